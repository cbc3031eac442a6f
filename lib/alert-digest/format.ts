import { formatArea, formatRupeesShort } from '@/lib/format';
import { escapeHtml, mailButton, mailDocument, mailLink, paragraph } from '@/lib/mail/html';
import { imageUrl } from '@/lib/media/image-url';
import type { AlertReason } from '@/lib/saved-search/constants';
import { MAX_HOMES_IN_MAIL } from './constants';
import type { AlertHome, AlertMessage } from './dto';

type Sender = { name: string; phone: string; email: string; address: string; url: string };
export type AlertMail = { subject: string; text: string; html: string };

const COUNTED: Record<AlertReason, (count: number) => string> = {
  new: (count) => `${count} new ${count === 1 ? 'match' : 'matches'}`,
  price: (count) => `${count} price ${count === 1 ? 'drop' : 'drops'}`,
  back: (count) => `${count} back on the market`,
  gone: (count) => `${count} no longer available`,
};

/** "2 new matches, 1 price drop": of all homes, also those that a mail does not name. */
export function alertTitle(homes: readonly AlertHome[]): string {
  return (['new', 'price', 'back', 'gone'] as const)
    .map((reason) => [reason, homes.filter((home) => home.reason === reason).length] as const)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => COUNTED[reason](count))
    .join(', ');
}

const LABELS: Record<AlertReason, string> = {
  new: 'New match',
  price: 'Price drop',
  back: 'Back on the market',
  gone: 'No longer available',
};

/** "Price drop: ₹60 L → ₹58 L" */
function reasonText({ reason, priceBefore, card }: AlertHome): string {
  if (reason !== 'price' || !card || priceBefore === undefined) return LABELS[reason];
  return `${LABELS.price}: ${formatRupeesShort(priceBefore)} → ${formatRupeesShort(card.price)}`;
}

const titleOf = ({ card }: AlertHome) => card?.title ?? 'A home that was removed';

function factsOf({ card }: AlertHome): string {
  if (!card) return '';
  const price = `${formatRupeesShort(card.price)}${card.type === 'rent' ? ' a month' : ''}`;
  const rooms = card.bedrooms ? `${card.bedrooms} BHK` : undefined;
  return [price, rooms, formatArea(card.area), card.locality ?? card.city].filter(Boolean).join(' · ');
}

/** One line: "New match: 3 BHK in Dharampeth, ₹58 L · 3 BHK · 1,100 sq ft". */
export const homeLine = (home: AlertHome): string =>
  [`${reasonText(home)}: ${titleOf(home)}`, factsOf(home)].filter(Boolean).join(', ');

const pathOf = ({ id, card }: AlertHome) => (card ? `/properties/${id}` : undefined);

function homeHtml(home: AlertHome, url: string): string {
  const { card } = home;
  const href = pathOf(home);
  const source = card?.image && imageUrl(card.image, 480, 'webp');
  const picture =
    href && source
      ? `<td width="112" valign="top" style="padding:0 14px 20px 0"><a href="${escapeHtml(url + href)}"><img src="${escapeHtml(new URL(source, url).href)}" width="112" height="84" alt="" style="display:block;border-radius:6px;object-fit:cover;border:0"></a></td>`
      : '';
  const title = href
    ? `<a href="${escapeHtml(url + href)}" style="color:#1c1b19">${escapeHtml(titleOf(home))}</a>`
    : escapeHtml(titleOf(home));
  return `<tr>${picture}<td ${picture ? '' : 'colspan="2" '}valign="top" style="padding:0 0 20px"><div style="font-size:14px;font-weight:bold;color:${home.reason === 'gone' ? '#5c5850' : '#1d6b3f'}">${escapeHtml(reasonText(home))}</div><div style="font-size:16px;line-height:1.35;font-weight:bold">${title}</div><div style="font-size:15px;line-height:1.5;color:#3b3833">${escapeHtml(factsOf(home))}</div></td></tr>`;
}

/** What is said before the homes: for which searches, and how many of them the mail names. */
function introOf({ homes, searches }: AlertMessage): string[] {
  const [first] = searches;
  const rest = homes.length - MAX_HOMES_IN_MAIL;
  return [
    searches.length === 1 && first
      ? `For your search: ${first.title}`
      : `For ${searches.length} of your searches`,
    ...(rest > 0 ? [`${homes.length} in all. The first ${MAX_HOMES_IN_MAIL} are here.`] : []),
  ];
}

/** The mail that tells an alert; `manage` is the person's own link to all alerts. */
export function alertMail(message: AlertMessage, manage: string, sender: Sender): AlertMail {
  const { homes, searches } = message;
  const { name, phone, email, address, url } = sender;
  const shown = homes.slice(0, MAX_HOMES_IN_MAIL);
  const title = alertTitle(homes);
  const why = 'You get this because you saved a search with us.';
  const stop = 'Change, pause or stop your alerts';
  const lists = searches.map((search) => ({
    text: `See the list: ${search.title}`,
    href: url + search.path,
  }));
  return {
    subject: `${title} · ${name}`,
    text: `${[
      ...introOf(message),
      ...shown.map((home) => [homeLine(home), pathOf(home) && url + pathOf(home)].filter(Boolean).join('\n')),
      ...lists.map(({ text, href }) => `${text}\n${href}`),
      `${why} ${stop}:\n${manage}`,
      [name, phone, email, address].join('\n'),
    ].join('\n\n')}\n`,
    html: mailDocument({
      title,
      preview: shown.map(homeLine).join('; ').slice(0, 140),
      body: [
        ...introOf(message).map((line) => paragraph(escapeHtml(line))),
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${shown.map((home) => homeHtml(home, url)).join('')}</table>`,
        ...(lists.length === 1 && lists[0]
          ? [mailButton(lists[0].href, 'See the whole list')]
          : lists.map(({ text, href }) => paragraph(mailLink(href, text)))),
      ].join('\n'),
      footer: `${why} ${mailLink(manage, stop)}.<br><br>${[name, phone, email, address].map(escapeHtml).join('<br>')}`,
    }),
  };
}

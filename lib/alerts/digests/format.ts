import type { AlertReason } from '@/lib/alerts/saved-searches/constants';
import { titleOf as homeTitle } from '@/lib/listings/title/format';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { escapeHtml, mailButton, mailDocument, mailLink, paragraph } from '@/lib/platform/mail/html';
import { imageUrl } from '@/lib/platform/media/image-url';
import { formatArea, formatRupeesShort } from '@/lib/platform/text/format';
import { MAX_HOMES_IN_MAIL } from './constants';
import type { AlertHome, AlertMessage } from './dto';

type Sender = { name: string; phone: string; email: string; address: string; url: string };
export type AlertMail = { subject: string; text: string; html: string };

type AlertText = Text<'alerts/mails'>;

const COUNTED = {
  new: '{count, plural, one {# new match} other {# new matches}}',
  price: '{count, plural, one {# price drop} other {# price drops}}',
  back: '{count} back on the market',
  gone: '{count} no longer available',
} as const satisfies Record<AlertReason, string>;

/** "2 new matches, 1 price drop": of all homes, also those that a mail does not name. */
export function alertTitle(homes: readonly AlertHome[], language: Language = 'en'): string {
  const { t } = textsIn(language, 'alerts/mails');
  return (['new', 'price', 'back', 'gone'] as const)
    .map((reason) => [reason, homes.filter((home) => home.reason === reason).length] as const)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => t(COUNTED[reason], { count }))
    .join(', ');
}

const LABELS = {
  new: 'New match',
  price: 'Price drop',
  back: 'Back on the market',
  gone: 'No longer available',
} as const satisfies Record<AlertReason, string>;

/** "Price drop: ₹60 L → ₹58 L" */
function reasonText({ reason, priceBefore, card }: AlertHome, t: AlertText): string {
  if (reason !== 'price' || !card || priceBefore === undefined) return t(LABELS[reason]);
  return t('Price drop: {before} → {now}', {
    before: formatRupeesShort(priceBefore, t.language),
    now: formatRupeesShort(card.price, t.language),
  });
}

const titleOf = ({ card }: AlertHome, t: AlertText) =>
  card ? homeTitle(card, textsIn(t.language, 'listings/card')) : t('A home that was removed');

function factsOf({ card }: AlertHome, t: AlertText): string {
  if (!card) return '';
  const place = card.locality ?? card.city;
  const amount = formatRupeesShort(card.price, t.language);
  const price = card.type === 'rent' ? t('{price} a month', { price: amount }) : amount;
  const rooms = card.bedrooms ? t('{rooms} BHK', { rooms: card.bedrooms }) : undefined;
  return [price, rooms, formatArea(card.area, t.language), place && textsIn(t.language).label(place)]
    .filter(Boolean)
    .join(' · ');
}

const lineOf = (home: AlertHome, t: AlertText): string =>
  [`${reasonText(home, t)}: ${titleOf(home, t)}`, factsOf(home, t)].filter(Boolean).join(', ');

/** One line: "New match: 3 BHK in Dharampeth, ₹58 L · 3 BHK · 1,100 sq ft". */
export const homeLine = (home: AlertHome, language: Language = 'en'): string =>
  lineOf(home, textsIn(language, 'alerts/mails').t);

const pathOf = ({ id, card }: AlertHome, language: Language) =>
  card ? localPath(language, `/properties/${id}`) : undefined;

function homeHtml(home: AlertHome, url: string, t: AlertText): string {
  const { card } = home;
  const href = pathOf(home, t.language);
  const source = card?.image && imageUrl(card.image, 480, 'webp');
  const picture =
    href && source
      ? `<td width="112" valign="top" style="padding:0 14px 20px 0"><a href="${escapeHtml(url + href)}"><img src="${escapeHtml(new URL(source, url).href)}" width="112" height="84" alt="" style="display:block;border-radius:6px;object-fit:cover;border:0"></a></td>`
      : '';
  const title = href
    ? `<a href="${escapeHtml(url + href)}" style="color:#1c1b19">${escapeHtml(titleOf(home, t))}</a>`
    : escapeHtml(titleOf(home, t));
  return `<tr>${picture}<td ${picture ? '' : 'colspan="2" '}valign="top" style="padding:0 0 20px"><div style="font-size:14px;font-weight:bold;color:${home.reason === 'gone' ? '#5c5850' : '#1d6b3f'}">${escapeHtml(reasonText(home, t))}</div><div style="font-size:16px;line-height:1.35;font-weight:bold">${title}</div><div style="font-size:15px;line-height:1.5;color:#3b3833">${escapeHtml(factsOf(home, t))}</div></td></tr>`;
}

/** What is said before the homes: for which searches, and how many of them the mail names. */
function introOf({ homes, searches }: AlertMessage, t: AlertText): string[] {
  const [first] = searches;
  const rest = homes.length - MAX_HOMES_IN_MAIL;
  return [
    searches.length === 1 && first
      ? t('For your search: {title}', { title: first.title })
      : t('For {count} of your searches', { count: searches.length }),
    ...(rest > 0
      ? [
          t('{count} in all. The first {shown} are here.', {
            count: homes.length,
            shown: MAX_HOMES_IN_MAIL,
          }),
        ]
      : []),
  ];
}

/** The mail that tells an alert; `manage` is the person's own link to all alerts. */
export function alertMail(
  message: AlertMessage,
  manage: string,
  sender: Sender,
  language: Language = 'en',
): AlertMail {
  const { t } = textsIn(language, 'alerts/mails');
  const { homes, searches } = message;
  const { name, phone, email, address, url } = sender;
  const shown = homes.slice(0, MAX_HOMES_IN_MAIL);
  const title = alertTitle(homes, language);
  const why = t('You get this because you saved a search with us.');
  const stop = t('Change, pause or stop your alerts');
  const lists = searches.map((search) => ({
    text: t('See the list: {title}', { title: search.title }),
    href: url + localPath(language, search.path),
  }));
  return {
    subject: `${title} · ${name}`,
    text: `${[
      ...introOf(message, t),
      ...shown.map((home) => {
        const path = pathOf(home, language);
        return [lineOf(home, t), path && url + path].filter(Boolean).join('\n');
      }),
      ...lists.map(({ text, href }) => `${text}\n${href}`),
      `${why} ${stop}:\n${manage}`,
      [name, phone, email, address].join('\n'),
    ].join('\n\n')}\n`,
    html: mailDocument({
      language,
      title,
      preview: shown
        .map((home) => lineOf(home, t))
        .join('; ')
        .slice(0, 140),
      body: [
        ...introOf(message, t).map((line) => paragraph(escapeHtml(line))),
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${shown.map((home) => homeHtml(home, url, t)).join('')}</table>`,
        ...(lists.length === 1 && lists[0]
          ? [mailButton(lists[0].href, t('See the whole list'))]
          : lists.map(({ text, href }) => paragraph(mailLink(href, text)))),
      ].join('\n'),
      footer: `${why} ${mailLink(manage, stop)}.<br><br>${[name, phone, email, address].map(escapeHtml).join('<br>')}`,
    }),
  };
}

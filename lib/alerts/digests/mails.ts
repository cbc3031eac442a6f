import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { mapCodes } from '@/lib/listings/mail-homes/data';
import { toMailHome } from '@/lib/listings/mail-homes/format';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { MailHome } from '@/lib/platform/mail/html';
import type { Mail } from '@/lib/platform/mail/mailer';
import { siteUrl } from '@/lib/platform/site';
import { formatArea } from '@/lib/platform/text/format';
import { MAX_HOMES_IN_MAIL } from './constants';
import type { AlertHome, AlertMessage } from './dto';
import { alertTitle, reasonText } from './format';

type AlertText = Text<'alerts/mails'>;

/** A home with its news. A removed one has only news. */
function homeOf(home: AlertHome, propertyCode: string | undefined, t: AlertText): MailHome {
  const news = reasonText(home, t);
  const { card } = home;
  if (!card) return { title: t('A home that was removed'), facts: [], news };
  const shown = toMailHome({ ...card, ...(propertyCode && { propertyCode }) }, siteUrl(), t.language, true);
  const size = [
    card.bedrooms ? t('{rooms} BHK', { rooms: card.bedrooms }) : undefined,
    formatArea(card.area, t.language),
  ];
  const [price, ...facts] = shown.facts;
  return { ...shown, facts: [[price, ...size].filter(Boolean).join(' · '), ...facts], news };
}

/** The matching searches, and the number of homes listed in the mail. */
function introOf({ homes, searches }: AlertMessage, t: AlertText): string[] {
  const [first] = searches;
  const rest = homes.length - MAX_HOMES_IN_MAIL;
  const total = { count: homes.length, shown: MAX_HOMES_IN_MAIL };
  return [
    searches.length === 1 && first
      ? t('For your search: {title}', { title: first.title })
      : t('For {count} of your searches', { count: searches.length }),
    ...(rest > 0 ? [t('{count} in all. Here are the first {shown}.', total)] : []),
  ];
}

/** An alert mail. `manage` is the person's link to all their alerts. */
export async function alertMail(
  to: string,
  message: AlertMessage,
  manage: string,
  language: Language = 'en',
): Promise<Mail> {
  const { t } = textsIn(language, 'alerts/mails');
  const { homes, searches } = message;
  const lists = searches.map(({ title, path }) => ({ title, href: siteUrl() + localPath(language, path) }));
  const [list] = lists;
  const shown = homes.slice(0, MAX_HOMES_IN_MAIL);
  const codes = await mapCodes(shown.map(({ id }) => id));
  return letter({ name: '', email: to, language }, alertTitle(homes, language), introOf(message, t), {
    isNameless: true,
    homes: shown.map((home) => homeOf(home, codes.get(home.id), t)),
    button:
      list && lists.length === 1
        ? { label: t('See the whole list'), href: list.href }
        : { label: t('Open my alerts'), href: manage },
    notes:
      lists.length > 1
        ? lists.map(({ title, href }) => `${t('See the list: {title}', { title })}\n${href}`)
        : [],
    reason: {
      text: t('You’re getting this because you saved a search with us.'),
      change: { label: t('Change, pause or stop your alerts'), href: manage },
    },
  });
}

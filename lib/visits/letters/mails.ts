import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { isReturned } from '@/lib/platform/auth/returned';
import { mayMailReturned } from '@/lib/platform/http/rate-limit';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatLongDay } from '@/lib/platform/text/format';
import type { similarMailHomes } from '@/lib/search/similar/loaders';
import { site } from '@/lib/settings/data';
import { DEPARTURE_TEXTS, type Side } from '@/lib/visits/constants';
import { homeOf, linkUrl, type VisitLean } from '@/lib/visits/data';
import { visitCalendar } from '@/lib/visits/feeds/format';
import { halfDayStart, VISIT_MS } from '@/lib/visits/hours/rules';

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** Letters and the separators in names: anyone can type anything there, in a mail to somebody else. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;
export const plainName = (name: string, t: VisitText) => (PERSON_NAME.test(name) ? name : t('A visitor'));
export const otherSide = (side: Side): Side => (side === 'visitor' ? 'host' : 'visitor');

/** The recipients of a side's mails: the visitor if there is an address, the lister, else the agency. */
async function receiverOf(row: VisitLean, side: Side): Promise<Receiver | undefined> {
  const { email, language } = row;
  if (side === 'visitor')
    return email
      ? { name: plainName(row.name, textsIn(language, 'visits/mails').t), email, language }
      : undefined;
  const host = row.host ? await getCredentials({ id: String(row.host) }) : undefined;
  if (host) return { name: host.name, email: host.email, language: host.language };
  const agency = await site();
  return { name: agency.name, email: agency.email };
}

/** A confirmed visit's calendar entry for one side; a file to import if there is no receiver. */
export async function calendarOf(
  row: VisitLean,
  side: Side,
  method: Method,
  language: Language | null | undefined,
  receiver?: Receiver,
): Promise<string | undefined> {
  const { start, sequence } = row;
  if (!start) return undefined;
  const [home, { name, email }] = await Promise.all([homeOf(row), site()]);
  const visit = {
    id: String(row._id),
    host: new URL(siteUrl()).hostname,
    title: await titleFor(row, language),
    address: home.address,
    place: home.place,
    start,
    end: new Date(start.getTime() + VISIT_MS),
    sequence: Math.max(0, sequence),
    url: linkUrl(row, side, language ?? 'en'),
    organizer: { name, email },
  };
  return visitCalendar(visit, method, textsIn(language ?? 'en', 'visits/mails').t, receiver);
}

export type VisitText = Text<'visits/mails'>;
/** The home's title on a page in that language. */
export const titleFor = async (row: VisitLean, language: Language | null | undefined): Promise<string> =>
  oneLine(await getTitle(row.property, row.propertyTitle, language));

/** The texts of a mail, in its receiver's language. */
export type Message = (
  t: VisitText,
  title: string,
) => {
  subject: string;
  lines: string[];
  method?: 'REQUEST' | 'CANCEL';
  /** its time, or the possible times */
  when?: string;
  /** who acted: the mail is signed with this name */
  person?: string;
  /** nothing is left to change: the link shows how it ended */
  isOver?: boolean;
};

/** Few mails list them, and the search is large. */
const similarHomes = async (...of: Parameters<typeof similarMailHomes>) =>
  (await import('@/lib/search/similar/loaders')).similarMailHomes(...of);

/** One mail to one side, with its own link; undefined if that side has left no address. */
export async function visitMail(row: VisitLean, side: Side, message: Message): Promise<Mail | undefined> {
  const to = await receiverOf(row, side);
  if (!to) return undefined;
  if (side === 'visitor' && isReturned(row.owner) && !(await mayMailReturned(row.host))) return undefined;
  const { t } = textsIn(to.language, 'visits/mails');
  const title = await titleFor(row, to.language);
  const { subject, lines, method, when, person, isOver } = message(t, title);
  const link = linkUrl(row, side, t.language);
  const isGone = side === 'visitor' && row.departure;
  const [home, homes] = await Promise.all([
    getMailHome(row.property, to.language),
    isGone ? similarHomes(String(row.property), t.language) : [],
  ]);
  const mail = await letter(to, t('{subject}: {title}', { subject, title }), lines.filter(Boolean), {
    button: { label: isOver ? t('See the visit') : t('Open the visit'), href: link },
    when,
    home: home ?? { title, facts: [] },
    person,
    notes: isOver
      ? []
      : [t('You can change or cancel it there. Anyone with this link can do so without signing in.')],
    others: { title: t('Homes like this one'), homes },
  });
  const content = method && (await calendarOf(row, side, method, to.language, to));
  return { ...mail, ...(method && content && { calendar: { method, content } }) };
}

/** A name for readers of a mail: the lister's, or the agency's. */
export async function nameOfHost(row: VisitLean): Promise<string> {
  const host = row.host ? await getCredentials({ id: String(row.host) }) : undefined;
  return host?.name ?? (await site()).name;
}

/** "Asha Kulkarni cancelled the visit of Tuesday, 24 November": who, and which day; or why the home is no longer available. */
export function cancelledText(before: VisitLean, after: VisitLean, name: string, t: VisitText): string {
  const first = before.start ?? (before.proposed[0] ? halfDayStart(before.proposed[0]) : undefined);
  const day = first ? formatLongDay(first, t.language) : '';
  if (after.departure) {
    const why = textsIn(t.language, 'visits').t(DEPARTURE_TEXTS[after.departure]);
    return day ? t('{why} The visit of {day} is cancelled.', { why, day }) : why;
  }
  return day
    ? t('{name} cancelled the visit of {day}.', { name, day })
    : t('{name} cancelled the visit.', { name });
}

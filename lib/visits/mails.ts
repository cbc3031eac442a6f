import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { isReturned } from '@/lib/platform/auth/returned';
import { mayMailFollowUp, mayMailReturned, mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatLongDay } from '@/lib/platform/text/format';
import type { similarMailHomes } from '@/lib/search/similar/loaders';
import { site } from '@/lib/settings/data';
import { halfDayText, slotText } from '@/lib/visits/hours/format';
import { halfDayStart, sortHalfDays, VISIT_MS } from '@/lib/visits/hours/rules';
import { visitCalendar } from '@/lib/visits/invitation.format';
import { DEPARTURE_TEXTS, type MailKind, type Side, VISIT_VERDICT_LABELS } from './constants';
import { homeOf, linkUrl, type VisitLean } from './data';
import { mapUrlOf } from './format';
import type { HostAction, VisitorAction } from './schema';

async function send(row: VisitLean, side: Side, message: Message): Promise<void> {
  const mail = await visitMail(row, side, message);
  const key = side === 'visitor' && row.email ? emailKeyOf(row.email) : `${row._id}:${side}`;
  if (mail && (await mayMailFollowUp(key))) await postMail(mail);
}

const wish = (row: VisitLean, t: VisitText) =>
  t('Possible times: {times}', {
    times: sortHalfDays(row.proposed)
      .map((key) => halfDayText(key, t.language))
      .join('; '),
  });
const quote = (text: string) => (text ? `“${text}”` : '');

/** Notifies the host of a new visit, and sends the visitor the link. */
export function tellOfBooking(row: VisitLean): void {
  inBackground('visit mail', async () => {
    await send(row, 'host', (t, title) => {
      const about = { name: plainName(row.name, t), title };
      return {
        subject: t('{name} asks for a visit', about),
        when: wish(row, t),
        lines: [
          row.withFamily
            ? t('{name} would like to see {title} with family.', about)
            : t('{name} would like to see {title}.', about),
          row.tour
            ? t('It is stop {stop} of {of} on a tour of homes.', { stop: row.tour.stop, of: row.tour.of })
            : '',
          quote(row.words[0]?.text ?? ''),
          t('Please confirm a time, offer another, or decline.'),
        ],
      };
    });
    if (!row.email || !(await mayMailUninvited(emailKeyOf(row.email)))) return;
    await send(row, 'visitor', (t, title) => ({
      subject: t('You asked for a visit'),
      when: wish(row, t),
      lines: [
        t('You asked to see {title}. We’ll email you as soon as a time is confirmed.', { title }),
        t('Not you? Ignore this email.'),
      ],
    }));
  });
}

async function tellBoth(row: VisitLean, message: Message): Promise<void> {
  for (const side of ['visitor', 'host'] as const) await send(row, side, message);
}

/** Sends a step's mails: to the side that has to reply, and to both calendars if the time changed. */
export function tellOfStep(
  before: VisitLean,
  after: VisitLean,
  side: Side,
  step: VisitorAction | HostAction,
): void {
  inBackground('visit mail', () => mailStep(before, after, side, step));
}

async function mailStep(before: VisitLean, after: VisitLean, side: Side, step: VisitorAction | HostAction) {
  const word = 'word' in step ? quote(step.word) : '';
  const other = otherSide(side);
  const hostName = await nameOfHost(after);
  const who = (t: VisitText) => (side === 'visitor' ? plainName(after.name, t) : hostName);
  switch (step.action) {
    case 'propose':
      return send(after, 'host', (t) => ({
        subject: t('{name} asks for other times', { name: who(t) }),
        when: wish(after, t),
        lines: [t('{name} asks for other times.', { name: who(t) }), word],
      }));
    case 'move':
      return send(after, 'visitor', (t) => ({
        subject: t('{name} offers you another time', { name: who(t) }),
        when: after.offered ? slotText(after.offered, t.language) : '',
        lines: [
          after.offered
            ? t('You are offered {time}. Please accept it or propose other times.', {
                time: slotText(after.offered, t.language),
              })
            : '',
          word,
        ],
      }));
    case 'accept':
    case 'confirm': {
      const place = await placeLines(after);
      return tellBoth(after, (t, title) => ({
        subject: before.start
          ? t('{name} confirmed the new time', { name: who(t) })
          : t('{name} confirmed the visit', { name: who(t) }),
        when: timeOf(after, t),
        lines: [`${title}\n${place}`, word],
        method: 'REQUEST',
      }));
    }
    case 'decline':
      return send(after, other, (t) => declined(after, who(t), word, t));
    case 'cancel': {
      const message = (t: VisitText) => cancelled(before, after, who(t), word, t);
      if (before.status === 'confirmed')
        return tellBoth(after, (t) => ({ ...message(t), method: 'CANCEL' as const }));
      return send(after, other, message);
    }
    case 'feedback':
      if (!step.isShared) return;
      return send(after, 'host', (t) => ({
        subject: t('{name} left feedback', { name: who(t) }),
        lines: [
          t('{name} after the visit: {verdict}.', {
            name: who(t),
            verdict: textsIn(t.language).label(VISIT_VERDICT_LABELS[step.verdict]),
          }),
        ],
      }));
  }
}

function cancelled(before: VisitLean, after: VisitLean, name: string, word: string, t: VisitText) {
  const text = cancelledText(before, after, name, t);
  return { subject: withoutStop(text), lines: [text, word], isOver: true };
}

/** Mail to one side of a visit cancelled because its home is gone. `before` is the visit before cancellation, if known. */
export async function departureMail(
  before: VisitLean,
  after: VisitLean,
  side: Side,
): Promise<Mail | undefined> {
  const name = await nameOfHost(after);
  // calendars have an entry once a visit was confirmed
  const calendar = after.sequence >= 0 ? { method: 'CANCEL' as const } : {};
  return visitMail(after, side, (t) => ({ ...cancelled(before, after, name, '', t), ...calendar }));
}

function declined(row: VisitLean, name: string, word: string, t: VisitText) {
  if (row.status !== 'confirmed')
    return {
      subject: t('{name} declined the visit', { name }),
      lines: [t('{name} has declined the visit.', { name }), word],
      isOver: true,
    };
  const stays = row.start
    ? t('{name} can’t move the visit. It stays on {time}.', { name, time: slotText(row.start, t.language) })
    : t('{name} has declined the visit.', { name });
  return {
    subject: t('{name} can’t move the visit', { name }),
    when: timeOf(row, t),
    lines: [stays, word],
  };
}

async function placeLines(row: VisitLean): Promise<string> {
  const home = await homeOf(row);
  return `${home.address}\n${mapUrlOf(home)}`;
}

function timeOf(row: VisitLean, t: VisitText): string {
  const time = row.start ? slotText(row.start, t.language) : '';
  return row.withFamily ? t('{time}, with family', { time }) : time;
}

/** Turns a sentence into a subject. */
const withoutStop = (sentence: string): string => sentence.replace(/[.।]$/u, '');

/** The reminder on the evening before, the question on the day after, or a cancellation mail left by a process that ended. */
export async function dueMail(row: VisitLean, kind: MailKind, side: Side): Promise<Mail | undefined> {
  if (kind === 'departure') return departureMail(row, row, side);
  if (kind === 'reminder') {
    const place = await placeLines(row);
    const mail = await visitMail(row, side, (t, title) => ({
      subject: t('Your visit tomorrow'),
      when: timeOf(row, t),
      lines: [`${title}\n${place}`],
    }));
    return mail && { ...mail, ...(row.start && { until: row.start.toISOString() }) };
  }
  return visitMail(row, side, (t, title) => ({
    subject: t('How was it?'),
    lines: [
      t(
        'You have seen {title}. Would you like to note what you think? The note goes to your shortlist, and your verdict goes to the host only if you wish.',
        { title },
      ),
    ],
  }));
}

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** Only letters and name separators, because strangers type names that appear in mails to others. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;
export const plainName = (name: string, t: VisitText) => (PERSON_NAME.test(name) ? name : t('A visitor'));
export const otherSide = (side: Side): Side => (side === 'visitor' ? 'host' : 'visitor');

/** Recipient of a side's mails: the visitor if an address is known, else the lister or the agency as host. */
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
export const titleFor = async (row: VisitLean, language: Language | null | undefined): Promise<string> =>
  oneLine(await getTitle(row.property, row.propertyTitle, language));

export type Message = (
  t: VisitText,
  title: string,
) => {
  subject: string;
  lines: string[];
  method?: 'REQUEST' | 'CANCEL';
  /** time of the visit, or the possible times */
  when?: string;
  /** true if no further step is possible; the link shows how the visit ended */
  isOver?: boolean;
};

/** Loaded on demand, because few mails list similar homes and the search is large. */
const similarHomes = async (...of: Parameters<typeof similarMailHomes>) =>
  (await import('@/lib/search/similar/loaders')).similarMailHomes(...of);

/** Mail to one side with its own link; undefined if that side has no address. */
export async function visitMail(row: VisitLean, side: Side, message: Message): Promise<Mail | undefined> {
  const to = await receiverOf(row, side);
  if (!to) return undefined;
  if (side === 'visitor' && isReturned(row.owner) && !(await mayMailReturned(row.host))) return undefined;
  const { t } = textsIn(to.language, 'visits/mails');
  const title = await titleFor(row, to.language);
  const { subject, lines, method, when, isOver } = message(t, title);
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
    notes: isOver
      ? []
      : [t('You can change or cancel it there. Anyone with this link can do so without signing in.')],
    others: { title: t('Homes like this one'), homes },
  });
  const content = method && (await calendarOf(row, side, method, to.language, to));
  return { ...mail, ...(method && content && { calendar: { method, content } }) };
}

export async function nameOfHost(row: VisitLean): Promise<string> {
  const host = row.host ? await getCredentials({ id: String(row.host) }) : undefined;
  return host?.name ?? (await site()).name;
}

/** Names the canceller and the day ("Asha Kulkarni cancelled the visit on Tuesday, 24 November"), or says why the home is no longer available. */
export function cancelledText(before: VisitLean, after: VisitLean, name: string, t: VisitText): string {
  const first = before.start ?? (before.proposed[0] ? halfDayStart(before.proposed[0]) : undefined);
  const day = first ? formatLongDay(first, t.language) : '';
  if (after.departure) {
    const why = textsIn(t.language, 'visits').t(DEPARTURE_TEXTS[after.departure]);
    return day ? t('{why} The visit on {day} is cancelled.', { why, day }) : why;
  }
  return day
    ? t('{name} cancelled the visit on {day}.', { name, day })
    : t('{name} cancelled the visit.', { name });
}

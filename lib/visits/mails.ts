import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { getTitle } from '@/lib/listings/title/data';
import { countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { site } from '@/lib/settings/data';
import { visitCalendar } from '@/lib/visits/feeds/format';
import { halfDayText, slotText } from '@/lib/visits/hours/format';
import { sortHalfDays, VISIT_MS } from '@/lib/visits/hours/rules';
import { type MailKind, type Side, VISIT_VERDICT_LABELS } from './constants';
import { homeOf, linkUrl, type VisitLean } from './data';
import { mapUrlOf } from './format';
import type { HostAction, VisitorAction } from './schema';

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** Letters and what is between them in names: anyone can type anything there, for a mail to somebody else. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;
const plainName = (name: string, t: VisitText) => (PERSON_NAME.test(name) ? name : t('A visitor'));
const otherSide = (side: Side): Side => (side === 'visitor' ? 'host' : 'visitor');

/** Who gets the mails of a side: the visitor if there is an address, the lister, else the agency. */
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

/** The calendar entry of a confirmed visit, for one side; a file to import when it has no receiver. */
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

type VisitText = Text<'visits/mails'>;
/** What a page of that language calls the home. */
const titleFor = async (row: VisitLean, language: Language | null | undefined): Promise<string> =>
  oneLine(await getTitle(row.property, row.propertyTitle, language));

/** What a mail says, in the language of its receiver. */
type Message = (
  t: VisitText,
  title: string,
) => { subject: string; lines: string[]; method?: 'REQUEST' | 'CANCEL' };

/** One mail to one side, with its own link; undefined when that side has left no address. */
async function visitMail(row: VisitLean, side: Side, message: Message): Promise<Mail | undefined> {
  const to = await receiverOf(row, side);
  if (!to) return undefined;
  const { t } = textsIn(to.language, 'visits/mails');
  const title = await titleFor(row, to.language);
  const { subject, lines, method } = message(t, title);
  const mail = await letter(to, t('{subject}: {title}', { subject, title }), [
    ...lines.filter(Boolean),
    `${t('Everything about this visit, to change or cancel it:')}\n${linkUrl(row, side, t.language)}`,
    t('Who has this link can do so without signing in.'),
  ]);
  const content = method && (await calendarOf(row, side, method, to.language, to));
  return { ...mail, ...(method && content && { calendar: { method, content } }) };
}

async function send(row: VisitLean, side: Side, message: Message): Promise<void> {
  const mail = await visitMail(row, side, message);
  if (mail) await postMail(mail);
}

const wish = (row: VisitLean, t: VisitText) =>
  t('Possible times: {times}', {
    times: sortHalfDays(row.proposed)
      .map((key) => halfDayText(key, t.language))
      .join('; '),
  });
const quote = (text: string) => (text ? `“${text}”` : '');

/** Nobody's mailbox can be filled through the form. */
const mayGetReceipt = (email: string) =>
  countUninvitedMail(emailKeyOf(email)).then(
    () => true,
    () => false,
  );

/** Tells the host of a new visit, and gives the visitor the link. */
export function tellOfBooking(row: VisitLean): void {
  inBackground('visit mail', async () => {
    await send(row, 'host', (t, title) => {
      const about = { name: plainName(row.name, t), title };
      return {
        subject: t('A visit was asked for'),
        lines: [
          row.withFamily
            ? t('{name}, with family would like to see {title}.', about)
            : t('{name} would like to see {title}.', about),
          wish(row, t),
          quote(row.words[0]?.text ?? ''),
          t('Please confirm a time, offer another, or decline.'),
        ],
      };
    });
    if (!row.email || !(await mayGetReceipt(row.email))) return;
    await send(row, 'visitor', (t, title) => ({
      subject: t('You asked for a visit'),
      lines: [
        t('you asked to see {title}. {wish}. You get a mail as soon as a time is confirmed.', {
          title,
          wish: wish(row, t),
        }),
        t('If you did not ask, somebody has mistyped an address. You need do nothing.'),
      ],
    }));
  });
}

async function tellBoth(row: VisitLean, message: Message): Promise<void> {
  for (const side of ['visitor', 'host'] as const) await send(row, side, message);
}

/** The mails of a step: who waits for it, and both calendars when the time has changed. */
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
  const who = (t: VisitText) => (side === 'visitor' ? plainName(after.name, t) : t('The host'));
  switch (step.action) {
    case 'propose':
      return send(after, 'host', (t) => ({
        subject: t('Other times for a visit'),
        lines: [t('{name} asks for other times.', { name: who(t) }), wish(after, t), word],
      }));
    case 'move':
      return send(after, 'visitor', (t) => ({
        subject: t('Another time for your visit'),
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
        subject: before.start ? t('Visit moved') : t('Visit confirmed'),
        lines: [whenAndWhere(after, `${title}\n${place}`, t), word],
        method: 'REQUEST',
      }));
    }
    case 'decline':
      return send(after, other, (t) => declined(after, who(t), word, t));
    case 'cancel': {
      const message = (t: VisitText) => ({
        subject: t('Visit cancelled'),
        lines: [
          before.start
            ? t('The visit of {time} does not take place.', { time: slotText(before.start, t.language) })
            : t('The visit does not take place.'),
          word,
        ],
      });
      if (before.status === 'confirmed')
        return tellBoth(after, (t) => ({ ...message(t), method: 'CANCEL' as const }));
      return send(after, other, message);
    }
    case 'feedback':
      if (!step.isShared) return;
      return send(after, 'host', (t) => ({
        subject: t('What your visitor thinks'),
        lines: [
          t('{name} after the visit: {verdict}.', {
            name: who(t),
            verdict: textsIn(t.language).label(VISIT_VERDICT_LABELS[step.verdict]),
          }),
        ],
      }));
  }
}

function declined(row: VisitLean, name: string, word: string, t: VisitText) {
  if (row.status !== 'confirmed')
    return { subject: t('Visit declined'), lines: [t('{name} has declined the visit.', { name }), word] };
  const stays = row.start
    ? t('{name} cannot move the visit. It stays on {time}.', { name, time: slotText(row.start, t.language) })
    : t('{name} has declined the visit.', { name });
  return { subject: t('The time of your visit stays'), lines: [stays, word] };
}

async function placeLines(row: VisitLean): Promise<string> {
  const home = await homeOf(row);
  return `${home.address}\n${mapUrlOf(home)}`;
}

function whenAndWhere(row: VisitLean, place: string, t: VisitText): string {
  const time = row.start ? slotText(row.start, t.language) : '';
  return `${row.withFamily ? t('{time}, with family', { time }) : time}\n${place}`;
}

/** The reminder of the evening before, or the question of the day after. */
export async function dueMail(row: VisitLean, kind: MailKind, side: Side): Promise<Mail | undefined> {
  if (kind === 'reminder') {
    const place = await placeLines(row);
    return visitMail(row, side, (t, title) => ({
      subject: t('Your visit tomorrow'),
      lines: [whenAndWhere(row, `${title}\n${place}`, t)],
    }));
  }
  return visitMail(row, side, (t, title) => ({
    subject: t('How was it?'),
    lines: [
      t(
        'you have seen {title}. Would you like to note what you think? The note goes to your shortlist, and your verdict to the host only if you wish.',
        { title },
      ),
    ],
  }));
}

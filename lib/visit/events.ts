import 'server-only';
import { letter } from '@/lib/account/events';
import { defineEvent } from '@/lib/event';
import { consume } from '@/lib/http/rate-limit';
import { inBackground } from '@/lib/jobs/background';
import type { Mail } from '@/lib/mail/mailer';
import { postMail } from '@/lib/mail/queue';
import { site } from '@/lib/settings/data';
import { appendNote } from '@/lib/shortlist/mutations';
import { siteUrl } from '@/lib/site';
import { emailKeyOf, getCredentials } from '@/lib/user/data';
import { visitCalendar } from '@/lib/visit-calendar/format';
import { halfDayText, slotText } from '@/lib/visit-hours/format';
import { VISIT_MS } from '@/lib/visit-hours/rules';
import { type MailKind, type Side, VISIT_VERDICT_LABELS, type VisitVerdict } from './constants';
import { homeOf, linkUrl, type VisitLean } from './data';
import { mapUrlOf } from './format';
import type { HostAction, VisitorAction } from './schema';

/** A visit was asked for. */
export const visitRecorded = defineEvent<{ id: string }>('visit.recorded');
/** One side has taken a step. */
export const visitStepped = defineEvent<{ visit: VisitLean; side: Side; action: string }>('visit.stepped');

type Person = { name: string; email: string };
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** Letters and what stands between them in names: anybody can type anything there, for a mail to somebody else. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;
const plainName = (name: string) => (PERSON_NAME.test(name) ? name : 'A visitor');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);
const otherSide = (side: Side): Side => (side === 'visitor' ? 'host' : 'visitor');

/** Who gets the mails of a side: the visitor if there is an address, the lister, else the agency. */
async function receiverOf(row: VisitLean, side: Side): Promise<Person | undefined> {
  if (side === 'visitor') return row.email ? { name: plainName(row.name), email: row.email } : undefined;
  const host = row.host ? await getCredentials({ id: String(row.host) }) : undefined;
  const { name, email } = host ?? (await site());
  return { name, email };
}

/** The calendar entry of a confirmed visit, for one side; a file to import when it has no receiver. */
export async function calendarOf(
  row: VisitLean,
  side: Side,
  method: Method,
  receiver?: Person,
): Promise<string | undefined> {
  const { start, sequence } = row;
  if (!start) return undefined;
  const [home, { name, email }] = await Promise.all([homeOf(row), site()]);
  const visit = {
    id: String(row._id),
    host: new URL(siteUrl()).hostname,
    title: row.propertyTitle,
    address: home.address,
    place: home.place,
    start,
    end: new Date(start.getTime() + VISIT_MS),
    sequence: Math.max(0, sequence),
    url: linkUrl(row, side),
    organizer: { name, email },
  };
  return visitCalendar(visit, method, receiver);
}

type Message = { subject: string; lines: string[]; method?: 'REQUEST' | 'CANCEL' };

/** One mail to one side, with its own link; undefined when that side has left no address. */
async function visitMail(row: VisitLean, side: Side, message: Message): Promise<Mail | undefined> {
  const to = await receiverOf(row, side);
  if (!to) return undefined;
  const { subject, lines, method } = message;
  const mail = await letter(to, `${subject}: ${oneLine(row.propertyTitle)}`, [
    ...lines.filter(Boolean),
    `Everything about this visit, to change or cancel it:\n${linkUrl(row, side)}`,
    'Who has this link can do so without signing in.',
  ]);
  const content = method && (await calendarOf(row, side, method, to));
  return { ...mail, ...(method && content && { calendar: { method, content } }) };
}

async function send(row: VisitLean, side: Side, message: Message): Promise<void> {
  const mail = await visitMail(row, side, message);
  if (mail) await postMail(mail);
}

const isWithFamily = (row: VisitLean) => (row.withFamily ? ', with family' : '');
const wish = (row: VisitLean) => `Possible times: ${row.proposed.map(halfDayText).join('; ')}`;
const quote = (text: string) => (text ? `“${text}”` : '');

/** Nobody's mailbox can be filled through the form. */
const mayGetReceipt = (email: string) =>
  consume('mail', `visit:${emailKeyOf(email)}`).then(
    () => true,
    () => false,
  );

/** Tells the host of a new visit, and gives the visitor the link. */
export function tellOfBooking(row: VisitLean): void {
  inBackground('visit mail', async () => {
    const about = `${plainName(row.name)}${isWithFamily(row)} would like to see ${oneLine(row.propertyTitle)}.`;
    await send(row, 'host', {
      subject: 'A visit was asked for',
      lines: [
        about,
        wish(row),
        quote(row.words[0]?.text ?? ''),
        'Please confirm a time, offer another, or decline.',
      ],
    });
    if (!row.email || !(await mayGetReceipt(row.email))) return;
    await send(row, 'visitor', {
      subject: 'You asked for a visit',
      lines: [
        `you asked to see ${oneLine(row.propertyTitle)}. ${wish(row)}. You get a mail as soon as a time is confirmed.`,
        'If you did not ask, somebody has mistyped an address. You need do nothing.',
      ],
    });
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
  const who = side === 'visitor' ? plainName(after.name) : 'The host';
  switch (step.action) {
    case 'propose':
      return send(after, 'host', {
        subject: 'Other times for a visit',
        lines: [`${who} asks for other times.`, wish(after), word],
      });
    case 'move':
      return send(after, 'visitor', {
        subject: 'Another time for your visit',
        lines: [
          after.offered
            ? `You are offered ${slotText(after.offered)}. Please accept it or propose other times.`
            : '',
          word,
        ],
      });
    case 'accept':
    case 'confirm':
      return tellBoth(after, {
        subject: before.start ? 'Visit moved' : 'Visit confirmed',
        lines: [await whenAndWhere(after), word],
        method: 'REQUEST',
      });
    case 'decline':
      return send(after, other, {
        subject: after.status === 'confirmed' ? 'The time of your visit stays' : 'Visit declined',
        lines: [
          after.status === 'confirmed' && after.start
            ? `${who} cannot move the visit. It stays on ${slotText(after.start)}.`
            : `${who} has declined the visit.`,
          word,
        ],
      });
    case 'cancel': {
      const when = before.start ? ` of ${slotText(before.start)}` : '';
      const message = { subject: 'Visit cancelled', lines: [`The visit${when} does not take place.`, word] };
      if (before.status === 'confirmed') return tellBoth(after, { ...message, method: 'CANCEL' });
      return send(after, other, message);
    }
    case 'feedback':
      if (!step.isShared) return;
      return send(after, 'host', {
        subject: 'What your visitor thinks',
        lines: [`${who} after the visit: ${VISIT_VERDICT_LABELS[step.verdict]}.`],
      });
  }
}

async function whenAndWhere(row: VisitLean): Promise<string> {
  const home = await homeOf(row);
  const when = row.start ? slotText(row.start) : '';
  return `${when}${isWithFamily(row)}\n${oneLine(row.propertyTitle)}\n${home.address}\n${mapUrlOf(home)}`;
}

/** The reminder of the evening before, or the question of the day after. */
export async function dueMail(row: VisitLean, kind: MailKind, side: Side): Promise<Mail | undefined> {
  if (kind === 'reminder')
    return visitMail(row, side, { subject: 'Your visit tomorrow', lines: [await whenAndWhere(row)] });
  return visitMail(row, side, {
    subject: 'How was it?',
    lines: [
      `you have seen ${oneLine(row.propertyTitle)}. Would you like to note what you think? The note goes to your shortlist, and your verdict to the host only if you wish.`,
    ],
  });
}

/** What was said after a visit, as a note in the shortlist of its owner. */
export async function noteVisit({ owner, property, start, feedback }: VisitLean): Promise<void> {
  if (!feedback || !start) return;
  const { verdict, note } = feedback;
  const text = `Visited ${slotText(start)}: ${VISIT_VERDICT_LABELS[verdict as VisitVerdict]}.${note ? ` ${note}` : ''}`;
  await appendNote(owner, String(property), text, verdict !== 'no');
}

import 'server-only';
import { formatDate } from '@/lib/format';
import { postMail } from '@/lib/mail/queue';
import { site } from '@/lib/settings/data';
import { LINK_DAYS, PAUSE_AFTER_DAYS, type QuestionKind } from './constants';
import type { Asked } from './data';

/** A listing with the link that answers for it. */
export type AskedLine = { title: string; confirmedAt: Date; token: string; gone: number };

const SUBJECTS: Record<QuestionKind, (count: number) => string> = {
  ask: (count) => (count === 1 ? 'Is it still available?' : `Are these ${count} still available?`),
  warn: (count) => (count === 1 ? 'Your listing will be paused' : `${count} of your listings will be paused`),
  pause: (count) => (count === 1 ? 'Your listing is paused' : `${count} of your listings are paused`),
  gone: () => 'A visitor says that it is gone. Is it?',
};

const LEADS: Record<QuestionKind, string> = {
  ask: 'Buyers see when a listing was last confirmed, and the newest lists show confirmed ones first. Please open the link and say with one tap whether it is still available:',
  warn: `Nobody has confirmed this for a long time. ${PAUSE_AFTER_DAYS} days after the last confirmation it is paused, and buyers no longer see it. One tap keeps it:`,
  pause: 'Nobody has confirmed this for a long time, so buyers no longer see it. One tap shows it again:',
  gone: 'A visitor of the site could not get this any more. Please open the link and say with one tap what is true:',
};

/** One line of text, whatever was typed into the title. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Asks the lister of each of these, or the agency; each link answers for one listing and nothing else. */
export async function mailQuestion(
  kind: QuestionKind,
  asked: Asked | undefined,
  listings: readonly AskedLine[],
): Promise<void> {
  const { url, name, email } = await site();
  const lines = listings.map(({ title, confirmedAt, token }) =>
    [
      `${oneLine(title)} (last confirmed on ${formatDate(confirmedAt)})`,
      `${url}/still-available/${token}`,
    ].join('\n'),
  );
  const note = `A link answers for its listing only, without signing in, for ${LINK_DAYS} days. Please do not pass it on.`;
  const text = [`Hello ${asked?.name ?? name},`, LEADS[kind], ...lines, note, name].join('\n\n');
  await postMail({
    to: asked?.email ?? email,
    subject: `${SUBJECTS[kind](listings.length)} · ${name}`,
    text: `${text}\n`,
  });
}

import 'server-only';
import { getTitle } from '@/lib/listings/title/data';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { formatDate } from '@/lib/platform/text/format';
import { site } from '@/lib/settings/data';
import { LINK_DAYS, PAUSE_AFTER_DAYS, type QuestionKind } from './constants';
import type { Asked } from './data';

/** A listing with the link that answers for it. */
export type AskedLine = { id?: unknown; title: string; confirmedAt: Date; token: string; gone: number };

const SUBJECTS = {
  ask: '{count, plural, one {Is it still available?} other {Are these # still available?}}',
  warn: '{count, plural, one {Your listing will be paused} other {# of your listings will be paused}}',
  pause: '{count, plural, one {Your listing is paused} other {# of your listings are paused}}',
} as const;

const LEADS = {
  ask: 'Buyers see when a listing was last confirmed, and the newest lists show confirmed ones first. Please open the link and say with one tap whether it is still available:',
  pause: 'Nobody has confirmed this for a long time, so buyers no longer see it. One tap shows it again:',
  gone: 'A visitor of the site could not get this any more. Please open the link and say with one tap what is true:',
} as const;

type ListingText = Text<'listings/mails'>;

const subjectOf = (t: ListingText, kind: QuestionKind, count: number): string =>
  kind === 'gone' ? t('A visitor says that it is gone. Is it?') : t(SUBJECTS[kind], { count });

const leadOf = (t: ListingText, kind: QuestionKind): string =>
  kind === 'warn'
    ? t(
        'Nobody has confirmed this for a long time. {days} days after the last confirmation it is paused, and buyers no longer see it. One tap keeps it:',
        { days: PAUSE_AFTER_DAYS },
      )
    : t(LEADS[kind]);

/** Asks the lister of each of these, or the agency; each link answers for one listing and nothing else. */
export async function mailQuestion(
  kind: QuestionKind,
  contact: Asked | undefined,
  listings: readonly AskedLine[],
): Promise<void> {
  const { url, name, email } = await site();
  const to: Receiver = contact ?? { name, email };
  const { t } = textsIn(to.language, 'listings/mails');
  const lines = await Promise.all(
    listings.map(async ({ id, title, confirmedAt, token }) =>
      [
        t('{title} (last confirmed on {day})', {
          title: oneLine(await getTitle(id, title, to.language)),
          day: formatDate(confirmedAt, t.language),
        }),
        url + localPath(t.language, `/still-available/${token}`),
      ].join('\n'),
    ),
  );
  const note = t(
    'A link answers for its listing only, without signing in, for {days} days. Please do not pass it on.',
    { days: LINK_DAYS },
  );
  const greeting = textsIn(to.language, 'accounts/mails').t('Hello {name},', { name: to.name });
  const text = [greeting, leadOf(t, kind), ...lines, note, name].join('\n\n');
  await postMail({
    to: to.email,
    subject: `${subjectOf(t, kind, listings.length)} · ${name}`,
    text: `${text}\n`,
  });
}

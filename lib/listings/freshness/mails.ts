import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { MailHome } from '@/lib/platform/mail/html';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { site } from '@/lib/settings/data';
import { LINK_DAYS, PAUSE_AFTER_DAYS, type QuestionKind } from './constants';
import type { Asked } from './data';

/** A listing with its reply link. */
export type AskedLine = { id?: unknown; title: string; confirmedAt: Date; token: string; gone: number };

const SUBJECTS = {
  ask: '{count, plural, one {Is it still available?} other {Are these # still available?}}',
  warn: '{count, plural, one {Your listing will be paused} other {# of your listings will be paused}}',
  pause: '{count, plural, one {Your listing is paused} other {# of your listings are paused}}',
} as const;

const LEADS = {
  ask: 'Buyers see when a listing was last confirmed, and confirmed ones come first in the newest lists. Please open the link and confirm with one tap whether it’s still available:',
  pause: 'This hasn’t been confirmed for a long time, so buyers no longer see it. One tap shows it again:',
  gone: 'A visitor says this is no longer available. Please open the link and tell us with one tap:',
} as const;

type ListingText = Text<'listings/mails'>;

const subjectOf = (t: ListingText, kind: QuestionKind, count: number): string =>
  kind === 'gone' ? t('A visitor says it’s gone. Is it?') : t(SUBJECTS[kind], { count });

const leadOf = (t: ListingText, kind: QuestionKind): string =>
  kind === 'warn'
    ? t(
        'This hasn’t been confirmed for a long time. It’s paused {days} days after the last confirmation, and buyers no longer see it. One tap keeps it online:',
        { days: PAUSE_AFTER_DAYS },
      )
    : t(LEADS[kind]);

/** Asks the lister of each of these, or the agency. Each link is for one listing only. */
export async function mailQuestion(
  kind: QuestionKind,
  contact: Asked | undefined,
  listings: readonly AskedLine[],
): Promise<void> {
  const { name, email } = await site();
  const to: Receiver = contact ?? { name, email };
  const { t } = textsIn(to.language, 'listings/mails');
  const homes = await Promise.all(listings.map((listing) => homeOf(listing, to, t)));
  const [first] = homes;
  if (!first) return;
  const mail = await letter(to, subjectOf(t, kind, listings.length), [leadOf(t, kind)], {
    button: {
      label: homes.length === 1 ? t('Confirm whether it’s available') : t('Start with the first'),
      href: first.href,
    },
    homes,
    notes: [
      t(
        'Each link works without signing in, for its listing only and for {days} days. Please don’t share it.',
        {
          days: LINK_DAYS,
        },
      ),
    ],
  });
  await postMail(mail);
}

/** A listing as the mail shows it, linked to its own question. */
async function homeOf(
  { id, title, confirmedAt, token }: AskedLine,
  { language }: Receiver,
  t: ListingText,
): Promise<MailHome & { href: string }> {
  const home = await getMailHome(id, language);
  return {
    title: oneLine(await getTitle(id, title, language)),
    ...home,
    facts: [
      ...(home?.facts ?? []),
      t('Last confirmed on {day}', { day: formatDate(confirmedAt, t.language) }),
    ],
    href: siteUrl() + localPath(t.language, `/still-available/${token}`),
  };
}

import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import type { Decision } from './constants';

const LABELS = {
  approve: 'We have reviewed and approved your listing.',
  reject: 'We have reviewed your listing and could not approve it. It is paused: visitors do not see it.',
  verified: 'We have verified your listing. It now carries the green badge.',
  unverified: 'Your listing is no longer marked as verified.',
  active: 'Your listing is published.',
  paused: 'We have paused your listing: visitors do not see it.',
  expired: 'Your listing has expired: visitors no longer see it.',
} as const satisfies Record<Decision, string>;

const SUBJECTS = {
  approve: 'We approved your listing: {title}',
  reject: 'We could not approve your listing: {title}',
  verified: 'We verified your listing: {title}',
  unverified: 'Your listing is no longer verified: {title}',
  active: 'We published your listing: {title}',
  paused: 'We paused your listing: {title}',
  expired: 'Your listing has expired: {title}',
} as const satisfies Record<Decision, string>;

/** Tells the owner the decision and its reason. */
export async function decisionMail(
  to: Receiver,
  listing: { id: string; title: string },
  { decision, reason }: { decision: Decision; reason: string },
): Promise<Mail> {
  const own = await getTitle(listing.id, listing.title, to.language);
  const title = own.replace(/\s+/g, ' ').slice(0, 120);
  const { t } = textsIn(to.language, 'listings/mails');
  return letter(
    to,
    t(SUBJECTS[decision], { title }),
    [
      t(LABELS[decision]),
      ...(reason ? [t('Reason: {reason}', { reason })] : []),
      t('You can edit it; we review each change.'),
    ],
    {
      button: { label: t('Open the listing'), href: `${siteUrl()}/dashboard/properties/${listing.id}/edit` },
      home: (await getMailHome(listing.id, to.language)) ?? { title, facts: [] },
    },
  );
}

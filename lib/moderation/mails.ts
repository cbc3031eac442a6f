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
  reject: 'We have reviewed your listing and could not approve it. It is paused, so visitors do not see it.',
  verified: 'We have verified your listing. It now carries the green badge.',
  unverified: 'Your listing is no longer marked as verified.',
  active: 'Your listing is published.',
  paused: 'We have paused your listing, so visitors do not see it.',
  expired: 'Your listing has expired, so visitors no longer see it.',
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
      t('You can edit it, and we’ll review each change.'),
    ],
    {
      button: { label: t('Open the listing'), href: `${siteUrl()}/dashboard/properties/${listing.id}/edit` },
      home: (await getMailHome(listing.id, to.language)) ?? { title, facts: [] },
    },
  );
}

const LABELS_OF_SEVERAL = {
  approve: 'We have reviewed and approved these listings.',
  reject:
    'We have reviewed these listings and could not approve them. They are paused, so visitors do not see them.',
  verified: 'We have verified these listings. They now carry the green badge.',
  unverified: 'These listings are no longer marked as verified.',
  active: 'These listings are published.',
  paused: 'We have paused these listings, so visitors do not see them.',
  expired: 'These listings have expired, so visitors no longer see them.',
} as const satisfies Record<Decision, string>;

const SUBJECTS_OF_SEVERAL = {
  approve: 'We approved {count} of your listings',
  reject: 'We could not approve {count} of your listings',
  verified: 'We verified {count} of your listings',
  unverified: '{count} of your listings are no longer verified',
  active: 'We published {count} of your listings',
  paused: 'We paused {count} of your listings',
  expired: '{count} of your listings have expired',
} as const satisfies Record<Decision, string>;

/** Listings shown in a summary; the rest is only counted. */
const MAX_SHOWN = 20;

/** Mails the owner one decision about several of their listings. */
export async function decisionsMail(
  to: Receiver,
  listings: readonly { id: string; title: string }[],
  { decision, reason }: { decision: Decision; reason: string },
): Promise<Mail> {
  const { t } = textsIn(to.language, 'listings/mails');
  const count = listings.length;
  const homes = await Promise.all(
    listings.slice(0, MAX_SHOWN).map(async ({ id, title }) => ({
      ...((await getMailHome(id, to.language)) ?? { title, facts: [] }),
      href: `${siteUrl()}/dashboard/properties/${id}/edit`,
    })),
  );
  return letter(
    to,
    t(SUBJECTS_OF_SEVERAL[decision], { count }),
    [
      t(LABELS_OF_SEVERAL[decision]),
      ...(reason ? [t('Reason: {reason}', { reason })] : []),
      ...(count > MAX_SHOWN
        ? [t('{count} in all. The first {shown} are below.', { count, shown: MAX_SHOWN })]
        : []),
      t('You can edit them, and we’ll review each change.'),
    ],
    { button: { label: t('Open your listings'), href: `${siteUrl()}/dashboard/properties` }, homes },
  );
}

import 'server-only';
import { letter } from '@/lib/account/events';
import type { Mail } from '@/lib/mail/mailer';
import { siteUrl } from '@/lib/site';
import type { Decision } from './constants';

const WORDS: Record<Decision, string> = {
  approve: 'Our desk has looked at your listing and approved it.',
  reject:
    'Our desk has looked at your listing and could not approve it. It is paused: visitors do not see it.',
  verified: 'Our desk has verified your listing. It carries the green mark now.',
  unverified: 'Your listing is no longer marked as verified.',
  active: 'Your listing is published.',
  paused: 'Our desk has paused your listing: visitors do not see it.',
  expired: 'Your listing has expired: visitors do not see it any more.',
};

/** What the desk has found, with its reason, for the owner. */
export function decisionMail(
  to: { name: string; email: string },
  listing: { id: string; title: string },
  { decision, reason }: { decision: Decision; reason: string },
): Promise<Mail> {
  const title = listing.title.replace(/\s+/g, ' ').slice(0, 120);
  return letter(to, `Your listing: ${title}`, [
    `${WORDS[decision]}\n${title}`,
    ...(reason ? [`The reason: ${reason}`] : []),
    `You can change it here; what you change is looked at again: ${siteUrl()}/dashboard/properties/${listing.id}/edit`,
  ]);
}

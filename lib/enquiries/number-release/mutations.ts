import 'server-only';
import { type NewRelease, recordRelease, withdrawNumber } from '@/lib/accounts/number-release/mutations';
import { AGENCY } from '@/lib/accounts/number-release/rules';
import { findLinkedEnquiry } from '@/lib/enquiries/conversation/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors';
import { getSides, mapPhones, type Sides } from './data';
import { numberReleased } from './events';

async function record(sides: Sides, giver: string, reason: NewRelease['reason']): Promise<void> {
  const { enquiry, property, propertyTitle, sender, lister, senderName, isForAgency } = sides;
  const about = { giver, reason, enquiry, property, propertyTitle };
  const at = new Date();
  if (giver !== sender) {
    await recordRelease({ ...about, receiver: sender ?? 'unknown', to: senderName }, at);
    return;
  }
  const added = await recordRelease({ ...about, receiver: lister }, at);
  if (isForAgency) await recordRelease({ ...about, receiver: AGENCY }, at);
  if (added && reason === 'tap') await numberReleased.emit({ id: added, enquiry: String(enquiry), at });
}

/** An enquiry gives its sender's number to the lister of the home, and to the agency if it is notified too. */
export async function recordEnquiryRelease(enquiry: string): Promise<void> {
  const sides = await getSides(enquiry);
  if (sides?.sender) await record(sides, sides.sender, 'enquiry');
}

/** The sender of an enquiry shares the number again, through the link in a mail. */
export async function releaseLinkedNumber(token: string): Promise<void> {
  const row = await findLinkedEnquiry(token);
  if (!row?.sender) throw notFound('Enquiry not found');
  await releaseNumber(row.sender, null, String(row._id));
}

/** The sender takes the number back, through the link in a mail. */
export async function withdrawLinkedNumber(token: string, id: string): Promise<void> {
  await withdrawNumber((await findLinkedEnquiry(token))?.sender ?? undefined, id);
}

/** Shares one's number with the other side of an enquiry, with a tap. Throws 'not_found' for other people's enquiries. */
export async function releaseNumber(
  owner: string | undefined,
  actor: Actor | null,
  enquiry: string,
): Promise<void> {
  const sides = await getSides(enquiry);
  const isLister = owner === sides?.lister && (!sides?.team || sides.team === actor?.team?.id);
  if (!sides || owner === undefined || !(owner === sides.sender || isLister))
    throw notFound('Enquiry not found');
  if (isLister && !(await mapPhones([owner])).has(owner))
    throw new AppError('conflict', 'Your profile has no phone number. Add one first');
  await record(sides, owner, 'tap');
}

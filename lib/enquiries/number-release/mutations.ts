import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { site } from '@/lib/settings/data';
import { NumberRelease } from '@/models/enquiries/number-release';
import { User } from '@/models/platform/user';
import type { ReleaseReason } from './constants';
import { getSides, mapPhones, type Sides } from './data';
import { numberReleased } from './events';

async function nameOf(owner: string): Promise<string> {
  if (owner === 'agency') return (await site()).name;
  const user = await User.findById(owner.slice(5), { name: 1 }).lean();
  return user?.name ?? (await site()).name;
}

async function record(sides: Sides, giver: string, reason: ReleaseReason): Promise<void> {
  const { enquiry, property, propertyTitle, sender, lister, senderName } = sides;
  const isSender = giver === sender;
  const last = await NumberRelease.findOne({ enquiry, giver }, { withdrawnAt: 1 }).sort({ at: -1 }).lean();
  if (last && !last.withdrawnAt) return;
  const at = new Date();
  const { _id } = await NumberRelease.create({
    giver,
    receiver: isSender ? lister : (sender ?? 'unknown'),
    enquiry,
    property,
    propertyTitle,
    to: isSender ? await nameOf(lister) : senderName,
    reason,
    at,
  });
  if (isSender && reason === 'tap')
    await numberReleased.emit({ id: String(_id), enquiry: String(enquiry), at });
}

/** An enquiry carries its sender's number to the person who offers the listing: the entry that says so. */
export async function recordEnquiryRelease(enquiry: string): Promise<void> {
  const sides = await getSides(enquiry);
  if (sides?.sender) await record(sides, sides.sender, 'enquiry');
}

/** Gives one's number to the other side of an enquiry, with a tap. Throws 'not_found' for an enquiry of others. */
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

/** Takes a number back: from now on the other side does not see it any more. */
export async function withdrawNumber(owner: string | undefined, id: string): Promise<void> {
  const row = owner === undefined ? null : await NumberRelease.findOne({ _id: id, giver: owner }).lean();
  if (!row) throw notFound('Not found');
  await NumberRelease.updateOne({ _id: id, withdrawnAt: null }, { $set: { withdrawnAt: new Date() } });
}

export async function adoptReleases(from: string, to: string): Promise<void> {
  await NumberRelease.updateMany({ giver: from }, { $set: { giver: to } });
  await NumberRelease.updateMany({ receiver: from }, { $set: { receiver: to } });
}

export async function eraseReleases(owner: string): Promise<void> {
  await NumberRelease.deleteMany({ giver: owner });
  await NumberRelease.deleteMany({ receiver: owner });
}

/** Entries that nobody signed in has, made before that day. Those of an account stay as long as the account. */
export async function removeOldReleases(before: Date): Promise<number> {
  const { deletedCount } = await NumberRelease.deleteMany({
    at: op.lt(before),
    giver: op.notMatching(/^user:/),
  });
  return deletedCount;
}

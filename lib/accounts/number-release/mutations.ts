import 'server-only';
import type { Types } from 'mongoose';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { site } from '@/lib/settings/data';
import { NumberRelease } from '@/models/accounts/number-release';
import { User } from '@/models/platform/user';
import type { ReleaseReason } from './constants';
import { AGENCY } from './rules';

export type NewRelease = {
  /** owners as in models/shortlists/shortlist.ts, or the agency */
  giver: string;
  receiver: string;
  /** receiver's name, if there is no account */
  to?: string;
  reason: ReleaseReason;
  /** enquiry or visit that shared it; absent if it is on the public page of `property` */
  enquiry?: Types.ObjectId;
  visit?: Types.ObjectId;
  property?: Types.ObjectId | null | undefined;
  propertyTitle?: string | null | undefined;
};

async function nameOf(owner: string): Promise<string> {
  if (owner === AGENCY) return (await site()).name;
  const user = await User.findById(owner.slice(5), { name: 1 }).lean();
  return user?.name ?? (await site()).name;
}

/** Adds an entry unless the same record already shows this receiver the number. Returns its id, or undefined when nothing was added. */
export async function recordRelease(release: NewRelease, at = new Date()): Promise<string | undefined> {
  const { giver, receiver, enquiry, visit, property } = release;
  const record = enquiry ? { enquiry } : visit ? { visit } : { property, reason: 'call' as const };
  const last = await NumberRelease.findOne({ ...record, giver, receiver }, { withdrawnAt: 1 })
    .sort({ at: -1 })
    .lean();
  if (last && !last.withdrawnAt) return undefined;
  const to = release.to ?? (await nameOf(receiver));
  const openKey = [enquiry ?? visit ?? `call ${property}`, giver, receiver].join(' ');
  const added = await NumberRelease.create({ ...release, to, at, openKey }).catch(ignoreExisting);
  return added ? String(added._id) : undefined;
}

/** Takes a number back from a receiver, however it was given, because one ledger decides everywhere. */
export async function withdrawNumber(owner: string | undefined, id: string, at = new Date()): Promise<void> {
  const row = owner === undefined ? null : await NumberRelease.findOne({ _id: id, giver: owner }).lean();
  if (!row) throw notFound('Not found');
  const { giver, receiver, reason } = row;
  if (reason === 'call')
    throw new AppError('conflict', 'This number is on your public listing. Change its contact there');
  await NumberRelease.updateMany(
    { giver, receiver, withdrawnAt: null },
    { $set: { withdrawnAt: at }, $unset: { openKey: 1 } },
  );
}

export async function adoptReleases(from: string, to: string): Promise<void> {
  await NumberRelease.updateMany({ giver: from }, { $set: { giver: to }, $unset: { openKey: 1 } });
  await NumberRelease.updateMany({ receiver: from }, { $set: { receiver: to }, $unset: { openKey: 1 } });
}

export async function eraseReleases(owner: string): Promise<void> {
  await NumberRelease.deleteMany({ giver: owner });
  await NumberRelease.deleteMany({ receiver: owner });
}

/** Deletes entries of people without an account made before that day. Entries of an account are kept as long as the account. */
export async function removeOldReleases(before: Date): Promise<number> {
  const { deletedCount } = await NumberRelease.deleteMany({
    at: op.lt(before),
    giver: op.notMatching(/^user:/),
  });
  return deletedCount;
}

import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { MAX_IMAGES } from '@/lib/listings/media/constants';
import { uploadPicture } from '@/lib/listings/media/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import type { IncomingFile } from '@/lib/platform/media/ingest';
import { UploadedPicture } from '@/models/listings/uploaded-picture';

/** A placeholder, in the form of an account's id, for a browser until its person signs in. */
const holderOf = (owner: string): string =>
  createHash('sha256').update(`shared:${owner}`).digest('hex').slice(0, 24);

/**
 * Stores photos that a guest or browser shared before signing in, within the upload limits. A sign-in in the same browser within a day finds them. Returns
 * their number.
 */
export async function holdPictures(
  owner: string,
  files: readonly IncomingFile[],
  ip: string | undefined,
): Promise<number> {
  const userId = holderOf(owner);
  const actor: Actor = { userId, name: '', role: 'buyer', via: 'cookie', ip };
  const holder = new Types.ObjectId(userId);
  const held = await UploadedPicture.countDocuments({ owner: holder });
  let count = 0;
  for (const file of files.slice(0, Math.max(0, MAX_IMAGES - held))) {
    try {
      const { public_id: publicId } = await uploadPicture(actor, file);
      await UploadedPicture.updateOne({ publicId }, { $set: { isShared: true } });
      count++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return count;
}

/** Gives the pictures shared before the sign-in to the account, or to the guest `to`. */
export async function adoptPictures(owners: readonly string[], to: string, userId?: string): Promise<void> {
  if (owners.length === 0) return;
  const holders = owners.map((owner) => new Types.ObjectId(holderOf(owner)));
  await UploadedPicture.updateMany(
    { owner: op.in(holders), isShared: true },
    { $set: { owner: new Types.ObjectId(userId ?? holderOf(to)) } },
  );
}

/** Gives the shared pictures of the account to its next draft, once. */
export async function takePictures(userId: string): Promise<string[]> {
  const rows = await UploadedPicture.find({ owner: new Types.ObjectId(userId), isShared: true })
    .sort({ createdAt: 1 })
    .limit(MAX_IMAGES)
    .lean();
  const taken: string[] = [];
  for (const { publicId } of rows) {
    const { modifiedCount } = await UploadedPicture.updateOne(
      { publicId, isShared: true },
      { $unset: { isShared: 1 } },
    );
    if (modifiedCount === 1) taken.push(publicId);
  }
  return taken;
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { profileChanged } from '@/lib/accounts/events';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { prepareImage } from '@/lib/platform/media/prepare-image';
import { MediaError } from '@/lib/platform/objects/errors';
import { objectStore } from '@/lib/platform/objects/store';
import { User } from '@/models/platform/user';
import { FACE_SIDE, facePath, MAX_FACE_BYTES } from './constants';
import { faceKey } from './data';

const RULES = {
  files: { face: { maxFiles: 1, maxBytes: MAX_FACE_BYTES, isReencoded: true } },
  maxFields: 2,
  maxBytes: MAX_FACE_BYTES + 64 * 1024,
};

/** Crops a photo to the square with the most detail and keeps only its pixels. */
async function squareOf(path: string): Promise<Buffer> {
  const prepared = await prepareImage(path).catch((error: unknown) => {
    throw error instanceof MediaError ? new AppError('invalid', error.text, { cause: error }) : error;
  });
  try {
    return await sharp(prepared.jpeg)
      .resize(FACE_SIDE, FACE_SIDE, { fit: 'cover', position: 'attention' })
      .jpeg({ quality: 84 })
      .toBuffer();
  } finally {
    await prepared.dispose();
  }
}

async function replaceFace(userId: string, face: string | undefined): Promise<void> {
  const change = face ? { $set: { face } } : { $unset: { face: 1 as const } };
  const before = await User.findOneAndUpdate({ _id: userId }, change, { projection: { face: 1 } }).lean();
  if (before?.face) await (await objectStore()).remove(faceKey(before.face));
}

/** Saves a person's picture from the field `face`, for their listings, prints and clients' pages. */
export async function saveFace(actor: Actor, request: Request): Promise<{ face: string }> {
  const form = await readMultipart(request, RULES);
  try {
    const [file] = form.files;
    if (!file) throw new AppError('invalid', 'Please choose a file');
    const face = randomUUID().replaceAll('-', '');
    await (await objectStore()).put(faceKey(face), { bytes: await squareOf(file.path) }, 'image/jpeg');
    await replaceFace(actor.userId, face);
    await profileChanged.emit({ userId: actor.userId });
    await recordAudit({
      action: 'user.profile-update',
      by: actor,
      target: { type: 'user', id: actor.userId },
      details: { face: 'given' },
    });
    return { face: facePath(face) };
  } finally {
    await form.dispose();
  }
}

/** Removes the picture for good, also from the store. */
export async function removeFace(userId: string): Promise<void> {
  await replaceFace(userId, undefined);
  await profileChanged.emit({ userId });
}

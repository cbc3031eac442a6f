import 'server-only';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { chargeUpload } from '@/lib/listings/quota/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import type { StoredImage } from '@/lib/platform/media/dto';
import {
  FileRefused,
  type IncomingFile,
  type Ingested,
  ingest,
  removeAll,
} from '@/lib/platform/media/ingest';
import type { MediaStore } from '@/lib/platform/media/media-store';
import { mediaStore } from '@/lib/platform/media/store';
import { MediaError, REFUSED_RETRY_SECONDS, refusedWrite } from '@/lib/platform/objects/errors';
import { UnfinishedPicture } from '@/models/listings/unfinished-picture';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { isMediaReferenced } from './data';
import { toUploadedPictureDto, type UploadedPictureDto } from './dto';
import { finishPictures, recordUnfinished } from './jobs';

/** An uploaded picture that no listing shows is removed after this time. */
export const UNCLAIMED_MS = 24 * 3_600_000;
/** Milliseconds that a claim lasts, longer than writing a listing takes. A dead process's claim expires. */
const CLAIM_MS = 10 * 60_000;

/** Stores a picture that the actor can put into a listing within a day. Rejects with AppError. */
export async function uploadPicture(actor: Actor, file: IncomingFile): Promise<UploadedPictureDto> {
  const store = await mediaStore();
  const { images } = await ingestFiles(actor, [file], store);
  const [image] = images;
  if (!image) throw new AppError('invalid', 'Send a picture');
  const publicId = image.public_id;
  try {
    await UploadedPicture.create({
      publicId,
      owner: new Types.ObjectId(actor.userId),
      image,
      createdAt: new Date(),
    });
    await recordUnfinished(images);
  } catch (error) {
    await UploadedPicture.deleteOne({ publicId }).catch(() => undefined);
    await removeAll(store, [publicId]);
    throw error;
  }
  await finishPictures(images);
  return toUploadedPictureDto(image);
}

/**
 * Stores pictures and videos restored with their listings, whose ZIP was charged as one. Rejects with AppError. The cleanup job removes files that no listing
 * shows in the end.
 */
export async function storeReturned(files: IncomingFile[]): Promise<Ingested> {
  const stored = await ingest(files, await mediaStore()).catch(refusedAsInvalid);
  await recordUnfinished(stored.images);
  return stored;
}

export type ReceivedMedia = Ingested & {
  /** uploaded before, in the given order */
  uploaded: StoredImage[];
  /** Call after the listing is written with these pictures. Removes its other files. */
  commit(shown: readonly StoredImage[]): Promise<void>;
  /** Call if the listing was not written. Removes its files. */
  rollback(): Promise<void>;
};

type Receive = {
  /** sender of the files, who uploaded the named pictures */
  actor: Actor;
  files: IncomingFile[];
  /** public ids of previously uploaded pictures */
  uploaded: readonly string[];
  /** equal for two copies of one request */
  claim?: string | undefined;
  store?: MediaStore | undefined;
};

/** Stores a listing's files and claims the pictures uploaded for it. Rejects with AppError, leaving nothing. */
export async function receiveMedia({ actor, files, ...options }: Receive): Promise<ReceivedMedia> {
  const { claim = randomUUID() } = options;
  const uploaded = await claimPictures(actor, options.uploaded, claim);
  const store = options.store ?? (await mediaStore());
  const unclaim = () => releasePictures(options.uploaded, claim).catch(() => undefined);
  let stored: Ingested;
  try {
    stored = await ingestFiles(actor, files, store);
  } catch (error) {
    await unclaim();
    throw error;
  }
  const storedIds = [...stored.images, ...stored.videos].map(({ public_id }) => public_id);
  const rollback = async () => {
    await unclaim();
    await removeFiles(storedIds, store);
  };
  try {
    await recordUnfinished(stored.images);
  } catch (error) {
    await rollback();
    throw error;
  }
  const commit: ReceivedMedia['commit'] = async (shown) => {
    if (options.uploaded.length > 0) await UploadedPicture.deleteMany({ publicId: op.in(options.uploaded) });
    const ids = new Set(shown.map(({ public_id }) => public_id));
    await removeFiles(
      stored.images.map(({ public_id }) => public_id).filter((id) => !ids.has(id)),
      store,
    );
    await finishPictures(shown);
  };
  return { ...stored, uploaded, commit, rollback };
}

/**
 * Removes files that no listing shows. The cleanup job would too, but people who take a picture of their home offline expect it to disappear at once. Checks
 * first, because a write can succeed although its reply is lost, and because old and demo listings share pictures.
 */
export async function removeFiles(publicIds: readonly string[], store?: MediaStore): Promise<void> {
  const media = store ?? (await mediaStore());
  for (const id of publicIds) {
    const isShown = await isMediaReferenced(id).catch(() => true);
    if (isShown) continue;
    await UnfinishedPicture.deleteOne({ publicId: id });
    await removeAll(media, [id]);
  }
}

/**
 * Claims pictures by one atomic update each, so that one of two listings that name a picture at once gets it. Foreign ids count as
 * unknown.
 */
async function claimPictures(
  actor: Pick<Actor, 'userId'>,
  publicIds: readonly string[],
  claim: string,
): Promise<StoredImage[]> {
  if (publicIds.length === 0) return [];
  const images: StoredImage[] = [];
  for (const publicId of publicIds) {
    const now = new Date();
    const row = await UploadedPicture.findOneAndUpdate(
      {
        publicId,
        owner: new Types.ObjectId(actor.userId),
        $or: [{ claim: op.missing() }, { claim }, { claimedUntil: op.lte(now) }],
      },
      { $set: { claim, claimedUntil: new Date(now.getTime() + CLAIM_MS) } },
    ).lean();
    if (!row) {
      await releasePictures(publicIds, claim);
      const message = 'This picture is not there any more. Please choose it again';
      throw new AppError('invalid', message, { issues: [{ path: 'images', message }] });
    }
    images.push(row.image as StoredImage);
  }
  return images;
}

/** Claims this person's uploads for a listing created without a form, except those claimed by another listing meanwhile. */
export async function claimUploads(
  owner: string,
  publicIds: readonly string[],
  claim: string,
): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  for (const publicId of publicIds)
    images.push(...(await claimPictures({ userId: owner }, [publicId], claim).catch(whatIsTaken)));
  return images;
}

function whatIsTaken(error: unknown): StoredImage[] {
  if (error instanceof AppError) return [];
  throw error;
}

/** Call after writing the listings that show these pictures. */
export async function finishUploads(images: readonly StoredImage[]): Promise<void> {
  if (images.length === 0) return;
  await UploadedPicture.deleteMany({ publicId: op.in(images.map(({ public_id }) => public_id)) });
  await finishPictures(images);
}

async function releasePictures(publicIds: readonly string[], claim: string): Promise<void> {
  if (publicIds.length === 0) return;
  await UploadedPicture.updateMany(
    { publicId: op.in(publicIds), claim },
    { $unset: { claim: 1, claimedUntil: 1 } },
  );
}

/** Removes a picture its uploader no longer wants; foreign, unknown and used ones are rejected alike. */
export async function deleteUpload(actor: Actor, publicId: string): Promise<void> {
  const row = await UploadedPicture.findOneAndDelete({
    publicId,
    owner: new Types.ObjectId(actor.userId),
    $or: [{ claim: op.missing() }, { claimedUntil: op.lte(new Date()) }],
  }).lean();
  if (!row) throw notFound('Image not found');
  await removeFiles([publicId]);
}

/** Keeps pictures shown by a draft until it ends; `null` resets them to the usual day. */
export async function keepUploads(
  actor: Actor,
  publicIds: readonly string[],
  until: Date | null,
): Promise<void> {
  if (publicIds.length === 0) return;
  await UploadedPicture.updateMany(
    { publicId: op.in(publicIds), owner: new Types.ObjectId(actor.userId) },
    { $set: { keptUntil: until ?? new Date(Date.now() + UNCLAIMED_MS) } },
  );
}

/** True if this is an upload that waits for its listing. */
export async function isWaitingPicture(publicId: string): Promise<boolean> {
  return (await UploadedPicture.exists({ publicId })) !== null;
}

/** Deletes abandoned uploads; the cleanup job then finds their pictures unreferenced. */
export async function forgetOldUploads(now = Date.now()): Promise<number> {
  const { deletedCount } = await UploadedPicture.deleteMany({
    createdAt: op.lte(new Date(now - UNCLAIMED_MS)),
    $and: [
      { $or: [{ claim: op.missing() }, { claimedUntil: op.lte(new Date(now)) }] },
      { $or: [{ keptUntil: op.missing() }, { keptUntil: op.lte(new Date(now)) }] },
    ],
  });
  return deletedCount;
}

async function ingestFiles(actor: Actor, files: IncomingFile[], store: MediaStore): Promise<Ingested> {
  const takeBack = await chargeUpload(actor, files);
  try {
    return await ingest(files, store);
  } catch (error) {
    await takeBack();
    return refusedAsInvalid(error);
  }
}

function refusedAsInvalid(error: unknown): never {
  if (error instanceof FileRefused)
    throw new AppError('invalid', error.text, {
      cause: error,
      issues: [{ path: error.field, message: `${error.fileName}: ${error.text}` }],
    });
  const words = error instanceof MediaError ? error.text : refusedWrite(error);
  throw words
    ? new AppError('unavailable', words, { cause: error, retryAfter: REFUSED_RETRY_SECONDS })
    : error;
}

import 'server-only';
import { trusted } from 'mongoose';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { inBackground } from '@/lib/jobs/background';
import { type RecordWork, recordWork } from '@/lib/jobs/record-work';
import { log } from '@/lib/log';
import { mediaStore } from '@/lib/media/store';
import type { StoredImage } from '@/lib/media/types';
import { Property } from '@/models/property';
import { UnfinishedPicture, type UnfinishedPictureRow } from '@/models/unfinished-picture';

/**
 * Makes the sizes and formats of a picture that its upload did not wait for, one file a step, in whichever process takes
 * the picture up; then tells the listings that show it. Until then pages show the one size that there is.
 *
 * A listing may be written, or written again from an older reading, at any moment of this. So two sides look at each
 * other: the work marks its row `made` before it looks for listings, and who writes a listing looks at the rows after
 * the write (`finishPictures`). Whichever comes second clears the listing's `pending`.
 */
const work: RecordWork<UnfinishedPictureRow> = recordWork<UnfinishedPictureRow>({
  name: 'picture sizes',
  model: UnfinishedPicture,
  active: ['waiting', 'made'],
  begin: () => async (row) => {
    if (await makeNext(row)) return work.advance(row, { $inc: { cursor: 1 } });
    if (!(await work.advance(row, { $set: { status: 'made' } }))) return null;
    await markFinished([row.publicId]);
    await UnfinishedPicture.deleteOne({ _id: row._id });
    return null;
  },
});

/** Takes up what a process that is gone has left. */
export const resumeRenditions = work.runDue;

/** A picture that fails so often is shown in its one size for good. */
const MAX_ATTEMPTS = 5;

async function makeNext({
  _id,
  publicId,
  attempts,
}: UnfinishedPictureRow & { _id: unknown }): Promise<boolean> {
  try {
    return await (await mediaStore()).makeNextRendition(publicId);
  } catch (error) {
    if (attempts + 1 < MAX_ATTEMPTS) {
      await UnfinishedPicture.updateOne({ _id }, { $inc: { attempts: 1 } });
      throw error;
    }
    log.error({ err: error, publicId }, 'the sizes of a picture could not be made');
    await UnfinishedPicture.deleteOne({ _id });
    return false;
  }
}

const pendingIds = (images: readonly StoredImage[]) => [
  ...new Set(images.filter((image) => image.pending).map(({ public_id }) => public_id)),
];

/** Puts the work on record: call it before anything refers to the pictures. */
export async function recordUnfinished(images: readonly StoredImage[]): Promise<void> {
  const pending = pendingIds(images);
  if (pending.length === 0) return;
  await connectDb();
  const leaseUntil = new Date();
  await UnfinishedPicture.insertMany(pending.map((publicId) => ({ publicId, leaseUntil })));
}

/** Starts the work on these pictures. Call it after a listing that shows them was written, or written again. */
export async function finishPictures(images: readonly StoredImage[]): Promise<void> {
  const pending = pendingIds(images);
  if (pending.length === 0) return;
  const rows = await UnfinishedPicture.find({
    publicId: trusted({ $in: pending }),
    status: 'waiting',
  }).lean();
  const waiting = new Set(rows.map(({ publicId }) => publicId));
  await markFinished(pending.filter((id) => !waiting.has(id)));
  // in the order of the listing: its cover first
  const order = (id: string) => pending.indexOf(id);
  rows.sort((a, b) => order(a.publicId) - order(b.publicId));
  inBackground('picture sizes', async () => {
    for (const { _id } of rows) await work.run(String(_id));
  });
}

/** Every size and format of these pictures exists: pages may name them from now on. */
async function markFinished(publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  const ids = trusted({ $in: [...publicIds] });
  const shown = await Property.find({ 'images.public_id': ids }, { _id: 1 }).lean();
  if (shown.length === 0) return;
  await Property.updateMany(
    { 'images.public_id': ids },
    { $unset: { 'images.$[image].pending': 1 } },
    // what visitors read of the listing stays the same, so its date and version do too
    { arrayFilters: [{ 'image.public_id': { $in: [...publicIds] } }], timestamps: false },
  );
  await invalidate([...shown.map(({ _id }) => `property:${_id}` as const), 'lists']);
}

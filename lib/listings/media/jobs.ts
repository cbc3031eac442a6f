import 'server-only';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import { log } from '@/lib/platform/log/log';
import type { StoredImage } from '@/lib/platform/media/dto';
import { removeAll } from '@/lib/platform/media/ingest';
import { mediaStore } from '@/lib/platform/media/store';
import { SECOND_MS } from '@/lib/platform/time/time';
import { Property } from '@/models/listings/property';
import { UnfinishedPicture, type UnfinishedPictureRow } from '@/models/listings/unfinished-picture';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { isMediaReferenced } from './data';

/**
 * Makes an uploaded picture's remaining sizes and formats, one file per step, in any process, and then updates the listings that show it. Until then, pages
 * show the one existing size. A listing can be written at any moment, even from older data, so both sides check each other: this job marks its row `made`
 * before it looks for listings, and a listing's writer checks the rows after the write (`finishPictures`). Whichever comes second clears the listing's
 * `pending`.
 */
export const pictureJob: RecordJob<UnfinishedPictureRow> = defineJob({
  name: 'picture sizes',
  every: 10 * SECOND_MS,
  queue: { model: UnfinishedPicture, active: ['waiting', 'made'] },
  leaseFor: 30 * SECOND_MS,
  begin: () => async (row) => {
    if (await makeNext(row)) {
      const next = await pictureJob.advance(row, { $inc: { cursor: 1 } });
      if (!next) await dropRemoved(row.publicId);
      return next;
    }
    if (!(await pictureJob.advance(row, { $set: { status: 'made' } }))) return null;
    await markFinished([row.publicId]);
    await UnfinishedPicture.deleteOne({ _id: row._id });
    return null;
  },
});

/** Removes a size written while its picture was being removed, which would otherwise stay in the store. */
async function dropRemoved(publicId: string): Promise<void> {
  const uses = [UnfinishedPicture.exists({ publicId }), UploadedPicture.exists({ publicId })];
  if ((await Promise.all(uses)).some(Boolean) || (await isMediaReferenced(publicId))) return;
  await removeAll(await mediaStore(), [publicId]);
}

/** Maximum attempts, after which a picture keeps its one size for good. */
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

/** Records the work. Call it before anything refers to the pictures. */
export async function recordUnfinished(images: readonly StoredImage[]): Promise<void> {
  const pending = pendingIds(images);
  if (pending.length === 0) return;
  const leaseUntil = new Date();
  await UnfinishedPicture.insertMany(pending.map((publicId) => ({ publicId, leaseUntil })));
}

/** Starts the work on these pictures. Call it after writing a listing that shows them. */
export async function finishPictures(images: readonly StoredImage[]): Promise<void> {
  const pending = pendingIds(images);
  if (pending.length === 0) return;
  const rows = await UnfinishedPicture.find({
    publicId: op.in(pending),
    status: 'waiting',
  }).lean();
  const waiting = new Set(rows.map(({ publicId }) => publicId));
  await markFinished(pending.filter((id) => !waiting.has(id)));
  // in the listing's order, so that its cover comes first
  const order = (id: string) => pending.indexOf(id);
  rows.sort((a, b) => order(a.publicId) - order(b.publicId));
  inBackground('picture sizes', async () => {
    for (const { _id } of rows) await pictureJob.run(String(_id));
  });
}

/** Records that all sizes and formats of these pictures exist, so that pages use them from now on. */
async function markFinished(publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  const ids = op.in(publicIds);
  const shown = await Property.find({ 'images.public_id': ids }, { _id: 1 }).lean();
  if (shown.length === 0) return;
  await Property.updateMany(
    { 'images.public_id': ids },
    { $unset: { 'images.$[image].pending': 1 } },
    // the visible content is unchanged, so date and version are too
    { arrayFilters: [{ 'image.public_id': { $in: [...publicIds] } }], timestamps: false },
  );
  await invalidate([...shown.map(({ _id }) => `property:${_id}` as const), 'lists']);
}

import 'server-only';
import { stat } from 'node:fs/promises';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { MediaError } from '@/lib/platform/objects/errors';
import type { StoredImage, StoredVideo } from './dto';
import type { MediaStore } from './media-store';
import { blankMp4Metadata } from './mp4-metadata';
import { type PreparedImage, prepareImage } from './prepare-image';
import { sniffFile } from './sniff-file';
import type { CheckedVideo } from './types';
import { hasVideoTrack } from './video-track';

export type IncomingFile = { field: string; path: string; name: string };

/** A refused file with its place in the form, so that the message can appear beside it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly field: string;
  readonly fileName: string;
  readonly text: string;
  constructor(file: IncomingFile, cause: MediaError) {
    super(cause.message, { cause });
    this.field = file.field;
    this.fileName = file.name;
    this.text = cause.text;
  }
}

export type Ingested = {
  images: StoredImage[];
  videos: (StoredVideo & { public_id: string })[];
};

/** Files that a request prepares and sends in parallel. renditions.ts limits the pictures that a process decodes in parallel. */
const PREPARED_AT_ONCE = 2;
const STORED_AT_ONCE = 4;

/**
 * Checks every file before it stores any. If storing fails halfway, removes the stored objects again. Returns pictures and videos in the order they were sent.
 * Stores a picture sent twice once and returns it twice.
 */
export async function ingest(files: IncomingFile[], store: MediaStore): Promise<Ingested> {
  const { images, videos } = await checkAll(files);
  const stored: string[] = [];
  const noted = async <T extends { public_id: string }>(put: Promise<T>): Promise<T> => {
    const result = await put;
    stored.push(result.public_id);
    return result;
  };
  try {
    const once = images.filter((image, place) => firstOf(images, image) === place);
    const shown = await eachOf(once, STORED_AT_ONCE, (image) => noted(store.putImage(image)));
    return {
      images: images.map((image) => shown[once.indexOf(images[firstOf(images, image)]!)]!),
      videos: await eachOf(videos, STORED_AT_ONCE, (video) => noted(store.putVideo(video))),
    };
  } catch (error) {
    await removeAll(store, stored);
    throw error;
  } finally {
    await disposeAll(images);
  }
}

/** Removes objects that no listing shows. The cleanup job removes any that fail now. */
export async function removeAll(store: MediaStore, publicIds: readonly string[]): Promise<void> {
  for (const id of publicIds) await store.remove(id).catch(() => undefined);
}

/** Results in the order of the items. After the first error, waits for jobs that have started and then rejects. */
async function eachOf<T, R>(items: T[], atOnce: number, job: (item: T) => Promise<R>): Promise<R[]> {
  const inTurn = createLimiter(atOnce);
  let failed = false;
  const outcomes = await Promise.allSettled(
    items.map((item) =>
      inTurn(async () => {
        if (failed) throw new Skipped();
        try {
          return await job(item);
        } catch (error) {
          failed = true;
          throw error;
        }
      }),
    ),
  );
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const reason = reasons.find((reason) => !(reason instanceof Skipped));
  if (reason) throw reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

class Skipped extends Error {}

type Checked = { images: PreparedImage[]; videos: CheckedVideo[] };

async function checkAll(files: IncomingFile[]): Promise<Checked> {
  const checked: Checked = { images: [], videos: [] };
  const prepared = new Map<IncomingFile, PreparedImage>();
  try {
    await eachOf(files, PREPARED_AT_ONCE, async (file) => {
      // the message of the drop zone (docs/spec/listing.md#property-form)
      if ((await stat(file.path)).size === 0)
        throw new FileRefused(file, new MediaError('unsupported', 'File is smaller than 1 bytes'));
      if (file.field === 'videos') checked.videos.push(await checkVideo(file));
      else prepared.set(file, await prepareImage(file.path).catch(refuse(file)));
    });
  } catch (error) {
    await disposeAll([...prepared.values()]);
    throw error;
  }
  checked.images = files.flatMap((file) => prepared.get(file) ?? []);
  return checked;
}

const firstOf = (images: readonly PreparedImage[], image: PreparedImage) =>
  images.findIndex(({ contentHash }) => contentHash === image.contentHash);

async function disposeAll(images: readonly PreparedImage[]): Promise<void> {
  await Promise.all(images.map((image) => image.dispose()));
}

async function checkVideo(file: IncomingFile): Promise<CheckedVideo> {
  const { path } = file;
  const sniffed = await sniffFile(path);
  if (sniffed?.kind !== 'video')
    throw new FileRefused(file, new MediaError('unsupported', 'This file is not an MP4 or WebM video.'));
  if (!(await hasVideoTrack(path, sniffed.format)))
    throw new FileRefused(file, new MediaError('damaged', 'This video has no playable picture.'));
  if (sniffed.format === 'mp4') await blankMp4Metadata(path);
  return { path, format: sniffed.format };
}

const refuse = (file: IncomingFile) => (error: unknown) => {
  throw error instanceof MediaError ? new FileRefused(file, error) : error;
};

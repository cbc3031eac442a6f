import 'server-only';
import { stat } from 'node:fs/promises';
import { MediaError } from './errors';
import { fileHash } from './file-hash';
import { createHolder, removeUnused } from './in-flight';
import { blankMp4Metadata } from './mp4-metadata';
import { type ProcessedImage, processImage } from './process-image';
import { sniffFile } from './sniff';
import type { MediaStore } from './store';
import type { CheckedVideo, StoredImage, StoredVideo } from './types';

export type IncomingFile = { field: string; path: string; name: string };

/** A refused file, told by its place in the form so that the message can stand beside it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly field: string;
  readonly fileName: string;
  constructor(file: IncomingFile, cause: MediaError) {
    super(cause.message, { cause });
    this.field = file.field;
    this.fileName = file.name;
  }
}

export type Ingested = {
  images: StoredImage[];
  videos: (StoredVideo & { public_id: string })[];
  /** Undoes the storing: what no listing refers to is removed. For when the listing could not be written. */
  rollback: () => Promise<void>;
  /** The listing is written: the objects are its own from now on. */
  commit: () => Promise<void>;
};

/**
 * Checks every file, then stores every file: nothing is stored before all have passed. When storing fails half-way,
 * what was stored goes again. `isReferenced` says whether a listing uses an object.
 */
export async function ingest(
  files: IncomingFile[],
  store: MediaStore,
  isReferenced: (publicId: string) => Promise<boolean>,
): Promise<Ingested> {
  const checked = await checkAll(files);
  const holder = createHolder();
  const stored: string[] = [];
  const rollback = async () => {
    await holder.release();
    // what cannot be removed now is an orphan, and the sweeper's
    for (const id of stored.splice(0)) await removeUnused(store, id, isReferenced).catch(() => undefined);
  };
  const holding = async (id: string) => {
    await holder.hold(id);
    stored.push(id);
  };
  try {
    const images: StoredImage[] = [];
    for (const image of checked.images) {
      await holding(`images/${image.hash}`);
      images.push(await store.putImage(image));
    }
    const videos: Ingested['videos'] = [];
    for (const video of checked.videos) {
      await holding(`videos/${video.hash}`);
      videos.push(await store.putVideo(video));
    }
    return { images, videos, rollback, commit: holder.release };
  } catch (error) {
    await rollback();
    throw error;
  } finally {
    await Promise.all(checked.images.map((image) => image.dispose()));
  }
}

type Checked = { images: ProcessedImage[]; videos: CheckedVideo[] };

async function checkAll(files: IncomingFile[]): Promise<Checked> {
  const checked: Checked = { images: [], videos: [] };
  try {
    for (const file of files) {
      // the text of the drop zone (docs/spec.md#property-form)
      if ((await stat(file.path)).size === 0)
        throw new FileRefused(file, new MediaError('unsupported', 'File is smaller than 1 bytes'));
      if (file.field === 'videos') checked.videos.push(await checkVideo(file));
      else checked.images.push(await processImage(file.path).catch(refuse(file)));
    }
    return checked;
  } catch (error) {
    await Promise.all(checked.images.map((image) => image.dispose()));
    throw error;
  }
}

async function checkVideo(file: IncomingFile): Promise<CheckedVideo> {
  const { path } = file;
  const sniffed = await sniffFile(path);
  if (sniffed?.kind !== 'video')
    throw new FileRefused(file, new MediaError('unsupported', 'This file is not an MP4 or WebM video.'));
  if (sniffed.format === 'mp4') await blankMp4Metadata(path);
  return { path, format: sniffed.format, hash: await fileHash(path) };
}

const refuse = (file: IncomingFile) => (error: unknown) => {
  throw error instanceof MediaError && error.code !== 'disk-full' ? new FileRefused(file, error) : error;
};

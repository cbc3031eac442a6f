import 'server-only';
import { MediaError } from './errors';
import { ANY_VIDEO, hold, release, removeUnused } from './in-flight';
import { type ProcessedImage, processImage } from './process-image';
import { sniffFile } from './sniff';
import type { MediaStore } from './store';
import type { StoredImage, StoredVideo, VideoFormat } from './types';

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
  commit: () => void;
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
  const held: string[] = [];
  const rollback = async () => {
    for (const id of held.splice(0)) {
      release(id);
      if (id !== ANY_VIDEO) await removeUnused(store, id, isReferenced);
    }
  };
  try {
    const images: StoredImage[] = [];
    for (const image of checked.images) {
      const id = `images/${image.hash}`;
      held.push(id);
      await hold(id);
      images.push(await store.putImage(image));
    }
    const videos: Ingested['videos'] = [];
    if (checked.videos.length > 0) {
      held.push(ANY_VIDEO);
      await hold(ANY_VIDEO);
    }
    for (const { path, format } of checked.videos) {
      const video = await store.putVideo(path, format);
      held.push(video.public_id);
      await hold(video.public_id);
      videos.push(video);
    }
    return { images, videos, rollback, commit: () => held.splice(0).forEach(release) };
  } catch (error) {
    await rollback();
    throw error;
  } finally {
    await Promise.all(checked.images.map((image) => image.dispose()));
  }
}

type Checked = { images: ProcessedImage[]; videos: { path: string; format: VideoFormat }[] };

async function checkAll(files: IncomingFile[]): Promise<Checked> {
  const checked: Checked = { images: [], videos: [] };
  try {
    for (const file of files) {
      if (file.field === 'videos') checked.videos.push({ path: file.path, format: await videoFormat(file) });
      else checked.images.push(await processImage(file.path).catch(refuse(file)));
    }
    return checked;
  } catch (error) {
    await Promise.all(checked.images.map((image) => image.dispose()));
    throw error;
  }
}

async function videoFormat(file: IncomingFile): Promise<VideoFormat> {
  const sniffed = await sniffFile(file.path);
  if (sniffed?.kind === 'video') return sniffed.format;
  throw new FileRefused(file, new MediaError('unsupported', 'This file is not an MP4 or WebM video.'));
}

const refuse = (file: IncomingFile) => (error: unknown) => {
  throw error instanceof MediaError && error.code !== 'disk-full' ? new FileRefused(file, error) : error;
};

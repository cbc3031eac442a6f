import 'server-only';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { objectStore } from '@/lib/platform/objects/store';
import { DAY_MS } from '@/lib/platform/time/time';
import { fetchMediaFile, findMediaFile, type MediaFile, removeUnusedCopies } from './media-files';
import type { MediaStore } from './media-store';

let store: Promise<MediaStore> | undefined;
let lastTidied = 0;

async function openStore(): Promise<MediaStore> {
  if (env().CLOUDINARY_URL) return (await import('./cloudinary')).createCloudinaryStore();
  return (await import('./object-media')).createObjectMedia(await objectStore());
}

/** This installation's media store: Cloudinary if `CLOUDINARY_URL` is set, otherwise the store of all its files. */
export function mediaStore(): Promise<MediaStore> {
  store ??= openStore();
  return store;
}

/** The file of `/media/<id>/<file>`, or null. Fetches it first if only the bucket has it. */
export async function storedMediaFile(parts: readonly string[]): Promise<MediaFile | null> {
  const { MEDIA_URL, CLOUDINARY_URL, DATA_DIR } = env();
  if (!MEDIA_URL || CLOUDINARY_URL) return findMediaFile(DATA_DIR, parts);
  await fetchMediaFile(await objectStore(), DATA_DIR, parts);
  const now = Date.now();
  if (now - lastTidied > DAY_MS) {
    lastTidied = now;
    removeUnusedCopies(DATA_DIR).catch((err: unknown) => log.warn({ err }, 'old copies of pictures stay'));
  }
  return findMediaFile(DATA_DIR, parts);
}

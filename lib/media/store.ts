import 'server-only';
import { env } from '@/lib/env';
import type { ProcessedImage } from './process-image';
import type { CheckedVideo, StoredImage, StoredVideo } from './types';

export type StoredObject = { publicId: string; storedAt: Date };

/**
 * Where pictures and videos live. A public id is `images/<hash>` or `videos/<hash>`, of the content, so storing the
 * same file twice is one object and a retry is harmless. Because two listings may share one, objects are held while
 * they are stored and removed by `removeUnused` only (in-flight.ts).
 */
export interface MediaStore {
  readonly name: 'local' | 'cloudinary';
  /** Rejects with MediaError; on rejection nothing, or an object that the sweeper will find, is left. */
  putImage(image: ProcessedImage): Promise<StoredImage>;
  putVideo(video: CheckedVideo): Promise<StoredVideo & { public_id: string }>;
  /** Removing what is not there succeeds. */
  remove(publicId: string): Promise<void>;
  /** Everything stored, oldest first where the store knows an order. */
  list(): AsyncIterable<StoredObject>;
}

let store: Promise<MediaStore> | undefined;

/** The store of this installation: Cloudinary when `CLOUDINARY_URL` is given, the local disk otherwise. */
export function mediaStore(): Promise<MediaStore> {
  const { CLOUDINARY_URL, DATA_DIR } = env();
  store ??= CLOUDINARY_URL
    ? import('./cloudinary').then(({ createCloudinaryStore }) => createCloudinaryStore())
    : import('./local').then(({ createLocalStore }) => createLocalStore(DATA_DIR));
  return store;
}

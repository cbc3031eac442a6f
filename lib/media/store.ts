import 'server-only';
import { env } from '@/lib/env';
import type { ProcessedImage } from './process-image';
import type { StoredImage, StoredVideo, VideoFormat } from './types';

export type StoredObject = { publicId: string; storedAt: Date };

/**
 * Where pictures and videos live. A public id is `images/<hash>` or `videos/<hash>`, of the content, so storing the
 * same file twice is one object and a retry is harmless. Because two listings may share one, only `sweeper.ts`
 * decides what is removed.
 */
export interface MediaStore {
  readonly name: 'local' | 'cloudinary';
  /** Rejects with MediaError; on rejection nothing, or an object that the sweeper will find, is left. */
  putImage(image: ProcessedImage): Promise<StoredImage>;
  /** `path` is a file that was already checked by content. */
  putVideo(path: string, format: VideoFormat): Promise<StoredVideo & { public_id: string }>;
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

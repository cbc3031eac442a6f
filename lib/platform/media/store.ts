import 'server-only';
import { env } from '@/lib/platform/env';
import type { MediaStore } from './media-store';

let store: Promise<MediaStore> | undefined;

/** The store of this installation: Cloudinary when `CLOUDINARY_URL` is given, the local disk otherwise. */
export function mediaStore(): Promise<MediaStore> {
  const { CLOUDINARY_URL, DATA_DIR } = env();
  store ??= CLOUDINARY_URL
    ? import('./cloudinary').then(({ createCloudinaryStore }) => createCloudinaryStore())
    : import('./local').then(({ createLocalStore }) => createLocalStore(DATA_DIR));
  return store;
}

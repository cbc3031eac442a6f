import 'server-only';
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/platform/env';
import type { StoredImage } from '@/lib/platform/media/dto';
import { mediaStore } from '@/lib/platform/media/store';
import { type DemoPicture, readManifest } from '@/packages/demo-data/src/pictures';

const FOLDER = fileURLToPath(new URL('../../packages/demo-data/pictures', import.meta.url));
const AT_ONCE = 4;

export type StoredPicture = DemoPicture & { image: StoredImage };

/** Copies the committed pictures of the demo set into the media store, without drawing or encoding. */
export async function storePictures(
  onProgress: (done: number, total: number) => void,
): Promise<StoredPicture[]> {
  const pictures = readManifest(FOLDER);
  const stored: StoredPicture[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < pictures.length) {
      const i = next++;
      const picture = pictures[i]!;
      stored[i] = { ...picture, image: await storePicture(picture) };
      onProgress(++done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return stored;
}

/** Limits access to the owner, because copies keep the modes of their source. */
async function keepPrivate(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const name of await readdir(directory)) await chmod(join(directory, name), 0o600);
}

async function storePicture(picture: DemoPicture): Promise<StoredImage> {
  const { hash, width, height, blurDataURL, phash, alt } = picture;
  // gets a copy, because the store takes over the folder
  const directory = join(env().DATA_DIR, 'tmp', `demo-${randomUUID()}`);
  const dispose = () => rm(directory, { recursive: true, force: true });
  try {
    await mkdir(join(directory, '..'), { recursive: true });
    await cp(join(FOLDER, hash), directory, { recursive: true });
    await keepPrivate(directory);
    const store = await mediaStore();
    const image = await store.putImage({
      id: hash,
      width,
      height,
      blurDataURL,
      phash,
      jpeg: join(directory, `${width}.jpg`),
      directory,
      dispose,
    });
    return { ...image, alt };
  } finally {
    await dispose();
  }
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asDiskError, errnoOf } from './errors';
import type { MediaStore, StoredObject } from './media-store';
import { newMediaId, type PreparedImage } from './prepare-image';
import { MASTER, makeNextRendition } from './renditions';
import type { StoredImage } from './types';

const ID = /^[0-9a-f]{32}$/;
// The data directory is chosen at run time; the comments in `join` keep the bundler from packing it.
const FILE = /^(?:\d{1,5}\.(?:avif|webp|jpg)|video\.(?:mp4|webm))$/;

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export const mediaTypeOf = (name: string): string =>
  CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * `${DATA_DIR}/media/{images,videos}/<id>/<file>`: a directory appears by rename with the files that a visitor needs at
 * once; a picture's other sizes and formats follow one by one. (The ids of pictures that were stored before ids were
 * new for each upload, and of the demo set, are hashes of their content.)
 */
export function createLocalStore(dataDir: string): MediaStore {
  const root = join(/*turbopackIgnore: true*/ dataDir, 'media');
  return {
    name: 'local',
    async putImage(image) {
      const pending = await exists(join(/*turbopackIgnore: true*/ image.directory, MASTER));
      await adopt(image.directory, join(/*turbopackIgnore: true*/ root, 'images', image.id));
      return { ...storedImage(image), ...(pending && { pending }) };
    },
    async makeNextRendition(publicId) {
      const id = publicId.match(/^images\/([0-9a-f]{32})$/)?.[1];
      if (!id) return false;
      try {
        return await makeNextRendition(join(/*turbopackIgnore: true*/ root, 'images', id));
      } catch (error) {
        throw asMediaError(error);
      }
    },
    async putVideo({ path, format }) {
      const id = newMediaId();
      const staging = join(/*turbopackIgnore: true*/ dataDir, 'tmp', `video-${randomUUID()}`);
      try {
        await mkdir(staging, { recursive: true });
        await pipeline(
          createReadStream(path),
          createWriteStream(join(staging, `video.${format}`), { flush: true }),
        );
        await adopt(staging, join(/*turbopackIgnore: true*/ root, 'videos', id));
        return { url: `/media/${id}/video.${format}`, public_id: `videos/${id}` };
      } catch (error) {
        throw asMediaError(error);
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    },
    async remove(publicId) {
      const [kind, id] = publicId.split('/');
      if ((kind !== 'images' && kind !== 'videos') || !id || !ID.test(id)) return;
      const directory = join(/*turbopackIgnore: true*/ root, kind, id);
      // again, because another process may be writing a rendition into it
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
    list: () => listObjects(root),
  };
}

function storedImage(image: PreparedImage): StoredImage {
  const { id, contentHash, width, height, blurDataURL, phash } = image;
  return {
    url: `/media/${id}/${width}.jpg`,
    public_id: `images/${id}`,
    ...(contentHash && { contentHash }),
    width,
    height,
    blurDataURL,
    phash,
  };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Moves a directory to its address. If it is already there (the demo set is stored again), only its age is renewed. */
async function adopt(directory: string, target: string): Promise<void> {
  try {
    await mkdir(join(/*turbopackIgnore: true*/ target, '..'), { recursive: true });
    await rename(directory, target);
  } catch (error) {
    if (errnoOf(error) === 'ENOTEMPTY' || errnoOf(error) === 'EEXIST') {
      // a fresh age keeps the cleanup job away while the listings are still being written
      await utimes(target, new Date(), new Date());
      return;
    }
    if (errnoOf(error) === 'EXDEV') return adoptAcrossDevices(directory, target);
    throw asMediaError(error);
  }
}

/** DATA_DIR/tmp and DATA_DIR/media may be separate mounts: copy beside the target, then rename there. */
async function adoptAcrossDevices(directory: string, target: string): Promise<void> {
  const near = `${target}.${randomUUID()}.tmp`;
  try {
    await cp(directory, near, { recursive: true });
    await adopt(near, target);
  } catch (error) {
    throw asMediaError(error);
  } finally {
    await rm(near, { recursive: true, force: true });
  }
}

async function* listObjects(root: string): AsyncGenerator<StoredObject> {
  for (const kind of ['images', 'videos'] as const) {
    const directory = await opendir(join(/*turbopackIgnore: true*/ root, kind)).catch((error: unknown) => {
      if (errnoOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (!directory) continue;
    for await (const entry of directory) {
      if (!ID.test(entry.name)) continue;
      const found = await stat(join(/*turbopackIgnore: true*/ root, kind, entry.name)).catch(() => null);
      if (found) yield { publicId: `${kind}/${entry.name}`, storedAt: found.mtime };
    }
  }
}

function asMediaError(error: unknown): unknown {
  return asDiskError(error) ?? error;
}

export type MediaFile = { path: string; size: number; contentType: string; etag: string };

/**
 * Where the file behind `/media/<id>/<file>` is stored, below DATA_DIR and in a bucket. Both parts must match their exact shapes, so
 * no path that a client can write leaves the media directory.
 */
export function mediaKey(parts: readonly string[]): string | undefined {
  const [id, file] = parts;
  if (parts.length !== 2 || !id || !file || !ID.test(id) || !FILE.test(file)) return undefined;
  return `media/${file.startsWith('video.') ? 'videos' : 'images'}/${id}/${file}`;
}

/** The file of this machine behind `/media/<id>/<file>`, or null. */
export async function findMediaFile(dataDir: string, parts: readonly string[]): Promise<MediaFile | null> {
  const key = mediaKey(parts);
  if (!key) return null;
  const path = join(/*turbopackIgnore: true*/ dataDir, key);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const contentType = mediaTypeOf(key);
  return { path, size: found.size, contentType, etag: `"${parts.join('-')}"` };
}

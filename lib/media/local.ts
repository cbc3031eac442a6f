import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asDiskError, errnoOf } from './errors';
import type { ProcessedImage } from './process-image';
import type { MediaStore, StoredObject } from './store';

const HASH = /^[0-9a-f]{32}$/;
// The data directory is chosen at run time; the comments in `join` keep the bundler from packing it.
const FILE = /^(?:\d{1,5}\.(?:avif|webp|jpg)|video\.(?:mp4|webm))$/;

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** `${DATA_DIR}/media/{images,videos}/<hash>/<file>`: a directory appears whole, by rename, or not at all. */
export function createLocalStore(dataDir: string): MediaStore {
  const root = join(/*turbopackIgnore: true*/ dataDir, 'media');
  return {
    name: 'local',
    async putImage(image) {
      await adopt(image.directory, join(/*turbopackIgnore: true*/ root, 'images', image.hash));
      return storedImage(image);
    },
    async putVideo({ path, format, hash }) {
      const staging = join(/*turbopackIgnore: true*/ dataDir, 'tmp', `video-${randomUUID()}`);
      try {
        await mkdir(staging, { recursive: true });
        await pipeline(
          createReadStream(path),
          createWriteStream(join(staging, `video.${format}`), { flush: true }),
        );
        await adopt(staging, join(/*turbopackIgnore: true*/ root, 'videos', hash));
        return { url: `/media/${hash}/video.${format}`, public_id: `videos/${hash}` };
      } catch (error) {
        throw asMediaError(error);
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    },
    async remove(publicId) {
      const [kind, hash] = publicId.split('/');
      if ((kind !== 'images' && kind !== 'videos') || !hash || !HASH.test(hash)) return;
      await rm(join(/*turbopackIgnore: true*/ root, kind, hash), { recursive: true, force: true });
    },
    list: () => listObjects(root),
  };
}

function storedImage(image: ProcessedImage) {
  const { hash, width, height, blurDataURL, phash } = image;
  return {
    url: `/media/${hash}/${width}.jpg`,
    public_id: `images/${hash}`,
    width,
    height,
    blurDataURL,
    phash,
  };
}

/** Moves a finished directory to its content address; if the content is already there, only its age is renewed. */
async function adopt(directory: string, target: string): Promise<void> {
  try {
    await mkdir(join(/*turbopackIgnore: true*/ target, '..'), { recursive: true });
    await rename(directory, target);
  } catch (error) {
    if (errnoOf(error) === 'ENOTEMPTY' || errnoOf(error) === 'EEXIST') {
      // a fresh age keeps the sweeper away while the new listing is still being written
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
      if (!HASH.test(entry.name)) continue;
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
 * The file behind `/media/<hash>/<file>`, or null. Both parts must match their exact shapes, so no path that a
 * client can write leaves the media directory.
 */
export async function findMediaFile(dataDir: string, parts: string[]): Promise<MediaFile | null> {
  const [hash, file] = parts;
  if (parts.length !== 2 || !hash || !file || !HASH.test(hash) || !FILE.test(file)) return null;
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const kind = file.startsWith('video.') ? 'videos' : 'images';
  const path = join(/*turbopackIgnore: true*/ dataDir, 'media', kind, hash, file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    path,
    size: found.size,
    contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream',
    etag: `"${hash}-${file}"`,
  };
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MediaError, STORE_AWAY } from '@/lib/platform/objects/errors';
import { type ObjectStore, ObjectStoreError } from '@/lib/platform/objects/object-store';

const ID = /^[0-9a-f]{32}$/;
// The data directory is chosen at run time. The comments in `join` keep the bundler from including it.
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

export type MediaFile = { path: string; size: number; contentType: string; etag: string };

/**
 * The key of `/media/<id>/<file>` below DATA_DIR and in a bucket. Both parts must match their exact shapes, so that no requested path can leave the media
 * directory.
 */
export function mediaKey(parts: readonly string[]): string | undefined {
  const [id, file] = parts;
  if (parts.length !== 2 || !id || !file || !ID.test(id) || !FILE.test(file)) return undefined;
  return `media/${file.startsWith('video.') ? 'videos' : 'images'}/${id}/${file}`;
}

/** The local file of `/media/<id>/<file>`, or null. */
export async function findMediaFile(dataDir: string, parts: readonly string[]): Promise<MediaFile | null> {
  const key = mediaKey(parts);
  if (!key) return null;
  const path = join(/*turbopackIgnore: true*/ dataDir, key);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const contentType = mediaTypeOf(key);
  return { path, size: found.size, contentType, etag: `"${parts.join('-')}"` };
}

/** Milliseconds after which a local copy is checked against the bucket before it is sent again, because another machine may have removed the object. */
const TRUSTED_MS = 24 * 60 * 60 * 1000;
/** Time without requests after which a local copy is removed. The bucket still has it. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

async function fetchFile(objects: ObjectStore, key: string, path: string): Promise<void> {
  const object = await objects.open(key);
  if (!object) return;
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await copyFile(object.path, draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
    await object.release();
  }
}

/** Fetches the file of `/media/<id>/<file>` from the bucket to this machine. While the bucket is down, local copies are used. */
export async function fetchMediaFile(
  objects: ObjectStore,
  dataDir: string,
  parts: readonly string[],
): Promise<void> {
  const key = mediaKey(parts);
  if (!key) return;
  const path = join(/*turbopackIgnore: true*/ dataDir, key);
  const there = await stat(path).catch(() => undefined);
  const now = Date.now();
  if (there && now - there.mtimeMs < TRUSTED_MS) return;
  try {
    if (there && !(await objects.stat(key))) await rm(path, { force: true });
    else if (there) await utimes(path, new Date(now), new Date(now));
    else await fetchFile(objects, key, path);
  } catch (error) {
    if (!there) throw asMediaError(error);
  }
}

/** Removes local copies not requested for a week. Returns the number of pictures and videos affected. */
export async function removeUnusedCopies(dataDir: string, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const kind of ['images', 'videos']) {
    const root = join(/*turbopackIgnore: true*/ dataDir, 'media', kind);
    for (const id of await readdir(root).catch(() => [] as string[])) {
      const folder = join(/*turbopackIgnore: true*/ root, id);
      const ages = (await readdir(folder)).map((name) => stat(join(/*turbopackIgnore: true*/ folder, name)));
      const times = (await Promise.all(ages)).map(({ mtimeMs }) => mtimeMs);
      if (now - Math.max(0, ...times) < UNUSED_MS) continue;
      await rm(folder, { recursive: true, force: true });
      removed++;
    }
  }
  return removed;
}

/** Converts an error of the object store to a message for the person who uploads or opens a picture. */
export function asMediaError(error: unknown): unknown {
  if (!(error instanceof ObjectStoreError) || error.code === 'full') return error;
  return new MediaError('store-unavailable', STORE_AWAY, { cause: error });
}

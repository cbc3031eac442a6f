import 'server-only';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ObjectStore, ObjectStoreError, removeAll } from '@/lib/platform/objects/object-store';
import { MediaError } from './errors';
import { createLocalStore, mediaKey, mediaTypeOf } from './local';
import type { MediaStore, StoredObject } from './media-store';
import { MASTER } from './renditions';

/** Copies fetched this long ago are checked against the bucket before they are sent again: another machine may have removed the object. */
const TRUSTED_MS = 24 * 60 * 60 * 1000;
/** Local copies not requested for this long are removed; the bucket has them. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Pictures and videos in a bucket, under the same keys as their files below DATA_DIR, which is a copy: objects made here are
 * stored in the bucket before anyone gets their address, and those made by another machine are fetched on request.
 */
export function createBucketStore(objects: ObjectStore, dataDir: string): MediaStore {
  const local = createLocalStore(dataDir);
  const folderOf = (publicId: string) => join(/*turbopackIgnore: true*/ dataDir, 'media', publicId);

  const upload = async (publicId: string, names: readonly string[]) => {
    for (const name of names)
      await objects.put(
        `media/${publicId}/${name}`,
        { path: join(folderOf(publicId), name) },
        mediaTypeOf(name),
      );
  };
  /** All of its files, in the bucket or nowhere. */
  const uploadAll = async (publicId: string) => {
    try {
      await upload(publicId, await filesIn(folderOf(publicId)));
    } catch (error) {
      await local.remove(publicId);
      throw asMediaError(error);
    }
  };

  return {
    name: 's3',
    async putImage(image) {
      const stored = await local.putImage(image);
      await uploadAll(stored.public_id);
      return stored;
    },
    async putVideo(video) {
      const stored = await local.putVideo(video);
      await uploadAll(stored.public_id);
      return stored;
    },
    async makeNextRendition(publicId) {
      const folder = folderOf(publicId);
      const known = new Set<string>();
      for await (const { key } of objects.list(`media/${publicId}/`))
        known.add(key.slice(key.lastIndexOf('/') + 1));
      if (!known.has(MASTER)) return false;
      for (const name of known) await fetchFile(objects, `media/${publicId}/${name}`, join(folder, name));
      const isMore = await local.makeNextRendition(publicId);
      await upload(
        publicId,
        (await filesIn(folder)).filter((name) => !known.has(name)),
      );
      // the master last: while it exists the work can be resumed
      if (!isMore) await objects.remove(`media/${publicId}/${MASTER}`);
      return isMore;
    },
    async remove(publicId) {
      if (!/^(?:images|videos)\/[0-9a-f]{32}$/.test(publicId)) return;
      await removeAll(objects, `media/${publicId}/`).catch((error: unknown) => {
        throw asMediaError(error);
      });
      await local.remove(publicId);
    },
    list: () => listObjects(objects),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => /^(?:master|\d{1,5}|video)\.[a-z0-9]+$/.test(name));
}

/** Copies an object to this machine if it is missing. False if the bucket lacks it. */
async function fetchFile(objects: ObjectStore, key: string, path: string): Promise<boolean> {
  if (await stat(path).catch(() => undefined)) return true;
  const object = await objects.open(key);
  if (!object) return false;
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await copyFile(object.path, draft);
    await rename(draft, path);
    return true;
  } finally {
    await rm(draft, { force: true });
    await object.release();
  }
}

/**
 * Ensures that the file behind `/media/<id>/<file>` is on this machine if the bucket has it. While the bucket is down, local
 * copies are sent.
 */
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

/** Removes local copies not requested for a week. Returns how many pictures and videos lost theirs. */
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

async function* listObjects(objects: ObjectStore): AsyncGenerator<StoredObject> {
  let last: StoredObject | undefined;
  // the objects of one picture are consecutive: keys are listed in order
  for await (const { key, storedAt } of objects.list('media/')) {
    const publicId = key.split('/').slice(1, 3).join('/');
    if (last && last.publicId !== publicId) yield last;
    const isNewer = last?.publicId !== publicId || storedAt > last.storedAt;
    if (isNewer) last = { publicId, storedAt };
  }
  if (last) yield last;
}

function asMediaError(error: unknown): unknown {
  if (!(error instanceof ObjectStoreError)) return error;
  return error.code === 'full'
    ? new MediaError('disk-full', 'There is no room left to store pictures.', { cause: error })
    : new MediaError('store-unavailable', 'The picture store does not respond. Please try again later.', {
        cause: error,
      });
}

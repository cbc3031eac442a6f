import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store';

/** Age in milliseconds below which objects are kept, because their request may not have recorded them yet. */
export const ORPHAN_GRACE_MS = 60 * 60 * 1000;

export type CleanupResult = { seen: number; removed: number };

/**
 * Removes stored objects that nothing refers to, after a crash between storing and writing or after a picture was removed from a listing. Safe during uploads,
 * on any schedule and in several processes, because each upload has a new id and so an old unreferenced object is never referred to again.
 */
export async function removeOrphans(
  store: MediaStore,
  isReferenced: (publicId: string) => Promise<boolean>,
  now = Date.now(),
): Promise<CleanupResult> {
  const result = { seen: 0, removed: 0 };
  for await (const { publicId, storedAt } of store.list()) {
    result.seen++;
    if (now - storedAt.getTime() < ORPHAN_GRACE_MS || (await isReferenced(publicId))) continue;
    await store.remove(publicId);
    result.removed++;
  }
  return result;
}

/** Removes temporary files of requests that a crash interrupted. */
export async function removeTemporaryFiles(dataDir: string, now = Date.now()): Promise<number> {
  const parent = join(/*turbopackIgnore: true*/ dataDir, 'tmp');
  let removed = 0;
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(/*turbopackIgnore: true*/ parent, name);
    const found = await stat(path).catch(() => null);
    if (!found || now - found.mtimeMs < ORPHAN_GRACE_MS) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

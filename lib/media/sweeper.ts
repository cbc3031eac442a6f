import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnused } from './in-flight';
import type { MediaStore } from './store';

/** Younger objects are left alone, whoever made them. */
export const ORPHAN_GRACE_MS = 60 * 60 * 1000;

export type SweepResult = { seen: number; removed: number };

/**
 * Removes stored objects that no listing refers to: what a crash between storing and writing, or a picture taken out
 * of a listing, left behind. Safe to run beside uploads, on any schedule, in several processes: `removeUnused` sees to
 * it; the grace is for what was stored by hand or by another release.
 */
export async function sweepOrphans(
  store: MediaStore,
  isReferenced: (publicId: string) => Promise<boolean>,
  now = Date.now(),
): Promise<SweepResult> {
  const result = { seen: 0, removed: 0 };
  for await (const { publicId, storedAt } of store.list()) {
    result.seen++;
    if (now - storedAt.getTime() < ORPHAN_GRACE_MS) continue;
    if (await removeUnused(store, publicId, isReferenced)) result.removed++;
  }
  return result;
}

/** Temporary files of requests that a crash interrupted. */
export async function sweepTemporaryFiles(dataDir: string, now = Date.now()): Promise<number> {
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

import 'server-only';
import { randomUUID } from 'node:crypto';
import { MediaError } from './errors';
import { endRemoval, releaseHolds, takeHold, takeRemoval } from './mutations';
import type { MediaStore } from './store';

/**
 * Objects are addressed by content, so one that is being removed from a listing may at that moment arrive with
 * another, in this process or in another one. A row of the database decides (models/media-hold.ts): who brings an object
 * holds it from before it is stored until the listing that shows it is written; who removes it first makes sure that
 * nobody holds it, and only then asks whether a listing shows it. Both are one atomic update of the same row, so either
 * the bringer waits until the object is gone and stores it anew, or the remover leaves it alone. What stays open: a
 * process that is suspended for longer than a removal may last (ten minutes), in the middle of a removal.
 */
export type Holder = {
  /** From now until `release` nobody removes the object; one that is just being removed is gone when this settles. */
  hold: (publicId: string) => Promise<void>;
  /** Lets go of everything. Never rejects: a hold that could not be released ends by itself. */
  release: () => Promise<void>;
};

const POLL_MS = 25;
/** A removal on the disk takes milliseconds, one at Cloudinary a second; a person waits no longer than this. */
const PATIENCE_MS = 30_000;

export function createHolder(): Holder {
  const name = randomUUID();
  const held = new Set<string>();
  return {
    async hold(publicId) {
      const deadline = Date.now() + PATIENCE_MS;
      // noted first: a hold that was taken while the answer got lost is released too
      held.add(publicId);
      while (!(await takeHold(publicId, name))) {
        if (Date.now() > deadline)
          throw new MediaError('store-unavailable', 'A file is just being removed. Please try again later.');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async release() {
      const ids = [...held];
      held.clear();
      await releaseHolds(ids, name).catch(() => undefined);
    },
  };
}

/** Removes the object unless a listing shows it or a running request brings it. Answers whether it was removed. */
export async function removeUnused(
  store: MediaStore,
  publicId: string,
  isReferenced: (publicId: string) => Promise<boolean>,
): Promise<boolean> {
  const name = randomUUID();
  // asked again below: this one spares the rows of the many objects that a sweep passes
  if (await isReferenced(publicId)) return false;
  if (!(await takeRemoval(publicId, name))) return false;
  try {
    if (await isReferenced(publicId)) return false;
    await store.remove(publicId);
    return true;
  } finally {
    // a claim that stays ends by itself
    await endRemoval(publicId, name).catch(() => undefined);
  }
}

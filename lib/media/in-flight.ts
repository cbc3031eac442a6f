import type { MediaStore } from './store';

/**
 * Objects are addressed by content, so one that is being removed from a listing may at that moment arrive with
 * another. Within a process the two wait for each other here; between processes the sweeper's hour of grace and the
 * renewed age of an adopted object keep them apart.
 */
const held = new Map<string, number>();
const removing = new Map<string, Promise<unknown>>();

/** The address of a video is known only when it has been stored: until then every video is held. */
export const ANY_VIDEO = 'videos/*';

const isHeld = (id: string) => held.has(id) || (id.startsWith('videos/') && held.has(ANY_VIDEO));

/** From now until `release` nobody removes the object; one that is just being removed is gone when this settles. */
export async function hold(id: string): Promise<void> {
  held.set(id, (held.get(id) ?? 0) + 1);
  const under = id === ANY_VIDEO ? [...removing.values()] : [removing.get(id)];
  await Promise.allSettled(under);
}

export function release(id: string): void {
  const left = (held.get(id) ?? 1) - 1;
  if (left > 0) held.set(id, left);
  else held.delete(id);
}

/** Removes the object unless a listing shows it or a running request brings it. Answers whether it was removed. */
export async function removeUnused(
  store: MediaStore,
  id: string,
  isReferenced: (publicId: string) => Promise<boolean>,
): Promise<boolean> {
  if (isHeld(id)) return false;
  const job = (async () => {
    if (await isReferenced(id)) return false;
    // somebody may have come while the database was asked; from here on whoever comes waits in `hold`
    if (isHeld(id)) return false;
    await store.remove(id);
    return true;
  })();
  removing.set(id, job);
  try {
    return await job;
  } finally {
    if (removing.get(id) === job) removing.delete(id);
  }
}

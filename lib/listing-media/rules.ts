import type { StoredVideo } from '@/lib/media/types';
import type { MediaPlan } from './schema';

/** Without a plan new pictures follow the old ones. A new picture that the plan forgot is never lost: it comes last. */
export function arrangeImages<Old extends { public_id: string }, New extends { public_id: string }>(
  old: readonly Old[],
  added: readonly New[],
  plan: MediaPlan | undefined,
): (Old | New)[] {
  if (!plan?.images) return distinct([...old, ...added]);
  const named = plan.images.flatMap((one): (Old | New)[] => {
    const found = 'keep' in one ? old.find(({ public_id }) => public_id === one.keep) : added[one.add];
    return found ? [found] : [];
  });
  return distinct([...named, ...added]);
}

export function arrangeVideos(
  old: readonly StoredVideo[],
  added: readonly StoredVideo[],
  plan: MediaPlan | undefined,
): StoredVideo[] {
  const kept = plan?.videos
    ? old.filter(({ public_id, url }) => plan.videos?.includes(public_id ?? url))
    : old;
  return [...kept, ...added];
}

/** The same photograph sent twice is one picture. */
function distinct<T extends { public_id: string }>(images: T[]): T[] {
  const ids = images.map(({ public_id }) => public_id);
  return images.filter(({ public_id }, place) => ids.indexOf(public_id) === place);
}

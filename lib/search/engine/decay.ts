import type { Bitmap } from '@/lib/search/columns/bitmap';
import type { ListingIndex } from '@/lib/search/columns/listing-index';

/** In lists of the newest, what was last confirmed `afterMs` ago counts as listed `backMs` earlier. Ascending. */
export type DecayStep = { afterMs: number; backMs: number };
export type Decay = { now: number; steps: readonly DecayStep[] };

/** Matches that are equally stale, and how much older they count. */
export type Stale = { slots: Bitmap; backMs: number };

/** The matches by how stale they are, the fresh ones first. Where all are fresh, which is usual, that is the set itself. */
export function byStaleness(index: ListingIndex, matches: Bitmap, { now, steps }: Decay): Stale[] {
  const order = index.orders.confirmedAt;
  const fresh: Stale = { slots: matches, backMs: 0 };
  const stale: Stale[] = [];
  for (const [i, { afterMs, backMs }] of steps.entries()) {
    const next = steps[i + 1];
    // both ends belong to `between`; times are whole milliseconds
    const places = order.between(next ? now - next.afterMs + 1 : -Infinity, now - afterMs);
    if (places.from === places.to) continue;
    const slots = order.slotsOf(places, index.capacity).intersect(matches);
    if (slots.size > 0) stale.push({ slots, backMs });
  }
  if (stale.length === 0) return [fresh];
  fresh.slots = matches.clone();
  for (const { slots } of stale) fresh.slots.drop(slots);
  return [fresh, ...stale];
}

import { kilometres } from '@/lib/places/rules';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { HOUR_MS } from '@/lib/platform/time/time';
import { AFTERNOON_HOUR, MAX_PROPOSED } from '@/lib/visits/hours/constants';
import { halfDayStart } from '@/lib/visits/hours/rules';

export type Placed = { place: { lat: number; lng: number } | null };

/** The route from the first home, always to the nearest remaining one. Homes without a known place come last in the chosen order. */
export function tourOrder<T extends Placed>(homes: readonly T[]): T[] {
  const [first, ...others] = homes;
  if (!first) return [];
  const ordered = [first];
  const remaining = others.filter(({ place }) => place);
  for (let from = first.place; from && remaining.length > 0; from = ordered.at(-1)?.place ?? null) {
    const here = from;
    const far = ({ place }: T) => (place ? kilometres(here, place) : Number.MAX_VALUE);
    remaining.sort((a, b) => far(a) - far(b));
    ordered.push(...remaining.splice(0, 1));
  }
  return [...ordered, ...remaining, ...others.filter(({ place }) => !place)];
}

/** Returns "2026-11-28-morning" for both "2026-11-28-morning" and "2026-11-28-h10". */
export function halfOfKey(key: string): string {
  const day = key.slice(0, 10);
  const hour = (halfDayStart(key).getTime() - dayBounds(day).start.getTime()) / HOUR_MS;
  return `${day}-${hour < AFTERNOON_HOUR ? 'morning' : 'afternoon'}`;
}

/** This home's free half-days or hours within the chosen half-days. */
export function freeIn(chosen: readonly string[], free: readonly string[]): string[] {
  const halves = new Set(chosen.map(halfOfKey));
  return free.filter((key) => halves.has(halfOfKey(key))).slice(0, MAX_PROPOSED);
}

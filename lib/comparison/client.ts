import { findCity, kilometres } from '@/lib/place/rules';
import { safeStorage } from '@/lib/safe-storage';

/** A place that the visitor named once: in this browser only. Degrees. */
export type OwnPlace = { name: string; in: string; lat: number; lng: number };

export const MAX_OWN_PLACES = 4;
const KEY = 'saptam:places';

export function readOwnPlaces(): OwnPlace[] {
  return safeStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnPlace[], []);
}

export function storeOwnPlaces(places: readonly OwnPlace[]): void {
  safeStorage(() => localStorage.setItem(KEY, JSON.stringify(places)), undefined);
}

export function namedLocalities(citySlug: string): { name: string; lat: number; lng: number }[] {
  const localities = findCity(citySlug)?.localities ?? [];
  return localities
    .map(({ name, lat, lng }) => ({ name, lat, lng }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** "about 3.2 km", by straight line; undefined when it is not known where the home is (0,0). */
export function distanceText([lng, lat]: [number, number], place: OwnPlace): string | undefined {
  if (!lng && !lat) return undefined;
  return `about ${kilometres({ lat, lng }, place).toFixed(1)} km`;
}

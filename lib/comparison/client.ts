import { findCity } from '@/lib/place/rules';
import { safeStorage } from '@/lib/safe-storage';

/** A place that the visitor named once: in this browser only. Degrees. */
export type OwnPlace = { name: string; in: string; lat: number; lng: number };

export const MAX_OWN_PLACES = 4;
const KEY = 'saptam:places';
const EARTH_KM = 6371;

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

/** Great-circle distance in kilometres (haversine). */
export function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** "about 3.2 km", by straight line; undefined when it is not known where the home is (0,0). */
export function distanceText([lng, lat]: [number, number], place: OwnPlace): string | undefined {
  if (!lng && !lat) return undefined;
  return `about ${kilometres({ lat, lng }, place).toFixed(1)} km`;
}

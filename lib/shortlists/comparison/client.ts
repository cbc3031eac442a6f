import type { FoundPlaceDto } from '@/lib/places/gazetteer/dto';
import { kilometres, travelMinutes } from '@/lib/places/rules';
import { api } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import type { Text } from '@/lib/platform/language/translate';

/** A place that the visitor entered, in degrees, stored only in this browser. */
export type OwnPlace = { name: string; in: string; lat: number; lng: number };

export const MAX_OWN_PLACES = 4;
const KEY = 'saptam:places';

export function readOwnPlaces(): OwnPlace[] {
  return safeStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnPlace[], []);
}

/** False if the browser stores nothing. */
export const storeOwnPlaces = (places: readonly OwnPlace[]): boolean =>
  safeStorage(() => {
    localStorage.setItem(KEY, JSON.stringify(places));
    return true;
  }, false);

const PLACES_AT_ONCE = 8;

/** Finds places by prefixes of their names, the homes' city first. */
export async function findPlaces(
  search: string,
  city: string,
  signal?: AbortSignal,
): Promise<FoundPlaceDto[]> {
  const { data } = await api<{ data: FoundPlaceDto[] }>(`/api/places?${new URLSearchParams({ search })}`, {
    ...(signal && { signal }),
  });
  return [...data].sort((a, b) => Number(b.city === city) - Number(a.city === city)).slice(0, PLACES_AT_ONCE);
}

/** "about 3.2 km, some 11 min by road": a straight line and an estimate from it; undefined if the home's place is unknown (0,0). */
export function distanceText(
  [lng, lat]: [number, number],
  place: OwnPlace,
  t: Text<'shortlists/comparison'>,
): string | undefined {
  if (!lng && !lat) return undefined;
  const km = kilometres({ lat, lng }, place);
  return t('about {km} km, some {minutes} min by road', { km: km.toFixed(1), minutes: travelMinutes(km) });
}

import type { PropertyCardDto } from '@/lib/listings/dto';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import type { IndexAround } from '@/lib/search/engine/index-search';
import { distanceTo } from '@/lib/search/engine/map-area';

/** The place of a card's home, from the displayed row. */
export type PointRow = { location?: { coordinates?: number[] }; placePrecision?: string };
export const POINT_PROJECTION = { 'location.coordinates': 1, placePrecision: 1 } as const;

/** The distance of a card's home from the place the search is near to. */
export function distanceOf(
  row: PointRow,
  around: IndexAround | undefined,
  to?: string,
): Pick<PropertyCardDto, 'distance'> {
  const [lng = 0, lat = 0] = row.location?.coordinates ?? [];
  if (!around || (lng === 0 && lat === 0)) return {};
  const km = distanceTo(around, { lat, lng });
  return {
    distance: {
      km,
      ...(to && { to }),
      ...(row.placePrecision === 'approximate' && { about: true as const }),
    },
  };
}

/** Maximum distance in kilometres at which a metro station is worth naming. */
const METRO_KM = 5;

export function metroOf(
  { location, placePrecision }: PointRow,
  gazetteer: Gazetteer,
): Pick<PropertyCardDto, 'metro'> {
  const [lng = 0, lat = 0] = location?.coordinates ?? [];
  if (lng === 0 && lat === 0) return {};
  const [station] = gazetteer.nearest({ lat, lng }, { kinds: ['metro'], withinKm: METRO_KM, limit: 1 });
  if (!station) return {};
  const about = placePrecision === 'approximate' && { about: true as const };
  return { metro: { km: station.km, to: station.place.name, ...about } };
}

/** The position of a card's home, for the map beside the list. */
export function pointOf({ location }: PointRow): Pick<PropertyCardDto, 'at'> {
  const [lng = 0, lat = 0] = location?.coordinates ?? [];
  return lng === 0 && lat === 0 ? {} : { at: [lng, lat] };
}

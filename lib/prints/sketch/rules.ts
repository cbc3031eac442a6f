import type { PropertyDto } from '@/lib/listings/dto';
import { KM_PER_DEGREE } from '@/lib/places/areas/constants';
import { LANDMARK_KINDS, PLACE_KIND_LABELS } from '@/lib/places/gazetteer/constants';
import type { LatLng, NearPlace } from '@/lib/places/gazetteer/dto';
import { isInCity } from '@/lib/places/gazetteer/format';
import { centreOf, type Gazetteer } from '@/lib/places/gazetteer/rules';
import { kilometres } from '@/lib/places/rules';
import type { Sketch } from './dto';

const MAX_LANDMARKS = 8;
/** Minimum landmarks, because a map with fewer would say nothing about the place. */
const MIN_LANDMARKS = 3;
const MAX_KM = 6;
/** Possible kilometres from the home to the edge. The narrowest map with all landmarks without overlap is used. */
const WIDTHS_KM = [0.5, 1, 1.5, 2, 3, 4, MAX_KM];
/** Margin between the outermost landmark and the edge. */
const ROOM = 1.08;

/** Keeps at most two of a kind, because eight metro stations say less than a school, a hospital and a market. */
function variedOf(near: readonly NearPlace[], most: number): NearPlace[] {
  const kinds = new Map<string, number>();
  return near
    .filter(({ place }) => {
      const count = kinds.get(place.kind) ?? 0;
      kinds.set(place.kind, count + 1);
      return count < 2;
    })
    .slice(0, most);
}

/**
 * The surroundings of a home, from the agency's own gazetteer. Undefined if the exact place is unknown or hidden, or the gazetteer has too little there,
 * because no map is better than a wrong one.
 */
export function sketchOf(
  gazetteer: Gazetteer,
  property: Pick<PropertyDto, 'placePrecision' | 'location' | 'citySlug'>,
): Sketch | undefined {
  const [lng, lat] = property.location.coordinates;
  const home: LatLng = { lat, lng };
  if (property.placePrecision !== 'exact' || !isInCity(property.citySlug, home)) return undefined;
  const kinds = LANDMARK_KINDS.filter((kind) => kind !== 'road');
  const near = variedOf(gazetteer.nearest(home, { kinds, withinKm: MAX_KM, limit: 60 }), MAX_LANDMARKS);
  if (near.length < MIN_LANDMARKS) return undefined;
  const farthest = Math.max(...near.map(({ km }) => km));
  const km = WIDTHS_KM.find((width) => width >= farthest * ROOM) ?? MAX_KM * ROOM;
  const east = Math.cos((lat * Math.PI) / 180);
  const at = (point: LatLng) => ({
    x: ((point.lng - lng) * KM_PER_DEGREE * east) / km,
    y: ((lat - point.lat) * KM_PER_DEGREE) / km,
  });
  const around = gazetteer.places.filter(({ city }) => city === property.citySlug);
  return {
    km,
    landmarks: near.map(({ place, km: distance }) => ({
      ...at(centreOf(place)),
      name: place.name,
      kind: PLACE_KIND_LABELS[place.kind],
      km: distance,
    })),
    localities: around
      .filter((place) => place.kind === 'locality' && kilometres(home, centreOf(place)) < km)
      .map((place) => ({ ...at(centreOf(place)), name: place.name })),
    roads: around
      .filter(({ kind, points }) => kind === 'road' && points.length > 1)
      .map(({ name, points }) => ({ name, points: points.map(at) })),
  };
}

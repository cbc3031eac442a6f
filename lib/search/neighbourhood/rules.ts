import type { PropertyDto } from '@/lib/listings/dto';
import type { NearPlace } from '@/lib/places/gazetteer/dto';
import { isInCity } from '@/lib/places/gazetteer/format';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { AROUND_GROUPS, LANDMARKS, NEAREST_KM, WITHIN_KM } from './constants';
import type { AroundDto, AroundGroup, NearPlaceDto } from './dto';

const MAX_OF_A_GROUP = 3;
const MAX_LANDMARKS = 6;

type Placed = Pick<PropertyDto, 'location' | 'placePrecision' | 'citySlug'>;

const toDto = ({ place: { slug, name }, km }: NearPlace): NearPlaceDto => ({ slug, name, km });

/** One of each kind, the nearest: six colleges would say less than a college, a lake and a road. */
function oneOfEach(near: readonly NearPlace[]): NearPlace[] {
  const kinds = new Set<string>();
  return near.filter(({ place: { kind } }) => {
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
}

/** What lies around a listing, in a straight line. Undefined where its place is not known, or the gazetteer knows nothing there. */
export function aroundOf(gazetteer: Gazetteer, property: Placed): AroundDto | undefined {
  const { placePrecision, citySlug } = property;
  const [lng, lat] = property.location.coordinates;
  if (placePrecision === 'unknown' || !isInCity(citySlug, { lat, lng })) return undefined;
  const near = (kinds: AroundGroupKinds) =>
    gazetteer
      .nearest({ lat, lng }, { kinds, withinKm: NEAREST_KM, limit: Number.POSITIVE_INFINITY })
      .filter(({ place }) => place.city === citySlug);
  const groups = AROUND_GROUPS.flatMap(({ title, kinds }): AroundGroup[] => {
    const all = near(kinds);
    const [nearest] = all;
    if (!nearest) return [];
    const places = all.filter(({ km }) => km <= WITHIN_KM).slice(0, MAX_OF_A_GROUP);
    return [{ title, places: places.map(toDto), ...(places.length === 0 && { nearest: toDto(nearest) }) }];
  });
  if (groups.length === 0) return undefined;
  const landmarks = oneOfEach(near(LANDMARKS)).slice(0, MAX_LANDMARKS).map(toDto);
  return { groups, landmarks, isAbout: placePrecision === 'approximate' };
}
type AroundGroupKinds = (typeof AROUND_GROUPS)[number]['kinds'];

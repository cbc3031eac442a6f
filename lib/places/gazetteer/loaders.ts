import 'server-only';
import { CITIES, findCity } from '@/lib/places/rules';
import { pictureTiles } from '@/lib/places/tiles/data';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { findPlace, getGazetteer, searchPlaces } from './data';
import type { FoundPlaceDto, GazetteerPlace } from './dto';
import { centreOf, type Gazetteer, placeId, placesLike } from './rules';
import { type PlaceQuery, placeSearchSchema } from './schema';

const NEIGHBOURS = 5;
const LANDMARKS = 5;

export async function loadPlaces(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/places', 'read');
  const mayChange = can(actor, 'places');
  const search = placeSearchSchema.parse(query);
  const [city = '', slug = ''] = (search.place ?? '').split('/');
  const [list, gazetteer, place] = await Promise.all([
    searchPlaces(search),
    getGazetteer(),
    mayChange && slug ? findPlace(city, slug) : undefined,
  ]);
  const panel =
    mayChange && (place || search.place === 'new')
      ? { place, near: place ? around(gazetteer, place) : [], others: place ? like(gazetteer, place) : [] }
      : undefined;
  return { search, list, panel, mayChange, cities: CITIES.map(({ slug: of, name }) => ({ slug: of, name })) };
}

/** The nearest localities and landmarks. */
function around(gazetteer: Gazetteer, place: GazetteerPlace) {
  const isLandmark = ({ kind }: GazetteerPlace) => kind !== 'locality';
  const all = gazetteer
    .nearest(centreOf(place), { withinKm: 5, limit: 200 })
    .filter((near) => placeId(near.place) !== placeId(place));
  const nearest = [
    ...all.filter((near) => !isLandmark(near.place)).slice(0, NEIGHBOURS),
    ...all.filter((near) => isLandmark(near.place)).slice(0, LANDMARKS),
  ];
  return nearest.map(({ place: near, km }) => ({ id: placeId(near), name: near.name, km }));
}

/** Possible merge partners, nearest first: localities for a locality, landmarks of its city for a landmark. */
function like(gazetteer: Gazetteer, place: GazetteerPlace) {
  const isLocality = place.kind === 'locality';
  return gazetteer
    .nearest(centreOf(place), { limit: Number.POSITIVE_INFINITY })
    .map((near) => near.place)
    .filter((other) => other.slug !== place.slug && other.city === place.city)
    .filter(({ kind }) => (kind === 'locality') === isLocality)
    .map(({ slug, name }) => ({ slug, name }));
}

const OFFERED = 8;
const AROUND = 14;
const AROUND_KM = 3;

const toFoundPlace = (place: GazetteerPlace): FoundPlaceDto => {
  const { kind, name, nameDevanagari, nameHindi, pinCode } = place;
  const city = findCity(place.city)?.name ?? '';
  return {
    id: placeId(place),
    kind,
    name,
    nameDevanagari,
    ...(nameHindi && { nameHindi }),
    city,
    ...(pinCode && { pinCode }),
    ...centreOf(place),
  };
};

/** Suggestions of the listing form while a place is typed, and the surroundings of a pin on its map. */
export async function loadFoundPlaces({ search, near }: PlaceQuery) {
  const gazetteer = await getGazetteer();
  const found = near
    ? gazetteer.nearest(near, { withinKm: AROUND_KM, limit: AROUND }).map(({ place }) => place)
    : placesLike(gazetteer, search).slice(0, OFFERED);
  return { data: found.map(toFoundPlace), tiles: (await pictureTiles()).tiles };
}

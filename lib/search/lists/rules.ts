import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { centreOf, type Gazetteer } from '@/lib/places/gazetteer/rules';
import { kilometres } from '@/lib/places/rules';
import { CHOICE_NAMES, CHOICES, notOf } from '@/lib/search/conditions/constants';
import { RULED_OUT_VALUES } from '@/lib/search/conditions/schema';
import { DEFAULT_WITHIN_KM, MAX_WITHIN_KM } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';
import type { Beside, Neighbour, PlaceOfList } from './dto';

/** Maximum kilometres between the centres of neighbouring localities. */
const MAX_NEIGHBOUR_KM = 10;
/** Rings in kilometres around the chosen localities, tried in turn without results. */
const NEIGHBOUR_RINGS = [2, 5] as const;
/** Maximum localities in an address (lib/search/schema.ts). */
const MAX_LOCALITIES = 20;
/** Kilometres around a place. */
const RINGS = [1, 2, 3, 5, 10, 20, MAX_WITHIN_KM] as const;
/** Number of rings tried before less important conditions are dropped; the others come after them. */
const RINGS_AT_FIRST = 2;

/** The canonical search of a list page: its place, and one locality if a category is chosen. Other filters have no page of their own. */
export const pageSearch = (
  { type, city, category }: PlaceOfList,
  { locality }: Pick<PropertySearch, 'locality'>,
) => ({ type, city: city?.slug, category, ...(category && locality?.length === 1 && { locality }) });

type InUse = { value: string; label?: string; count: number };
type Asked = Pick<PropertySearch, 'city' | 'locality' | 'notLocality'>;

/** Localities by slug: in the search's city, or in the only city with the name. */
function localitiesOf(gazetteer: Gazetteer, city: string | undefined, slug: string): GazetteerPlace[] {
  if (city) return [gazetteer.locality(city, slug)].filter((place) => place !== undefined);
  const all = gazetteer.places.filter((place) => place.kind === 'locality' && place.slug === slug);
  return all.length === 1 ? all : [];
}

/** Localities around the chosen ones with results for the rest of the search, nearest first. */
export function neighboursOf(
  gazetteer: Gazetteer,
  { city, locality = [], notLocality = [] }: Asked,
  inUse: readonly InUse[],
): Neighbour[] {
  const chosen = locality.flatMap((slug) => localitiesOf(gazetteer, city, slug));
  const home = city ?? chosen[0]?.city;
  if (!home) return [];
  const left = new Set([...locality, ...notLocality]);
  return inUse
    .filter(({ value, count }) => count > 0 && !left.has(value))
    .flatMap(({ value: slug, count }) => {
      const place = gazetteer.locality(home, slug);
      if (!place) return [];
      const km = Math.min(...chosen.map((item) => kilometres(centreOf(item), centreOf(place))));
      return km <= MAX_NEIGHBOUR_KM ? [{ slug, name: place.name, km, count }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

/** The narrowest ring in which a neighbour has results, and those in it. */
export function firstRing(
  neighbours: readonly Neighbour[],
  chosen: number,
): { km: number; within: Neighbour[] } | undefined {
  const km = NEIGHBOUR_RINGS.find((ring) => neighbours.some((neighbour) => neighbour.km <= ring));
  if (km === undefined) return undefined;
  return {
    km,
    within: neighbours.filter((neighbour) => neighbour.km <= km).slice(0, MAX_LOCALITIES - chosen),
  };
}

/** The next rings around the place a search is near to. */
export const widerRings = ({ near, within = DEFAULT_WITHIN_KM }: PropertySearch): number[] =>
  near === undefined ? [] : RINGS.filter((km) => km > within).slice(0, RINGS_AT_FIRST);

/** Slugs of localities typed by any of their names, in either script. An unknown name stays unchanged. */
export function localitiesTyped(
  gazetteer: Gazetteer,
  city: string | undefined,
  names: readonly string[],
): string[] {
  return names.map((name) => {
    const [place] = gazetteer.find(name.replaceAll('-', ' '), city).filter(({ kind }) => kind === 'locality');
    return place?.slug ?? name;
  });
}

const STATED_VALUES = [
  ...CHOICE_NAMES.map((name) => [name, CHOICES[name].values] as const),
  ...(['furnishing', 'facing'] as const).map((name) => [name, RULED_OUT_VALUES[name]] as const),
];

/**
 * Extends the search by listings that do not state the wanted facts. Instead of wanting a value, it excludes the others. Amenities are stated only where there
 * are some. Undefined if it asks for no such fact.
 */
function withUnstated(search: PropertySearch): PropertySearch | undefined {
  const changes: Record<string, readonly string[] | undefined> = search.amenities
    ? { amenities: undefined }
    : {};
  for (const [name, values] of STATED_VALUES) {
    const wanted: readonly string[] | undefined = search[name];
    const others = values.filter((value) => !wanted?.includes(value));
    if (!wanted || others.length === 0) continue;
    changes[name] = undefined;
    changes[notOf(name)] = [...new Set([...(search[notOf(name)] ?? []), ...others])];
  }
  return Object.keys(changes).length > 0 ? { ...search, ...changes, page: 1 } : undefined;
}

/** The same search for independent houses in the other of the two categories that have some. */
function otherHouses(search: PropertySearch): Omit<Beside, 'count'>[] {
  const { category, subType } = search;
  const isHouse = !subType || subType.includes('house');
  if (category === 'Residential' && isHouse)
    return [{ kind: 'villas', search: { ...search, category: 'Villas', subType: undefined, page: 1 } }];
  if (category === 'Villas')
    return [{ kind: 'houses', search: { ...search, category: 'Residential', subType: ['house'], page: 1 } }];
  return [];
}

export function searchesBeside(search: PropertySearch): Omit<Beside, 'count'>[] {
  const open = withUnstated(search);
  return [...(open ? [{ kind: 'unstated', search: open } as const] : []), ...otherHouses(search)];
}

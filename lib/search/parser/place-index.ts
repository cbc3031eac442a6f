import MiniSearch, { type SearchResult } from 'minisearch';
import type { PlaceKind } from '@/lib/places/gazetteer/constants';
import { heardAs, nameKey, nameWords, type Word, wordOf } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';

/** A place that a name can mean. `uses` counts successful searches for it, `listings` its current listings. */
export type Place = {
  id: string;
  kind: 'city' | 'locality' | 'project';
  name: string;
  /** other spellings, in Latin letters and Devanagari */
  names?: readonly string[];
  citySlug: string;
  cityName: string;
  localitySlug?: string;
  pinCode?: string;
  uses: number;
  listings: number;
};

/** The value of the filter `near`. */
export type Landmark = {
  slug: string;
  city?: string;
  /** kind of a landmark with its own name */
  kind?: PlaceKind;
  /** true for a residential place, which "near" only matches with a distance */
  isLocality?: boolean;
};

export type NamedLandmark = { landmark: Landmark; words: readonly Word[] };

/** A place with the words of its name, for comparison word by word. */
export type NamedPlace = { place: Place; words: readonly Word[] };

export type PlaceIndex = {
  places: Map<string, Place>;
  search: MiniSearch<Place>;
  exact: Map<string, Place[]>;
  /** landmarks by each of their names; a kind of landmark belongs to no city */
  landmarks: ReadonlyMap<string, Landmark>;
  /** the same by the first sound of their names, for similar names */
  landmarksByInitial: ReadonlyMap<string, readonly NamedLandmark[]>;
  nameWords: ReadonlySet<string>;
  /** localities by PIN code; several can share one */
  byPin: Map<string, Place[]>;
  /** localities and projects by city and the first consonant of their names (`initialOf`) */
  byInitial: Map<string, NamedPlace[]>;
};

/** Other names of the cities, including Devanagari ones, because a city is never guessed. */
const CITY_ALIASES: Record<string, string> = {
  nagpur: 'ngp, nagpur city, नागपूर, नागपुर',
  bangalore: 'bengaluru, बेंगळुरू, बंगळुरू, बेंगलुरु, बंगलोर',
  mumbai: 'bombay, मुंबई, मुम्बई',
  chennai: 'madras, चेन्नई',
  delhi: 'new delhi, दिल्ली, नवी दिल्ली, नई दिल्ली',
  hyderabad: 'हैदराबाद',
  pune: 'poona, पुणे, पुना',
};

export const initialOf = (citySlug: string, { key }: Word): string => `${citySlug} ${key.charAt(0)}`;

const namesOf = ({ kind, name, names = [], citySlug }: Place): string[] => [
  name,
  ...names,
  ...(kind === 'city' ? (CITY_ALIASES[citySlug]?.split(', ') ?? []) : []),
];

export function buildPlaceIndex(
  all: readonly Place[],
  landmarks: ReadonlyMap<string, Landmark> = new Map(),
): PlaceIndex {
  const search = new MiniSearch<Place>({ fields: ['name'], tokenize: nameWords, processTerm: heardAs });
  search.addAll(all);
  const [exact, byPin] = [new Map<string, Place[]>(), new Map<string, Place[]>()];
  const byInitial = new Map<string, NamedPlace[]>();
  const add = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const place of all) {
    for (const name of namesOf(place)) add(exact, nameKey(name), place);
    const words = nameWords(place.name);
    // "Sadar Bazar" is also typed "sadarbazar", मनीष नगर मनीषनगर
    const inDevanagari = (place.names ?? []).filter((name) => /^[\u0900-\u097f]/.test(name)).map(nameWords);
    const joined = [words, ...inDevanagari].filter((form) => form.length > 1).map((form) => form.join(''));
    for (const key of joined) add(exact, key, place);
    if (place.pinCode) add(byPin, place.pinCode, place);
    if (place.kind !== 'city')
      for (const form of [words, ...joined.map((word) => [word]), ...(place.names ?? []).map(nameWords)]) {
        const named = { place, words: form.map(wordOf) };
        if (named.words[0]) add(byInitial, initialOf(place.citySlug, named.words[0]), named);
      }
  }
  const landmarksByInitial = new Map<string, NamedLandmark[]>();
  for (const [name, landmark] of landmarks) {
    const words = nameWords(name).map(wordOf);
    if (words[0] && !landmark.isLocality)
      add(landmarksByInitial, words[0].heard.charAt(0), { landmark, words });
  }
  const words = [...exact.keys(), ...landmarks.keys()].flatMap((name) => name.split(' '));
  return {
    nameWords: new Set(words),
    landmarksByInitial,
    search,
    exact,
    byPin,
    byInitial,
    landmarks,
    places: new Map(all.map((place) => [place.id, place])),
  };
}

/** Maximum typing errors: one from four letters, two from eight. Shorter words must match exactly. */
const fuzziness = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2);

/** True if every typed word begins a word of the name, so that nothing was guessed. */
function begins({ queryTerms, terms }: SearchResult): boolean {
  return queryTerms.every((typed) => terms.some((term) => term.startsWith(typed)));
}

/**
 * Suggests places whose names start with or resemble these words: prefix matches first, then the city's own, then by successful searches and number of
 * listings.
 */
export function suggestPlaces(index: PlaceIndex, text: string, limit: number, citySlug?: string): Place[] {
  const words = nameWords(text).slice(0, 6);
  if (words.length === 0 || words.join('').length < 2) return [];
  const results = index.search.search(words.join(' '), {
    combineWith: 'AND',
    prefix: true,
    fuzzy: fuzziness,
  });
  const order = (place: Place, result: SearchResult) => [
    Number(begins(result)),
    Number(citySlug === undefined || place.citySlug === citySlug),
    place.uses,
    place.listings,
    result.score,
  ];
  return results
    .map((result) => {
      const place = index.places.get(String(result.id))!;
      return { place, order: order(place, result) };
    })
    .sort((a, b) => {
      const at = a.order.findIndex((value, i) => value !== b.order[i]);
      return at < 0 ? 0 : b.order[at]! - a.order[at]!;
    })
    .slice(0, limit)
    .map(({ place }) => place);
}

/** The most searched localities of a city, then those with most homes. */
export const popularPlaces = ({ places }: PlaceIndex, limit: number, citySlug: string): Place[] =>
  [...places.values()]
    .filter((place) => place.kind === 'locality' && place.citySlug === citySlug && place.listings > 0)
    .sort((a, b) => b.uses - a.uses || b.listings - a.listings)
    .slice(0, limit);

export function placeFilter(place: Place): Partial<PropertySearch> {
  if (place.kind === 'city') return { city: place.citySlug };
  if (place.kind === 'locality') return { city: place.citySlug, locality: [place.localitySlug!] };
  return { city: place.citySlug, q: place.name };
}

import MiniSearch, { type SearchResult } from 'minisearch';
import type { City } from '@/lib/place/dto';
import type { PropertySearch } from '@/lib/search/schema';

/** Something that a name can lead to: `uses` counts how often a search for it found listings, `listings` what is there now. */
export type Place = {
  id: string;
  kind: 'city' | 'locality' | 'project';
  name: string;
  citySlug: string;
  cityName: string;
  localitySlug?: string;
  uses: number;
  listings: number;
};

export type PlaceIndex = {
  places: Map<string, Place>;
  search: MiniSearch<Place>;
  exact: Map<string, Place[]>;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
export const placeKey = (text: string): string => wordsOf(text).join(' ');

/** Names by which cities are still called. */
const CITY_ALIASES: Record<string, string> = {
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  madras: 'chennai',
  'new delhi': 'delhi',
};

export function cityPlaces(cities: readonly City[]): Place[] {
  return cities.flatMap((city) => [
    {
      id: `city:${city.slug}`,
      kind: 'city',
      name: city.name,
      citySlug: city.slug,
      cityName: city.name,
      uses: 0,
      listings: 0,
    },
    ...city.localities.map(
      (locality): Place => ({
        id: `locality:${city.slug}:${locality.slug}`,
        kind: 'locality',
        name: locality.name,
        citySlug: city.slug,
        cityName: city.name,
        localitySlug: locality.slug,
        uses: 0,
        listings: 0,
      }),
    ),
  ]);
}

/**
 * Indian names are spelled many ways in Latin letters: Laxmi and Lakshmi, Dharampeth and Dharampet, Wadi and Vadi.
 * Both sides are folded to one spelling before they are compared.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ksh?/g, 'x'],
  [/([bcdgjkpst])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(.)\1+/g, '$1'],
];
const fold = (term: string): string => FOLDS.reduce((text, [from, to]) => text.replace(from, to), term);

export function buildPlaceIndex(all: readonly Place[]): PlaceIndex {
  const search = new MiniSearch<Place>({ fields: ['name'], tokenize: wordsOf, processTerm: fold });
  search.addAll(all);
  const exact = new Map<string, Place[]>();
  const add = (key: string, place: Place) => exact.set(key, [...(exact.get(key) ?? []), place]);
  for (const place of all) {
    add(placeKey(place.name), place);
    // "Sadar Bazar" is also typed "sadarbazar"
    if (place.name.includes(' ')) add(wordsOf(place.name).join(''), place);
    for (const [alias, slug] of Object.entries(CITY_ALIASES))
      if (place.kind === 'city' && place.citySlug === slug) add(alias, place);
  }
  return { search, exact, places: new Map(all.map((place) => [place.id, place])) };
}

/** One typing error in four letters, two in eight; short words must be right. */
const fuzziness = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2);

function ranked(index: PlaceIndex, results: SearchResult[], citySlug?: string): Place[] {
  const score = (result: SearchResult) => {
    const place = index.places.get(String(result.id))!;
    const nearby = citySlug === undefined || place.citySlug === citySlug ? 1 : 0.2;
    return result.score * nearby * (1 + Math.log1p(place.listings + 10 * place.uses) / 4);
  };
  return results
    .map((result) => ({ place: index.places.get(String(result.id))!, score: score(result) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

/** Whether every typed word begins a word of the name: what was typed is right so far, and nothing was guessed. */
function begins({ queryTerms, terms }: SearchResult): boolean {
  return queryTerms.every((typed) => terms.some((term) => term.startsWith(typed)));
}

/**
 * Places whose names begin with or nearly are these words: names that begin so before those that are only similar, the
 * named city before others, and then by how often each led somewhere, with what is listed there deciding between equals.
 */
export function suggestPlaces(index: PlaceIndex, text: string, limit: number, citySlug?: string): Place[] {
  const words = wordsOf(text).slice(0, 6);
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

/** What a search for this place asks for. */
export function placeFilter(place: Place): Partial<PropertySearch> {
  if (place.kind === 'city') return { city: place.citySlug };
  if (place.kind === 'locality') return { city: place.citySlug, locality: [place.localitySlug!] };
  return { city: place.citySlug, q: place.name };
}

const byNearness = (places: readonly Place[], citySlug?: string) =>
  places.find((place) => place.citySlug === citySlug) ?? places[0];

/** The one place that a whole phrase names, allowing for typing errors and an unfinished last word. */
export function matchPlace(
  index: PlaceIndex,
  words: readonly string[],
  citySlug?: string,
): Place | undefined {
  const exact = index.exact.get(words.join(' '));
  if (exact) return byNearness(exact, citySlug);
  const longEnough = words.length > 1 || (words[0]?.length ?? 0) >= 4;
  if (!longEnough) return undefined;
  const results = index.search
    .search(words.join(' '), {
      combineWith: 'AND',
      prefix: (term, i, terms) => i === terms.length - 1 && term.length >= 4,
      fuzzy: fuzziness,
    })
    // the first word of a name must be meant: "Nagar" alone is no place
    .filter((result) =>
      result.terms.includes(fold(wordsOf(index.places.get(String(result.id))!.name)[0] ?? '')),
    );
  return ranked(index, results, citySlug)[0];
}

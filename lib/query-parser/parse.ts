import type { PropertySearch } from '@/lib/search/schema';
import { matchAt } from './grammar';
import { matchPlace, type Place, type PlaceIndex, placeFilter } from './place-index';
import { type Token, tokenize } from './tokens';
import { FILLERS } from './vocabulary';

/** A part of the typed text that was understood. Removing its `words` from the text removes its filters. */
export type QueryPart = { words: string; set: Partial<PropertySearch>; place?: Place };

export type ParsedQuery = {
  /** the filters, ready for `searchQuery` and `searchListings` */
  search: Partial<PropertySearch>;
  parts: QueryPart[];
  /** words that no rule and no place name matched, as typed */
  unrecognised: string[];
};

const MAX_PLACE_WORDS = 5;
const isWord = (token: Token) => /^[\p{L}\d]/u.test(token.text);

/** The city that the text names outright; it decides between places of one name. */
function namedCity(tokens: Token[], index: PlaceIndex): string | undefined {
  for (const [i, token] of tokens.entries()) {
    for (const words of [[token.text], [token.text, tokens[i + 1]?.text ?? '']]) {
      const city = index.exact.get(words.join(' '))?.find((place) => place.kind === 'city');
      if (city) return city.citySlug;
    }
  }
  return undefined;
}

type PlaceMatch = { place: Place; used: number };

/** Longest phrase first, so that "Laxmi Nagar" is not read as "Nagar". */
function placeAt(tokens: Token[], at: number, end: number, index: PlaceIndex, city?: string) {
  for (let used = Math.min(MAX_PLACE_WORDS, end - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map((token) => token.text);
    if (FILLERS.has(words[0]!) || FILLERS.has(words.at(-1)!)) continue;
    const place = matchPlace(index, words, city);
    if (place) return { place, used } satisfies PlaceMatch;
  }
  return undefined;
}

const LISTS = ['locality', 'bedrooms', 'facing', 'furnishing', 'possession', 'amenities', 'status'] as const;

/** Lists add up ("2 bhk or 3 bhk"); of anything else the first mention stands. */
function merge(into: Partial<PropertySearch>, set: Partial<PropertySearch>): void {
  const target = into as Record<string, unknown>;
  for (const [key, value] of Object.entries(set)) {
    const before = target[key];
    if (before === undefined) target[key] = value;
    else if ((LISTS as readonly string[]).includes(key))
      target[key] = [...new Set([...(before as unknown[]), ...(value as unknown[])])];
  }
}

/** Places in another city than the first one named would find nothing together. */
function fitsCity(search: Partial<PropertySearch>, place: Place): boolean {
  return search.city === undefined || search.city === place.citySlug;
}

/**
 * Reads a typed search: bedrooms, money, area, type, category, facing, furnishing, possession, amenities by rules, and
 * what is left by names of cities, localities and projects. Pure and bounded: the text is cut at MAX_QUERY_LENGTH.
 */
export function parseQuery(text: string, index: PlaceIndex): ParsedQuery {
  const tokens = tokenize(text);
  const city = namedCity(tokens, index);
  const parsed: ParsedQuery = { search: {}, parts: [], unrecognised: [] };
  const wordsAt = (at: number, used: number) => text.slice(tokens[at]!.start, tokens[at + used - 1]!.end);
  // an exact place name wins over a word of the grammar inside it ("East High Court Road", "Farm Lane")
  for (let at = 0; at < tokens.length; ) {
    const exact = exactPlaceAt(tokens, at, index, city);
    const match = exact && exact.used > 1 ? undefined : matchAt(tokens, at);
    if (match) {
      parsed.parts.push({ words: wordsAt(at, match.used), set: match.set });
      merge(parsed.search, match.set);
      at += match.used;
      continue;
    }
    const token = tokens[at]!;
    if (!isWord(token) || FILLERS.has(token.text)) {
      at++;
      continue;
    }
    const found = exact ?? placeAt(tokens, at, runEnd(tokens, at), index, city);
    if (found && fitsCity(parsed.search, found.place)) {
      const set = placeFilter(found.place);
      parsed.parts.push({ words: wordsAt(at, found.used), set, place: found.place });
      merge(parsed.search, set);
      at += found.used;
      continue;
    }
    parsed.unrecognised.push(text.slice(token.start, token.end));
    at++;
  }
  return parsed;
}

function exactPlaceAt(tokens: Token[], at: number, index: PlaceIndex, city?: string): PlaceMatch | undefined {
  for (let used = Math.min(MAX_PLACE_WORDS, tokens.length - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map((token) => token.text);
    const places = index.exact.get(words.join(' '));
    if (places) return { place: places.find((place) => place.citySlug === city) ?? places[0]!, used };
  }
  return undefined;
}

/** Where the run of plain words that starts here ends: at a sign, or where the grammar reads something again. */
function runEnd(tokens: Token[], start: number): number {
  let end = start + 1;
  while (end < tokens.length && isWord(tokens[end]!) && !matchAt(tokens, end)) end++;
  return end;
}

import type { PropertySearch } from '@/lib/search/schema';
import type { Place, PlaceIndex } from './place-index';
import { type ParseContext, Reader } from './reader';
import { tokenize } from './tokens';

/** A part of the typed text that was understood. Removing its `words` from the text removes its filters. */
export type QueryPart = { words: string; set: Partial<PropertySearch>; place?: Place };

/** A place that is not what was typed, letter for letter and in the city: the page must say what it shows. */
export type Correction = { typed: string; place: Place };

export type ParsedQuery = {
  /** the filters, ready for `searchQuery` and `searchListings` */
  search: Partial<PropertySearch>;
  parts: QueryPart[];
  /** what is neither a filter nor looked for as text, as typed: amounts that are no price, what is not wanted */
  unrecognised: string[];
  corrections: Correction[];
  /** the service line that was asked for (docs/spec.md#service-lines) */
  service?: string;
};

/** No home is sold for less: a smaller amount is a rent, unless "for sale" was typed. */
const MAX_RENT = 100_000;

/**
 * Reads a typed search in this order: landmarks to be near to, numbers with their units, phrases, exact names of places, names that are nearly so (in
 * the city only), and what is left as text. Pure and bounded: the text is cut at MAX_QUERY_LENGTH.
 */
export function parseQuery(text: string, index: PlaceIndex, context: ParseContext): ParsedQuery {
  const reader = new Reader(tokenize(text), index, context);
  reader.readNear();
  reader.readAmounts();
  reader.readPhrases();
  reader.readPlaces();
  reader.readNegations();
  reader.readText();
  return assemble(text, reader, context);
}

const LISTS = [
  'subType',
  'locality',
  'notLocality',
  'bedrooms',
  'facing',
  'furnishing',
  'possession',
  'amenities',
  'status',
] as const;

/** Lists add up ("2 bhk or 3 bhk"), texts follow one another; of anything else the first mention stands. */
function merge(into: Partial<PropertySearch>, set: Partial<PropertySearch>): void {
  const target = into as Record<string, unknown>;
  for (const [key, value] of Object.entries(set)) {
    const before = target[key];
    if (before === undefined) target[key] = value;
    else if (key === 'q') target.q = `${before} ${value}`.slice(0, MAX_TEXT);
    else if ((LISTS as readonly string[]).includes(key))
      target[key] = [...new Set([...(before as unknown[]), ...(value as unknown[])])];
  }
}

const MAX_TEXT = 120;

function assemble(text: string, reader: Reader, { home, type }: ParseContext): ParsedQuery {
  const parsed: ParsedQuery = { search: {}, parts: [], unrecognised: [], corrections: [] };
  const pieces = reader.pieces.sort((a, b) => a.from - b.from);
  const saidType = type === 'rent' || pieces.some(({ set }) => set?.type);
  for (const piece of pieces) {
    const words = text.slice(reader.tokens[piece.from]!.start, reader.tokens[piece.to - 1]!.end);
    const { set = {}, place } = piece;
    const isSmall = !saidType && set.maxPrice !== undefined && set.maxPrice < MAX_RENT;
    const part = {
      ...(isSmall && { type: 'rent' as const }),
      ...set,
      ...(piece.text && { q: words.slice(0, MAX_TEXT) }),
    };
    if (piece.service) parsed.service ??= piece.service;
    if (piece.left) parsed.unrecognised.push(words);
    else if (Object.keys(part).length > 0) {
      parsed.parts.push({ words, set: part, ...(place && { place }) });
      merge(parsed.search, part);
    }
    if (place && piece.corrected && !piece.left) parsed.corrections.push({ typed: words, place });
  }
  const anywhere = pieces.some((piece) => piece.anywhere);
  if (parsed.parts.length > 0 && !anywhere) parsed.search.city ??= home;
  return parsed;
}

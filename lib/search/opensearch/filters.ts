import { foldOf, isDevanagari } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';
import type { Dimension } from '@/lib/search/columns/indexed-listing';
import { foldAll, locationsOf } from '@/lib/search/columns/segments';
import { asKey, MIN_INNER_LENGTH } from '@/lib/search/columns/word-keys';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { factOf, rangesAsked, readDimensions } from '@/lib/search/conditions/rules';
import { type IndexCosts, type IndexSearch, MAX_WORDS } from '@/lib/search/engine/index-search';
import { readPreferred } from '@/lib/search/preferred/rules';
import { areaClauses } from './area';
import { all, any, between, type Clause, exists, not, nothing, term, terms } from './clauses';

/** The field of each dimension. */
export const FIELDS: Record<Dimension, string> = {
  type: 'type',
  category: 'category',
  subType: 'subType',
  city: 'citySlug',
  locality: 'localitySlug',
  status: 'status',
  bedrooms: 'rooms',
  furnishing: 'furnishing',
  facing: 'facing',
  possession: 'possession',
  amenities: 'amenities',
  facts: 'facts',
};

/** A filter of one dimension, which its own counts ignore. */
export type Chosen = { dimension: Dimension; clause: Clause };
export type Selected = { base: Clause[]; chosen: Chosen[] };

/** Conditions that only the index can resolve. */
export type Known = {
  /** tests whether an address starts with exactly a location's words */
  isSegment: (key: string) => boolean;
  /** all existing classes of charges */
  costClasses: readonly string[];
};

/** Shorter words have no distinct inflected forms, nor do numbers and codes. */
const MIN_FORM_LENGTH = 4;
const hasForms = (word: string) => word.length >= MIN_FORM_LENGTH && !/[0-9]/.test(word);

/**
 * A word inside another or, in the other script, one that starts with its sound; its inflected forms in English, Hindi and
 * Marathi, and synonyms.
 */
export function wordClause(word: string): Clause {
  const heard = foldOf(word);
  const isOther = isDevanagari(word);
  const clauses: Clause[] = [
    word.length < MIN_INNER_LENGTH ? { prefix: { 'terms.whole': word } } : { match_phrase: { terms: word } },
  ];
  if (heard) clauses.push({ prefix: { 'terms.whole': asKey(heard) } });
  if (heard && isOther) clauses.push({ prefix: { folds: heard } });
  if (hasForms(word)) {
    for (const language of ['english', 'hindi', 'marathi'])
      clauses.push({ match: { [`terms.${language}`]: word } });
    if (heard) clauses.push({ match: { folds: heard } });
  }
  return any(clauses);
}

export const wordClauses = (text: string | undefined): { word: string; clause: Clause }[] =>
  wordsOf(text ?? '')
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, clause: wordClause(word) }));

/** A word of the segment starts so; across scripts, by sound. */
export const startsClause = (key: string): Clause =>
  any([
    { prefix: { segmentTails: key } },
    { prefix: { [isDevanagari(key) ? 'segmentHeard' : 'segmentOther']: foldAll(key) } },
  ]);

/** The keys of a location: those it names, whole or as the prefix of a word. */
export const locationKeys = (location: string | undefined): string[] =>
  location ? locationsOf(location).map((name) => wordsOf(name).join(' ')) : [];

export const locationClause = (keys: readonly string[], isSegment: Known['isSegment']): Clause =>
  any(
    keys.map((key) => {
      if (key === '') return exists('segmentKey');
      return isSegment(key) ? term('segmentKey', key) : startsClause(key);
    }),
  );

function choicesOf(search: IndexSearch): Chosen[] {
  const chosen: Chosen[] = [];
  const choose = (dimension: Dimension, values: readonly (string | number)[] | undefined) => {
    if (values) chosen.push({ dimension, clause: terms(FIELDS[dimension], values.map(String)) });
  };
  const { type, category, city, bedrooms, minBedrooms } = search;
  choose('type', type ? [type] : undefined);
  choose('category', category ? [category] : undefined);
  choose('subType', search.subType);
  choose('city', city ? [city] : undefined);
  choose('locality', search.locality);
  choose('status', search.status);
  choose('furnishing', search.furnishing);
  choose('facing', search.facing);
  choose('possession', search.possession);
  // both forms of the bedroom filter are one choice
  const rooms = [
    ...(bedrooms ? [terms(FIELDS.bedrooms, bedrooms.map(String))] : []),
    ...(minBedrooms === undefined ? [] : [between('bedrooms', minBedrooms)]),
  ];
  if (rooms.length > 0) chosen.push({ dimension: 'bedrooms', clause: all(rooms) });
  return chosen;
}

/** The registry's conditions: chosen values must be stated, excluded ones must not. */
function conditionClauses(search: IndexSearch): Clause[] {
  const clauses: Clause[] = [];
  const facts = (name: string, values: readonly string[]) =>
    terms(
      'facts',
      values.map((value) => factOf(name, value)),
    );
  for (const name of CHOICE_NAMES) {
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    if (wanted) clauses.push(facts(name, wanted));
    if (unwanted) clauses.push(not(facts(name, unwanted)));
  }
  for (const name of RULED_OUT) {
    const unwanted = search[notOf(name)];
    if (unwanted) clauses.push(not(terms(FIELDS[name], unwanted)));
  }
  for (const { name, low, high } of rangesAsked(search)) clauses.push(between(name, low, high));
  return clauses;
}

/** Stated sides are rounded, as in lib/search/conditions. */
function sidesClause([value, other]: readonly [number, number]): Clause {
  const about = (field: string, wanted: number) => between(field, wanted * 0.95, wanted * 1.05);
  const both = all([between('frontage', Number.MIN_VALUE), between('depth', Number.MIN_VALUE)]);
  return any([
    all([both, about('frontage', value), about('depth', other)]),
    all([both, about('frontage', other), about('depth', value)]),
    all([not(both), about('area', value * other)]),
  ]);
}

function numberClauses(search: IndexSearch): Clause[] {
  const { minPrice, maxPrice, minArea, maxArea, minRate, maxRate, listedSince } = search;
  const clauses: Clause[] = [];
  const range = (field: string, low: number | undefined, high?: number | undefined) => {
    if (low !== undefined || high !== undefined) clauses.push(between(field, low, high));
  };
  range('price', minPrice, maxPrice);
  range('area', minArea, maxArea);
  range('rate', minRate, maxRate);
  range('createdAt', listedSince);
  if (search.notFloor) clauses.push(not(terms('floor', search.notFloor)));
  if (search.notOwners) clauses.push(exists('owner'), not(terms('owner', search.notOwners)));
  const sides = readDimensions(search.dimensions);
  if (sides) clauses.push(sidesClause(sides));
  return clauses;
}

/** Each class of charges has its own price bounds; classes with equal bounds share a clause. */
function costClause(boundsOf: NonNullable<IndexCosts['boundsOf']>, classes: readonly string[]): Clause {
  const byBounds = new Map<string, { clause: Clause; classes: string[] }>();
  for (const costClass of classes)
    for (const { minPrice, maxPrice, minCarpet, maxCarpet } of boundsOf(costClass)) {
      const key = [minPrice, maxPrice, minCarpet, maxCarpet].join(' ');
      const clause = all([between('price', minPrice, maxPrice), carpetClause(minCarpet, maxCarpet)]);
      const known = byBounds.get(key) ?? { clause, classes: [] };
      known.classes.push(costClass);
      byBounds.set(key, known);
    }
  const clauses = [...byBounds.values()].map(({ clause, classes }) =>
    all([terms('costClass', classes), clause]),
  );
  return clauses.length > 0 ? any(clauses) : nothing;
}

/** An unknown area earns no concession: it counts as infinite. */
function carpetClause(low: number, high: number): Clause {
  const inside: Clause = {
    range: {
      carpetArea: {
        ...(low > -Infinity && { gt: Math.min(low, Number.MAX_VALUE) }),
        ...(high < Infinity && { lte: high }),
      },
    },
  };
  // 0 means unknown
  const unknown = not(between('carpetArea', Number.MIN_VALUE));
  return high === Infinity ? any([inside, unknown]) : all([inside, not(unknown)]);
}

/** Each condition that is only liked. */
export const preferredClauses = (text: string | undefined): { word: string; clause: Clause }[] =>
  readPreferred(text).map(({ text: word, set }) => {
    const known = { isSegment: () => false, costClasses: [] };
    const { base, chosen } = selectClauses({ ...set, sort: 'newest', page: 1 }, known);
    return { word, clause: all([...base, ...chosen.map(({ clause }) => clause)]) };
  });

/** A search as clauses. `boundsOf` gives the price bounds; absent without limits on costs. */
export function selectClauses(
  search: IndexSearch,
  { isSegment, costClasses }: Known,
  boundsOf?: IndexCosts['boundsOf'],
): Selected {
  const { amenities = [], notLocality, q, location } = search;
  const base = [
    ...amenities.map((amenity) => term('amenities', amenity)),
    ...wordClauses(q).map(({ clause }) => clause),
    ...(location ? [locationClause(locationKeys(location), isSegment)] : []),
    ...(notLocality ? [not(terms('localitySlug', notLocality))] : []),
    ...conditionClauses(search),
    ...numberClauses(search),
    ...areaClauses(search),
    ...(boundsOf ? [costClause(boundsOf, costClasses)] : []),
  ];
  return { base, chosen: choicesOf(search) };
}

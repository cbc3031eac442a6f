import { wordsOf } from '@/lib/platform/text/search-terms';
import type { OneValued } from '@/lib/search/columns/indexed-listing';
import { beginsIn, locationsOf } from '@/lib/search/columns/segments';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { factOf, hasDimensions, rangesAsked, readDimensions } from '@/lib/search/conditions/rules';
import { Bitmap } from '@/lib/search/engine/bitmap';
import { type IndexCosts, type IndexSearch, MAX_WORDS } from '@/lib/search/engine/index-search';
import { areaTest, bounds } from '@/lib/search/engine/map-area';
import { isOwners, isWithin } from '@/lib/search/engine/match';
import type { IndexQuery } from '@/lib/search/engine/query';
import type { ListingIndex, NumberColumn } from './listing-index';
import type { NameColumn, NameSets } from './names';

/** Leaves only the slots that pass. */
type Filter = (bits: Bitmap) => void;
/** A choice among the values of a dimension, which that dimension's own counts leave out. */
type Choice = { dimension: OneValued; filter: Filter };

/** The slots that pass every filter; and by dimension those that fail only its choice. */
export type Selection = { bits: Bitmap; slots: Int32Array; misses: Map<OneValued, Int32Array> };
export type Asked = Pick<IndexQuery, 'search' | 'statuses' | 'costs'>;

/** One column at a time, cheapest first: a short loop over numbers takes a nanosecond per listing. */
export function select(index: ListingIndex, asked: Asked, withMisses = false): Selection {
  const bits = Bitmap.of(index.alive.words.slice(0, Math.ceil(index.length / 32)));
  for (const filter of valueFilters(index, asked)) filter(bits);
  // what fails exactly one choice, which is one of `passing`
  const failing = new Bitmap(index.length);
  const passing: [OneValued, Bitmap][] = [];
  const before = bits.clone();
  for (const { dimension, filter } of choicesOf(index, asked.search)) {
    if (!withMisses) {
      filter(bits);
      continue;
    }
    const passes = before.clone();
    filter(passes);
    failing.intersect(passes).addAll(bits.clone().drop(passes));
    bits.intersect(passes);
    passing.push([dimension, passes]);
  }
  for (const filter of dearFilters(index, asked)) {
    filter(bits);
    if (passing.length > 0) filter(failing);
  }
  const misses = passing.map(
    ([dimension, passes]) => [dimension, failing.clone().drop(passes).toSlots()] as const,
  );
  return { bits, slots: bits.toSlots(), misses: new Map(misses) };
}

const keep =
  (test: (slot: number) => boolean): Filter =>
  (bits) =>
    bits.keep(test);
/** Statuses, words, places and the registry's conditions: chosen values must be stated, excluded ones must not. */
function valueFilters(index: ListingIndex, { search, statuses }: Asked): Filter[] {
  const { names, sets, length } = index;
  const filters: Filter[] = [(bits) => bits.intersect(names.status.having(statuses, length))];
  for (const word of wordsOf(search.q ?? '').slice(0, MAX_WORDS))
    filters.push((bits) => bits.intersect(index.words.matching(word, length)));
  const has = (values: NameSets, wanted: readonly string[]) =>
    filters.push((bits) => bits.intersect(values.having(wanted, length)));
  const hasNot = (values: NameSets, unwanted: readonly string[]) =>
    filters.push((bits) => bits.drop(values.having(unwanted, length)));
  for (const amenity of search.amenities ?? []) has(sets.amenities, [amenity]);
  if (search.location) filters.push(isAt(names.segment, search.location));
  if (search.notLocality) hasNot(names.locality, search.notLocality);
  for (const name of CHOICE_NAMES) {
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    const facts = (values: readonly string[]) => values.map((value) => factOf(name, value));
    if (wanted) has(sets.facts, facts(wanted));
    if (unwanted) hasNot(sets.facts, facts(unwanted));
  }
  for (const name of RULED_OUT) {
    const unwanted = search[notOf(name)];
    if (unwanted && name === 'amenities') hasNot(sets.amenities, unwanted);
    else if (unwanted && name !== 'amenities') hasNot(names[name], unwanted);
  }
  return filters;
}

/** In the segments of these names; for a name without a segment, in all with a word that begins with what was typed. */
function isAt(segment: NameColumn, location: string): Filter {
  const marks = new Uint8Array(segment.names.length);
  for (const name of locationsOf(location)) {
    const key = wordsOf(name).join(' ');
    if (segment.find(key) > 0) marks[segment.find(key)] = 1;
    else markStarts(segment, key, marks);
  }
  return (bits) => bits.keepMarked(segment.numbers, marks);
}

/** 1 for each segment with a word starting so; the segment of listings without one never matches. */
export function markStarts({ names }: NameColumn, key: string, marks = new Uint8Array(names.length)) {
  for (let number = 1; number < names.length; number++) if (beginsIn(names[number]!, key)) marks[number] = 1;
  return marks;
}

/** Of these a search names any number of values. */
const LISTED = ['subType', 'locality', 'status', 'furnishing', 'facing', 'possession'] as const;

function choicesOf({ names, numbers, length }: ListingIndex, search: IndexSearch): Choice[] {
  const choices: Choice[] = [];
  const having = (dimension: OneValued, wanted: readonly (string | number)[]) =>
    names[dimension].having(wanted.map(String), length);
  const any = (dimension: OneValued, wanted: readonly (string | number)[] | undefined) => {
    if (wanted) choices.push({ dimension, filter: (bits) => bits.intersect(having(dimension, wanted)) });
  };
  const { type, category, city } = search;
  for (const [dimension, value] of Object.entries({ type, category, city }))
    if (value) any(dimension as OneValued, [value]);
  for (const dimension of LISTED) any(dimension, search[dimension]);
  // both forms of the bedroom filter are one choice
  const { bedrooms, minBedrooms } = search;
  if (minBedrooms === undefined) any('bedrooms', bedrooms);
  else {
    const filter: Filter = (bits) => {
      if (bedrooms) bits.intersect(having('bedrooms', bedrooms));
      bits.keepBetween(numbers.bedrooms, minBedrooms);
    };
    choices.push({ dimension: 'bedrooms', filter });
  }
  return choices;
}

/** Numbers, places on the map, owners and costs: for slots that have failed at most one choice. */
function dearFilters(index: ListingIndex, { search, costs }: Asked): Filter[] {
  const { numbers } = index;
  const filters: Filter[] = [];
  const between = (name: NumberColumn, low?: number, high?: number) => {
    if (low !== undefined || high !== undefined)
      filters.push((bits) => bits.keepBetween(numbers[name], low, high));
  };
  const { minRate, maxRate, notFloor, notOwners } = search;
  const { price, area, floor, frontage, depth, lat, lng } = numbers;
  between('price', search.minPrice, search.maxPrice);
  between('area', search.minArea, search.maxArea);
  between('createdAt', search.listedSince);
  for (const { name, low, high } of rangesAsked(search)) between(name, low, high);
  const box = bounds(search);
  if (box) {
    between('lng', box.west, box.east);
    between('lat', box.south, box.north);
  }
  if (search.around || search.alsoAround || search.notAround || search.shapes) {
    const isIn = areaTest(search);
    filters.push(keep((slot) => isIn({ lat: lat[slot]!, lng: lng[slot]! })));
  }
  if (minRate !== undefined || maxRate !== undefined)
    filters.push(keep((slot) => isWithin(price[slot]! / area[slot]!, minRate, maxRate)));
  if (notFloor) filters.push(keep((slot) => !notFloor.includes(floor[slot]!)));
  if (notOwners) filters.push(keep((slot) => isOwners(index.names.owner.at(slot), notOwners)));
  const sides = readDimensions(search.dimensions);
  if (sides)
    filters.push(
      keep((slot) =>
        hasDimensions(sides, { frontage: frontage[slot]!, depth: depth[slot]!, area: area[slot]! }),
      ),
    );
  if (costs?.boundsOf) filters.push(isAffordable(index, costs.boundsOf));
  return filters;
}

/** Total cost within the limit: each class of charges has its own price bounds. */
function isAffordable(
  { names, numbers }: ListingIndex,
  boundsOf: NonNullable<IndexCosts['boundsOf']>,
): Filter {
  const { price, carpetArea } = numbers;
  const classes = names.costClass;
  // without a class there are no costs: it is for rent
  const bounds = classes.names.map((name) => (name ? boundsOf(name) : []));
  return keep((slot) => {
    const of = bounds[classes.numbers[slot]!]!;
    const paid = price[slot]!;
    // an unknown area is NaN, and earns no concession
    const carpet = carpetArea[slot]! || Number.POSITIVE_INFINITY;
    for (let i = 0; i < of.length; i++) {
      const bound = of[i]!;
      if (paid < bound.minPrice || paid > bound.maxPrice) continue;
      if (carpet > bound.minCarpet && carpet <= bound.maxCarpet) return true;
    }
    return false;
  });
}

import { wordsOf } from '@/lib/platform/text/search-terms';
import type { OneValued } from '@/lib/search/columns/indexed-listing';
import { beginsIn, locationsOf } from '@/lib/search/columns/segments';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { factOf, hasDimensions, rangesAsked, readDimensions } from '@/lib/search/conditions/rules';
import { type IndexCosts, type IndexSearch, MAX_WORDS } from '@/lib/search/engine/index-search';
import { areaTest, bounds } from '@/lib/search/engine/map-area';
import { isOwners, isWithin } from '@/lib/search/engine/match';
import type { IndexQuery } from '@/lib/search/engine/query';
import type { ListingIndex, NumberColumn } from './listing-index';
import type { NameColumn, NameLists } from './names';

/** Leaves 1 in the marks of the slots that pass, and 0 in all others. */
type Filter = (marks: Uint8Array) => void;
/** A choice among the values of a dimension, which that dimension's own counts leave out; 1 for each slot that passes. */
type Choice = { dimension: OneValued; passes: Uint8Array };

/** The slots that pass every filter; and by dimension those that fail its choice alone. */
export type Selection = { slots: Int32Array; misses: Map<OneValued, Int32Array> };
export type Asked = Pick<IndexQuery, 'search' | 'statuses' | 'costs'>;

/** A column at a time, the cheapest first: a short loop over numbers takes a nanosecond for each listing. */
export function select(index: ListingIndex, asked: Asked, withMisses = false): Selection {
  const { length } = index;
  const marks = index.alive.slice(0, length);
  for (const filter of valueFilters(index, asked)) filter(marks);
  const choices = choicesOf(index, asked.search);
  // 1 for what passes every choice, 2 and more for what fails that choice alone
  for (const [i, { passes }] of choices.entries()) {
    const failed = withMisses ? i + 2 : 0;
    for (let slot = 0; slot < length; slot++)
      if (marks[slot] !== 0 && passes[slot] === 0) marks[slot] = marks[slot] === 1 ? failed : 0;
  }
  for (const filter of dearFilters(index, asked)) filter(marks);
  const misses = withMisses
    ? choices.map(({ dimension }, i) => [dimension, slotsOf(marks, i + 2)] as const)
    : [];
  return { slots: slotsOf(marks, 1), misses: new Map(misses) };
}

function slotsOf(marks: Uint8Array, wanted: number): Int32Array {
  let count = 0;
  for (let slot = 0; slot < marks.length; slot++) if (marks[slot] === wanted) count++;
  const slots = new Int32Array(count);
  for (let slot = 0, at = 0; at < count; slot++) if (marks[slot] === wanted) slots[at++] = slot;
  return slots;
}

/** 1 for each slot that has one of these. */
function having({ numbers }: NameColumn, wanted: Uint8Array, length: number): Uint8Array {
  const passes = new Uint8Array(length);
  for (let slot = 0; slot < length; slot++) passes[slot] = wanted[numbers[slot]!]!;
  return passes;
}

const isOneOf =
  (column: NameColumn, values: readonly string[], isWanted = true): Filter =>
  (marks) => {
    const wanted = column.marked(values);
    const { numbers } = column;
    const out = isWanted ? 0 : 1;
    for (let slot = 0; slot < marks.length; slot++) if (wanted[numbers[slot]!] === out) marks[slot] = 0;
  };

const hasOneOf =
  (lists: NameLists, values: readonly string[], isWanted = true): Filter =>
  (marks) => {
    const wanted = lists.marked(values);
    const { numbers, starts } = lists;
    for (let slot = 0; slot < marks.length; slot++) {
      if (marks[slot] === 0) continue;
      let has = false;
      for (let at = starts[slot]!; at < starts[slot + 1]!; at++) if (wanted[numbers[at]!] === 1) has = true;
      if (has !== isWanted) marks[slot] = 0;
    }
  };

const keep =
  (test: (slot: number) => boolean): Filter =>
  (marks) => {
    for (let slot = 0; slot < marks.length; slot++) if (marks[slot] !== 0 && !test(slot)) marks[slot] = 0;
  };

const keepMarked =
  (wanted: Uint8Array): Filter =>
  (marks) => {
    for (let slot = 0; slot < marks.length; slot++) if (wanted[slot] === 0) marks[slot] = 0;
  };

/** Both ends included; what is not known is NaN, and in no range. */
const isBetween =
  (column: Float64Array, low = -Infinity, high = Infinity): Filter =>
  (marks) => {
    for (let slot = 0; slot < marks.length; slot++)
      if (!(column[slot]! >= low && column[slot]! <= high)) marks[slot] = 0;
  };

/** Statuses, words, places and the conditions of the registry: what is chosen must be stated, what is ruled out must not be. */
function valueFilters(index: ListingIndex, { search, statuses }: Asked): Filter[] {
  const { names, lists } = index;
  const filters = [isOneOf(names.status, statuses)];
  for (const word of wordsOf(search.q ?? '').slice(0, MAX_WORDS))
    filters.push(keepMarked(index.words.matching(word, index.length)));
  for (const amenity of search.amenities ?? []) filters.push(hasOneOf(lists.amenities, [amenity]));
  if (search.location) filters.push(isAt(index, search.location));
  if (search.notLocality) filters.push(isOneOf(names.locality, search.notLocality, false));
  for (const name of CHOICE_NAMES) {
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    const facts = (values: readonly string[]) => values.map((value) => factOf(name, value));
    if (wanted) filters.push(hasOneOf(lists.facts, facts(wanted)));
    if (unwanted) filters.push(hasOneOf(lists.facts, facts(unwanted), false));
  }
  for (const name of RULED_OUT) {
    const unwanted = search[notOf(name)];
    if (!unwanted) continue;
    filters.push(
      name === 'amenities'
        ? hasOneOf(lists.amenities, unwanted, false)
        : isOneOf(names[name], unwanted, false),
    );
  }
  return filters;
}

/** The segments of these names; for a name without a segment, all in which a word begins with what was typed. */
function isAt({ names: { segment }, length }: ListingIndex, location: string): Filter {
  const marks = new Uint8Array(segment.names.length);
  for (const name of locationsOf(location)) {
    const key = wordsOf(name).join(' ');
    if (segment.find(key) > 0) marks[segment.find(key)] = 1;
    else markStarts(segment, key, marks);
  }
  return keepMarked(having(segment, marks, length));
}

/** 1 for each segment in which a word begins so; that of listings which have none never does. */
export function markStarts(
  { names }: NameColumn,
  key: string,
  marks = new Uint8Array(names.length),
): Uint8Array {
  for (let number = 1; number < names.length; number++) if (beginsIn(names[number]!, key)) marks[number] = 1;
  return marks;
}

function choicesOf(index: ListingIndex, search: IndexSearch): Choice[] {
  const choices: Choice[] = [];
  const passesOf = (dimension: OneValued, wanted: readonly (string | number)[]) => {
    const column = index.names[dimension];
    return having(column, column.marked(wanted.map(String)), index.length);
  };
  const any = (dimension: OneValued, wanted: readonly string[] | undefined) => {
    if (wanted) choices.push({ dimension, passes: passesOf(dimension, wanted) });
  };
  any('type', search.type ? [search.type] : undefined);
  any('category', search.category ? [search.category] : undefined);
  any('subType', search.subType);
  any('city', search.city ? [search.city] : undefined);
  any('locality', search.locality);
  any('status', search.status);
  any('furnishing', search.furnishing);
  any('facing', search.facing);
  any('possession', search.possession);
  // both ways to ask for bedrooms are one choice
  const { bedrooms, minBedrooms } = search;
  if (bedrooms || minBedrooms !== undefined) {
    const passes = bedrooms ? passesOf('bedrooms', bedrooms) : new Uint8Array(index.length).fill(1);
    if (minBedrooms !== undefined) isBetween(index.numbers.bedrooms, minBedrooms)(passes);
    choices.push({ dimension: 'bedrooms', passes });
  }
  return choices;
}

/** Numbers, places on the map, owners and costs: of what has failed one choice at most. */
function dearFilters(index: ListingIndex, { search, costs }: Asked): Filter[] {
  const { numbers } = index;
  const filters: Filter[] = [];
  const between = (name: NumberColumn, low?: number, high?: number) => {
    if (low !== undefined || high !== undefined) filters.push(isBetween(numbers[name], low, high));
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
  if (search.around || search.shapes) {
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

/** What costs no more than was asked for: each class of charges has its own bounds of the price. */
function isAffordable(
  { names, numbers }: ListingIndex,
  boundsOf: NonNullable<IndexCosts['boundsOf']>,
): Filter {
  const { price, carpetArea } = numbers;
  const classes = names.costClass;
  // without a class there are no costs: it is for rent
  const bounds = classes.names.map((name) => (name ? boundsOf(name) : []));
  return keep((slot) => {
    // an area that is not known is NaN, and earns no concession
    const carpet = carpetArea[slot]! || Number.POSITIVE_INFINITY;
    for (const { minPrice, maxPrice, minCarpet, maxCarpet } of bounds[classes.numbers[slot]!]!)
      if (price[slot]! >= minPrice && price[slot]! <= maxPrice && carpet > minCarpet && carpet <= maxCarpet)
        return true;
    return false;
  });
}

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
import type { NameColumn } from './names';

type Test = (slot: number) => boolean;
/** A choice among the values of a dimension, which that dimension's own counts leave out. */
type Choice = { dimension: OneValued; test: Test };

/** Slots that pass every test, and by dimension those that fail only its choice. */
export type Selection = { slots: number[]; misses: Map<OneValued, number[]> };
export type Asked = Pick<IndexQuery, 'search' | 'statuses' | 'costs'>;

const passesAll = (tests: readonly Test[], slot: number): boolean => {
  for (const test of tests) if (!test(slot)) return false;
  return true;
};

/** Tests each listing once, with the cheapest tests first. */
export function select(index: ListingIndex, asked: Asked, withMisses = false): Selection {
  const { alive, length } = index;
  const [cheap, dear] = [valueTests(index, asked), dearTests(index, asked)];
  const choices = choicesOf(index, asked.search);
  const slots: number[] = [];
  const misses = new Map(choices.map(({ dimension }) => [dimension, [] as number[]]));
  for (let slot = 0; slot < length; slot++) {
    if (!alive[slot] || !passesAll(cheap, slot)) continue;
    let failed: OneValued | undefined;
    let failures = 0;
    for (const { dimension, test } of choices) {
      if (test(slot)) continue;
      failed = dimension;
      failures++;
      if (!withMisses || failures > 1) break;
    }
    if (failures > (withMisses ? 1 : 0) || !passesAll(dear, slot)) continue;
    if (failed) misses.get(failed)!.push(slot);
    else slots.push(slot);
  }
  return { slots, misses };
}

const not =
  (test: Test): Test =>
  (slot) =>
    !test(slot);

/** Tests of statuses, words, places and the registry's conditions. Chosen values must be stated, excluded ones must not. */
function valueTests(index: ListingIndex, { search, statuses }: Asked): Test[] {
  const { names, lists, length } = index;
  const tests: Test[] = [names.status.having(statuses)];
  for (const word of wordsOf(search.q ?? '').slice(0, MAX_WORDS)) {
    const marks = index.words.matching(word, length);
    tests.push((slot) => marks[slot] === 1);
  }
  for (const amenity of search.amenities ?? []) tests.push(lists.amenities.having([amenity]));
  if (search.location) tests.push(isAt(names.segment, search.location));
  if (search.notLocality) tests.push(not(names.locality.having(search.notLocality)));
  for (const name of CHOICE_NAMES) {
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    const having = (values: readonly string[]) =>
      lists.facts.having(values.map((value) => factOf(name, value)));
    if (wanted) tests.push(having(wanted));
    if (unwanted) tests.push(not(having(unwanted)));
  }
  for (const name of RULED_OUT) {
    const unwanted = search[notOf(name)];
    const column = name === 'amenities' ? lists.amenities : names[name];
    if (unwanted) tests.push(not(column.having(unwanted)));
  }
  return tests;
}

/** Tests for the segments with these names; for a name without a segment, for all with a word that starts with the typed text. */
function isAt({ names, numbers }: NameColumn, location: string): Test {
  const keys = locationsOf(location).map((name) => wordsOf(name).join(' '));
  const isFound = names.map(
    (own) => own !== '' && keys.some((key) => own === key || (!names.includes(key) && beginsIn(own, key))),
  );
  return (slot) => isFound[numbers[slot]!]!;
}

/** Dimensions for which a search can name any number of values. */
const LISTED = ['subType', 'locality', 'status', 'furnishing', 'facing', 'possession'] as const;

function choicesOf({ names, numbers }: ListingIndex, search: IndexSearch): Choice[] {
  const choices: Choice[] = [];
  const having = (dimension: OneValued, wanted: readonly (string | number)[]) =>
    names[dimension].having(wanted.map(String));
  const any = (dimension: OneValued, wanted: readonly (string | number)[] | undefined) => {
    if (wanted) choices.push({ dimension, test: having(dimension, wanted) });
  };
  const { type, category, city } = search;
  for (const [dimension, value] of Object.entries({ type, category, city }))
    if (value) any(dimension as OneValued, [value]);
  for (const dimension of LISTED) any(dimension, search[dimension]);
  // both forms of the bedroom filter are one choice
  const { bedrooms, minBedrooms } = search;
  if (minBedrooms === undefined) any('bedrooms', bedrooms);
  else {
    const isChosen = bedrooms ? having('bedrooms', bedrooms) : () => true;
    const test: Test = (slot) => isChosen(slot) && numbers.bedrooms[slot]! >= minBedrooms;
    choices.push({ dimension: 'bedrooms', test });
  }
  return choices;
}

/** Tests of numbers, places on the map, owners and costs, for slots that have failed at most one choice. */
function dearTests(index: ListingIndex, { search, costs }: Asked): Test[] {
  const { numbers } = index;
  const tests: Test[] = [];
  const between = (name: NumberColumn, low?: number, high?: number) => {
    const column = numbers[name];
    if (low !== undefined || high !== undefined) tests.push((slot) => isWithin(column[slot]!, low, high));
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
    tests.push((slot) => isIn({ lat: lat[slot]!, lng: lng[slot]! }));
  }
  if (minRate !== undefined || maxRate !== undefined)
    tests.push((slot) => isWithin(price[slot]! / area[slot]!, minRate, maxRate));
  if (notFloor) tests.push((slot) => !notFloor.includes(floor[slot]!));
  if (notOwners) tests.push((slot) => isOwners(index.names.owner.at(slot), notOwners));
  const sides = readDimensions(search.dimensions);
  if (sides)
    tests.push((slot) =>
      hasDimensions(sides, { frontage: frontage[slot]!, depth: depth[slot]!, area: area[slot]! }),
    );
  if (costs?.boundsOf) tests.push(isAffordable(index, costs.boundsOf));
  return tests;
}

/** Tests the limit on total cost by the price bounds of each class of charges. */
function isAffordable({ names, numbers }: ListingIndex, boundsOf: NonNullable<IndexCosts['boundsOf']>): Test {
  const { price, carpetArea } = numbers;
  const classes = names.costClass;
  // a listing without a class is for rent and has no costs
  const bounds = classes.names.map((name) => (name ? boundsOf(name) : []));
  return (slot) => {
    const of = bounds[classes.numbers[slot]!]!;
    const paid = price[slot]!;
    // an unknown area is NaN, and earns no concession
    const carpet = carpetArea[slot]! || Number.POSITIVE_INFINITY;
    return of.some(
      ({ minPrice, maxPrice, minCarpet, maxCarpet }) =>
        paid >= minPrice && paid <= maxPrice && carpet > minCarpet && carpet <= maxCarpet,
    );
  };
}

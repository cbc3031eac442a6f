import type { CostBound } from '@/lib/costs/sheet/dto';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { Bitmap } from '@/lib/search/columns/bitmap';
import { type ListingIndex, MAX_BEDROOMS } from '@/lib/search/columns/listing-index';
import type { Dimension, OneValued } from '@/lib/search/columns/values';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { factOf, hasDimensions, rangesAsked, readDimensions } from '@/lib/search/conditions/rules';
import type { IndexCosts, IndexSearch } from './index-search';
import { areaTest, bounds } from './map-area';

/** Most words of a search text that count. */
export const MAX_WORDS = 8;

/** A choice among the values of a dimension, which that dimension's own facet leaves out. */
type Choice = { dimension: OneValued; slots: Bitmap };
type Range = { column: 'lng' | 'lat' | 'price' | 'area'; low: number; high: number };

/** What passes every filter, and what fails one choice only: the facets need no more. */
export class Selection {
  constructor(
    readonly matches: Bitmap,
    private readonly nearMisses: Bitmap,
    private readonly choices: readonly Choice[],
  ) {}

  /** The dimensions with a choice of their own. */
  chosen(): OneValued[] {
    return this.choices.map(({ dimension }) => dimension);
  }

  /** What passes every filter but the choice of this dimension. */
  missesOf(dimension: OneValued): Bitmap {
    const misses = this.nearMisses.clone();
    for (const choice of this.choices) if (choice.dimension === dimension) misses.drop(choice.slots);
    return misses;
  }
}

/**
 * Applies a search to the columns, cheapest first: values are sets of bits; numbers are looked at only for what has failed one
 * choice at most, for nothing else is shown or counted.
 */
export function select(
  index: ListingIndex,
  search: IndexSearch,
  statuses: readonly string[],
  costs?: Pick<IndexCosts, 'boundsOf'>,
): Selection {
  const matches = index.alive.clone().intersect(union(index, 'status', statuses));
  for (const amenity of search.amenities ?? []) matches.intersect(union(index, 'amenities', [amenity]));
  for (const word of wordsOf(search.q ?? '').slice(0, MAX_WORDS))
    matches.intersect(index.terms.matching(word));
  if (search.location) matches.intersect(index.segments.matching(search.location));
  if (search.notLocality) matches.drop(union(index, 'locality', search.notLocality));
  keepFacts(index, matches, search);
  const choices = choicesOf(index, search);
  const nearMisses = new Bitmap(matches.words.length * 32);
  for (const { slots } of choices) narrow(matches, nearMisses, slots);
  for (const range of rangesOf(search)) intersectRange(index, [matches, nearMisses], range);
  for (const { name, low, high } of rangesAsked(search))
    for (const set of [matches, nearMisses]) set.intersectRange(index.column(name), low, high);
  for (const set of [matches, nearMisses]) keepNumbers(index, set, search);
  keepInArea(index, [matches, nearMisses], search);
  if (costs?.boundsOf) for (const set of [matches, nearMisses]) withinCosts(index, set, costs.boundsOf);
  return new Selection(matches, nearMisses, choices);
}

/** The conditions of the registry: what is chosen must be stated, what is ruled out must not be. */
function keepFacts(index: ListingIndex, matches: Bitmap, search: IndexSearch): void {
  for (const name of CHOICE_NAMES) {
    const facts = (values: readonly string[]) =>
      union(
        index,
        'facts',
        values.map((value) => factOf(name, value)),
      );
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    if (wanted) matches.intersect(facts(wanted));
    if (unwanted) matches.drop(facts(unwanted));
  }
  for (const name of RULED_OUT) {
    const unwanted = search[notOf(name)];
    if (unwanted) matches.drop(union(index, name, unwanted));
  }
}

/** What no column has as it is asked for: floors ruled out, the price of a square foot, the sides of a plot, who offers it. */
function keepNumbers(index: ListingIndex, set: Bitmap, search: IndexSearch): void {
  const { notFloor, minRate, maxRate, listedSince, notOwners } = search;
  if (listedSince !== undefined)
    set.intersectRange(index.column('createdAt'), listedSince, Number.POSITIVE_INFINITY);
  const sides = readDimensions(search.dimensions);
  const asksRate = minRate !== undefined || maxRate !== undefined;
  if (!notFloor && !asksRate && !sides && !notOwners) return;
  const at = (slot: number, name: 'floor' | 'price' | 'area' | 'frontage' | 'depth') =>
    index.number(name, slot);
  const fits = (slot: number): boolean => {
    const area = at(slot, 'area');
    if (notFloor?.includes(at(slot, 'floor'))) return false;
    if (asksRate && !isBetween(at(slot, 'price') / area, minRate, maxRate)) return false;
    if (notOwners && !isOwners(index.owners.nameAt(slot), notOwners)) return false;
    return !sides || hasDimensions(sides, { frontage: at(slot, 'frontage'), depth: at(slot, 'depth'), area });
  };
  for (const slot of set.toSlots()) if (!fits(slot)) set.delete(slot);
}

export const isBetween = (value: number, low = -Infinity, high = Infinity): boolean =>
  value >= low && value <= high;
export const isOwners = (owner: string | undefined, others: ReadonlySet<string>): boolean =>
  Boolean(owner) && !others.has(owner!);

/** Matches that fail this choice become near misses; near misses that fail it too are out. */
function narrow(matches: Bitmap, nearMisses: Bitmap, choice: Bitmap): void {
  const chosen = choice.words;
  for (let i = 0; i < matches.words.length; i++) {
    const word = i < chosen.length ? chosen[i]! : 0;
    nearMisses.words[i] = (nearMisses.words[i]! & word) | (matches.words[i]! & ~word);
    matches.words[i]! &= word;
  }
}

function choicesOf(index: ListingIndex, search: IndexSearch): Choice[] {
  const choices: Choice[] = [];
  const any = (dimension: OneValued, wanted: readonly (string | number)[] | undefined) => {
    if (wanted) choices.push({ dimension, slots: union(index, dimension, wanted.map(String)) });
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
  const bedrooms = bedroomsOf(index, search);
  if (bedrooms) choices.push({ dimension: 'bedrooms', slots: bedrooms });
  return choices;
}

/** Both ways to ask for bedrooms are one choice. */
function bedroomsOf(index: ListingIndex, { bedrooms, minBedrooms }: IndexSearch): Bitmap | undefined {
  const chosen = bedrooms && union(index, 'bedrooms', bedrooms.map(String));
  if (minBedrooms === undefined) return chosen;
  const values = [...index.values.in('bedrooms').keys()];
  const least = Math.min(minBedrooms, MAX_BEDROOMS);
  const enough = new Bitmap(index.capacity);
  enough.addAll(
    union(
      index,
      'bedrooms',
      values.filter((value) => Number(value) >= least),
    ),
  );
  // the last value stands for itself and all above it
  const exact = index.column('bedrooms');
  if (minBedrooms > MAX_BEDROOMS) enough.intersectRange(exact, minBedrooms, Infinity);
  return chosen ? enough.intersect(chosen) : enough;
}

function union(index: ListingIndex, dimension: Dimension, values: readonly string[]): Bitmap {
  const known = index.values.in(dimension);
  const [only] = values;
  // a single value needs no copy: filters are only read
  if (values.length === 1) return known.get(only!)?.slots ?? new Bitmap();
  const result = new Bitmap(index.capacity);
  for (const value of values) {
    const found = known.get(value);
    if (found) result.addAll(found.slots);
  }
  return result;
}

function rangesOf(search: IndexSearch): Range[] {
  const ranges: Range[] = [];
  const between = (column: Range['column'], low = -Infinity, high = Infinity) => {
    if (low !== -Infinity || high !== Infinity) ranges.push({ column, low, high });
  };
  const box = bounds(search);
  if (box) {
    between('lng', box.west, box.east);
    between('lat', box.south, box.north);
  }
  between('price', search.minPrice, search.maxPrice);
  between('area', search.minArea, search.maxArea);
  return ranges;
}

/** Takes out what is in the box of a search, but not in its area. */
function keepInArea(index: ListingIndex, sets: readonly Bitmap[], search: IndexSearch): void {
  if (!search.around && !search.shapes) return;
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const isIn = areaTest(search);
  for (const set of sets)
    for (const slot of set.toSlots()) if (!isIn({ lat: lats[slot]!, lng: lngs[slot]! })) set.delete(slot);
}

/** Keeps what costs no more than was asked for: each class of charges has its own bounds of the price. */
function withinCosts(index: ListingIndex, set: Bitmap, boundsOf: NonNullable<IndexCosts['boundsOf']>): void {
  const [prices, areas] = [index.column('price'), index.column('carpetArea')];
  const { names, numbers } = index.costClasses;
  const known: (readonly CostBound[])[] = [];
  for (const slot of set.toSlots()) {
    const number = numbers[slot]!;
    // without a class there are no costs: it is for rent
    known[number] ??= number === 0 ? [] : boundsOf(names[number]!);
    // an area that is not known is NaN, and earns no concession
    if (!isWithin(known[number], prices[slot]!, areas[slot]! || Number.POSITIVE_INFINITY)) set.delete(slot);
  }
}

function isWithin(bounds: readonly CostBound[], price: number, carpet: number): boolean {
  for (const { minPrice, maxPrice, minCarpet, maxCarpet } of bounds)
    if (price >= minPrice && price <= maxPrice && carpet > minCarpet && carpet <= maxCarpet) return true;
  return false;
}

/** What looking up the number of one listing costs, in places of an order (measured). */
const NUMBER_COST = 4;

/** Looks at the number of each listing that is left, or takes those between from their order: whichever are fewer. */
function intersectRange(index: ListingIndex, sets: readonly Bitmap[], { column, low, high }: Range): void {
  const order = index.orders[column];
  const places = order.between(low, high);
  const left = sets.reduce((total, set) => total + set.size, 0);
  if (places.to - places.from > left * NUMBER_COST)
    for (const set of sets) set.intersectRange(index.column(column), low, high);
  else {
    const inside = order.slotsOf(places, index.capacity);
    for (const set of sets) set.intersect(inside);
  }
}

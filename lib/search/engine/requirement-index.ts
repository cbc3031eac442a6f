import { Bitmap } from '@/lib/search/columns/bitmap';
import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/listing-index';
import type { IndexSearch } from './index-search';
import { type BoundsOf, bedroomsValue, type IsSegment, isMatch } from './match';

/** What a search may require of a listing's one value, and how both are read. */
const REQUIREMENTS = {
  type: [({ type }: IndexSearch) => type && [type], ({ type }: IndexedListing) => type],
  category: [({ category }) => category && [category], ({ category }) => category],
  subType: [({ subType }) => subType, ({ subType }) => subType],
  city: [({ city }) => city && [city], ({ citySlug }) => citySlug],
  locality: [({ locality }) => locality, ({ localitySlug }) => localitySlug],
  status: [({ status }) => status, ({ status }) => status],
  furnishing: [({ furnishing }) => furnishing, ({ furnishing }) => furnishing],
  facing: [({ facing }) => facing, ({ facing }) => facing],
  possession: [({ possession }) => possession, ({ possession }) => possession],
  bedrooms: [
    bedroomsOf,
    ({ bedrooms }) => (bedrooms === undefined ? undefined : String(bedroomsValue(bedrooms))),
  ],
} as const satisfies Record<
  string,
  [
    (search: IndexSearch) => readonly string[] | '' | undefined,
    (listing: IndexedListing) => string | undefined,
  ]
>;

const COUNTS = Array.from({ length: MAX_BEDROOMS + 1 }, (_, count) => count);

function bedroomsOf({ bedrooms, minBedrooms }: IndexSearch): string[] | undefined {
  if (bedrooms) return bedrooms.map(String);
  return minBedrooms === undefined
    ? undefined
    : COUNTS.filter((count) => count >= Math.min(minBedrooms, MAX_BEDROOMS)).map(String);
}

/** Searches that require nothing of it, and those that accept a value. */
type Accepting = { any: Bitmap; value: Map<string, Bitmap> };

const RANGES = ['minPrice', 'maxPrice', 'minArea', 'maxArea'] as const;
const FEW_SLOTS = 4096;

/**
 * Searches by what they require, so that one listing finds the searches that find it: for each value of a filter the searches that
 * accept it, as bits. Their intersection is a few thousand words long for 100 000 searches; ranges, words and the rest are
 * then checked on those that are left, by the rule that the lists follow.
 */
export class RequirementIndex {
  private readonly accepting = new Map<string, Accepting>();
  private readonly alive = new Bitmap();
  private readonly ids: string[] = [];
  private readonly searches: { search: IndexSearch; boundsOf?: BoundsOf }[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly ranges = Object.fromEntries(
    RANGES.map((name) => [name, new Float64Array(1024)]),
  ) as Record<(typeof RANGES)[number], Float64Array>;

  get size(): number {
    return this.slotOf.size;
  }
  /** the share of slots that no search has any more */
  get fragmentation(): number {
    return this.ids.length < FEW_SLOTS ? 0 : 1 - this.size / this.ids.length;
  }

  /** `boundsOf`: of a search that limits what a home costs in all. */
  put(id: string, search: IndexSearch, boundsOf?: BoundsOf): void {
    this.remove(id);
    const slot = this.ids.push(id) - 1;
    this.searches[slot] = { search, ...(boundsOf && { boundsOf }) };
    this.slotOf.set(id, slot);
    this.alive.add(slot);
    for (const [name, [required]] of Object.entries(REQUIREMENTS)) this.mark(name, required(search), slot);
    for (const name of RANGES) {
      if (slot >= this.ranges[name].length) this.ranges[name] = lengthened(this.ranges[name]);
      this.ranges[name][slot] = search[name] ?? (name.startsWith('min') ? -Infinity : Infinity);
    }
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.alive.delete(slot);
  }

  /** What a search that is here asks for: reading it out of its row again would take longer than finding it. */
  searchOf(id: string): IndexSearch | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.searches[slot]!.search;
  }

  private mark(name: string, values: readonly string[] | '' | undefined, slot: number): void {
    const known = this.accepting.get(name) ?? { any: new Bitmap(), value: new Map<string, Bitmap>() };
    this.accepting.set(name, known);
    if (!values) known.any.add(slot);
    for (const value of values || []) {
      const slots = known.value.get(value) ?? new Bitmap();
      known.value.set(value, slots);
      slots.add(slot);
    }
  }

  /** The ids of the searches that find this listing. */
  matching(listing: IndexedListing, isSegment: IsSegment): string[] {
    const left = this.alive.clone();
    for (const [name, { any, value }] of this.accepting) {
      const own = REQUIREMENTS[name as keyof typeof REQUIREMENTS][1](listing);
      const accepted = own === undefined ? undefined : value.get(own);
      left.intersect(accepted ? any.clone().addAll(accepted) : any);
    }
    const found: string[] = [];
    for (const slot of left.toSlots()) {
      const { search, boundsOf } = this.searches[slot]!;
      if (this.isInRanges(slot, listing) && isMatch(listing, search, isSegment, boundsOf))
        found.push(this.ids[slot]!);
    }
    return found;
  }

  /** Quick: one comparison each. A price or area that is not known is left to the exact rule. */
  private isInRanges(slot: number, { price, area }: IndexedListing): boolean {
    const { minPrice, maxPrice, minArea, maxArea } = this.ranges;
    return !(
      price < minPrice[slot]! ||
      price > maxPrice[slot]! ||
      area < minArea[slot]! ||
      area > maxArea[slot]!
    );
  }
}

function lengthened(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}

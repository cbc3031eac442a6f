import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/indexed-listing';
import { CHOICE_NAMES, type ChoiceName } from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { Bitmap } from './bitmap';
import type { IndexSearch } from './index-search';
import { type BoundsOf, bedroomsValue, type IsSegment, isMatch } from './match';

/** Saved searches of one kind, which a listing is matched against. */
export type Requirements = {
  readonly size: number;
  /** The ids of the searches that match this listing. */
  matching(listing: IndexedListing, isSegment: IsSegment): string[] | Promise<string[]>;
};

/** A criterion about a listing's single value, and how both are read. */
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

/** Searches without a criterion, and those that accept a value. */
type Accepting = { any: Bitmap; value: Map<string, Bitmap> };

const RANGES = ['minPrice', 'maxPrice', 'minArea', 'maxArea'] as const;
type RangeName = (typeof RANGES)[number];
const FEW_SLOTS = 4096;

/** What sets and ranges decide by themselves; for any other criterion the exact rule is applied too. */
const DECIDED: ReadonlySet<string> = new Set([
  ...Object.keys(REQUIREMENTS),
  ...RANGES,
  ...CHOICE_NAMES,
  'amenities',
  'minBedrooms',
  'sort',
  'page',
]);

const isDecided = (search: IndexSearch): boolean =>
  Object.entries(search).every(([name, value]) => value === undefined || DECIDED.has(name)) &&
  // both forms of the bedroom criterion, or more than are distinguished
  !(search.minBedrooms !== undefined && (search.bedrooms || search.minBedrooms > MAX_BEDROOMS));

/**
 * Searches indexed by criteria, so that a listing finds the searches that match it: for each value of a filter, a bitmap of the
 * searches that accept it. For 100,000 searches an intersection takes a few thousand words; ranges, and what no bitmap decides,
 * are then checked on the rest, by the rule that lists follow.
 */
export class RequirementIndex implements Requirements {
  private readonly accepting = new Map<string, Accepting>();
  /** searches that require amenities, all of which a listing must have */
  private readonly amenities = new Map<string, Bitmap>();
  private readonly alive = new Bitmap();
  private readonly decided = new Bitmap();
  private readonly ids: string[] = [];
  /** those that no set decides, as text: objects would need five times the memory, and few are read */
  private readonly texts = new Map<number, string>();
  /** values other than text: costs and owners */
  private readonly extras = new Map<number, { boundsOf?: BoundsOf; notOwners?: ReadonlySet<string> }>();
  private readonly slotOf = new Map<string, number>();
  private readonly ranges = Object.fromEntries(
    RANGES.map((name) => [name, new Float64Array(1024)]),
  ) as Record<RangeName, Float64Array>;

  get size(): number {
    return this.slotOf.size;
  }

  /** the share of unused slots */
  get fragmentation(): number {
    return this.ids.length < FEW_SLOTS ? 0 : 1 - this.size / this.ids.length;
  }

  /** `boundsOf`: for a search that limits the total cost. */
  put(id: string, search: IndexSearch, boundsOf?: BoundsOf): void {
    this.remove(id);
    const slot = this.ids.push(id) - 1;
    const { notOwners, ...plain } = search;
    if (notOwners || boundsOf)
      this.extras.set(slot, { ...(notOwners && { notOwners }), ...(boundsOf && { boundsOf }) });
    else if (isDecided(search)) this.decided.add(slot);
    if (!this.decided.has(slot)) this.texts.set(slot, JSON.stringify(plain));
    this.slotOf.set(id, slot);
    this.alive.add(slot);
    for (const [name, [required]] of Object.entries(REQUIREMENTS)) this.mark(name, required(search), slot);
    for (const name of CHOICE_NAMES)
      this.mark(
        name,
        search[name]?.map((value) => factOf(name, value)),
        slot,
      );
    for (const amenity of search.amenities ?? []) bitsOf(this.amenities, amenity).add(slot);
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
    this.extras.delete(slot);
    this.texts.delete(slot);
  }

  private searchAt(slot: number): IndexSearch {
    const search = JSON.parse(this.texts.get(slot)!) as IndexSearch;
    const notOwners = this.extras.get(slot)?.notOwners;
    return notOwners ? { ...search, notOwners } : search;
  }

  private mark(name: string, values: readonly string[] | '' | undefined, slot: number): void {
    const known = this.accepting.get(name) ?? { any: new Bitmap(), value: new Map<string, Bitmap>() };
    this.accepting.set(name, known);
    if (!values) known.any.add(slot);
    for (const value of values || []) bitsOf(known.value, value).add(slot);
  }

  matching(listing: IndexedListing, isSegment: IsSegment): string[] {
    const left = this.alive.clone();
    for (const [name, { any, value }] of this.accepting) {
      // nobody asks for it
      if (value.size === 0) continue;
      const accepted = ownValues(name, listing).flatMap((own) => value.get(own) ?? []);
      left.intersectAny([any, ...accepted]);
    }
    for (const [amenity, wanting] of this.amenities)
      if (!listing.amenities.includes(amenity)) left.drop(wanting);
    const found: string[] = [];
    for (const slot of left.toSlots()) {
      if (!this.isInRanges(slot, listing)) continue;
      if (this.decided.has(slot) || this.isExact(slot, listing, isSegment)) found.push(this.ids[slot]!);
    }
    return found;
  }

  private isExact(slot: number, listing: IndexedListing, isSegment: IsSegment): boolean {
    return isMatch(listing, this.searchAt(slot), isSegment, this.extras.get(slot)?.boundsOf);
  }

  /** An unknown number is in no range, as the exact rule says. */
  private isInRanges(slot: number, { price, area }: IndexedListing): boolean {
    const { minPrice, maxPrice, minArea, maxArea } = this.ranges;
    return (
      isWithin(price, minPrice[slot]!, maxPrice[slot]!) && isWithin(area, minArea[slot]!, maxArea[slot]!)
    );
  }
}

const isWithin = (value: number, low: number, high: number): boolean =>
  (value >= low && value <= high) || (Number.isNaN(value) && low === -Infinity && high === Infinity);

function ownValues(name: string, listing: IndexedListing): readonly string[] {
  const reads = REQUIREMENTS[name as keyof typeof REQUIREMENTS];
  if (!reads) return (listing.facts ?? []).filter((fact) => fact.startsWith(`${name as ChoiceName}=`));
  const own = reads[1](listing);
  return own === undefined ? [] : [own];
}

function bitsOf(sets: Map<string, Bitmap>, name: string): Bitmap {
  const known = sets.get(name) ?? new Bitmap();
  sets.set(name, known);
  return known;
}

function lengthened(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}

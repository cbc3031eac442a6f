import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/indexed-listing';
import { CHOICE_NAMES, type ChoiceName } from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { Bitmap } from './bitmap';
import type { IndexSearch } from './index-search';
import { type BoundsOf, bedroomsValue, type IsSegment, isMatch } from './match';

/** Stored searches of one kind, which a listing asks who looks for it. */
export type Requirements = {
  readonly size: number;
  /** The ids of the searches that find this listing. */
  matching(listing: IndexedListing, isSegment: IsSegment): string[] | Promise<string[]>;
  /** What a search that is here asks for; undefined where only its row says it. */
  searchOf(id: string): IndexSearch | undefined;
};

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
type RangeName = (typeof RANGES)[number];
const FEW_SLOTS = 4096;

/** What the sets and ranges decide by themselves; of a search that asks for anything else the exact rule is asked too. */
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
  // both ways to ask for bedrooms, or more of them than are told apart
  !(search.minBedrooms !== undefined && (search.bedrooms || search.minBedrooms > MAX_BEDROOMS));

/**
 * Searches by what they require, so that one listing finds the searches that find it: for each value of a filter the searches that
 * accept it, as bits. Their intersection is a few thousand words long for 100 000 searches; ranges, and what no set decides, are
 * then checked on those that are left, by the rule that the lists follow.
 */
export class RequirementIndex implements Requirements {
  private readonly accepting = new Map<string, Accepting>();
  /** searches that want an amenity, of which a listing must have all */
  private readonly amenities = new Map<string, Bitmap>();
  private readonly alive = new Bitmap();
  private readonly decided = new Bitmap();
  private readonly ids: string[] = [];
  /** as text: objects would take five times the room, and are wanted of few */
  private readonly texts: string[] = [];
  /** what is no text: costs and owners */
  private readonly extras = new Map<number, { boundsOf?: BoundsOf; notOwners?: ReadonlySet<string> }>();
  private readonly slotOf = new Map<string, number>();
  private readonly ranges = Object.fromEntries(
    RANGES.map((name) => [name, new Float64Array(1024)]),
  ) as Record<RangeName, Float64Array>;

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
    const { notOwners, ...plain } = search;
    this.texts[slot] = JSON.stringify(plain);
    if (notOwners || boundsOf)
      this.extras.set(slot, { ...(notOwners && { notOwners }), ...(boundsOf && { boundsOf }) });
    else if (isDecided(search)) this.decided.add(slot);
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
    this.texts[slot] = '';
  }

  /** Reading it out of its row again would take longer than finding it. */
  searchOf(id: string): IndexSearch | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.searchAt(slot);
  }

  private searchAt(slot: number): IndexSearch {
    const search = JSON.parse(this.texts[slot]!) as IndexSearch;
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
    // what is not known is in no range, which the exact rule says
    const isKnown = !Number.isNaN(listing.price) && !Number.isNaN(listing.area);
    for (const slot of left.toSlots()) {
      if (!this.isInRanges(slot, listing)) continue;
      if ((isKnown && this.decided.has(slot)) || this.isExact(slot, listing, isSegment))
        found.push(this.ids[slot]!);
    }
    return found;
  }

  private isExact(slot: number, listing: IndexedListing, isSegment: IsSegment): boolean {
    return isMatch(listing, this.searchAt(slot), isSegment, this.extras.get(slot)?.boundsOf);
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

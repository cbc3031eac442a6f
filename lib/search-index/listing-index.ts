import { Bitmap } from './bitmap';
import { Order } from './order';
import { Segments } from './segments';
import { TermIndex } from './terms';
import { Values } from './values';

/** What the index keeps of a listing. */
export type IndexedListing = {
  id: string;
  /** milliseconds; says whether the row has changed since it was indexed */
  updatedAt: number;
  createdAt: number;
  price: number;
  area: number;
  lng: number;
  lat: number;
  bedrooms?: number;
  type: string;
  category: string;
  subType?: string;
  status: string;
  city: string;
  citySlug: string;
  locality?: string;
  localitySlug?: string;
  /** first segment of the address */
  segment?: string;
  furnishing?: string;
  facing?: string;
  possession?: string;
  amenities: readonly string[];
  terms: readonly string[];
};

/** Bedrooms from here on are one value, "5+" on the pages. */
export const MAX_BEDROOMS = 5;

/** Below this many slots dead ones cost nothing worth a rebuild. */
const FEW_SLOTS = 4096;

const NUMBERS = ['createdAt', 'price', 'area', 'lng', 'lat', 'bedrooms', 'updatedAt'] as const;
export type NumberColumn = (typeof NUMBERS)[number];
/** Numbers that lists are sorted by or that ranges are asked of. */
const ORDERED = ['createdAt', 'price', 'area', 'lng', 'lat'] as const;
type Ordered = (typeof ORDERED)[number];

/**
 * All listings of the installation as columns in this process's memory: about 600 bytes each with 40 words. A changed listing gets
 * a new slot and the old one dies, so words and bits are only ever added; `fragmentation` says when to build anew.
 */
export class ListingIndex {
  readonly alive = new Bitmap();
  readonly terms = new TermIndex();
  readonly segments = new Segments();
  readonly values = new Values();
  readonly orders: Record<Ordered, Order>;
  /** names of places by slug, for facets */
  readonly names = { city: new Map<string, string>(), locality: new Map<string, string>() };

  private readonly ids: string[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, new Float64Array(1024)]),
  ) as Record<NumberColumn, Float64Array>;
  private loading = false;

  constructor() {
    const id = (slot: number) => this.ids[slot]!;
    const orderBy = (name: Ordered) => [name, new Order((slot) => this.numbers[name][slot]!, id)] as const;
    this.orders = Object.fromEntries(ORDERED.map(orderBy)) as Record<Ordered, Order>;
  }

  get size(): number {
    return this.slotOf.size;
  }
  /** slots ever given, dead ones included */
  get capacity(): number {
    return this.ids.length;
  }
  get fragmentation(): number {
    return this.ids.length < FEW_SLOTS ? 0 : 1 - this.size / this.ids.length;
  }

  id(slot: number): string {
    return this.ids[slot]!;
  }
  number(column: NumberColumn, slot: number): number {
    return this.numbers[column][slot]!;
  }
  column(column: NumberColumn): Float64Array {
    return this.numbers[column];
  }
  /** undefined when the listing is not here */
  updatedAt(id: string): number | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.numbers.updatedAt[slot];
  }
  liveIds(): IterableIterator<string> {
    return this.slotOf.keys();
  }
  put(listing: IndexedListing): void {
    this.remove(listing.id);
    const slot = this.ids.push(listing.id) - 1;
    this.slotOf.set(listing.id, slot);
    this.writeNumbers(slot, listing);
    this.values.add(singleValues(listing), listing.amenities);
    if (listing.locality && listing.localitySlug)
      this.names.locality.set(listing.localitySlug, listing.locality);
    this.names.city.set(listing.citySlug, listing.city);
    this.terms.add(slot, listing.terms);
    if (listing.segment) this.segments.add(slot, listing.segment);
    this.alive.add(slot);
    if (!this.loading) for (const order of Object.values(this.orders)) order.insert(slot);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    if (!this.loading) for (const order of Object.values(this.orders)) order.remove(slot);
    this.slotOf.delete(id);
    this.alive.delete(slot);
  }

  /** Sorts once at the end instead of at every row. */
  async load(batches: AsyncIterable<IndexedListing[]>): Promise<this> {
    this.loading = true;
    for await (const batch of batches) for (const listing of batch) this.put(listing);
    this.loading = false;
    const slots = Int32Array.from(this.slotOf.values());
    for (const order of Object.values(this.orders)) order.fill(slots);
    return this;
  }

  private writeNumbers(slot: number, listing: IndexedListing): void {
    for (const name of NUMBERS) {
      if (slot >= this.numbers[name].length) {
        const larger = new Float64Array(this.numbers[name].length * 2);
        larger.set(this.numbers[name]);
        this.numbers[name] = larger;
      }
      this.numbers[name][slot] = listing[name] ?? Number.NaN;
    }
  }
}

/** The values of ONE_VALUED, in its order; '' for none. */
function singleValues(listing: IndexedListing): string[] {
  const { type, category, subType = '', citySlug, localitySlug = '', status, bedrooms } = listing;
  const { furnishing = '', facing = '', possession = '' } = listing;
  const rooms = bedrooms === undefined ? '' : String(Math.min(bedrooms, MAX_BEDROOMS));
  return [type, category, subType, citySlug, localitySlug, status, rooms, furnishing, facing, possession];
}

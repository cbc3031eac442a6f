import { Bitmap } from './bitmap';
import { CostClasses } from './cost-classes';
import { DerivedOrder } from './derived-order';
import type { IndexCosts } from './index-search';
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
  carpetArea?: number;
  /** of a sale: what decides on its charges (lib/cost-sheet/rules.ts) */
  costClass?: string;
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

/** Of two kinds of buyers. */
const MAX_COST_ORDERS = 2;

/** Below this many slots dead ones cost nothing worth a rebuild. */
const FEW_SLOTS = 4096;

const NUMBERS = ['createdAt', 'price', 'area', 'lng', 'lat', 'bedrooms', 'updatedAt', 'carpetArea'] as const;
/** rupees for each square foot inside the walls; endless where that area is not known, so that it comes last */
const RATE = 'carpetRate';
export type NumberColumn = (typeof NUMBERS)[number] | typeof RATE;
const COLUMNS: readonly NumberColumn[] = [...NUMBERS, RATE];
/** Numbers that lists are sorted by or that ranges are asked of. */
const ORDERED = ['createdAt', 'price', 'area', 'lng', 'lat', RATE] as const;
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
  readonly costClasses = new CostClasses();
  readonly orders: Record<Ordered, Order>;
  /** by all-in cost, made when it is first asked for */
  private readonly costOrders = new Map<string, DerivedOrder>();
  /** names of places by slug, for facets */
  readonly names = { city: new Map<string, string>(), locality: new Map<string, string>() };

  private readonly ids: string[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly numbers = Object.fromEntries(
    COLUMNS.map((name) => [name, new Float64Array(1024)]),
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
    if (listing.costClass) this.costClasses.add(slot, listing.costClass);
    this.alive.add(slot);
    if (!this.loading) for (const order of this.allOrders()) order.insert(slot);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    if (!this.loading) for (const order of this.allOrders()) order.remove(slot);
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

  private *allOrders(): Generator<Order | DerivedOrder> {
    yield* Object.values(this.orders);
    yield* this.costOrders.values();
  }

  /** Listings by what they cost in all, those of unknown cost last. Kept up to date from then on, as the other orders are. */
  costOrder({ version, allIn }: IndexCosts): DerivedOrder {
    const known = this.costOrders.get(version);
    if (known) return known;
    const costAt = (slot: number) => {
      const area = this.number('carpetArea', slot);
      const carpet = Number.isNaN(area) ? undefined : area;
      return (
        allIn(this.costClasses.nameAt(slot), this.number('price', slot), carpet) ?? Number.POSITIVE_INFINITY
      );
    };
    const order = new DerivedOrder(costAt, (slot) => this.ids[slot]!);
    order.fill(Int32Array.from(this.slotOf.values()));
    this.costOrders.set(version, order);
    const [oldest] = this.costOrders.keys();
    if (this.costOrders.size > MAX_COST_ORDERS && oldest !== undefined) this.costOrders.delete(oldest);
    return order;
  }

  private writeNumbers(slot: number, listing: IndexedListing): void {
    for (const name of COLUMNS) {
      if (slot >= this.numbers[name].length) {
        const larger = new Float64Array(this.numbers[name].length * 2);
        larger.set(this.numbers[name]);
        this.numbers[name] = larger;
      }
    }
    for (const name of NUMBERS) this.numbers[name][slot] = listing[name] ?? Number.NaN;
    const { price, carpetArea } = listing;
    this.numbers[RATE][slot] = carpetArea ? price / carpetArea : Number.POSITIVE_INFINITY;
  }
}

/** The values of ONE_VALUED, in its order; '' for none. */
function singleValues(listing: IndexedListing): string[] {
  const { type, category, subType = '', citySlug, localitySlug = '', status, bedrooms } = listing;
  const { furnishing = '', facing = '', possession = '' } = listing;
  const rooms = bedrooms === undefined ? '' : String(Math.min(bedrooms, MAX_BEDROOMS));
  return [type, category, subType, citySlug, localitySlug, status, rooms, furnishing, facing, possession];
}

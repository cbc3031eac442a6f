import { RANGE_NAMES, type RangeField } from '@/lib/search/conditions/constants';
import { DerivedOrder } from '@/lib/search/engine/derived-order';
import type { IndexAround, IndexCosts } from '@/lib/search/engine/index-search';
import { distanceTo } from '@/lib/search/engine/map-area';
import { Order } from '@/lib/search/engine/order';
import { Bitmap } from './bitmap';
import { withRoom } from './columns';
import { IdColumn } from './id-column';
import { NameColumn } from './name-column';
import { Segments } from './segments';
import { TermIndex } from './terms';
import { Values } from './values';

/** What the index keeps of a listing; of the ranges (lib/search/conditions) days are milliseconds. */
export type IndexedListing = { [N in RangeField]?: number | undefined } & {
  id: string;
  /** milliseconds; says whether the row has changed since it was indexed */
  updatedAt: number;
  createdAt: number;
  /** when it was last said to be still there; where nobody ever did, it counts from the day it was listed */
  confirmedAt?: number;
  price: number;
  area: number;
  lng: number;
  lat: number;
  bedrooms?: number;
  carpetArea?: number;
  /** 1 where `lng` and `lat` are those of the locality, or of the area around a pin */
  approximate?: number;
  /** of a sale: what decides on its charges (lib/costs/sheet/rules.ts) */
  costClass?: string;
  type: string;
  category: string;
  subType?: string;
  status: string;
  city: string;
  citySlug: string;
  locality?: string;
  localitySlug?: string;
  project?: string;
  /** first segment of the address */
  segment?: string;
  furnishing?: string;
  facing?: string;
  possession?: string;
  amenities: readonly string[];
  /** such as `corner=yes` (lib/search/conditions) */
  facts?: readonly string[];
  /** id of its owner */
  owner?: string | undefined;
  /** feet from front to back */
  depth?: number | undefined;
  terms: readonly string[];
};

/** Bedrooms from here on are one value, "5+" on the pages. */
export const MAX_BEDROOMS = 5;

/** Of two kinds of buyers. */
const MAX_COST_ORDERS = 2;

/** Below this many slots dead ones cost nothing worth a rebuild. */
const FEW_SLOTS = 4096;

const NUMBERS = [
  'createdAt',
  'price',
  'area',
  'lng',
  'lat',
  'bedrooms',
  'updatedAt',
  'carpetArea',
  'approximate',
  'depth',
  ...RANGE_NAMES,
] as const;
const CONFIRMED = 'confirmedAt';
/** rupees for each square foot inside the walls; endless where that area is not known, so that it comes last */
const RATE = 'carpetRate';
export type NumberColumn = (typeof NUMBERS)[number] | typeof CONFIRMED | typeof RATE;
export const COLUMNS: readonly NumberColumn[] = [...NUMBERS, CONFIRMED, RATE];
/** Numbers that lists are sorted by or that ranges are asked of. */
export const ORDERED = ['createdAt', 'price', 'area', 'lng', 'lat', CONFIRMED, RATE] as const;
type Ordered = (typeof ORDERED)[number];

/**
 * All listings of the installation as columns in this process's memory: about 450 bytes each with 40 words. A changed listing gets
 * a new slot and the old one dies, so words and bits are only ever added; `fragmentation` says when to build again.
 */
export class ListingIndex {
  readonly alive = new Bitmap();
  readonly terms = new TermIndex();
  readonly segments = new Segments();
  readonly values = new Values();
  /** which share the facts that decide on their charges, '' for what is for rent: a few hundred, however many listings */
  readonly costClasses = new NameColumn();
  readonly projects = new NameColumn();
  /** by whom they are offered */
  readonly owners = new NameColumn();
  readonly orders: Record<Ordered, Order>;
  /** by all-in cost, made when it is first asked for */
  private readonly costOrders = new Map<string, DerivedOrder>();
  /** names of places by slug, for facets */
  readonly names = { city: new Map<string, string>(), locality: new Map<string, string>() };
  readonly ids = new IdColumn();
  readonly numbers = Object.fromEntries(COLUMNS.map((name) => [name, new Float64Array(1024)])) as Record<
    NumberColumn,
    Float64Array<ArrayBuffer>
  >;
  private loading = false;

  constructor() {
    const id = (slot: number) => this.ids.text(slot);
    const orderBy = (name: Ordered) => [name, new Order((slot) => this.numbers[name][slot]!, id)] as const;
    this.orders = Object.fromEntries(ORDERED.map(orderBy)) as Record<Ordered, Order>;
  }

  get size(): number {
    return this.ids.size;
  }
  /** slots ever given, dead ones included */
  get capacity(): number {
    return this.ids.length;
  }
  get fragmentation(): number {
    return this.capacity < FEW_SLOTS ? 0 : 1 - this.size / this.capacity;
  }

  id(slot: number): string {
    return this.ids.text(slot);
  }
  number(column: NumberColumn, slot: number): number {
    return this.numbers[column][slot]!;
  }
  column(column: NumberColumn): Float64Array<ArrayBuffer> {
    return this.numbers[column];
  }
  /** undefined when the listing is not here */
  updatedAt(id: string): number | undefined {
    const slot = this.ids.find(id);
    return slot < 0 ? undefined : this.numbers.updatedAt[slot];
  }

  put(listing: IndexedListing): void {
    this.remove(listing.id);
    const slot = this.ids.add(listing.id);
    this.writeNumbers(slot, listing);
    this.values.add(singleValues(listing), { amenities: listing.amenities, facts: listing.facts ?? [] });
    this.owners.set(slot, listing.owner ?? '');
    if (listing.locality && listing.localitySlug)
      this.names.locality.set(listing.localitySlug, listing.locality);
    this.names.city.set(listing.citySlug, listing.city);
    this.projects.set(slot, listing.project ?? '');
    this.terms.add(slot, listing.terms);
    this.segments.add(slot, listing.segment ?? '');
    this.costClasses.set(slot, listing.costClass ?? '');
    this.alive.add(slot);
    if (!this.loading) for (const order of this.allOrders()) order.insert(slot);
  }

  remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot >= 0) this.removeSlot(slot);
  }

  removeSlot(slot: number): void {
    if (!this.loading) for (const order of this.allOrders()) order.remove(slot);
    this.ids.unlink(slot);
    this.alive.delete(slot);
  }

  /** Sorts once at the end instead of at every row. */
  async load(batches: AsyncIterable<IndexedListing[]>): Promise<this> {
    this.loading = true;
    for await (const batch of batches) for (const listing of batch) this.put(listing);
    this.loading = false;
    const byId = this.ids.sorted(this.alive.toSlots());
    for (const name of ORDERED) this.orders[name].fill(byId, this.numbers[name]);
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
    const order = new DerivedOrder(costAt, (slot) => this.ids.text(slot));
    order.fill(this.ids.sorted(this.alive.toSlots()));
    this.costOrders.set(version, order);
    const [oldest] = this.costOrders.keys();
    if (this.costOrders.size > MAX_COST_ORDERS && oldest !== undefined) this.costOrders.delete(oldest);
    return order;
  }

  /** These listings by their distance from the places: of one search, so it is made for it. */
  distanceOrder(around: IndexAround, among: Bitmap): DerivedOrder {
    const distanceAt = (slot: number) =>
      distanceTo(around, { lat: this.number('lat', slot), lng: this.number('lng', slot) });
    const order = new DerivedOrder(distanceAt, (slot) => this.ids.text(slot));
    order.fill(this.ids.sorted(among.toSlots()));
    return order;
  }

  private writeNumbers(slot: number, listing: IndexedListing): void {
    const { price, carpetArea, createdAt, confirmedAt = createdAt } = listing;
    const rate = carpetArea ? price / carpetArea : Number.POSITIVE_INFINITY;
    const facts: Partial<Record<NumberColumn, number | undefined>> = {
      ...listing,
      confirmedAt,
      [RATE]: rate,
    };
    for (const name of COLUMNS) {
      const column = withRoom(this.numbers[name], slot + 1);
      // 0 is added because the order of bits tells -0 from 0
      column[slot] = (facts[name] ?? Number.NaN) + 0;
      this.numbers[name] = column;
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

import { Bitmap } from './bitmap';
import { Order } from './order';
import { TermIndex } from './terms';

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
  status: string;
  city: string;
  citySlug: string;
  locality?: string;
  localitySlug?: string;
  furnishing?: string;
  facing?: string;
  possession?: string;
  amenities: readonly string[];
  terms: readonly string[];
};

export const DIMENSIONS = [
  'type',
  'category',
  'city',
  'locality',
  'status',
  'bedrooms',
  'furnishing',
  'facing',
  'possession',
  'amenities',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
type OneValued = Exclude<Dimension, 'amenities'>;
const ONE_VALUED = DIMENSIONS.filter((name): name is OneValued => name !== 'amenities');

/** Bedrooms from here on are one value, "5+" on the pages. */
export const MOST_BEDROOMS = 5;

/** Below this many slots dead ones cost nothing worth a rebuild. */
const FEW_SLOTS = 4096;

const NUMBERS = ['createdAt', 'price', 'area', 'lng', 'lat', 'bedrooms', 'updatedAt'] as const;
export type NumberColumn = (typeof NUMBERS)[number];

/**
 * All listings of the installation as columns in this process's memory: about 600 bytes each with 40 words. A changed listing gets
 * a new slot and the old one dies, so words and bits are only ever added; `fragmentation` says when to build anew.
 */
export class ListingIndex {
  readonly alive = new Bitmap();
  readonly terms = new TermIndex();
  readonly byCreated: Order;
  readonly byPrice: Order;
  readonly byArea: Order;
  /** names of places by slug, for facets */
  readonly names = { city: new Map<string, string>(), locality: new Map<string, string>() };

  private readonly ids: string[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, new Float64Array(1024)]),
  ) as Record<NumberColumn, Float64Array>;
  private readonly sets = Object.fromEntries(
    DIMENSIONS.map((name) => [name, new Map<string, Bitmap>()]),
  ) as Record<Dimension, Map<string, Bitmap>>;
  /** for each slot the number of its value, for dimensions that have one value: counts few matches faster than bits */
  private readonly codes = new Map<Dimension, { slots: Uint16Array; values: string[] }>();
  private loading = false;

  constructor() {
    const id = (slot: number) => this.ids[slot]!;
    this.byCreated = new Order((slot) => this.numbers.createdAt[slot]!, id);
    this.byPrice = new Order((slot) => this.numbers.price[slot]!, id);
    this.byArea = new Order((slot) => this.numbers.area[slot]!, id);
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
  values(dimension: Dimension): Map<string, Bitmap> {
    return this.sets[dimension];
  }

  put(listing: IndexedListing): void {
    this.remove(listing.id);
    const slot = this.ids.push(listing.id) - 1;
    this.slotOf.set(listing.id, slot);
    this.writeNumbers(slot, listing);
    for (const dimension of ONE_VALUED) {
      const value = valueIn(listing, dimension);
      if (value === '') continue;
      this.setOf(dimension, value).add(slot);
      this.writeCode(dimension, slot, value);
    }
    for (const amenity of listing.amenities) this.setOf('amenities', amenity).add(slot);
    if (listing.locality && listing.localitySlug)
      this.names.locality.set(listing.localitySlug, listing.locality);
    this.names.city.set(listing.citySlug, listing.city);
    this.terms.add(slot, listing.terms);
    this.alive.add(slot);
    if (!this.loading) for (const order of this.orders()) order.insert(slot);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    if (!this.loading) for (const order of this.orders()) order.remove(slot);
    this.slotOf.delete(id);
    this.alive.delete(slot);
  }

  /** Sorts once at the end instead of at every row. */
  async load(batches: AsyncIterable<IndexedListing[]>): Promise<this> {
    this.loading = true;
    for await (const batch of batches) for (const listing of batch) this.put(listing);
    this.loading = false;
    const slots = Int32Array.from(this.slotOf.values());
    for (const order of this.orders()) order.fill(slots);
    return this;
  }

  private orders(): Order[] {
    return [this.byCreated, this.byPrice, this.byArea];
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

  /** Code 0 is "no value"; codes are given in order of appearance. */
  codesOf(dimension: Dimension): { slots: Uint16Array; values: string[] } | undefined {
    const column = this.codes.get(dimension);
    // the last listings may have no value; readers need not ask whether a slot lies beyond the column
    if (column && column.slots.length < this.capacity) column.slots = lengthened(column.slots, this.capacity);
    return column;
  }

  private writeCode(dimension: Dimension, slot: number, value: string): void {
    let column = this.codes.get(dimension);
    if (!column) {
      column = { slots: new Uint16Array(1024), values: [''] };
      this.codes.set(dimension, column);
    }
    if (slot >= column.slots.length) column.slots = lengthened(column.slots, slot + 1);
    let code = column.values.indexOf(value);
    if (code === -1) code = column.values.push(value) - 1;
    column.slots[slot] = code;
  }

  private setOf(dimension: Dimension, value: string): Bitmap {
    const sets = this.sets[dimension];
    let found = sets.get(value);
    if (!found) {
      found = new Bitmap();
      sets.set(value, found);
    }
    return found;
  }
}

function lengthened(column: Uint16Array, length: number): Uint16Array {
  const longer = new Uint16Array(Math.max(length, column.length * 2));
  longer.set(column);
  return longer;
}

/** The one value that a listing has in a dimension, '' for none; amenities are many. */
function valueIn(listing: IndexedListing, dimension: OneValued): string {
  if (dimension === 'city') return listing.citySlug;
  if (dimension === 'locality') return listing.localitySlug ?? '';
  if (dimension !== 'bedrooms') return listing[dimension] ?? '';
  return listing.bedrooms === undefined ? '' : String(Math.min(listing.bedrooms, MOST_BEDROOMS));
}

import { wordsOf } from '@/lib/platform/text/search-terms';
import {
  type IndexedListing,
  MANY_VALUED,
  MAX_BEDROOMS,
  type ManyValued,
  ONE_VALUED,
  type OneValued,
} from '@/lib/search/columns/indexed-listing';
import { RANGE_NAMES } from '@/lib/search/conditions/constants';
import type { IndexCosts } from '@/lib/search/engine/index-search';
import { NameColumn, NameLists } from './names';
import { WordIndex } from './words';

/** Maximum columns of costs, for two kinds of buyers. */
const MAX_COST_COLUMNS = 2;
/** Minimum slots for a rebuild, because few dead ones do no harm. */
const FEW_SLOTS = 4096;

/** Numeric columns. `carpetRate` is rupees per square foot of carpet area, infinite if that is unknown, so that it comes last. */
export const COLUMNS = [
  'createdAt',
  'confirmedAt',
  'updatedAt',
  'price',
  'area',
  'carpetArea',
  'carpetRate',
  'lng',
  'lat',
  'bedrooms',
  'approximate',
  'depth',
  ...RANGE_NAMES,
] as const;
export type NumberColumn = (typeof COLUMNS)[number];

const OTHER_NAMES = ['project', 'owner', 'costClass', 'segment'] as const;
type Named = OneValued | (typeof OTHER_NAMES)[number];

/** Columns that are a listing's own fields of the same name. */
const SAME_NUMBERS = COLUMNS.filter((name) => name !== 'confirmedAt' && name !== 'carpetRate');
const MADE = ['city', 'locality', 'bedrooms', 'segment'] as const satisfies Named[];
type Made = (typeof MADE)[number];
const NAMES: readonly Named[] = [...ONE_VALUED, ...OTHER_NAMES];
const SAME_NAMES = NAMES.filter((name): name is Exclude<Named, Made> => !MADE.includes(name as Made));

const byName = <N extends string, T>(names: readonly N[], make: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

/**
 * All listings of the installation as columns in this process's memory. A changed listing gets a new slot and the old one dies, so the structure is
 * append-only; `fragmentation` shows when to rebuild.
 */
export class ListingIndex {
  /** slots ever assigned, including dead ones */
  length = 0;
  readonly ids: string[] = [];
  readonly alive: boolean[] = [];
  /** NaN for unknown numbers, which is in no range */
  readonly numbers = byName(COLUMNS, (): number[] => []);
  readonly names = byName(NAMES, () => new NameColumn());
  readonly lists = byName<ManyValued, NameLists>(MANY_VALUED, () => new NameLists());
  readonly words = new WordIndex();
  /** names of places by slug, and first segments by their words as in the first listing */
  readonly labels = byName(['city', 'locality', 'segment'] as const, () => new Map<string, string>());
  /** the keys of first segments as written */
  private readonly keys = new Map<string, string>();
  private readonly slotOf = new Map<string, number>();
  private readonly costs = new Map<string, Float64Array>();

  get size(): number {
    return this.slotOf.size;
  }
  get fragmentation(): number {
    return this.length < FEW_SLOTS ? 0 : 1 - this.size / this.length;
  }
  /** undefined if the listing is not here */
  updatedAt(id: string): number | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.numbers.updatedAt[slot];
  }
  stamps(): Map<string, number> {
    const { updatedAt } = this.numbers;
    return new Map([...this.slotOf].map(([id, slot]) => [id, updatedAt[slot]!]));
  }
  newest(): number {
    return [...this.stamps().values()].reduce((newest, stamp) => Math.max(newest, stamp || 0), 0);
  }
  slot(id: string): number | undefined {
    return this.slotOf.get(id);
  }
  /** True if an address starts with exactly these words. */
  hasSegment(location: string): boolean {
    return this.names.segment.find(wordsOf(location).join(' ')) > 0;
  }

  put(listing: IndexedListing): void {
    const { id, locality, localitySlug, citySlug, city, segment = '', bedrooms } = listing;
    this.remove(id);
    const slot = this.length++;
    this.ids[slot] = id;
    this.slotOf.set(id, slot);
    this.alive[slot] = true;
    this.writeNumbers(slot, listing);
    const { names, labels, lists } = this;
    for (const name of SAME_NAMES) names[name].set(slot, listing[name] ?? '');
    names.city.set(slot, citySlug);
    names.locality.set(slot, localitySlug ?? '');
    names.bedrooms.set(slot, bedrooms === undefined ? '' : String(Math.min(bedrooms, MAX_BEDROOMS)));
    names.segment.set(slot, this.keyOf(segment));
    for (const name of MANY_VALUED) lists[name].set(slot, [...new Set(listing[name])]);
    if (locality && localitySlug) labels.locality.set(localitySlug, locality);
    labels.city.set(citySlug, city);
    this.words.add(slot, listing.texts);
  }

  /** The words of a first segment, cached because few differ. */
  private keyOf(segment: string): string {
    const known = this.keys.get(segment);
    if (known !== undefined || segment === '') return known ?? '';
    const key = wordsOf(segment).join(' ');
    this.keys.set(segment, key);
    if (key && !this.labels.segment.has(key)) this.labels.segment.set(key, segment);
    return key;
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.alive[slot] = false;
  }

  /** Each listing's total cost, computed on first use and cached; infinite if unknown. */
  costOf({ version, allIn }: IndexCosts): (slot: number) => number {
    const column = new Float64Array(this.length).fill(Number.NaN);
    column.set(this.costs.get(version) ?? []);
    this.costs.set(version, column);
    const [oldest] = this.costs.keys();
    if (this.costs.size > MAX_COST_COLUMNS && oldest !== undefined) this.costs.delete(oldest);
    const { price, carpetArea } = this.numbers;
    return (slot) => {
      if (Number.isNaN(column[slot])) {
        const carpet = Number.isNaN(carpetArea[slot]) ? undefined : carpetArea[slot];
        column[slot] = allIn(this.names.costClass.at(slot), price[slot]!, carpet) ?? Number.POSITIVE_INFINITY;
      }
      return column[slot]!;
    };
  }

  private writeNumbers(slot: number, listing: IndexedListing): void {
    const { numbers } = this;
    for (const name of SAME_NUMBERS) numbers[name][slot] = listing[name] ?? Number.NaN;
    const { price, carpetArea, createdAt, confirmedAt = createdAt } = listing;
    numbers.confirmedAt[slot] = confirmedAt;
    // infinite if unknown, so that it comes last
    numbers.carpetRate[slot] = carpetArea ? price / carpetArea : Number.POSITIVE_INFINITY;
  }
}

import 'server-only';
import { Types, trusted } from 'mongoose';
import { type CurrentCosts, currentCosts } from '@/lib/cost-search/data';
import type { CostModel } from '@/lib/cost-search/rules';
import { costClassOf } from '@/lib/cost-sheet/rules';
import { connectDb } from '@/lib/db';
import {
  CARD_PROJECTION,
  type Counts,
  type CountsByType,
  type PropertyCardDto,
  type PropertyDto,
  toPropertyCardDto,
  toPropertyDto,
} from '@/lib/listing/dto';
import { CATEGORIES, type ListingType, PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import type { IndexCosts } from '@/lib/search-index/index-search';
import { type IndexedListing, ListingIndex } from '@/lib/search-index/listing-index';
import { countLocations, type Facets, type IndexResult, queryIndex } from '@/lib/search-index/query';
import { ROW_PROJECTION, toIndexed } from '@/lib/search-index/search-row';
import { Property, type PropertyRow } from '@/models/property';
import type { SearchPage } from './dto';
import { type PropertySearch, parseSearch } from './schema';

export type SearchOptions = {
  pageSize: number;
  facets?: boolean;
  /** defaults to what visitors may see */
  statuses?: readonly string[];
};

/**
 * One page of a search, with the counts of every filter. Which listings and how many comes from the index; what is
 * shown of them is read from the database, so a card is never older than the row. A page past the end is the last one.
 */
export async function searchListings(search: PropertySearch, options: SearchOptions): Promise<SearchPage> {
  const { ids, ...page } = await findIds(search, options);
  const [rows, { model }] = await Promise.all([
    Property.find(byIds(ids), { ...CARD_PROJECTION, ...COST_PROJECTION }).lean<CostRow[]>(),
    currentCosts(search.buyer),
  ]);
  const items = inOrder(ids, rows).map((row) => ({ ...toPropertyCardDto(row), ...allInOf(row, model) }));
  return { ...page, items };
}

const COST_PROJECTION = { citySlug: 1, localitySlug: 1, pinCode: 1, possession: 1, carpetArea: 1 } as const;

type CostRow = { _id: Types.ObjectId } & Pick<
  PropertyRow,
  'type' | 'category' | 'citySlug' | 'localitySlug' | 'pinCode' | 'possession' | 'price' | 'carpetArea'
>;

/** What a card says of the whole cost, from the row that it shows. */
function allInOf(row: CostRow, model: CostModel): Pick<PropertyCardDto, 'allIn'> {
  if (row.type !== 'sale') return {};
  const { category, citySlug, localitySlug, pinCode, possession } = row;
  const place = { citySlug, localitySlug: localitySlug ?? undefined, pinCode: pinCode ?? undefined };
  const costClass = costClassOf({ ...place, category, possession: possession ?? undefined });
  const allIn = model.allIn(costClass, row.price, row.carpetArea ?? undefined);
  return allIn ? { allIn } : {};
}

/** The same with all public fields, for the API. */
export async function searchFull(
  search: PropertySearch,
  options: SearchOptions,
): Promise<SearchPage<PropertyDto>> {
  const { ids, ...page } = await findIds(search, options);
  const rows = await Property.find(byIds(ids)).lean();
  return { ...page, items: inOrder(ids, rows).map(toPropertyDto) };
}

async function findIds(search: PropertySearch, options: SearchOptions): Promise<IndexResult> {
  const costs = await costsOf(search);
  return queryIndex(await freshListingIndex(), { search, statuses: PUBLIC_STATUSES, costs, ...options });
}

/** What the index must know of costs: the price bounds of the limits, worked out once, and what orders by cost. */
async function costsOf(search: PropertySearch): Promise<IndexCosts | undefined> {
  const { maxEmi, maxAllIn, buyer, sort } = search;
  const isLimited = maxEmi !== undefined || maxAllIn !== undefined;
  if (!isLimited && sort !== 'all-in-asc') return undefined;
  const { model, version }: CurrentCosts = await currentCosts(buyer);
  return {
    version,
    allIn: (costClass, price, carpet) =>
      costClass ? model.allIn(costClass, price, carpet)?.rupees : undefined,
    ...(isLimited && { boundsOf: model.bounds({ maxEmi, maxAllIn }) }),
  };
}

/** How many listings a search finds. */
export async function totalOf(search: PropertySearch): Promise<number> {
  return (await findIds({ ...search, page: 1 }, { pageSize: 1 })).total;
}

/** The locations that a search finds, which its Location filter offers; those in which a word begins with `starts`. */
export async function listLocations(search: PropertySearch, starts: string, limit: number) {
  const query = { search, statuses: PUBLIC_STATUSES, costs: await costsOf(search) };
  return countLocations(await freshListingIndex(), query, { starts, limit });
}

const byIds = (ids: string[]) => ({
  _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }),
});

function inOrder<Row extends { _id: unknown }>(ids: string[], rows: Row[]): Row[] {
  const found = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

type CountOf = (value: string) => number;

/** True counts of what is listed in public, each of them the number that its list shows. */
export async function countPublic(): Promise<Counts> {
  const countsOf = async (type: ListingType) => findIds(parseSearch({ type }), { pageSize: 1, facets: true });
  const [all, sale, rent] = await Promise.all([
    findIds(parseSearch({}), { pageSize: 1, facets: true }),
    countsOf('sale'),
    countsOf('rent'),
  ]);
  const counter = (values: Facets['type'] = []): CountOf => {
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return (value) => counts.get(value) ?? 0;
  };
  const byType = (facet: 'category' | 'city') => {
    const [ofSale, ofRent] = [counter(sale.facets?.[facet]), counter(rent.facets?.[facet])];
    return (value: string): CountsByType => ({ sale: ofSale(value), rent: ofRent(value) });
  };
  const [inCategory, inCity] = [byType('category'), byType('city')];
  return {
    total: all.total,
    byCategory: Object.fromEntries(
      CATEGORIES.map((category) => [category, inCategory(category)]),
    ) as Counts['byCategory'],
    byType: { sale: sale.total, rent: rent.total },
    byCity: citiesOf(all.facets).map(({ city, citySlug }) => ({ city, citySlug, counts: inCity(citySlug) })),
  };
}

/** The cities that have listings, the fullest first. */
export function citiesOf(facets: Facets | undefined) {
  return (facets?.city ?? []).map(({ value, label, count }) => ({
    city: label ?? value,
    citySlug: value,
    count,
  }));
}

/**
 * Keeps this process's ListingIndex as fresh as the database. Each search first asks, over the `updatedAt` index,
 * what has changed since the newest change seen; normally nothing. So a write shows in the very next search of every
 * process, with one small query and no messages between processes. See docs/decisions/0006-search.md.
 */

/** Writes of processes whose clocks differ, or that were under way while another committed, are looked at again. */
const OVERLAP_MS = 10_000;
/** From this share of dead slots on the columns are built anew. */
const MAX_FRAGMENTATION = 0.5;
/** Rows of one reply: enough to keep the line busy, few enough to go while they are still young (garbage collection). */
const REFRESH_BATCH = 250;
const BATCH = 2000;
const MAX_BY_ID = 1000;

type Stamp = { _id: Types.ObjectId; updatedAt?: Date };

async function* allRows(): AsyncGenerator<IndexedListing[]> {
  // whole rows: cutting each one to its projection costs the embedded database twice the time of sending it
  const cursor = Property.collection.find<Uint8Array>({}, { batchSize: REFRESH_BATCH, raw: true });
  while (await cursor.hasNext()) yield cursor.readBufferedDocuments().map(toIndexed);
}

class LiveIndex {
  private index = new ListingIndex();
  private newest = 0;
  /** stored rows minus indexed ones, as last reconciled; the server's count is an estimate that may stay off */
  private bias = 0;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  /** An index that has every write which was acknowledged before the call. */
  async fresh(): Promise<ListingIndex> {
    await this.refresh();
    return this.index;
  }

  /** A refresh under way may have read before the caller's write: callers share the one that starts after it. */
  private refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.catchUp().finally(() => {
        this.running = undefined;
      });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.refresh();
      });
    return this.next;
  }

  private async catchUp(): Promise<void> {
    if (this.newest === 0 || this.index.fragmentation > MAX_FRAGMENTATION) return this.rebuild();
    const [changed, stored] = await Promise.all([
      this.stamps({ updatedAt: { $gte: new Date(this.newest - OVERLAP_MS) } }),
      Property.collection.estimatedDocumentCount(),
    ]);
    await this.apply(changed);
    if (stored !== this.index.size + this.bias) await this.reconcile(stored);
  }

  private async rebuild(): Promise<void> {
    const index = await new ListingIndex().load(allRows());
    this.index = index;
    this.newest = 1;
    for (const id of index.liveIds()) this.newest = Math.max(this.newest, index.updatedAt(id) ?? 0);
    this.bias = (await Property.collection.estimatedDocumentCount()) - index.size;
  }

  /** Removals leave no stamp, and restored rows may carry old ones: compare every id, over the index alone. */
  private async reconcile(stored: number): Promise<void> {
    const rows = await this.stamps({ updatedAt: { $gte: new Date(0) } });
    const present = new Set(rows.map(({ _id }) => _id.toHexString()));
    for (const id of [...this.index.liveIds()]) if (!present.has(id)) this.index.remove(id);
    await this.apply(rows);
    this.bias = stored - this.index.size;
  }

  private stamps(filter: { updatedAt: { $gte: Date } }): Promise<Stamp[]> {
    return Property.collection
      .find<Stamp>(filter, { projection: { updatedAt: 1 }, batchSize: 20_000 })
      .sort({ updatedAt: 1, _id: 1 })
      .toArray();
  }

  private async apply(stamps: Stamp[]): Promise<void> {
    const changed = stamps.filter(
      ({ _id, updatedAt }) => this.index.updatedAt(_id.toHexString()) !== updatedAt?.getTime(),
    );
    // by id, rows cost more than in one sweep over all of them
    if (changed.length > MAX_BY_ID && changed.length > this.index.size / 10) return this.rebuild();
    for (let from = 0; from < changed.length; from += BATCH) {
      const ids = changed.slice(from, from + BATCH).map(({ _id }) => _id);
      const rows = await Property.collection
        .find<Uint8Array>({ _id: { $in: ids } }, { projection: ROW_PROJECTION, raw: true })
        .toArray();
      for (const row of rows) this.index.put(toIndexed(row));
    }
    this.newest = Math.max(this.newest, stamps.at(-1)?.updatedAt?.getTime() ?? 0);
  }
}

/** Survives the module reloads of `next dev`, and one database's index is never used for another (tests). */
const globalForIndex = globalThis as unknown as { saptamIndexes?: Map<string, LiveIndex> };

export async function freshListingIndex(): Promise<ListingIndex> {
  const { connection } = await connectDb();
  globalForIndex.saptamIndexes ??= new Map();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  let live = globalForIndex.saptamIndexes.get(key);
  if (!live) {
    live = new LiveIndex();
    globalForIndex.saptamIndexes.set(key, live);
  }
  return live.fresh();
}

import 'server-only';
import type { Types } from 'mongoose';
import { listingCollection } from '@/lib/listings/data';
import type { Counts } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { connectDb } from '@/lib/platform/db/connect';
import { ROW_PROJECTION, toIndexed } from '@/lib/search/columns/search-row';
import { MAX_ON_SIMPLE_MAP } from '@/lib/search/constants';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import type { Range } from '@/lib/search/engine/query';
import type { ListedStamp, PlaceCount, SearchEngine } from '@/lib/search/engine/search-engine';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';

/**
 * The search by the database alone while a search server is down: kind, place, price, area and rooms, in every order with an
 * index. A map shows the newest MAX_ON_SIMPLE_MAP of these. Words, facet counts and costs wait until the server is back; pages say so.
 */

type Filter = Record<string, unknown>;

const range = (min: number | undefined, max: number | undefined) =>
  min === undefined && max === undefined
    ? undefined
    : { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) };
const oneOf = (values: readonly (string | number)[] | undefined) => values && { $in: [...values] };

function filterOf(search: IndexSearch, statuses: readonly string[]): Filter {
  const { status, bedrooms, minBedrooms } = search;
  const seen = status ? statuses.filter((value) => status.includes(value)) : statuses;
  const rooms = bedrooms?.map((count) => (count >= 5 ? { bedrooms: { $gte: 5 } } : { bedrooms: count }));
  const filter: Filter = {
    status: { $in: [...seen] },
    type: search.type,
    category: search.category,
    citySlug: search.city,
    localitySlug: oneOf(search.locality),
    subType: oneOf(search.subType),
    furnishing: oneOf(search.furnishing),
    facing: oneOf(search.facing),
    possession: oneOf(search.possession),
    amenities: search.amenities?.length ? { $all: [...search.amenities] } : undefined,
    price: range(search.minPrice, search.maxPrice),
    area: range(search.minArea, search.maxArea),
    bedrooms: range(minBedrooms, undefined),
    $or: rooms,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

const ORDERS: Partial<Record<IndexSearch['sort'], Record<string, 1 | -1>>> = {
  oldest: { createdAt: 1, _id: 1 },
  'price-asc': { price: 1, _id: 1 },
  'price-desc': { price: -1, _id: -1 },
  'area-desc': { area: -1, _id: -1 },
};

/** The number that each order goes by; the others of a search are `newest` here. */
const RANKED_BY: Partial<Record<IndexSearch['sort'], 'price' | 'area'>> = {
  'price-asc': 'price',
  'price-desc': 'price',
  'area-desc': 'area',
};
const isOrdered = (sort: IndexSearch['sort']) => sort === 'newest' || ORDERS[sort] !== undefined;

async function* batches(statuses: readonly string[]) {
  await connectDb();
  yield* listingCollection
    .find(
      { status: { $in: [...statuses] } },
      { projection: { updatedAt: 1, type: 1, citySlug: 1, category: 1, localitySlug: 1 } },
    )
    .sort({ _id: 1 });
}

/** The newest results as an index of their own, which knows all about maps. */
async function mapEngine({ search, statuses }: { search: IndexSearch; statuses: readonly string[] }) {
  await connectDb();
  const { bbox } = search;
  const inBox = bbox && {
    'location.coordinates.0': { $gte: bbox[0], $lte: bbox[2] },
    'location.coordinates.1': { $gte: bbox[1], $lte: bbox[3] },
  };
  const rows = await listingCollection
    .find<Uint8Array>({ ...filterOf(search, statuses), ...inBox }, { projection: ROW_PROJECTION, raw: true })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_ON_SIMPLE_MAP)
    .toArray();
  const index = new ListingIndex();
  for (const row of rows) index.put(toIndexed(row));
  return memoryEngine(async () => index);
}

/** What the database alone cannot check is left out, as in lists. */
const placed = ({ bbox, shapes, sort, page }: IndexSearch): IndexSearch => ({ bbox, shapes, sort, page });

const countIn = (filter: Filter, column: 'price' | 'area', { min, max }: Range): Promise<number> =>
  listingCollection.countDocuments({ $and: [filter, { [column]: range(min, max) ?? { $exists: true } }] });

type Kind = { type: string; category: string; citySlug: string };

/** The counts of the home page, which a search server counts as facets. */
export async function countStored(statuses: readonly string[]): Promise<Counts> {
  await connectDb();
  const groups = listingCollection.aggregate<{ _id: Kind; city: string; count: number }>([
    { $match: { status: { $in: [...statuses] } } },
    {
      $group: {
        _id: { type: '$type', category: '$category', citySlug: '$citySlug' },
        city: { $first: '$city' },
        count: { $sum: 1 },
      },
    },
  ]);
  const kinds = (await groups.toArray()).map(({ _id, ...kind }) => ({ ..._id, ...kind }));
  const countOf = (wanted: Partial<Kind>) =>
    kinds
      .filter((kind) => Object.entries(wanted).every(([name, value]) => kind[name as keyof Kind] === value))
      .reduce((sum, { count }) => sum + count, 0);
  const byType = (wanted: Partial<Kind>) => ({
    sale: countOf({ ...wanted, type: 'sale' }),
    rent: countOf({ ...wanted, type: 'rent' }),
  });
  const names = new Map(kinds.map(({ citySlug, city }) => [citySlug, city]));
  return {
    total: countOf({}),
    byCategory: Object.fromEntries(
      CATEGORIES.map((category) => [category, byType({ category })]),
    ) as Counts['byCategory'],
    byType: byType({}),
    byCity: [...names]
      .map(([citySlug, city]) => ({ city, citySlug, counts: byType({ citySlug }) }))
      .sort((a, b) => b.counts.sale + b.counts.rent - a.counts.sale - a.counts.rent),
  };
}

export const databaseEngine: SearchEngine = {
  async search({ search, statuses, pageSize }) {
    await connectDb();
    const filter = filterOf(search, statuses);
    const total = await listingCollection.countDocuments(filter);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(search.page, pages);
    const rows = await listingCollection
      .find<{ _id: Types.ObjectId; createdAt: Date; price?: number; area?: number }>(filter, {
        projection: { createdAt: 1, price: 1, area: 1 },
      })
      .sort(ORDERS[search.sort] ?? { createdAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray();
    const by = RANKED_BY[search.sort] ?? 'createdAt';
    const ranks = rows.map((row) => ({ rank: Number(row[by] ?? Number.NaN), backMs: 0 }));
    const ids = rows.map(({ _id }) => String(_id));
    const sort = isOrdered(search.sort) ? {} : { sort: 'newest' as const };
    return { ids, ranks, total, page, pages, simple: true, ...sort };
  },
  countLocations: async () => ({ segments: [], more: 0 }),
  async countRanges({ search, statuses }, { column, ranges }) {
    await connectDb();
    const filter = filterOf(search, statuses);
    return Promise.all(ranges.map((wanted) => countIn(filter, column, wanted)));
  },
  medianRate: async () => ({ count: 0 }),
  priceRange: async () => undefined,
  // unknown is not the same as none
  countWords: async () => [],
  mapMarks: async (query) =>
    (await mapEngine(query)).mapMarks({
      ...query,
      search: { ...placed(query.search), bbox: query.search.bbox },
    }),
  async mapExtent(query) {
    const extent = await (await mapEngine(query)).mapExtent({ ...query, search: placed(query.search) });
    const total = await listingCollection.countDocuments(filterOf(query.search, query.statuses));
    return { ...extent, total };
  },
  async countPlaces(statuses) {
    await connectDb();
    const rows = listingCollection.aggregate<{ _id: Omit<PlaceCount, 'count'>; count: number }>([
      { $match: { status: { $in: [...statuses] } } },
      {
        $group: {
          _id: { city: '$citySlug', locality: '$localitySlug', project: '$project' },
          count: { $sum: 1 },
        },
      },
    ]);
    return (await rows.toArray()).map(({ _id: { city, locality, project }, count }) => ({
      city: city ?? '',
      locality: locality ?? '',
      project: project ?? '',
      count,
    }));
  },
  segmentTest: async () => () => false,
  async listAll(statuses) {
    const listed: ListedStamp[] = [];
    for await (const { _id, updatedAt, type, citySlug, category, localitySlug } of batches(statuses))
      listed.push({
        id: String(_id),
        updatedAt: Number(updatedAt),
        type,
        city: citySlug,
        category,
        locality: localitySlug ?? '',
      });
    return listed;
  },
};

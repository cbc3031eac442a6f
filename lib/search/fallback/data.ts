import 'server-only';
import type { Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import type { ListedStamp, PlaceCount, SearchEngine } from '@/lib/search/engine/search-engine';
import { Property } from '@/models/listings/property';

/**
 * The search by the database alone while a search server is down: kind, place, price, area and rooms, in every order with an
 * index. Words, maps, facet counts and costs wait until the server is back; the page says so.
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
  yield* Property.collection
    .find(
      { status: { $in: [...statuses] } },
      { projection: { updatedAt: 1, type: 1, citySlug: 1, category: 1, localitySlug: 1 } },
    )
    .sort({ _id: 1 });
}

export const databaseEngine: SearchEngine = {
  async search({ search, statuses, pageSize }) {
    await connectDb();
    const filter = filterOf(search, statuses);
    const total = await Property.collection.countDocuments(filter);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(search.page, pages);
    const rows = await Property.collection
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
  countRanges: async (_, { ranges }) => ranges.map(() => 0),
  medianRate: async () => ({ count: 0 }),
  priceRange: async () => undefined,
  countWords: async (words) => words.map((word) => ({ word, count: 0 })),
  mapMarks: async () => [],
  mapExtent: async () => ({ total: 0, placed: 0 }),
  async countPlaces(statuses) {
    await connectDb();
    const rows = Property.collection.aggregate<{ _id: Omit<PlaceCount, 'count'>; count: number }>([
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

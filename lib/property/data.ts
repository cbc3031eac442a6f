import 'server-only';
import type { QueryFilter } from 'mongoose';
import { connectDb } from '@/lib/db';
import { isObjectIdHex } from '@/lib/object-id';
import { Property, type PropertyRow } from '@/models/property';
import { type Category, DETAIL_STATUSES, type ListingType, PUBLIC_STATUSES } from './constants';
import {
  CARD_PROJECTION,
  type Counts,
  type PropertyCardDto,
  type PropertyDto,
  type PropertyPage,
  toPropertyCardDto,
  toPropertyDto,
} from './dto';
import type { PropertySearch, Sort } from './search-schema';

type Filter = QueryFilter<PropertyRow>;

const SORT_SPECS: Record<Sort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { price: 1, _id: 1 },
  'price-desc': { price: -1, _id: -1 },
  'area-desc': { area: -1, _id: -1 },
};

function range(min?: number, max?: number) {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) };
}

const anyOf = (list?: readonly unknown[]) => (list ? { $in: [...list] } : undefined);

function bedroomsFilter(search: PropertySearch) {
  if (search.minBedrooms !== undefined) return { $gte: search.minBedrooms };
  if (!search.bedrooms) return undefined;
  // "5" stands for five or more
  const counts = search.bedrooms.flatMap((n) =>
    n === 5 ? Array.from({ length: 46 }, (_, i) => i + 5) : [n],
  );
  return { $in: counts };
}

/** Each word must begin a word of the listing: a range on the `terms` index, never a regular expression. */
function textFilter(q?: string): Filter[] {
  const words = (q ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, 8).map((word) => ({ terms: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } }));
}

/** The filter of a visitor's search: only what may be listed in public. */
export function publicFilter(search: PropertySearch): Filter {
  const text = textFilter(search.q);
  const filter: Record<string, unknown> = {
    type: search.type,
    citySlug: search.city,
    category: search.category,
    status: { $in: search.status ?? [...PUBLIC_STATUSES] },
    localitySlug: anyOf(search.locality),
    price: range(search.minPrice, search.maxPrice),
    area: range(search.minArea, search.maxArea),
    bedrooms: bedroomsFilter(search),
    furnishing: anyOf(search.furnishing),
    facing: anyOf(search.facing),
    possession: anyOf(search.possession),
    amenities: search.amenities && { $all: search.amenities },
    $and: text.length ? text : undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}

/** One numbered page of a public search. A page past the end is answered with the last one. */
export async function searchProperties(search: PropertySearch, pageSize: number): Promise<PropertyPage> {
  await connectDb();
  const filter = publicFilter(search);
  const total = await Property.countDocuments(filter);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(search.page, pages);
  const rows = await Property.find(filter, CARD_PROJECTION)
    .sort(SORT_SPECS[search.sort])
    .skip((page - 1) * pageSize)
    .limit(pageSize)
    .lean();
  return { items: rows.map(toPropertyCardDto), total, page, pages };
}

/** The newest public listings, for the home page and the bare `GET /api/property`. */
export async function listNewest(limit: number, type?: ListingType): Promise<PropertyCardDto[]> {
  await connectDb();
  const rows = await Property.find(
    { ...(type && { type }), status: { $in: [...PUBLIC_STATUSES] } },
    CARD_PROJECTION,
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return rows.map(toPropertyCardDto);
}

/** Newest verified listings that have a photograph: what the home page leads with. */
export async function listFeatured(limit: number): Promise<PropertyCardDto[]> {
  await connectDb();
  const rows = await Property.find({ status: 'verified', 'images.0': { $exists: true } }, CARD_PROJECTION)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return rows.map(toPropertyCardDto);
}

/** Whole listings, newest first: the seed's bare `GET /api/property` (decisions.md 4). */
export async function listWholeNewest(limit: number): Promise<{ items: PropertyDto[]; total: number }> {
  await connectDb();
  const filter: Filter = { status: { $in: [...PUBLIC_STATUSES] } };
  const [rows, total] = await Promise.all([
    Property.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit).lean(),
    Property.countDocuments(filter),
  ]);
  return { items: rows.map(toPropertyDto), total };
}

/** One listing for everybody, or undefined: unknown, malformed and unpublished ids answer alike. */
export async function getPublicProperty(id: string): Promise<PropertyDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  await connectDb();
  const row = await Property.findOne({ _id: id, status: { $in: [...DETAIL_STATUSES] } }).lean();
  return row ? toPropertyDto(row) : undefined;
}

/** True counts of what is listed in public, one pass over index keys. */
export async function countPublic(): Promise<Counts> {
  await connectDb();
  const groups = await Property.aggregate<{
    _id: { type: ListingType; category: Category; city: string; citySlug: string };
    count: number;
  }>([
    { $match: { status: { $in: [...PUBLIC_STATUSES] } } },
    {
      $group: {
        _id: { type: '$type', category: '$category', city: '$city', citySlug: '$citySlug' },
        count: { $sum: 1 },
      },
    },
  ]);
  const counts: Counts = {
    total: 0,
    byCategory: {} as Counts['byCategory'],
    byType: { sale: 0, rent: 0 },
    byCity: [],
  };
  const cities = new Map<string, Counts['byCity'][number]>();
  for (const { _id, count } of groups) {
    counts.total += count;
    counts.byCategory[_id.category] = (counts.byCategory[_id.category] ?? 0) + count;
    counts.byType[_id.type] += count;
    const city = cities.get(_id.citySlug) ?? { city: _id.city, citySlug: _id.citySlug, count: 0 };
    city.count += count;
    cities.set(_id.citySlug, city);
  }
  counts.byCity = [...cities.values()].sort((a, b) => b.count - a.count);
  return counts;
}

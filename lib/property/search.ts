import 'server-only';
import { Types, trusted } from 'mongoose';
import { Property } from '@/models/property';
import { CATEGORIES, type ListingType, PUBLIC_STATUSES } from './constants';
import {
  CARD_PROJECTION,
  type Counts,
  type CountsByType,
  type PropertyCardDto,
  type PropertyDto,
  toPropertyCardDto,
  toPropertyDto,
} from './dto';
import { freshListingIndex } from './search-data';
import { type Facets, type IndexResult, queryIndex } from './search-index/query';
import { type PropertySearch, parseSearch } from './search-schema';

export type SearchOptions = {
  pageSize: number;
  facets?: boolean;
  /** defaults to what visitors may see */
  statuses?: readonly string[];
};

/** `next` is the `after` of the next page, for lists that are scrolled rather than numbered. */
export type SearchPage<Item = PropertyCardDto> = Omit<IndexResult, 'ids'> & { items: Item[] };

/**
 * One page of a search, with the counts of every filter. Which listings and how many comes from the index; what is
 * shown of them is read from the database, so a card is never older than the row. A page past the end is the last one.
 */
export async function searchListings(search: PropertySearch, options: SearchOptions): Promise<SearchPage> {
  const { ids, ...page } = await findIds(search, options);
  const rows = await Property.find(byIds(ids), CARD_PROJECTION).lean();
  return { ...page, items: inOrder(ids, rows).map(toPropertyCardDto) };
}

/** The same with whole listings, for the API. */
export async function searchWhole(
  search: PropertySearch,
  options: SearchOptions,
): Promise<SearchPage<PropertyDto>> {
  const { ids, ...page } = await findIds(search, options);
  const rows = await Property.find(byIds(ids)).lean();
  return { ...page, items: inOrder(ids, rows).map(toPropertyDto) };
}

async function findIds(search: PropertySearch, options: SearchOptions): Promise<IndexResult> {
  return queryIndex(await freshListingIndex(), { search, statuses: PUBLIC_STATUSES, ...options });
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

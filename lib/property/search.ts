import 'server-only';
import { Types, trusted } from 'mongoose';
import { Property } from '@/models/property';
import { PUBLIC_STATUSES } from './constants';
import {
  CARD_PROJECTION,
  type Counts,
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

/** True counts of what is listed in public. */
export async function countPublic(): Promise<Counts> {
  const { total, facets } = await findIds(parseSearch({}), { pageSize: 1, facets: true });
  const asRecord = (values: Facets['type'] = []) =>
    Object.fromEntries(values.map(({ value, count }) => [value, count]));
  return {
    total,
    byCategory: asRecord(facets?.category) as Counts['byCategory'],
    byType: { sale: 0, rent: 0, ...asRecord(facets?.type) },
    byCity: citiesOf(facets),
  };
}

/** The cities that have listings, the fullest first. */
export function citiesOf(facets: Facets | undefined): Counts['byCity'] {
  return (facets?.city ?? []).map(({ value, label, count }) => ({
    city: label ?? value,
    citySlug: value,
    count,
  }));
}

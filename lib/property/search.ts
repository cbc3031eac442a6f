import 'server-only';
import { Types } from 'mongoose';
import { Property } from '@/models/property';
import { PUBLIC_STATUSES } from './constants';
import { CARD_PROJECTION, type PropertyCardDto, toPropertyCardDto } from './dto';
import { freshListingIndex } from './search-data';
import { type Facets, queryIndex } from './search-index/query';
import type { PropertySearch } from './search-schema';

export type SearchOptions = {
  pageSize: number;
  facets?: boolean;
  /** defaults to what visitors may see */
  statuses?: readonly string[];
};

export type SearchPage = {
  items: PropertyCardDto[];
  total: number;
  page: number;
  pages: number;
  /** `after` of the next page, for lists that are scrolled rather than numbered */
  next?: string;
  facets?: Facets;
};

/**
 * One page of a search, with the counts of every filter. Which listings and how many comes from the index; what is
 * shown of them is read from the database, so a card is never older than the row. A page past the end is the last one.
 */
export async function searchListings(search: PropertySearch, options: SearchOptions): Promise<SearchPage> {
  const index = await freshListingIndex();
  const { ids, ...rest } = queryIndex(index, { search, statuses: PUBLIC_STATUSES, ...options });
  const rows = await Property.find(
    { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
    CARD_PROJECTION,
  ).lean();
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const items = ids.flatMap((id) => byId.get(id) ?? []).map(toPropertyCardDto);
  return { items, ...rest };
}

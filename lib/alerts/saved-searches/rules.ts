import type { Texts } from '@/lib/platform/language/translate';
import { chipsFor } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import { orderRanges, type PropertySearch, parseSearch, searchQuery, withoutView } from '@/lib/search/schema';

/** Normalises a saved search by dropping page and order and sorting lists, so that equal searches share one row. */
export function normalSearch(given: PropertySearch): PropertySearch {
  const search = orderRanges({ ...withoutView(given), page: 1, sort: 'newest' as const, after: undefined });
  const sorted = Object.entries(search).map(([key, value]) => [
    key,
    Array.isArray(value) && key !== 'bbox' ? value.toSorted() : value,
  ]);
  return Object.fromEntries(sorted) as PropertySearch;
}

/** The stored query string; '' for a search that asks for nothing but sale or rent. */
export function storedQuery(given: PropertySearch): string {
  const search = normalSearch(given);
  const filters = searchQuery({ ...search, type: undefined });
  return filters && searchQuery(search).slice(1);
}

export const parseStored = (query: string): PropertySearch => parseSearch(new URLSearchParams(query));

/** The list page of a search. Without a type only the members' list covers it. */
export const listPath = (search: PropertySearch): string =>
  search.type ? searchPath(search) : `/properties${searchQuery(search)}`;

/** "For Sale · Nagpur · Dharampeth · 3 BHK · Up to ₹60 L" */
export const searchTitle = (search: PropertySearch, words: Texts<'search/applied'>): string =>
  chipsFor(search, words)
    .map(({ label }) => label)
    .join(' · ');

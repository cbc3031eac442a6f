import type { ListingType } from '@/lib/property/constants';
import { type PropertySearch, searchQuery } from '@/lib/property/search-schema';
import { slugify } from '@/lib/slug';

/** `/buy` and `/rent` are the public lists of the two types. */
export const LIST_ROOTS: Record<ListingType, '/buy' | '/rent'> = { sale: '/buy', rent: '/rent' };

/**
 * The address of a search: type, city and category are the path, the rest is the query string, so that each common
 * search has one address that can be indexed, shared and cached. A category without a city stays in the query.
 */
export function searchPath(search: Partial<PropertySearch>): string {
  const { type = 'sale', city, category, ...rest } = search;
  const path = [LIST_ROOTS[type]];
  const segments = city ? [city, ...(category ? [slugify(category)] : [])] : [];
  const query = searchQuery(city ? rest : { ...(category && { category }), ...rest });
  return `${[...path, ...segments].join('/')}${query}`;
}

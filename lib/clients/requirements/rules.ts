import type { PropertySearch } from '@/lib/search/schema';
import { NEAR_SHARE } from './constants';

/** The search with a slightly higher budget and slightly less area; undefined without either. */
export function widened(search: PropertySearch): PropertySearch | undefined {
  const { maxPrice, minArea } = search;
  if (maxPrice === undefined && minArea === undefined) return undefined;
  return {
    ...search,
    ...(maxPrice !== undefined && { maxPrice: Math.floor(maxPrice * (1 + NEAR_SHARE)) }),
    ...(minArea !== undefined && { minArea: Math.ceil(minArea * (1 - NEAR_SHARE)) }),
  };
}

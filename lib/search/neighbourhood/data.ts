import 'server-only';
import type { PropertyDto } from '@/lib/listings/dto';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { LAND_CATEGORIES, PUBLIC_STATUSES } from '@/lib/listings/vocabulary/constants';
import { searchEngine } from '@/lib/search/engine/data';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import type { RateBasis } from '@/lib/search/engine/query';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { MIN_SIMILAR, PRICE_RINGS } from './constants';
import type { PricePosition } from './dto';

type Ring = { km?: number; search: Pick<IndexSearch, 'around' | 'city' | 'locality'> };

/** Where homes are held against this one: rings around its point, or, where that is not known, its locality. */
function ringsOf({ placePrecision, location, citySlug, localitySlug }: PropertyDto): Ring[] {
  const [lng, lat] = location.coordinates;
  if (placePrecision !== 'unknown')
    return PRICE_RINGS.map((km) => ({ km, search: { around: { lines: [[{ lat, lng }]], km } } }));
  return citySlug && localitySlug ? [{ search: { city: citySlug, locality: [localitySlug] } }] : [];
}

function likeSearch({ type, category, subType, bedrooms }: PropertyDto): PropertySearch {
  const rooms = bedrooms ? { bedrooms: [Math.min(bedrooms, 5)] } : {};
  return { ...parseSearch({}), type, category, ...(subType && { subType: [subType] }), ...rooms };
}

/**
 * The price of a square foot beside the middle of those alike around it: of one type, category, kind and number of rooms, at any
 * price, or the middle would be the listing's own choice. Undefined with fewer than five of them, and where its area is not known.
 */
export async function getPricePosition(property: PropertyDto): Promise<PricePosition | undefined> {
  const basis: RateBasis = LAND_CATEGORIES.includes(property.category) ? 'area' : 'carpetArea';
  const size = property[basis];
  if (!size || !isPublicStatus(property.status)) return undefined;
  const like = likeSearch(property);
  for (const { km, search } of ringsOf(property)) {
    const query = { search: { ...like, ...search }, statuses: PUBLIC_STATUSES };
    const { count, median } = await searchEngine.medianRate(query, { basis, except: property._id });
    if (count < MIN_SIMILAR || median === undefined) continue;
    const rate = Math.round(property.price / size);
    return { rate, middle: Math.round(median), count, basis, ...(km !== undefined && { km }) };
  }
  return undefined;
}

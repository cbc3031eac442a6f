import 'server-only';
import type { PropertyCardDto, PropertyDto } from './dto';
import { searchListings } from './search';
import { type PropertySearch, parseSearch } from './search-schema';

const WANTED = 3;

/** Ever wider circles around a listing: same rooms and locality at a like price, then the city, then any of its kind. */
function circles(property: PropertyDto): PropertySearch[] {
  const { type, category, citySlug: city, localitySlug, bedrooms, price } = property;
  const base = { ...parseSearch({}), type, category, city };
  const like = { minPrice: Math.round(price * 0.7), maxPrice: Math.round(price * 1.3) };
  const rooms = bedrooms ? { bedrooms: [Math.min(bedrooms, 5)] } : {};
  return [
    ...(localitySlug ? [{ ...base, ...rooms, ...like, locality: [localitySlug] }] : []),
    { ...base, ...rooms, ...like },
    { ...base, ...like },
    base,
  ];
}

/** Listings that someone who looks at this one would also look at. */
export async function similarListings(property: PropertyDto): Promise<PropertyCardDto[]> {
  const found = new Map<string, PropertyCardDto>();
  for (const search of circles(property)) {
    const { items } = await searchListings(search, { pageSize: WANTED + 1 });
    for (const item of items)
      if (item._id !== property._id && !found.has(item._id)) found.set(item._id, item);
    if (found.size >= WANTED) break;
  }
  return [...found.values()].slice(0, WANTED);
}

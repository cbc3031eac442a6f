import { CATEGORIES, FACINGS, FURNISHINGS } from '@/lib/listings/fields/vocabulary';
import { SORTS } from '@/lib/search/constants';

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Queries of the site's lists by name. Each `n` gives a different one. */
const SHAPES: Record<string, (n: number) => Record<string, string>> = {
  'city, bedrooms, budget': (n) => ({
    type: 'sale',
    city: 'nagpur',
    bedrooms: '2,3',
    maxPrice: String(4_000_000 + n * 10_000),
  }),
  'category, area, furnishing': (n) => ({
    type: 'rent',
    category: pick(CATEGORIES, n),
    minArea: String(500 + n),
    furnishing: pick(FURNISHINGS, n),
  }),
  'localities, facing, a later page': (n) => ({
    city: 'nagpur',
    locality: 'dharampeth,besa,manish-nagar',
    facing: pick(FACINGS, n),
    page: String(1 + (n % 5)),
  }),
  'words, budget': (n) => ({
    q: pick(['garden flat', 'school', 'corner plot', 'lift parking'], n),
    type: 'sale',
    minPrice: String(n * 1000),
  }),
  'map, amenity, status': (n) => ({
    box: `${79 + n / 10_000},21.0,79.2,21.25`,
    amenities: 'parking',
    status: 'active,verified',
  }),
  'category, bedrooms or more, budget': (n) => ({
    category: 'residential',
    minBedrooms: '2',
    minPrice: String(1_000_000 + n * 5000),
  }),
};

/** A different query each time, with all shapes in turn. */
export function question(n: number): Record<string, string> {
  return { ...pick(Object.values(SHAPES), n)(n), sort: pick(SORTS, n) };
}

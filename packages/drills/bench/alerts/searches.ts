import { FACINGS, FURNISHINGS } from '@/lib/listings/fields/vocabulary';
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import { parseSearch } from '@/lib/search/schema';

const LOCALITIES = BUILT_IN.filter(({ kind, city }) => kind === 'locality' && city === 'nagpur').map(
  ({ slug }) => slug,
);
const CATEGORIES = ['Residential', 'Residential', 'Residential', 'Commercial', 'Plots'] as const;
const AMENITIES = ['lift', 'parking', 'power-backup', 'security', 'gym'] as const;
const WORDS = ['garden', 'corner', 'school', 'terrace'] as const;

/** Numbers from 0 to 1 that are the same in each run (Marsaglia, "Xorshift RNGs", 2003). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const of = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)]!;

/** A typical saved search, with a city, usually rooms, a budget and up to three localities, and rarely more. */
export function savedSearch(next: () => number): IndexSearch {
  const type = next() < 0.7 ? 'sale' : 'rent';
  const category = of(CATEGORIES, next);
  const scale = type === 'sale' ? 1_000_000 : 10_000;
  const isOften = (share: number) => next() < share;
  const search = parseSearch({
    type,
    category,
    city: 'nagpur',
    ...(isOften(0.8) && { locality: [1, 2, 3].map(() => of(LOCALITIES, next)).join(',') }),
    ...(category === 'Residential' && isOften(0.8) && { bedrooms: of(['1', '2', '3', '2,3', '3,4'], next) }),
    ...(isOften(0.8) && { maxPrice: String(Math.round((1 + next() * 12) * scale)) }),
    ...(isOften(0.2) && { minPrice: String(Math.round((1 + next() * 3) * scale)) }),
    ...(isOften(0.1) && { minArea: String(500 + Math.floor(next() * 1500)) }),
    ...(isOften(0.1) && { furnishing: of(FURNISHINGS, next) }),
    ...(isOften(0.1) && { facing: of(FACINGS, next) }),
    ...(isOften(0.15) && { amenities: of(AMENITIES, next) }),
    ...(isOften(0.03) && { q: of(WORDS, next) }),
  });
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as IndexSearch;
}

export function newListing(next: () => number, n: number): IndexedListing {
  const type = next() < 0.7 ? 'sale' : 'rent';
  const category = of(CATEGORIES, next);
  const price = (1 + next() * 12) * (type === 'sale' ? 1_000_000 : 10_000);
  return {
    id: n.toString(16).padStart(24, '0'),
    updatedAt: n,
    createdAt: n,
    price: Math.round(price),
    area: 400 + Math.floor(next() * 2000),
    lng: 79.05 + next() / 10,
    lat: 21.1 + next() / 10,
    type,
    category,
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    localitySlug: of(LOCALITIES, next),
    furnishing: of(FURNISHINGS, next),
    facing: of(FACINGS, next),
    ...(category === 'Residential' && { bedrooms: 1 + Math.floor(next() * 4) }),
    amenities: AMENITIES.filter(() => next() < 0.5),
    facts: [],
    texts: ['flat', 'nagpur', of(WORDS, next)],
  };
}

import fc from 'fast-check';
import { AMENITIES, CATEGORIES, FACINGS, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { SORTS } from '@/lib/search/constants';

const CITIES = ['nagpur', 'pune', 'mumbai'];
const LOCALITIES = ['besa', 'wadi', 'sadar', 'mihan'];
const WORDS = ['garden', 'gardening', 'quiet', 'road', 'flat'];
const STATUSES = [...PUBLIC_STATUSES, 'draft'];

/** Few values per field, so that listings coincide. */
export const listing: fc.Arbitrary<Omit<IndexedListing, 'id'>> = fc.record({
  updatedAt: fc.nat(9),
  createdAt: fc.nat(5),
  price: fc.nat(6),
  area: fc.nat(6),
  lng: fc.integer({ min: 70, max: 75 }),
  lat: fc.integer({ min: 18, max: 22 }),
  bedrooms: fc.option(fc.nat(7), { nil: undefined }),
  carpetArea: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  type: fc.constantFrom('sale', 'rent'),
  category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
  status: fc.constantFrom(...STATUSES),
  city: fc.constant('City'),
  citySlug: fc.constantFrom(...CITIES),
  locality: fc.constant('Locality'),
  segment: fc.constantFrom('Besa', 'Wadi Road', 'Sadar'),
  localitySlug: fc.option(fc.constantFrom(...LOCALITIES), { nil: undefined }),
  furnishing: fc.option(fc.constantFrom('furnished', 'unfurnished'), { nil: undefined }),
  facing: fc.option(fc.constantFrom(...FACINGS), { nil: undefined }),
  possession: fc.option(fc.constantFrom('ready', 'new-launch'), { nil: undefined }),
  amenities: fc.subarray(AMENITIES.slice(0, 4)),
  texts: fc.subarray(WORDS),
});

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Parameters of an address. */
export const query = fc.record({
  type: some(fc.constantFrom('sale', 'rent')),
  category: some(fc.constantFrom('residential', 'plots')),
  city: some(fc.constantFrom(...CITIES)),
  locality: some(fc.constantFrom('besa', 'besa,wadi')),
  location: some(fc.constantFrom('Besa', 'wadi road', 'roa', 'zz', 'Besa, sad', 'zz,Sadar')),
  notLocality: some(fc.constantFrom('besa', 'wadi,sadar')),
  status: some(fc.constantFrom('active', 'active,verified')),
  minPrice: some(fc.nat(5).map(String)),
  maxPrice: some(fc.nat(6).map(String)),
  minArea: some(fc.nat(5).map(String)),
  bedrooms: some(fc.constantFrom('2', '1,3', '5')),
  minBedrooms: some(fc.nat(7).map(String)),
  furnishing: some(fc.constant('furnished')),
  facing: some(fc.constant('north,east')),
  amenities: some(fc.constantFrom(AMENITIES[0], `${AMENITIES[0]},${AMENITIES[1]}`)),
  bbox: some(fc.constantFrom('71,19,74,21', '70,18,72,22')),
  q: some(fc.constantFrom('gard', 'quiet gardening', 'zz', 'ard', 'oa', 'den road')),
  sort: fc.constantFrom(...SORTS),
});

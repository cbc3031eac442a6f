import fc from 'fast-check';
import { normalSearch, parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { AMENITIES, CATEGORIES, FACINGS, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { areaClauses } from '@/lib/search/opensearch/area';
import { parseSearch } from '@/lib/search/schema';
import { area } from '@/test/areas';
import type { IndexAround } from './index-search';
import { isInArea } from './map-area';
import { StoredRequirements } from './requirements';

describe('map area', () => {
  const ring = (lat: number, lng: number, km: number): IndexAround => ({ lines: [[{ lat, lng }]], km });
  const rings = fc.record({
    lat: fc.double({ min: 21, max: 21.3, noNaN: true }),
    lng: fc.double({ min: 79, max: 79.2, noNaN: true }),
    km: fc.double({ min: 0.5, max: 10, noNaN: true }),
  });
  const point = fc.record({
    lat: fc.double({ min: 21, max: 21.3, noNaN: true }),
    lng: fc.double({ min: 79, max: 79.2, noNaN: true }),
  });

  test('a home is in every ring that is asked for and in none that is ruled out', () => {
    fc.assert(
      fc.property(point, rings, rings, (home, one, other) => {
        const [first, second] = [one, other].map(({ lat, lng, km }) => ring(lat, lng, km));
        const inFirst = isInArea({ around: first }, home);
        const inSecond = isInArea({ around: second }, home);
        expect(isInArea({ around: first, alsoAround: [second!] }, home)).toBe(inFirst && inSecond);
        expect(isInArea({ around: first, notAround: [second!] }, home)).toBe(inFirst && !inSecond);
        expect(isInArea({ notAround: [second!] }, home)).toBe(!inSecond);
      }),
    );
  });

  test('a home whose place is not known is in no ring, and so in none that is ruled out', () => {
    const nowhere = { lat: Number.NaN, lng: Number.NaN };
    expect(isInArea({ alsoAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(false);
    expect(isInArea({ notAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(true);
  });

  test('the search server is asked the same', () => {
    const asked = (search: object) => JSON.stringify(areaClauses({ sort: 'newest', page: 1, ...search }));
    expect(asked({ notAround: [ring(21.1, 79.1, 1)] })).toMatch(/"must_not":\[.*"geo_distance".*"1km"/);
    const also = asked({ around: ring(21.1, 79.1, 2), alsoAround: [ring(21.12, 79.1, 3)] });
    expect(also).toMatch(/"2km".*"3km"/);
  });
});

describe('requirements', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const LOCALITIES = ['besa', 'wadi', 'sadar'];
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

  const listing: fc.Arbitrary<Omit<IndexedListing, 'id'>> = fc.record({
    updatedAt: fc.nat(9),
    createdAt: fc.nat(5),
    price: fc.oneof(fc.nat(6), fc.constant(Number.NaN)),
    area: fc.nat(6),
    lng: fc.oneof(fc.integer({ min: 70, max: 75 }), fc.constant(Number.NaN)),
    lat: fc.integer({ min: 18, max: 22 }),
    bedrooms: some(fc.nat(7)),
    type: fc.constantFrom('sale', 'rent'),
    category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
    subType: some(fc.constantFrom('flat', 'house')),
    status: fc.constantFrom(...PUBLIC_STATUSES),
    city: fc.constant('City'),
    citySlug: fc.constantFrom('nagpur', 'pune'),
    segment: some(fc.constantFrom('Besa', 'Wadi Road', 'Besa Wadi', 'Sadar')),
    localitySlug: some(fc.constantFrom(...LOCALITIES)),
    furnishing: some(fc.constantFrom('furnished', 'unfurnished')),
    facing: some(fc.constantFrom(...FACINGS)),
    possession: some(fc.constantFrom('ready', 'new-launch')),
    amenities: fc.subarray(AMENITIES.slice(0, 3)),
    costClass: some(fc.constantFrom('a', 'b')),
    carpetArea: some(fc.nat(4)),
    texts: fc.subarray(['garden', 'gardening', 'quiet', 'road']),
  });

  /** Of a search that limits what a home costs in all: a class with two pieces, and one whose cost is not known. */
  const boundsOf = some(
    fc.nat(6).map(
      (limit) => (costClass: string) =>
        costClass === 'b'
          ? []
          : [
              { minPrice: 0, maxPrice: limit, minCarpet: -1, maxCarpet: 2 },
              { minPrice: 0, maxPrice: limit - 2, minCarpet: 2, maxCarpet: Number.POSITIVE_INFINITY },
            ],
    ),
  );

  const search = fc
    .record({
      type: some(fc.constantFrom('sale', 'rent')),
      category: some(fc.constantFrom(...CATEGORIES.slice(0, 3).map(slugify))),
      subType: some(fc.constantFrom('flat', 'flat,house')),
      city: some(fc.constantFrom('nagpur', 'mumbai')),
      locality: some(fc.constantFrom('besa', 'wadi,besa')),
      notLocality: some(fc.constantFrom('besa', 'wadi,sadar')),
      location: some(fc.constantFrom('Besa', 'wadi', 'roa', '!', 'zz', 'Besa, wad')),
      status: some(fc.constantFrom('active', 'active,verified')),
      minPrice: some(fc.nat(5).map(String)),
      maxPrice: some(fc.nat(6).map(String)),
      minArea: some(fc.nat(5).map(String)),
      maxArea: some(fc.nat(6).map(String)),
      bedrooms: some(fc.constantFrom('2', '1,3', '5', '7')),
      minBedrooms: some(fc.nat(7).map(String)),
      furnishing: some(fc.constant('furnished')),
      facing: some(fc.constant('north,east')),
      possession: some(fc.constant('ready')),
      amenities: some(fc.constantFrom(AMENITIES[0], `${AMENITIES[0]},${AMENITIES[1]}`)),
      bbox: some(fc.constant('71,19,74,21')),
      q: some(fc.constantFrom('gard', 'ga', 'quiet gardening', 'oa', '!')),
    })
    .map((given) => parseSearch(Object.fromEntries(Object.entries(given).filter(([, value]) => value))));

  test('every listing finds exactly the saved searches whose list shows it, whatever was searched and stored', () => {
    fc.assert(
      fc.property(
        fc.array(listing, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(search, boundsOf, area), { minLength: 1, maxLength: 25 }),
        (rows, searches) => {
          const listings = rows.map((row, i) => ({ ...row, id: hex(i) })) as IndexedListing[];
          const index = new ListingIndex();
          const requirements = new StoredRequirements();
          for (const row of listings) index.put(row);
          for (const [i, [item, bounds, where]] of searches.entries()) {
            // as it comes back from the database
            requirements.put(String(i), { ...parseStored(storedQuery(item)), ...where }, bounds);
          }
          for (const row of listings) {
            const found = requirements.matching(row, (text) => index.hasSegment(text)).map(Number);
            const listed = searches.flatMap(([item, bounds, where], i) => {
              const asked = storedQuery(item) ? normalSearch(item) : parseSearch({});
              const costs = bounds && { boundsOf: bounds, allIn: () => undefined, version: '' };
              const query = {
                search: { ...asked, ...where },
                statuses: PUBLIC_STATUSES,
                pageSize: 100,
                costs,
              };
              return queryIndex(index, query).ids.includes(row.id) ? [i] : [];
            });
            expect(found.toSorted((a, b) => a - b)).toEqual(listed);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a search that was changed or removed is not found by what it was', () => {
    const requirements = new StoredRequirements();
    const flat = { type: 'sale', citySlug: 'nagpur', price: 5, area: 5, amenities: [], texts: [] };
    const matching = () => requirements.matching(flat as unknown as IndexedListing, () => false);
    requirements.put('a', parseSearch({ city: 'nagpur' }));
    requirements.put('b', parseSearch({ maxPrice: '5' }));
    expect(matching()).toEqual(['a', 'b']);
    requirements.put('a', parseSearch({ city: 'pune' }));
    requirements.remove('b');
    expect(matching()).toEqual([]);
    expect(requirements.size).toBe(1);
  });
});

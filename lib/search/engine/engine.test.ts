import fc from 'fast-check';
import { normalSearch, parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { AMENITIES, CATEGORIES, FACINGS, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { queryIndex } from '@/lib/search/memory/query';
import { parseSearch } from '@/lib/search/schema';
import { area } from '@/test/areas';
import type { IndexAround } from './index-search';
import { isInArea } from './map-area';
import { Requirements } from './requirements';

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

  test('finds a home in every included ring and in no excluded one', () => {
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

  test('puts a home with an unknown place into no ring', () => {
    const nowhere = { lat: Number.NaN, lng: Number.NaN };
    expect(isInArea({ alsoAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(false);
    expect(isInArea({ notAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(true);
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

  /** Price bounds for a limit on total cost, with a class of two ranges and a class of unknown cost. */
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

  test('matches a listing with exactly the saved searches whose lists show it, after any searches and edits', () => {
    fc.assert(
      fc.property(
        fc.array(listing, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(search, boundsOf, area), { minLength: 1, maxLength: 25 }),
        (rows, searches) => {
          const listings = rows.map((row, i) => ({ ...row, id: hex(i) })) as IndexedListing[];
          const index = new ListingIndex();
          const requirements = new Requirements();
          for (const row of listings) index.put(row);
          for (const [i, [item, bounds, where]] of searches.entries()) {
            // as read back from the database
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

  test('forgets the old conditions of a changed or removed search', () => {
    const requirements = new Requirements();
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

describe('searching in memory', () => {
  const id = (n: number) => `${n}`.padStart(24, '0');
  const listing = (n: number, more: Partial<IndexedListing> = {}): IndexedListing => ({
    id: id(n),
    updatedAt: 100 + n,
    createdAt: n,
    price: 1000 * n,
    area: 500,
    lng: 79,
    lat: 21,
    bedrooms: 2,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    locality: 'Besa',
    localitySlug: 'besa',
    segment: 'Besa',
    amenities: ['lift'],
    texts: ['flat', 'garden', `sgnag000${n}`],
    ...more,
  });

  const LISTINGS = [
    listing(1, { costClass: 'a' }),
    listing(2, { type: 'rent', price: 500, project: 'Narmada' }),
    listing(3, {
      costClass: 'a',
      citySlug: 'pune',
      city: 'Pune',
      localitySlug: 'baner',
      locality: 'Baner',
      segment: 'Baner Road',
    }),
    listing(4, { status: 'draft' }),
    listing(5, { bedrooms: 3, amenities: ['lift', 'gym'], project: 'Narmada', costClass: 'b' }),
  ];
  const STATUSES = ['active', 'verified', 'unverified'];
  const all = { sort: 'newest', page: 1 } as const;

  const index = new ListingIndex();
  for (const one of LISTINGS) index.put(one);
  const engine = memoryEngine(async () => index);
  const find = (search: object, pageSize = 10) =>
    engine.search({ search: { ...all, ...search }, statuses: STATUSES, pageSize, facets: true });

  test('returns listings that pass every filter, in order and without other statuses', async () => {
    expect((await find({})).ids).toEqual([5, 3, 2, 1].map(id));
    expect((await find({ sort: 'price-asc' })).ids).toEqual([2, 1, 3, 5].map(id));
    expect((await find({ sort: 'oldest', city: 'nagpur', type: 'sale' })).ids).toEqual([1, 5].map(id));
    expect((await find({ minPrice: 1000, maxPrice: 3000 })).total).toBe(2);
    expect((await find({ q: 'gard' })).total).toBe(4);
    expect((await find({ q: '0005' })).ids).toEqual([id(5)]);
    expect((await find({ amenities: ['gym'] })).ids).toEqual([id(5)]);
  });

  test('pages by number and by cursor, and returns the last page for a number past the end', async () => {
    const first = await find({}, 3);
    expect(first).toMatchObject({ total: 4, page: 1, pages: 2, next: expect.any(String) });
    expect(await find({ after: first.next }, 3)).toMatchObject({ ids: [id(1)] });
    for (const page of [9, 9_000_000])
      expect(await find({ page }, 3)).toMatchObject({ ids: [id(1)], page: 2 });
    expect((await find({ page: 2 }, 3)).next).toBeUndefined();
  });

  test('counts each value as if its own filter were not chosen', async () => {
    const { facets } = await find({ type: 'rent', city: 'nagpur' });
    const counts = (name: 'type' | 'city' | 'locality') =>
      Object.fromEntries(facets![name].map(({ value, count }) => [value, count]));
    expect(counts('type')).toEqual({ sale: 2, rent: 1 });
    expect(counts('city')).toEqual({ nagpur: 1 });
    expect(facets!.locality).toEqual([{ value: 'besa', label: 'Besa', count: 1 }]);
  });

  test('counts locations and places', async () => {
    const query = { search: all, statuses: STATUSES };
    expect(await engine.countLocations(query, { starts: '', limit: 1 })).toEqual({
      segments: [{ label: 'Besa', count: 3 }],
      more: 1,
    });
    const places = await engine.countPlaces(STATUSES);
    expect(places).toHaveLength(3);
    expect(places).toEqual(
      expect.arrayContaining([
        { city: 'nagpur', locality: 'besa', project: 'Narmada', count: 2 },
        { city: 'nagpur', locality: 'besa', project: '', count: 1 },
        { city: 'pune', locality: 'baner', project: '', count: 1 },
      ]),
    );
  });

  test('counts ranges, both ends included', async () => {
    const query = { search: { ...all, type: 'sale' }, statuses: STATUSES };
    const ranges = [{ max: 1000 }, { min: 1000, max: 3000 }, { min: 3001 }, { min: 9000 }];
    expect(await engine.countRanges(query, { column: 'price', ranges })).toEqual([1, 2, 1, 0]);
    expect(await engine.countRanges(query, { column: 'area', ranges: [{ min: 500 }] })).toEqual([3]);
  });

  test('lists all listings by id', async () => {
    const listed = [...(await engine.listAll(['active', 'draft']))];
    expect(listed.map((row) => row.id)).toEqual([1, 2, 3, 4, 5].map(id));
    expect(listed[2]).toEqual({
      id: id(3),
      updatedAt: 103,
      type: 'sale',
      locality: expect.any(String),
      city: 'pune',
      category: 'Residential',
    });
  });

  test('finds parts of words from three letters on, and shorter ones only at the beginning of a word', async () => {
    expect((await find({ q: 'arde' })).total).toBe(4);
    expect((await find({ q: 'ga' })).total).toBe(4);
    expect((await find({ q: 'ar' })).total).toBe(0);
    expect((await find({ q: 'flat zzz' })).total).toBe(0);
    expect(await engine.countWords(['garden', 'sgnag0002', 'zzz'], STATUSES)).toEqual([
      { word: 'garden', count: 4 },
      { word: 'sgnag0002', count: 1 },
      { word: 'zzz', count: 0 },
    ]);
  });

  test('ranks listings with more of the optional words first and counts each word', async () => {
    const found = await find({ also: 'narmada sgnag0002 lift', sort: 'oldest' });
    expect(found.ids).toEqual([2, 1, 3, 5].map(id));
    expect(found.also).toEqual([
      { word: 'narmada', count: 0 },
      { word: 'sgnag0002', count: 1 },
      { word: 'lift', count: 0 },
    ]);
  });

  test('finds listings in an area, nearest first with their distance', async () => {
    const lines = [[{ lat: 21.01, lng: 79 }]];
    const near = await find({ around: { lines, km: 50 }, sort: 'distance' });
    expect(near.ids).toEqual([1, 2, 3, 5].map(id));
    expect(near.ranks[0]!.rank).toBeCloseTo(1.11, 2);
    expect((await find({ around: { lines, km: 1 } })).total).toBe(0);
    const road = [
      [
        { lat: 20.9, lng: 78.99 },
        { lat: 21.1, lng: 78.99 },
      ],
    ];
    const along = await find({ around: { lines: road, km: 1.1 }, sort: 'distance' });
    expect(along.total).toBe(4);
    expect(along.ranks[0]!.rank).toBeCloseTo(1.038, 2);
    const triangle = (lng: number) => [
      { lat: 20.5, lng: lng - 0.5 },
      { lat: 21.6, lng },
      { lat: 20.5, lng: lng + 0.5 },
    ];
    expect((await find({ shapes: [triangle(79)] })).total).toBe(4);
    expect((await find({ shapes: [triangle(80.5)] })).total).toBe(0);
    expect((await find({ bbox: [78, 20, 78.9, 22] })).total).toBe(0);
  });

  test('puts overlapping listings into one mark', async () => {
    const search = { ...all, bbox: [78, 20, 80, 22] as const };
    expect(await engine.mapMarks({ search, statuses: STATUSES, zoom: 10 })).toEqual([
      {
        lng: 79,
        lat: 21,
        count: 4,
        price: 500,
        about: false,
        box: [79, 21, 79, 21],
        ids: [1, 2, 3, 5].map(id),
      },
    ]);
    expect(await engine.mapExtent({ search: all, statuses: STATUSES })).toEqual({
      total: 4,
      placed: 4,
      box: [79, 21, 79, 21],
    });
  });

  test('finds the lowest, median and highest price, and the median price per square foot', async () => {
    const query = { search: all, statuses: STATUSES };
    expect(await engine.priceRange(query)).toEqual({ count: 4, low: 500, median: 2000, high: 5000 });
    const none = { search: { ...all, city: 'mumbai' }, statuses: STATUSES };
    expect(await engine.priceRange(none)).toBeUndefined();
    expect(await engine.medianRate(query, { basis: 'area', except: id(5) })).toEqual({
      count: 3,
      median: 2,
    });
    expect(await engine.medianRate(query, { basis: 'carpetArea', except: '' })).toEqual({ count: 0 });
  });

  test('matches a location as a whole segment if one exists, else as a prefix of words', async () => {
    expect((await find({ location: 'besa' })).total).toBe(3);
    expect((await find({ location: 'road' })).ids).toEqual([id(3)]);
    expect((await find({ location: 'Besa, ban' })).total).toBe(4);
    const isSegment = await engine.segmentTest();
    expect([isSegment('BESA'), isSegment('road'), isSegment('baner road')]).toEqual([true, false, true]);
  });

  test('orders by total cost, and filters by a limit on it', async () => {
    const costs = {
      version: 'test',
      boundsOf: () => [{ minPrice: 0, maxPrice: 3000, minCarpet: -1, maxCarpet: Infinity }],
      allIn: (costClass: string, price: number) => (costClass ? 10_000 - price + price * 2 : undefined),
    };
    const search = { ...all, sort: 'all-in-asc' } as const;
    const result = await engine.search({ search, statuses: STATUSES, pageSize: 10, costs });
    expect(result.ids).toEqual([id(1), id(3)]);
    expect(result.ranks.map(({ rank }) => rank)).toEqual([11_000, 13_000]);
    const open = { ...costs, boundsOf: undefined };
    const first = await engine.search({ search, statuses: STATUSES, pageSize: 2, costs: open });
    expect(first.ids).toEqual([id(1), id(3)]);
    const after = { ...search, after: first.next };
    const rest = await engine.search({ search: after, statuses: STATUSES, pageSize: 9, costs: open });
    expect(rest.ids).toEqual([id(5), id(2)]);
  });

  test('counts listings unconfirmed for long as listed earlier', async () => {
    const decay = { now: 1000, steps: [{ afterMs: 998, backMs: 10 }] };
    const result = await engine.search({ search: all, statuses: STATUSES, pageSize: 10, decay });
    expect(result.ids).toEqual([5, 3, 2, 1].map(id));
    expect(result.ranks.map(({ rank, backMs }) => [rank, backMs])).toEqual([
      [5, 0],
      [3, 0],
      [-8, 10],
      [-9, 10],
    ]);
  });
});

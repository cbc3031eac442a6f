import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { engineOf, openSearchServer } from '@/test/opensearch';
import type { SearchEngine } from './search-engine';

/** a real one when `npm test -- opensearch` says where it is, otherwise what it replied then */
const server = openSearchServer('conformance');
afterAll(() => server.save());

/** What every SearchEngine must do, however it stores listings: add another one to this list. */
const ENGINES: [string, (listings: IndexedListing[]) => Promise<SearchEngine>][] = [
  ['in memory', async (listings) => memoryEngine(async () => load(listings))],
  ['on OpenSearch', (listings) => engineOf(server.ask, 'saptam-test-conformance', listings)],
];

const load = (listings: IndexedListing[]) =>
  new ListingIndex().load(
    (async function* () {
      yield listings;
    })(),
  );

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

describe.each(ENGINES)('a search engine %s', (_, make) => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await make(LISTINGS);
  });
  const find = (search: object, pageSize = 10) =>
    engine.search({ search: { ...all, ...search }, statuses: STATUSES, pageSize, facets: true });

  test('returns what passes every filter, in order, and nothing of another status', async () => {
    expect((await find({})).ids).toEqual([5, 3, 2, 1].map(id));
    expect((await find({ sort: 'price-asc' })).ids).toEqual([2, 1, 3, 5].map(id));
    expect((await find({ sort: 'oldest', city: 'nagpur', type: 'sale' })).ids).toEqual([1, 5].map(id));
    expect((await find({ minPrice: 1000, maxPrice: 3000 })).total).toBe(2);
    expect((await find({ q: 'gard' })).total).toBe(4);
    expect((await find({ q: '0005' })).ids).toEqual([id(5)]);
    expect((await find({ amenities: ['gym'] })).ids).toEqual([id(5)]);
  });

  test('pages by number and by cursor, the last page in place of one past it', async () => {
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

  test('lists all in the order of their ids', async () => {
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

  test('finds words inside others from three letters on, and at their beginning before that', async () => {
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

  test('lifts what has more of the words that only rank, and says how many have each', async () => {
    const found = await find({ also: 'narmada sgnag0002 lift', sort: 'oldest' });
    expect(found.ids).toEqual([2, 1, 3, 5].map(id));
    expect(found.also).toEqual([
      { word: 'narmada', count: 0 },
      { word: 'sgnag0002', count: 1 },
      { word: 'lift', count: 0 },
    ]);
  });

  test('finds in an area, the nearest first with its kilometres', async () => {
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

  test('puts listings that lie over one another into one mark', async () => {
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

  test('knows the lowest, middle and highest price, and the middle price of a square foot', async () => {
    const query = { search: all, statuses: STATUSES };
    expect(await engine.priceRange(query)).toEqual({ count: 4, low: 500, median: 2000, high: 5000 });
    const none = { search: { ...all, city: 'mumbai' }, statuses: STATUSES };
    expect(await engine.priceRange(none)).toBeUndefined();
    expect(await engine.medianRate(query, { basis: 'area', except: id(5) })).toEqual({ count: 3, median: 2 });
    expect(await engine.medianRate(query, { basis: 'carpetArea', except: '' })).toEqual({ count: 0 });
  });

  test('takes a location as a whole segment where there is one, else as the beginning of a word', async () => {
    expect((await find({ location: 'besa' })).total).toBe(3);
    expect((await find({ location: 'road' })).ids).toEqual([id(3)]);
    expect((await find({ location: 'Besa, ban' })).total).toBe(4);
    const isSegment = await engine.segmentTest();
    expect([isSegment('BESA'), isSegment('road'), isSegment('baner road')]).toEqual([true, false, true]);
  });

  test('orders by what homes cost in all, and keeps those within a limit of it', async () => {
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

  test('counts what nobody has confirmed for long as listed earlier', async () => {
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

import type { IndexedListing } from '@/lib/search/columns/listing-index';
import { ListingIndex } from '@/lib/search/columns/listing-index';
import { freeze, thaw } from '@/lib/search/columns/snapshot';
import { memoryEngine } from './memory-engine';
import type { SearchEngine } from './search-engine';

/** What every SearchEngine must do, however it stores listings: add another one to this list. */
const ENGINES: [string, (listings: IndexedListing[]) => Promise<SearchEngine>][] = [
  ['in memory', async (listings) => memoryEngine(async () => load(listings))],
  [
    'out of a snapshot',
    async (listings) => {
      const parts = freeze(await load(listings)).map(({ name, data }) => [name, data] as const);
      return memoryEngine(async () => thaw(new Map(parts)));
    },
  ],
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
  terms: ['flat', 'garden', `sgnag000${n}`],
  ...more,
});

const LISTINGS = [
  listing(1),
  listing(2, { type: 'rent', price: 500, project: 'Narmada' }),
  listing(3, {
    citySlug: 'pune',
    city: 'Pune',
    localitySlug: 'baner',
    locality: 'Baner',
    segment: 'Baner Road',
  }),
  listing(4, { status: 'draft' }),
  listing(5, { bedrooms: 3, amenities: ['lift', 'gym'], project: 'Narmada' }),
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
    expect(await find({ page: 9 }, 3)).toMatchObject({ ids: [id(1)], page: 2 });
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
});

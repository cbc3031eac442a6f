import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from './listing-index';
import { countLocations, queryIndex } from './query';

describe('locations', () => {
  const all = { sort: 'oldest', page: 1 } as const;
  const statuses = ['active'];

  function indexOf(labels: readonly string[]) {
    const index = new ListingIndex();
    for (const [n, segment] of labels.entries())
      index.put({
        id: `${n}`,
        createdAt: n,
        price: n,
        segment,
        status: 'active',
        amenities: [],
        texts: [],
      } as unknown as IndexedListing);
    return index;
  }

  test('every segment in use is counted once, however it is written, the fullest first', () => {
    const index = indexOf(['Dharampeth', 'DHARAMPETH ', 'Besa', 'New Besa Road', 'धंतोली', '']);
    const count = (starts: string, limit: number, search: object = {}) =>
      countLocations(index, { search: { ...all, ...search }, statuses }, { starts, limit });
    expect(count('', 10)).toEqual({
      segments: [
        { label: 'Dharampeth', count: 2 },
        { label: 'Besa', count: 1 },
        { label: 'New Besa Road', count: 1 },
        { label: 'धंतोली', count: 1 },
      ],
      more: 0,
    });
    expect(count('be', 10).segments.map(({ label }) => label)).toEqual(['Besa', 'New Besa Road']);
    expect(count('', 1)).toMatchObject({ segments: [{ label: 'Dharampeth' }], more: 3 });
    // only what the other filters find
    expect(count('', 10, { maxPrice: 1, minPrice: 1 }).segments).toEqual([{ label: 'Dharampeth', count: 1 }]);
  });

  test('a whole name means it alone, a beginning all that begin so, anything else nothing', () => {
    const index = indexOf(['Besa', 'Besa Road', 'Wadi']);
    const found = (location: string) =>
      queryIndex(index, { search: { ...all, location }, statuses, pageSize: 10 }).ids;
    expect([found('besa'), found('bes'), found('ROAD'), found('zz')]).toEqual([['0'], ['0', '1'], ['1'], []]);
  });
});

describe('page', () => {
  const COUNT = 1300;
  const PAGE_SIZE = 50;
  const hex = (n: number) => n.toString(16).padStart(24, '0');

  /** Many have the same price, and some none. */
  const priceOf = (n: number) => (n % 13 === 0 ? Number.NaN : 1000 * ((n * 7919) % 200));

  function indexed() {
    const index = new ListingIndex();
    for (let n = 0; n < COUNT; n++)
      index.put({
        id: hex((n * 31) % COUNT),
        updatedAt: n,
        createdAt: n,
        price: priceOf(n),
        status: 'active',
        amenities: [],
        texts: [],
      } as never);
    return index;
  }

  test.each(['price-asc', 'price-desc'] as const)(
    '%s: each page, from whichever end it is found, is a part of one order',
    (sort) => {
      const index = indexed();
      const step = sort === 'price-asc' ? 1 : -1;
      const known = Array.from({ length: COUNT }, (_, n) => ({
        id: hex((n * 31) % COUNT),
        price: priceOf(n),
      }))
        .filter(({ price }) => !Number.isNaN(price))
        .sort((a, b) => step * (a.price - b.price || (a.id < b.id ? -1 : 1)));
      const search = { sort, page: 1 };
      for (let page = 1; page <= Math.ceil(known.length / PAGE_SIZE); page++) {
        const asked = { search: { ...search, page }, statuses: ['active'], pageSize: PAGE_SIZE };
        const from = (page - 1) * PAGE_SIZE;
        expect(queryIndex(index, asked).ids).toEqual(known.slice(from, from + PAGE_SIZE).map(({ id }) => id));
      }
    },
  );
});

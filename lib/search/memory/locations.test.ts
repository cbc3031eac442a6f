import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from './listing-index';
import { countLocations, queryIndex } from './query';

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

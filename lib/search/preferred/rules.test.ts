import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { preferredClauses } from '@/lib/search/opensearch/filters';
import { parseSearch } from '@/lib/search/schema';
import { isPreferred, type Preferred, preferable, readPreferred, writePreferred } from './rules';

test.each<[Preferred[], string]>([
  [[{ facing: ['east'] }], 'facing.east'],
  [[{ minFloor: 3, maxFloor: 3 }, { amenities: ['lift'] }], 'minFloor.3_maxFloor.3,amenities.lift'],
  [[{ furnishing: ['semi-furnished', 'furnished'] }], 'furnishing.semi-furnished_furnishing.furnished'],
  [[{ notFloor: [0] }, { maxPrice: 6_000_000 }], 'notFloor.0,maxPrice.6000000'],
  [[{ maxPossessionDate: '2027-12-31' }], 'maxPossessionDate.2027-12-31'],
])('%j is written as %s and read again', (conditions, text) => {
  expect(writePreferred(conditions)).toBe(text);
  expect(readPreferred(parseSearch({ prefer: text }).prefer).map(({ set }) => set)).toEqual(conditions);
  for (const one of text.split(',')) expect(isPreferred(one)).toBe(true);
});

test('what nobody can read of an address is left out', () => {
  expect(readPreferred('facing.up,near.aiims,lift,,amenities.lift')).toEqual([
    { text: 'amenities.lift', set: { amenities: ['lift'] } },
  ]);
});

test('only what a home is known to fulfil can be liked', () => {
  expect(preferable({ city: 'nagpur', locality: ['besa'] })).toEqual({ locality: ['besa'] });
  expect(preferable({ near: 'aiims' })).toBeUndefined();
  expect(preferable({ byOwner: 'yes' })).toBeUndefined();
  expect(preferable({})).toBeUndefined();
});

describe('a list', () => {
  const id = (n: number) => `${n}`.padStart(24, '0');
  const listing = (
    n: number,
    more: Pick<Partial<IndexedListing>, 'facing'> & { amenities: string[]; texts?: string[] },
  ): IndexedListing => ({
    id: id(n),
    updatedAt: n,
    createdAt: n,
    price: 1000 * n,
    area: 500,
    lng: 79,
    lat: 21,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    facts: [],
    texts: ['flat', 'terrace'],
    ...more,
  });
  const index = new ListingIndex();
  for (const one of [
    listing(1, { facing: 'east', amenities: ['lift'] }),
    listing(2, { facing: 'west', amenities: ['lift'] }),
    listing(3, { facing: 'north', amenities: [] }),
    listing(4, { facing: 'east', amenities: [], texts: ['flat'] }),
  ])
    index.put(one);
  const find = (query: string) =>
    queryIndex(index, { search: parseSearch(new URLSearchParams(query)), statuses: ['active'], pageSize: 9 });

  test('has all homes, those with more of what is liked first, and says how many have each', () => {
    const found = find('prefer=facing.east,amenities.lift');
    expect(found.ids).toEqual([1, 4, 2, 3].map(id));
    expect(found.also).toEqual([
      { word: 'facing.east', count: 2 },
      { word: 'amenities.lift', count: 2 },
    ]);
  });

  test('counts words and what is liked alike', () => {
    const { ids, ranks } = find('prefer=facing.east&also=terrace');
    expect(ids).toEqual([1, 4, 3, 2].map(id));
    expect(ranks.map(({ words }) => words)).toEqual([2, 1, 1, 1]);
  });

  test('is never smaller for it', () => {
    for (const liked of ['facing.south', 'maxPrice.1', 'notFacing.east', 'minFloor.3_maxFloor.3', 'nothing'])
      expect(find(`prefer=${liked}`).total).toBe(4);
  });
});

test('the search server asks for the same fields', () => {
  expect(preferredClauses('facing.east,notFloor.0')).toEqual([
    { word: 'facing.east', clause: { bool: { filter: [{ terms: { facing: ['east'] } }] } } },
    {
      word: 'notFloor.0',
      clause: { bool: { filter: [{ bool: { must_not: [{ terms: { floor: [0] } }] } }] } },
    },
  ]);
});

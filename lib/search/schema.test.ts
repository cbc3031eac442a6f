import fc from 'fast-check';
import { parseSearch, searchQuery } from './schema';

it('reads every key', () => {
  const search = parseSearch(
    new URLSearchParams(
      'type=sale&category=farm-houses&city=Nagpur&locality=dharampeth,besa&bedrooms=2,3&minPrice=100&sort=price-asc&page=3&amenities=lift&q=east',
    ),
  );
  expect(search).toMatchObject({
    type: 'sale',
    category: 'Farm Houses',
    city: 'nagpur',
    locality: ['dharampeth', 'besa'],
    bedrooms: [2, 3],
    minPrice: 100,
    sort: 'price-asc',
    page: 3,
    amenities: ['lift'],
    q: 'east',
  });
});

it('ignores what it cannot read', () => {
  const search = parseSearch({
    type: 'steal',
    category: ['Castles'],
    minPrice: '-4',
    page: 'NaN',
    sort: '$where',
    amenities: 'lift,$ne',
    bedrooms: '0,99,x',
  });
  expect(search).toEqual({ sort: 'newest', page: 1, amenities: ['lift'] });
});

it('never throws and survives its own query string', () => {
  const values = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
  const keys = fc.constantFrom(
    'type',
    'category',
    'city',
    'locality',
    'minPrice',
    'bedrooms',
    'q',
    'page',
    'sort',
    'x',
  );
  fc.assert(
    fc.property(fc.dictionary(keys, values), (params) => {
      const search = parseSearch(params);
      expect(parseSearch(new URLSearchParams(searchQuery(search)))).toEqual(search);
    }),
  );
});

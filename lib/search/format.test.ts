import { chipsFor, type PlaceNames } from './format';
import { searchPath } from './rules';

const names: PlaceNames = {
  city: (slug) => slug.toUpperCase(),
  locality: (_, slug) => slug,
  near: (_, slug) => slug,
};
const search = {
  type: 'sale',
  city: 'nagpur',
  locality: ['dharampeth', 'sadar'],
  bedrooms: [3, 5],
  minPrice: 4_000_000,
  maxPrice: 6_000_000,
  facing: ['east'],
  page: 4,
} as const;

const chips = chipsFor(
  { ...search, locality: [...search.locality], bedrooms: [...search.bedrooms], facing: ['east'] },
  names,
  ['type'],
);

test('chips say the filters as people do', () => {
  expect(chips.map((chip) => chip.label)).toEqual([
    'NAGPUR',
    'dharampeth',
    'sadar',
    '3 BHK',
    '5+ BHK',
    '₹40 L to ₹60 L',
    'East facing',
  ]);
});

test('taking a chip off keeps the others and returns to the first page', () => {
  const without = (label: string) => chips.find((chip) => chip.label === label)?.without;
  expect(without('3 BHK')).toMatchObject({ bedrooms: [5], locality: ['dharampeth', 'sadar'] });
  expect(without('East facing')).not.toHaveProperty('facing');
  expect(without('NAGPUR')).not.toHaveProperty('locality');
  expect(without('₹40 L to ₹60 L')).not.toHaveProperty('minPrice');
  for (const chip of chips) expect(chip.without).not.toHaveProperty('page');
});

test('a search has one address', () => {
  expect(searchPath({ type: 'rent', city: 'nagpur', category: 'Farm Houses', bedrooms: [2, 3] })).toBe(
    '/rent/nagpur/farm-houses?bedrooms=2,3',
  );
  expect(searchPath({ category: 'Villas' })).toBe('/buy?category=villas');
});

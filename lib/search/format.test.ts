import { textsIn } from '@/lib/platform/language/messages';
import { chipsFor } from './format';
import { searchPath } from './rules';

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
  textsIn('en', 'search/applied'),
  ['type'],
);

test('chips say the filters as people do', () => {
  expect(chips.map((chip) => chip.label)).toEqual([
    'Nagpur',
    'Dharampeth',
    'Sadar',
    '3 BHK',
    '5+ BHK',
    '₹40 L to ₹60 L',
    'East facing',
  ]);
});

test('chips are in the language of the page, with the Devanagari names of places', () => {
  const all = { ...search, locality: [...search.locality], bedrooms: [...search.bedrooms], near: 'metro' };
  const said = (language: 'mr' | 'hi') =>
    chipsFor(
      { ...all, facing: ['east'], furnishing: ['furnished'] },
      textsIn(language, 'search/applied'),
    ).map(({ label }) => label);
  expect(said('mr')).toEqual([
    'विक्रीसाठी',
    'नागपूर',
    'धरमपेठ',
    'सदर',
    'मेट्रो स्टेशनजवळ',
    '3 बीएचके',
    '5+ बीएचके',
    '₹40 लाख ते ₹60 लाख',
    'फर्निचरसह',
    'दिशा: पूर्व',
  ]);
  expect(said('hi')).toContain('₹40 लाख से ₹60 लाख');
  expect(said('hi')).toContain('नागपुर');
});

test('taking a chip off keeps the others and returns to the first page', () => {
  const without = (label: string) => chips.find((chip) => chip.label === label)?.without;
  expect(without('3 BHK')).toMatchObject({ bedrooms: [5], locality: ['dharampeth', 'sadar'] });
  expect(without('East facing')).not.toHaveProperty('facing');
  expect(without('Nagpur')).not.toHaveProperty('locality');
  expect(without('₹40 L to ₹60 L')).not.toHaveProperty('minPrice');
  for (const chip of chips) expect(chip.without).not.toHaveProperty('page');
});

test('a search has one address', () => {
  expect(searchPath({ type: 'rent', city: 'nagpur', category: 'Farm Houses', bedrooms: [2, 3] })).toBe(
    '/rent/nagpur/farm-houses?bedrooms=2,3',
  );
  expect(searchPath({ category: 'Villas' })).toBe('/buy?category=villas');
});

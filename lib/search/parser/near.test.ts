import { parsePhrasing } from '@/test/phrasings';

const near = (slug: string, more: object = {}) => ({ city: 'nagpur', near: slug, sort: 'distance', ...more });
const flat = { category: 'Residential' };

test.each([
  ['near AIIMS', near('aiims')],
  ['flats near aiims', near('aiims', flat)],
  ['2 bhk near AIIMS under 40 lakh', near('aiims', { bedrooms: [2], maxPrice: 4_000_000 })],
  ['2bhk close to vnit for rent', near('vnit', { bedrooms: [2], type: 'rent' })],
  ['Wardha road ke paas', near('wardha-road')],
  ['wardha road ke paas plot', near('wardha-road', { category: 'Plots' })],
  ['metro ke paas', near('metro')],
  ['metro station ke paas 2bhk', near('metro', { bedrooms: [2] })],
  ['2 km of Zero Mile', near('zero-mile', { within: 2 })],
  ['within 2 km of Zero Mile', near('zero-mile', { within: 2 })],
  ['500 m from AIIMS', near('aiims', { within: 0.5 })],
  ['AIIMS se 3 km', near('aiims', { within: 3 })],
  ['एम्स के पास', near('aiims')],
  ['एम्स के पास 2 बीएचके', near('aiims', { bedrooms: [2] })],
  ['एम्सजवळ फ्लॅट', near('aiims', flat)],
  ['मेट्रो के पास', near('metro')],
  ['near dharampeth', { city: 'nagpur', locality: ['dharampeth'] }],
  ['near 40 lakh flat', { city: 'nagpur', ...flat, minPrice: 3_600_000, maxPrice: 4_400_000 }],
])('%s', (text, expected) => {
  const { search, unrecognised } = parsePhrasing(text);
  expect(search).toEqual(expected);
  expect(unrecognised).toEqual([]);
});

test('of two places the first is searched, the other is named as left out', () => {
  const { search, unrecognised } = parsePhrasing('flat near aiims near vnit');
  expect(search).toMatchObject({ near: 'aiims' });
  expect(unrecognised).toEqual(['near vnit']);
});

test('a landmark needs no word for near; a kind of landmark does', () => {
  expect(parsePhrasing('aiims').search).toMatchObject({ near: 'aiims', sort: 'distance' });
  expect(parsePhrasing('metro').search).not.toHaveProperty('near');
  expect(parsePhrasing('10 min walk from zero mile metro station').search).toMatchObject({
    near: 'zero-mile-metro',
    within: 0.6,
  });
});

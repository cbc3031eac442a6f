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
  ['metro station jaiprakash nagar', near('jaiprakash-nagar-metro')],
  ['flats near metro station lokmanya nagar', near('lokmanya-nagar-metro', flat)],
  ['near metro station 2bhk dharampeth', near('metro', { bedrooms: [2], locality: ['dharampeth'] })],
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

describe('several places', () => {
  test.each([
    ['near aiims near vnit', { near: 'aiims', alsoNear: ['vnit'] }],
    ['within 2km of vnit and 3km of airport', { near: 'vnit', within: 2, alsoNear: ['nagpur-airport_3'] }],
    ['near deekshabhoomi or near vnit', { near: 'deekshabhoomi,vnit' }],
    ['वीएनआईटी और आईटी पार्क के बीच', { near: 'vnit', alsoNear: ['it-park-parsodi'] }],
    ['not near bus stand, near aiims', { near: 'aiims', notNear: ['ganeshpeth-bus-stand'] }],
  ])('%s', (text, expected) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).toEqual({ city: 'nagpur', sort: 'distance', ...expected });
    expect(unrecognised).toEqual([]);
  });

  test.each([
    ['2bhk not in south nagpur', ['south-nagpur']],
    ['north nagpur chhod ke', ['north-nagpur']],
    ['not in east nagpur or west nagpur', ['east-nagpur', 'west-nagpur']],
    ['far from railway station', ['nagpur-railway-station']],
    ['more than 3 km from airport', ['nagpur-airport_3']],
  ])('%s is ruled out', (text, notNear) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).toMatchObject({ notNear });
    expect(search).not.toHaveProperty('near');
    expect(unrecognised).toEqual([]);
  });
});

test('a landmark needs no word for near; a kind of landmark does', () => {
  expect(parsePhrasing('aiims').search).toMatchObject({ near: 'aiims', sort: 'distance' });
  expect(parsePhrasing('metro').search).not.toHaveProperty('near');
  expect(parsePhrasing('10 min walk from zero mile metro station').search).toMatchObject({
    near: 'zero-mile-metro',
    within: 0.6,
  });
});

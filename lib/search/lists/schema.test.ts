import { parseListQuery } from './schema';

test('a range of the filter form becomes two limits', () => {
  const { search, isCanonical } = parseListQuery({ price: '2500000-5000000', size: '-1000' });
  expect(search).toMatchObject({ minPrice: 2_500_000, maxPrice: 5_000_000, maxArea: 1000 });
  expect(search.minArea).toBeUndefined();
  expect(isCanonical).toBe(false);
});

test('"Any budget" removes a limit that was set', () => {
  expect(parseListQuery({ minPrice: '5', price: '-' }).search.minPrice).toBeUndefined();
  const any = parseListQuery({ minPrice: '5 lakh', maxPrice: '', price: '', priceWas: '500000-' });
  expect(any.search.minPrice).toBeUndefined();
  expect(parseListQuery({ minPrice: '5' })).toMatchObject({ search: { minPrice: 5 }, isCanonical: true });
});

test('typed text is cut, and is no filter', () => {
  const { ask, unrecognised, search } = parseListQuery({ ask: ['x'.repeat(500), 'y'], unread: ' ' });
  expect(ask).toHaveLength(200);
  expect(unrecognised).toBeUndefined();
  expect(search).not.toHaveProperty('ask');
});

test('no address is an error', () => {
  expect(parseListQuery({ price: 'abc', page: '-1', sort: 'x', ask: [] }).search.page).toBe(1);
});

test.each([
  ['60 lakh', 6_000_000],
  ['0.6 cr', 6_000_000],
  ['45k', 45_000],
  ['₹ 50,00,000', 5_000_000],
])('a typed minimum of %s is %i rupees, at an address in whole rupees', (minPrice, rupees) => {
  const read = parseListQuery({ minPrice });
  expect(read).toMatchObject({ search: { minPrice: rupees }, isCanonical: false, unreadable: {} });
});

test('an area may be typed in acres', () => {
  expect(parseListQuery({ minArea: '2 acres' }).search.minArea).toBe(87_120);
});

test('typed ends replace the band that was chosen before, a newly chosen band replaces them', () => {
  const typed = { minPrice: '60 lakh', maxPrice: '0.8 cr', priceWas: '2500000-5000000' };
  const search = (more: object) => parseListQuery({ ...typed, ...more }).search;
  expect(search({ price: '2500000-5000000' })).toMatchObject({ minPrice: 6_000_000, maxPrice: 8_000_000 });
  expect(search({ price: '-2500000' })).toMatchObject({ minPrice: undefined, maxPrice: 2_500_000 });
});

test('a minimum above the maximum was meant the other way round', () => {
  const { search } = parseListQuery({ minPrice: '80 lakh', maxPrice: '60 lakh' });
  expect(search).toMatchObject({ minPrice: 6_000_000, maxPrice: 8_000_000 });
});

test('an end that cannot be read is reported, and the others hold', () => {
  const read = parseListQuery({ minPrice: 'cheap', maxPrice: '60 lakh', maxArea: '-5' });
  expect(read.unreadable).toEqual({ minPrice: 'cheap', maxArea: '-5' });
  expect(read.search).toMatchObject({ minPrice: undefined, maxPrice: 6_000_000 });
});

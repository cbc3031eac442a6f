import { parseListQuery } from './schema';

test('a range of the filter form becomes two limits', () => {
  const { search, hasRange } = parseListQuery({ price: '2500000-5000000', size: '-1000' });
  expect(search).toMatchObject({ minPrice: 2_500_000, maxPrice: 5_000_000, maxArea: 1000 });
  expect(search.minArea).toBeUndefined();
  expect(hasRange).toBe(true);
});

test('"Any budget" removes a limit that was set', () => {
  expect(parseListQuery({ minPrice: '5', price: '-' }).search.minPrice).toBeUndefined();
  expect(parseListQuery({ minPrice: '5' })).toMatchObject({ search: { minPrice: 5 }, hasRange: false });
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

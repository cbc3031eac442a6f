import { bucketsOf, countWishes, medianOf, seriesOf, wishesOf } from './rules';

const days = (count: number) =>
  Array.from({ length: count }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

test('a median is given of five or more, and is the middle of them', () => {
  expect(medianOf([1, 2, 3, 4])).toBeUndefined();
  expect(medianOf([9, 1, 4, 0, 2])).toBe(2);
  expect(medianOf([9, 1, 4, 0, 2, 3])).toBe(2.5);
});

test('weeks are counted from the end, so that the last one is whole', () => {
  expect(bucketsOf(days(10), 7).map((bucket) => bucket.length)).toEqual([3, 7]);
  expect(bucketsOf(days(3), 1)).toHaveLength(3);
});

test('a course has the listing’s own numbers beside the median of others, theirs without a row counting as none', () => {
  const own = new Map([
    ['2026-11-01', 4],
    ['2026-11-03', 1],
  ]);
  const busy = new Map([['2026-11-01', 8]]);
  const others = [busy, busy, busy, undefined, undefined];
  expect(seriesOf(own, others, days(3), 1)).toEqual({
    total: 5,
    median: 8,
    points: [
      { day: '2026-11-01', value: 4, median: 8 },
      { day: '2026-11-02', value: 0, median: 0 },
      { day: '2026-11-03', value: 1, median: 0 },
    ],
  });
  expect(seriesOf(own, others.slice(1), days(3), 1).median).toBeUndefined();
});

test('a search is shown as single wishes, its budget rounded', () => {
  const filters = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=3&maxPrice=6100000';
  expect(wishesOf({ filters, ask: ' 3 BHK near Metro ' })).toEqual([
    'Dharampeth',
    '3 BHK',
    'Up to ₹60 L',
    '“3 bhk near metro”',
  ]);
  expect(wishesOf({ filters: 7, ask: null })).toEqual([]);
});

test('a wish is shown when five different people had it, not when one had it five times', () => {
  const of = (person: string, filters: string) => ({ person, filters });
  const searches = [
    ...['a', 'b', 'c', 'd', 'e'].map((person) => of(person, 'bedrooms=3')),
    ...['a', 'b', 'c', 'd'].map((person) => of(person, 'bedrooms=2')),
    ...Array.from({ length: 9 }, () => of('a', 'furnishing=furnished')),
  ];
  expect(countWishes(searches)).toEqual([{ label: '3 BHK', people: 5 }]);
});

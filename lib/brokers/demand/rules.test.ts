import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { bestOf, changesOf, pricesAround, stepOf } from './rules';

test.each([
  [5_800_000, 100_000],
  [4_500_000, 100_000],
  [12_000_000, 200_000],
  [18_000, 500],
  [1, 1],
])('a step of ₹%p is the round number ₹%p', (price, step) => {
  expect(stepOf(price)).toBe(step);
});

test('prices are round ones around the listing’s own, the highest first', () => {
  expect(pricesAround(5_800_000)).toEqual([60, 59, 58, 57, 56, 55, 54, 53, 52].map((lakh) => lakh * 100_000));
  const odd = pricesAround(5_812_345);
  expect(odd.slice(0, 4)).toEqual([6_000_000, 5_900_000, 5_812_345, 5_800_000]);
  expect(pricesAround(2).every((price) => price > 0)).toBe(true);
});

test('the best price brings the most buyers for each rupee; none is best when none brings any', () => {
  const now = { price: 58, buyers: 17, isNow: true as const };
  const points = [{ price: 60, buyers: 10 }, now, { price: 57, buyers: 18 }, { price: 55, buyers: 29 }];
  expect(bestOf(points)).toEqual({ price: 55, buyers: 29 });
  expect(bestOf([now, { price: 57, buyers: 17 }])).toBeUndefined();
  expect(bestOf([{ price: 57, buyers: 17 }])).toBeUndefined();
});

test('changes are what the listing does not say and could have', () => {
  const flat = {
    type: 'sale',
    category: 'Residential',
    status: 'active',
    facing: 'east',
    amenities: ['lift'],
    citySlug: 'nagpur',
  } as unknown as IndexedListing;
  const labels = changesOf(flat).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Furnished', 'Ready to move', 'Verified by the agency']));
  expect(labels.filter((label) => label.endsWith('facing'))).toEqual([]);
  expect(labels).not.toContain('Lift');
  const plot = changesOf({ ...flat, category: 'Plots', status: 'verified' }).map(({ label }) => label);
  expect(plot).not.toContain('Furnished');
  expect(plot).not.toContain('Verified by the agency');
});

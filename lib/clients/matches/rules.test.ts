import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { fitOf } from './rules';

test('what misses the budget or the area fits less than everything that keeps them; within them cheaper and larger is better', () => {
  const wish = parseStored('type=sale&city=nagpur&maxPrice=6000000&minArea=800');
  const fits = [
    { price: 4_000_000, area: 1000 },
    { price: 5_800_000, area: 1000 },
    { price: 5_500_000, area: 800 },
    { price: 6_000_000, area: 800 },
    { price: 6_100_000, area: 900 },
    { price: 6_300_000, area: 900 },
    { price: 6_300_000, area: 780 },
  ].map((home) => fitOf(wish, home));
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  expect(new Set(fits).size).toBe(fits.length);
  expect(Math.min(...fits)).toBeGreaterThanOrEqual(0);
});

import fc from 'fast-check';
import { areaClauses } from '@/lib/search/opensearch/area';
import type { IndexAround } from './index-search';
import { isInArea } from './map-area';

const ring = (lat: number, lng: number, km: number): IndexAround => ({ lines: [[{ lat, lng }]], km });
const rings = fc.record({
  lat: fc.double({ min: 21, max: 21.3, noNaN: true }),
  lng: fc.double({ min: 79, max: 79.2, noNaN: true }),
  km: fc.double({ min: 0.5, max: 10, noNaN: true }),
});
const point = fc.record({
  lat: fc.double({ min: 21, max: 21.3, noNaN: true }),
  lng: fc.double({ min: 79, max: 79.2, noNaN: true }),
});

test('a home is in every ring that is asked for and in none that is ruled out', () => {
  fc.assert(
    fc.property(point, rings, rings, (home, one, other) => {
      const [first, second] = [one, other].map(({ lat, lng, km }) => ring(lat, lng, km));
      const inFirst = isInArea({ around: first }, home);
      const inSecond = isInArea({ around: second }, home);
      expect(isInArea({ around: first, alsoAround: [second!] }, home)).toBe(inFirst && inSecond);
      expect(isInArea({ around: first, notAround: [second!] }, home)).toBe(inFirst && !inSecond);
      expect(isInArea({ notAround: [second!] }, home)).toBe(!inSecond);
    }),
  );
});

test('a home whose place is not known is in no ring, and so in none that is ruled out', () => {
  const nowhere = { lat: Number.NaN, lng: Number.NaN };
  expect(isInArea({ alsoAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(false);
  expect(isInArea({ notAround: [ring(21.1, 79.1, 5)] }, nowhere)).toBe(true);
});

test('the search server is asked the same', () => {
  const asked = (search: object) => JSON.stringify(areaClauses({ sort: 'newest', page: 1, ...search }));
  expect(asked({ notAround: [ring(21.1, 79.1, 1)] })).toMatch(/"must_not":\[.*"geo_distance".*"1km"/);
  const also = asked({ around: ring(21.1, 79.1, 2), alsoAround: [ring(21.12, 79.1, 3)] });
  expect(also).toMatch(/"2km".*"3km"/);
});

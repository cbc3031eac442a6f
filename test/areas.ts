import fc from 'fast-check';
import { kilometres } from '@/lib/places/rules';
import type { Point } from '@/lib/search/engine/index-search';

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Half degrees, because the listings have whole ones, so that none lies on an edge. */
const corner = fc.record({
  lng: fc.integer({ min: 69, max: 75 }).map((lng) => lng + 0.37),
  lat: fc.integer({ min: 17, max: 22 }).map((lat) => lat + 0.61),
});
export const area = fc.record({
  around: some(
    fc.record({ lines: fc.array(fc.tuple(corner), { minLength: 1, maxLength: 2 }), km: fc.nat(300) }),
  ),
  shapes: some(fc.array(fc.tuple(corner, corner, corner), { minLength: 1, maxLength: 2 })),
});
export type Area = typeof area extends fc.Arbitrary<infer Value> ? Value : never;

/** True if the point is on the same side of all three edges. */
function isInTriangle({ lng, lat }: Point, triangle: readonly Point[]): boolean {
  const sides = triangle.map((from, i) => {
    const to = triangle[(i + 1) % 3]!;
    return (to.lng - from.lng) * (lat - from.lat) - (to.lat - from.lat) * (lng - from.lng);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

export const distance = (item: Point, { around }: Area) =>
  Math.min(...(around?.lines ?? []).map(([point]) => kilometres(point!, item)));

export const isInside = (point: Point, { around, shapes }: Area) =>
  (!around || distance(point, { around, shapes }) <= around.km) &&
  (!shapes || shapes.some((shape) => isInTriangle(point, shape)));

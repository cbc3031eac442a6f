import fc from 'fast-check';
import { kilometres } from '@/lib/places/rules';
import { isInShape } from '@/lib/search/engine/map-area';
import { MAX_CORNERS, MAX_DRAWN_CORNERS, MAX_SHAPE_LENGTH, MAX_SHAPES } from './constants';
import { readShape, writeShape } from './format';
import { circleAround, reachKm, simplified } from './rules';

describe('format', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
  const corner = fc.record({ lat: degrees(90), lng: degrees(180) });

  test('an area is read as it was written, to a metre', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: MAX_CORNERS }), (corners) => {
        expect(readShape(writeShape(corners))).toEqual(
          corners.map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 })),
        );
      }),
    );
  });

  test('what is no area is not read', () => {
    const two = [
      { lat: 21.1, lng: 79 },
      { lat: 21.2, lng: 79.1 },
    ];
    for (const text of ['', ' ', 'abc', 'a,b', writeShape(two), '~'.repeat(2000)])
      expect(readShape(text)).toBeUndefined();
    expect(readShape(writeShape(Array.from({ length: MAX_CORNERS + 1 }, () => two[0]!)))).toBeUndefined();
  });

  test('any text is read or refused, never thrown at', () => {
    fc.assert(fc.property(fc.string(), (text) => void readShape(text)));
  });
});

describe('rules', () => {
  const point = fc.record({ x: fc.nat(1000), y: fc.nat(1000) });

  test('a drawn line keeps its ends, and no more corners than an area may have, all of them drawn', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 300 }), (drawn) => {
        const corners = simplified(drawn);
        expect(corners.length).toBeLessThanOrEqual(MAX_DRAWN_CORNERS);
        expect([corners[0], corners.at(-1)]).toEqual([drawn[0], drawn.at(-1)]);
        expect(corners.every((corner) => drawn.includes(corner))).toBe(true);
      }),
    );
  });

  test('a circle drawn with a shaky hand is still one', () => {
    const drawn = Array.from({ length: 400 }, (_, i) => ({
      x: 300 + 200 * Math.cos(i / 63) + (i % 3),
      y: 300 + 200 * Math.sin(i / 63) - (i % 2),
    }));
    const corners = simplified(drawn);
    expect(corners.length).toBeGreaterThan(8);
    for (const { x, y } of corners) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200, -1);
  });

  test('what is nearer than the radius is in the circle, what is farther is not', () => {
    const middle = { lat: 21.1458, lng: 79.0882 };
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (km, angle) => {
          const at = (share: number) => ({
            lat: middle.lat + ((km * share) / 111.19) * Math.cos(angle),
            lng:
              middle.lng +
              ((km * share) / (111.19 * Math.cos((middle.lat * Math.PI) / 180))) * Math.sin(angle),
          });
          const circle = circleAround(middle, km);
          expect(isInShape(at(0.97), circle)).toBe(true);
          expect(isInShape(at(1.03), circle)).toBe(false);
          for (const corner of circle) expect(kilometres(middle, corner) / km).toBeCloseTo(1, 2);
        },
      ),
    );
  });

  test('five drawn areas fit into an address of 4 096 bytes and into a saved search', () => {
    const circle = writeShape(circleAround({ lat: 21.1458, lng: 79.0882 }, 40));
    expect(circle.length).toBeLessThan(MAX_SHAPE_LENGTH);
    const shapes = Array.from({ length: MAX_SHAPES }, () => circle).join(',');
    expect(new URLSearchParams({ shape: shapes }).toString().length).toBeLessThan(3500);
  });

  test('a time is a straight line that roads make longer', () => {
    expect(reachKm(15, 'car')).toBe(3.7);
    expect(reachKm(15, 'two-wheeler')).toBe(4.4);
    expect(reachKm(10, 'walk')).toBe(0.6);
  });
});

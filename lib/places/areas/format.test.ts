import fc from 'fast-check';
import { MAX_CORNERS } from './constants';
import { readShape, writeShape } from './format';

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

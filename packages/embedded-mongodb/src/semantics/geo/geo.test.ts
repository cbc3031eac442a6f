import { compileFilter } from '../match';
import { type Document, docOf } from '../values';

const match = (filter: Document, loc: unknown) =>
  compileFilter({ loc: docOf(filter) }).matches(docOf({ loc }));
const point = (lng: number, lat: number) => docOf({ type: 'Point', coordinates: [lng, lat] });
const square = (size: number) => [
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
    [0, 0],
  ],
];
const polygon = (coordinates: unknown) => ({ $geometry: docOf({ type: 'Polygon', coordinates }) });

const STRICT = 'urn:x-mongodb:crs:strictwinding:EPSG:4326';
/** A square whose ring goes round clockwise, in a coordinate system of that name. */
const clockwise = (name: string) => {
  const crs = docOf({ type: 'name', properties: docOf({ name }) });
  return { $geometry: docOf({ type: 'Polygon', coordinates: [square(10)[0]!.slice().reverse()], crs }) };
};

test.each<[string, Document, unknown, boolean]>([
  [
    'one of several places',
    { $geoWithin: docOf({ $center: [[0, 0], 5] }) },
    [
      [90, 9],
      [3, 4],
    ],
    true,
  ],
  ['one of several points', { $geoWithin: docOf(polygon(square(10))) }, [point(50, 50), point(5, 5)], true],
  ['none of several points', { $geoWithin: docOf(polygon(square(10))) }, [point(50, 50)], false],
  [
    'exactly at the radius',
    { $geoWithin: docOf({ $centerSphere: [[0, 0], Math.PI / 180] }) },
    point(1, 0),
    true,
  ],
  ['clockwise, strictly', { $geoWithin: docOf(clockwise(STRICT)) }, point(5, 5), false],
  ['outside of what is clockwise, strictly', { $geoWithin: docOf(clockwise(STRICT)) }, point(50, 50), true],
  ['across what is clockwise, strictly', { $geoIntersects: docOf(clockwise(STRICT)) }, point(50, 50), true],
  ['clockwise, otherwise', { $geoWithin: docOf(clockwise('EPSG:4326')) }, point(5, 5), true],
  [
    'box',
    {
      $geoWithin: docOf({
        $box: [
          [0, 0],
          [5, 5],
        ],
      }),
    },
    [5, 3],
    true,
  ],
  [
    'box, outside',
    {
      $geoWithin: docOf({
        $box: [
          [0, 0],
          [5, 5],
        ],
      }),
    },
    [6, 3],
    false,
  ],
  [
    'polygon',
    {
      $geoWithin: docOf({
        $polygon: [
          [0, 0],
          [4, 0],
          [0, 4],
        ],
      }),
    },
    docOf({ x: 1, y: 1 }),
    true,
  ],
  [
    'polygon, outside',
    {
      $geoWithin: docOf({
        $polygon: [
          [0, 0],
          [4, 0],
          [0, 4],
        ],
      }),
    },
    [3, 3],
    false,
  ],
  ['center', { $geoWithin: docOf({ $center: [[0, 0], 5] }) }, [3, 4], true],
  ['centerSphere', { $geoWithin: docOf({ $centerSphere: [[79, 21], 0.01] }) }, point(79.2, 21.1), true],
  [
    'centerSphere, outside',
    { $geoWithin: docOf({ $centerSphere: [[79, 21], 0.001] }) },
    point(79.2, 21.1),
    false,
  ],
  ['geometry', { $geoWithin: docOf(polygon(square(10))) }, point(5, 5), true],
  ['geometry, outside', { $geoWithin: docOf(polygon(square(10))) }, point(15, 5), false],
  [
    'geometry, the other side of the earth',
    { $geoWithin: docOf(polygon(square(10))) },
    point(-175, -5),
    false,
  ],
  [
    'a line leaves the polygon',
    { $geoWithin: docOf(polygon(square(10))) },
    docOf({
      type: 'LineString',
      coordinates: [
        [5, 5],
        [15, 5],
      ],
    }),
    false,
  ],
  [
    'lines cross',
    {
      $geoIntersects: docOf({
        $geometry: docOf({
          type: 'LineString',
          coordinates: [
            [0, 5],
            [10, 5],
          ],
        }),
      }),
    },
    docOf({
      type: 'LineString',
      coordinates: [
        [5, 0],
        [5, 10],
      ],
    }),
    true,
  ],
  [
    'lines apart',
    {
      $geoIntersects: docOf({
        $geometry: docOf({
          type: 'LineString',
          coordinates: [
            [0, 5],
            [10, 5],
          ],
        }),
      }),
    },
    docOf({
      type: 'LineString',
      coordinates: [
        [5, 6],
        [5, 10],
      ],
    }),
    false,
  ],
  ['not a geometry', { $geoWithin: docOf(polygon(square(10))) }, 'text', false],
])('%s', (_name, filter, loc, expected) => {
  expect(match(filter, loc)).toBe(expected);
});

test.each<[Document, number]>([
  [{ $geoWithin: 5 }, 2],
  [{ $geoWithin: docOf({ $nope: 1 }) }, 2],
  [{ $geoWithin: docOf({ $center: [[0, 0], -1] }) }, 2],
  [
    {
      $geoWithin: docOf({
        $polygon: [
          [0, 0],
          [1, 1],
        ],
      }),
    },
    2,
  ],
  [
    {
      $geoWithin: docOf(
        polygon([
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ]),
      ),
    },
    2,
  ],
  [{ $geoWithin: docOf({ $geometry: point(0, 0) }) }, 2],
  [{ $geoIntersects: docOf({ $geometry: point(200, 0) }) }, 2],
  [{ $near: docOf({}) }, 2],
  [{ $geoWithin: docOf(clockwise('EPSG:9999')) }, 2],
  [{ $geoWithin: docOf({ $centerSphere: [[1, 2, 3], 1] }) }, 2],
  [
    {
      $geoWithin: docOf({
        $polygon: [
          [Number.NaN, 0],
          [1, 1],
          [2, 0],
        ],
      }),
    },
    2,
  ],
  // a bow tie, and a hole along the rim
  [
    {
      $geoIntersects: docOf(
        polygon([
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ]),
      ),
    },
    2,
  ],
  [
    {
      $geoIntersects: docOf(
        polygon([
          ...square(5),
          [
            [0, 0],
            [0, 2],
            [2, 2],
            [2, 0],
            [0, 0],
          ],
        ]),
      ),
    },
    2,
  ],
  [{ $near: [0, 0], $eq: 1 }, 34413],
  [{ $near: [0, 0], $maxDistance: 'far' }, 16895],
])('%j is refused with %d', (filter, code) => {
  expect(() => match(filter, null)).toThrow(expect.objectContaining({ code }));
});

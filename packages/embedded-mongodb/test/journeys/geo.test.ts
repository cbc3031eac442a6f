import type { Document } from 'bson';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

let server: ServerProcess;
let connection: RawConnection;

const point = (...coordinates: number[]) => ({ type: 'Point', coordinates });

beforeAll(async () => {
  server = await startServer();
  connection = await RawConnection.open(server.port);
  const places = [
    { _id: 1, loc: point(0, 0) },
    { _id: 2, loc: point(1, 1) },
    { _id: 3, loc: [5, 5] },
    { _id: 4 },
    {
      _id: 5,
      loc: {
        type: 'Polygon',
        coordinates: [
          [
            [10, 10],
            [12, 10],
            [12, 12],
            [10, 12],
            [10, 10],
          ],
        ],
      },
    },
  ];
  await connection.command({ createIndexes: 'globe', indexes: [{ key: { loc: '2dsphere' }, name: 'loc' }] });
  await connection.command({ insert: 'globe', documents: places });
  await connection.command({ createIndexes: 'plane', indexes: [{ key: { at: '2d' }, name: 'at' }] });
  const pairs = [
    { _id: 1, at: [1, 1] },
    { _id: 2, at: [30, 40] },
    { _id: 3, at: { lng: 2, lat: 2 } },
  ];
  await connection.command({ insert: 'plane', documents: pairs });
});
afterAll(async () => {
  connection?.close();
  await server?.stop();
});

async function ids(command: Document): Promise<unknown[]> {
  return (await connection.all(command)).map((document) => document._id);
}

test.each<[string, Document, number[]]>([
  ['all, nearest first', { loc: { $near: { $geometry: point(0, 0) } } }, [1, 2, 3, 5]],
  ['within metres', { loc: { $near: { $geometry: point(0, 0), $maxDistance: 200_000 } } }, [1, 2]],
  ['beyond metres', { loc: { $near: { $geometry: point(0, 0), $minDistance: 1000 } } }, [2, 3, 5]],
  ['within radians', { loc: { $nearSphere: [0, 0], $maxDistance: 0.1 } }, [1, 2]],
  ['inside a polygon is no distance', { loc: { $near: { $geometry: point(11, 11), $maxDistance: 1 } } }, [5]],
  ['with another condition', { $and: [{ loc: { $near: [0, 0] } }, { _id: { $gt: 1 } }] }, [2, 3, 5]],
])('2dsphere: %s', async (_, filter, expected) => {
  expect(await ids({ find: 'globe', filter })).toEqual(expected);
});

test('pages, sorts and updates by distance', async () => {
  const filter = { loc: { $near: { $geometry: point(0, 0) } } };
  expect(await ids({ find: 'globe', filter, skip: 1, limit: 2 })).toEqual([2, 3]);
  expect(await ids({ find: 'globe', filter, sort: { _id: -1 }, limit: 2 })).toEqual([5, 3]);
  expect(await connection.command({ count: 'globe', query: filter })).toMatchObject({ n: 4 });
  const near = { at: { $near: [31, 41] } };
  await connection.command({ update: 'plane', updates: [{ q: near, u: { $set: { hit: true } } }] });
  expect(await ids({ find: 'plane', filter: { hit: true } })).toEqual([2]);
});

test('2d: on the plane, in its units', async () => {
  expect(await ids({ find: 'plane', filter: { at: { $near: [0, 0], $maxDistance: 10 } } })).toEqual([1, 3]);
  expect(await ids({ find: 'plane', filter: { at: { $near: [30, 40] } } })).toEqual([2, 3, 1]);
});

test('$geoNear', async () => {
  const stage = {
    near: point(0, 0),
    distanceField: 'far.by',
    includeLocs: 'where',
    query: { _id: { $lt: 4 } },
  };
  const found = await connection.all({ aggregate: 'globe', pipeline: [{ $geoNear: stage }], cursor: {} });
  expect(found.map((document) => document._id)).toEqual([1, 2, 3]);
  expect(found[0]).toMatchObject({ far: { by: 0 }, where: point(0, 0) });
  // a degree each way, on a sphere of 6378.1 km
  expect(found[1]!.far.by).toBeCloseTo(157_424.62, 1);
});

test.each<[string, Document, number]>([
  ['a place that is text', { insert: 'globe', documents: [{ loc: 'here' }] }, 16755],
  ['a longitude of 181', { insert: 'globe', documents: [{ loc: point(181, 0) }] }, 16755],
  ['a list of places', { insert: 'globe', documents: [{ loc: [point(1, 1)] }] }, 16755],
  [
    'an update to no place',
    { update: 'globe', updates: [{ q: { _id: 1 }, u: { $set: { loc: 5 } } }] },
    16755,
  ],
  ['a pair off the plane', { insert: 'plane', documents: [{ at: [181, 0] }] }, 13027],
  ['no index', { find: 'globe', filter: { other: { $near: [0, 0] } } }, 291],
  ['two of them', { find: 'globe', filter: { loc: { $near: [0, 0] }, at: { $near: [0, 0] } } }, 2],
  ['in a branch', { find: 'globe', filter: { $or: [{ loc: { $near: [0, 0] } }, { a: 1 }] } }, 2],
  [
    'in a pipeline',
    { aggregate: 'globe', pipeline: [{ $match: { loc: { $near: [0, 0] } } }], cursor: {} },
    5626500,
  ],
  ['$geoNear without near', { aggregate: 'globe', pipeline: [{ $geoNear: {} }], cursor: {} }, 5860400],
  [
    '$geoNear in the middle',
    { aggregate: 'globe', pipeline: [{ $match: {} }, { $geoNear: { near: [0, 0] } }], cursor: {} },
    40603,
  ],
  [
    '$geoNear without an index',
    { aggregate: 'c', pipeline: [{ $geoNear: { near: [0, 0] } }], cursor: {} },
    27,
  ],
  ['text search', { find: 'globe', filter: { $text: { $search: 'x' } } }, 27],
])('refused: %s', async (_, command, code) => {
  const reply = await connection.command(command);
  expect(reply.ok === 1 ? reply.writeErrors?.[0]?.code : reply.code).toBe(code);
});

import type { Document } from 'bson';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

/** Queries by place answered from a geo index, beside the same queries without one and beside plain arithmetic. */
let server: ServerProcess;
let connection: RawConnection;
let seed = 7;

function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const between = (low: number, high: number): number => low + random() * (high - low);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
const wrap = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/** Often where coordinates are odd: the antimeridian, the poles, the equator, and one crowded city. */
function position(): [number, number] {
  switch (Math.floor(random() * 6)) {
    case 0:
      return [wrap(180 + between(-2, 2)), between(-60, 60)];
    case 1:
      return [between(-180, 180), pick([-1, 1]) * between(85, 90)];
    case 2:
      return [pick([-180, 180, 0, 90]), pick([0, 45, -90, 90])];
    case 3:
      return [between(-180, 180), between(-89, 89)];
    default:
      return [79 + between(-0.2, 0.2), 21 + between(-0.2, 0.2)];
  }
}

function polygonAround([lng, lat]: [number, number], size: number): Document {
  const corners = 3 + Math.floor(random() * 4);
  const ring = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = size * between(0.4, 1);
    const y = Math.max(-89.9, Math.min(89.9, lat + radius * Math.sin(angle)));
    return [wrap(lng + radius * Math.cos(angle)), y];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

function geometry(): unknown {
  const at = position();
  const kind = random();
  if (kind < 0.6) return { type: 'Point', coordinates: at };
  if (kind < 0.75) return at;
  if (kind < 0.85)
    return { type: 'LineString', coordinates: [at, [wrap(at[0] + between(0.01, 20)), between(-80, 80)]] };
  if (kind < 0.9) return { type: 'MultiPoint', coordinates: [at, position()] };
  return polygonAround(at, pick([0.05, 1, 10]));
}

const sphereQueries: (() => Document)[] = [
  () => ({ $geoWithin: { $centerSphere: [position(), pick([0.0005, 0.01, 0.2, 1.4])] } }),
  () => ({ $geoWithin: { $geometry: polygonAround(position(), pick([0.1, 1, 15])) } }),
  () => ({ $geoIntersects: { $geometry: polygonAround(position(), pick([0.1, 1, 15])) } }),
  () => ({ $geoIntersects: { $geometry: { type: 'Point', coordinates: position() } } }),
  () => ({
    $geoIntersects: { $geometry: { type: 'LineString', coordinates: [position(), [between(-170, 170), 0]] } },
  }),
];
const planeQueries: (() => Document)[] = [
  () => ({ $geoWithin: { $box: [position(), position()] } }),
  () => ({ $geoWithin: { $center: [position(), pick([0.01, 0.3, 20])] } }),
  () => ({ $geoWithin: { $polygon: [position(), position(), position()] } }),
  () => ({ $geoWithin: { $centerSphere: [position(), pick([0.001, 0.3])] } }),
];

function withKind(document: Document): Document {
  const isPoint = Array.isArray(document.loc) || document.loc.type === 'Point';
  return { ...document, kind: document._id % 3, isPoint };
}

async function insertAll(name: string, documents: Document[]): Promise<void> {
  // one by one: what MongoDB would not take as a place (an edge between opposite points …) is left out
  await connection.command({ insert: name, documents, ordered: false });
  const kept = await connection.all({ find: name });
  await connection.command({ insert: `${name}-plain`, documents: kept });
}

const refused: string[] = [];
async function ids(command: Document): Promise<number[]> {
  try {
    return (await connection.all(command)).map(({ _id }) => _id);
  } catch (error) {
    refused.push(String(error));
    return [];
  }
}

beforeAll(async () => {
  server = await startServer();
  connection = await RawConnection.open(server.port);
  const sphere = { key: { kind: 1, loc: '2dsphere' }, name: 'kind_loc' };
  await connection.command({
    createIndexes: 'sphere',
    indexes: [{ key: { loc: '2dsphere' }, name: 'loc' }, sphere],
  });
  await connection.command({ createIndexes: 'plane', indexes: [{ key: { loc: '2d' }, name: 'loc' }] });
  await insertAll(
    'sphere',
    Array.from({ length: 900 }, (_, _id) => withKind({ _id, loc: geometry() })),
  );
  await insertAll(
    'plane',
    Array.from({ length: 900 }, (_, _id) => ({
      _id,
      loc: random() < 0.9 ? position() : [position(), position()],
    })),
  );
  // some leave, some move
  for (const name of ['sphere', 'sphere-plain', 'plane', 'plane-plain']) {
    await connection.command({ delete: name, deletes: [{ q: { _id: { $mod: [7, 1] } }, limit: 0 }] });
    const u = { $set: { loc: [79.01, 21.01], isPoint: true } };
    await connection.command({ update: name, updates: [{ q: { _id: { $mod: [11, 1] } }, u, multi: true }] });
  }
});
afterAll(async () => {
  connection?.close();
  await server?.stop();
});

test.each([
  ['sphere', sphereQueries],
  ['plane', planeQueries],
] as const)('%s: an index finds what reading everything finds', async (name, queries) => {
  let found = 0;
  for (let i = 0; i < 120; i++) {
    const filter: Document = { loc: pick(queries)() };
    if (name === 'sphere' && random() < 0.3) filter.kind = 1;
    const indexed = await ids({ find: name, filter });
    const plain = await ids({ find: `${name}-plain`, filter });
    expect({ filter, ids: indexed.sort((a, b) => a - b) }).toEqual({
      filter,
      ids: plain.sort((a, b) => a - b),
    });
    found += plain.length;
  }
  expect(found).toBeGreaterThan(300);
  expect(refused.length).toBeLessThan(50);
  expect(await ids({ find: name, filter: {} })).toEqual(await ids({ find: `${name}-plain`, filter: {} }));
});

/** The great-circle distance in metres, by haversines. */
function metres([lng1, lat1]: number[], [lng2, lat2]: number[]): number {
  const radians = Math.PI / 180;
  const sine = (x: number): number => Math.sin(x / 2) ** 2;
  const h =
    sine((lat2! - lat1!) * radians) +
    Math.cos(lat1! * radians) * Math.cos(lat2! * radians) * sine((lng2! - lng1!) * radians);
  return 2 * 6378100 * Math.asin(Math.sqrt(Math.min(1, h)));
}

test('the nearest come first, within their distances, for as many as are asked for', async () => {
  const stored = await connection.all({ find: 'sphere' });
  const points = stored.filter(({ isPoint }) => isPoint);
  const at = ({ loc }: Document): number[] => (Array.isArray(loc) ? loc : loc.coordinates);
  for (let i = 0; i < 30; i++) {
    const centre = position();
    const [min, max] = [pick([0, 1000]), pick([5000, 2_000_000, 1e9])];
    const limit = pick([3, 20, 2000]);
    const $geometry = { type: 'Point', coordinates: centre };
    const filter = {
      loc: { $near: { $geometry, $minDistance: min, $maxDistance: max } },
      isPoint: true,
    };
    const found = await connection.all({ find: 'sphere', filter, limit });
    const expected = points
      .map((document) => metres(centre, at(document)))
      .filter((distance) => distance >= min && distance <= max)
      .sort((a, b) => a - b)
      .slice(0, limit);
    const rounded = (distances: number[]): number[] => distances.map(Math.round);
    expect(rounded(found.map((document) => metres(centre, at(document))))).toEqual(rounded(expected));
    const near = { near: $geometry, distanceField: 'd', minDistance: min, maxDistance: max, key: 'loc' };
    const pipeline = [{ $geoNear: near }, { $match: { isPoint: true } }, { $limit: limit }];
    const staged = await connection.all({ aggregate: 'sphere', pipeline, cursor: {} });
    expect(rounded(staged.map(({ d }) => d))).toEqual(rounded(expected));
  }
});

test('on the plane, too, the nearest come first', async () => {
  const stored = await connection.all({ find: 'plane' });
  for (let i = 0; i < 40; i++) {
    const centre = position();
    const max = pick([0.5, 30, 500]);
    const distanceTo = ({ loc }: Document): number => {
      const list: number[][] = Array.isArray(loc[0]) ? loc : [loc];
      return Math.min(...list.map(([x, y]) => Math.hypot(x! - centre[0], y! - centre[1])));
    };
    const filter = { loc: { $near: centre, $maxDistance: max } };
    const found = await connection.all({ find: 'plane', filter, limit: 30 });
    const expected = stored.map(distanceTo).filter((distance) => distance <= max);
    expect(found.map(distanceTo)).toEqual(expected.sort((a, b) => a - b).slice(0, 30));
  }
});

test('keys read follow the result, not the collection', async () => {
  const explain = async (filter: Document, limit = 0): Promise<Document> => {
    const { executionStats } = await connection.command({
      explain: { find: 'sphere', filter, limit },
      verbosity: 'executionStats',
    });
    return executionStats;
  };
  const $geometry = { type: 'Point', coordinates: [-60, -30] };
  const within = await explain({ loc: { $geoWithin: { $centerSphere: [[-60, -30], 0.02] } } });
  expect(within.totalKeysExamined).toBeLessThan(60);
  expect(within.totalDocsExamined).toBeLessThan(60);
  const near = await explain({ loc: { $near: { $geometry } } }, 3);
  expect(near.nReturned).toBe(3);
  expect(near.totalKeysExamined).toBeLessThan(400);
  expect(near.totalDocsExamined).toBeLessThan(200);
});

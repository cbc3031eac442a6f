import { inspect } from 'node:util';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';

const dir = temporaryDirectory();
let server: ServerProcess;
let client: MongoClient;
let things: Collection;
let plain: Collection;

async function connect(): Promise<void> {
  server = await startServer({ dir });
  client = await MongoClient.connect(server.uri);
  things = client.db('test').collection('things');
  plain = client.db('test').collection('plain');
}
beforeAll(connect);
afterAll(async () => {
  await client?.close();
  await server?.stop();
  removeDirectory(dir);
});
beforeEach(async () => {
  await things.drop().catch(() => undefined);
});

const VALUES: unknown[] = [
  1,
  'a',
  null,
  {},
  { b: 1 },
  { b: { c: 2 } },
  { b: [1, 2] },
  [],
  [1, [2]],
  [{ b: 1 }, { b: { c: 1 } }, 3],
  [[{ b: 1 }]],
  { 0: { b: 1 } },
  { '': 1, b: 'a' },
  [{}],
];
const CONDITIONS: unknown[] = [
  ...VALUES,
  { $gte: 1, $lt: 2 },
  { $in: ['a', { b: 1 }] },
  { $ne: 1 },
  { $ne: null },
  { $exists: true },
  { $exists: false },
  { $elemMatch: { b: 1 } },
  { $not: { $gt: 0 } },
  /^a/,
];
const INDEXES: [Document, Document][] = [
  [{ '$**': 1 }, {}],
  [{ 'a.$**': -1 }, {}],
  [{ '$**': 1 }, { wildcardProjection: { a: 1, 'x.b': 1 } }],
  [{ '$**': 1 }, { wildcardProjection: { 'a.b': 0, _id: 1 } }],
  [{ k: 1, '$**': 1 }, { wildcardProjection: { k: 0, _id: 0 } }],
  [{ '$**': 1 }, { partialFilterExpression: { k: 1 } }],
];

function documents(): Document[] {
  return VALUES.flatMap((a, i) => VALUES.map((x, j) => ({ _id: i * 100 + j, k: (i + j) % 3, a, x })));
}

async function change(collection: Collection): Promise<void> {
  await collection.updateMany({ x: 'a' }, { $set: { 'x1.b': 9 }, $unset: { a: 1 } });
  await collection.deleteMany({ k: 0, x: null });
}

const sortedIds = async (collection: Collection, filter: Document): Promise<unknown[]> => {
  const found = await collection.find(filter).project({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id).sort((a, b) => a - b);
};

/** What a collection without indexes answers; the same for each index, so it is asked once. */
const scans = new Map<string, Promise<unknown[]>>();
function scanned(filter: Document): Promise<unknown[]> {
  const name = inspect(filter, { depth: null });
  const answer = scans.get(name) ?? sortedIds(plain, filter);
  scans.set(name, answer);
  return answer;
}

beforeAll(async () => {
  await plain.insertMany(documents());
  await change(plain);
});

test.each(INDEXES)('a wildcard index %j %j changes no answer', async (key, options) => {
  const half = documents().length / 2;
  await things.insertMany(documents().slice(0, half));
  await things.createIndex(key, options);
  await things.insertMany(documents().slice(half));
  await change(things);
  const ask = async (filter: Document): Promise<unknown[]> => {
    const expected = await scanned(filter);
    expect([filter, await sortedIds(things, filter)]).toEqual([filter, expected]);
    expect(await things.countDocuments(filter)).toBe(expected.length);
    return expected;
  };
  for (const path of ['a', 'a.b', 'a.b.c', 'a.0.b', 'x.b'])
    await Promise.all(CONDITIONS.map((condition) => ask({ [path]: condition, k: { $gte: 1 } })));
  expect(await ask({ 'x1.b': 9 })).not.toEqual([]);
  const { valid } = await client.db('test').command({ validate: 'things', full: true });
  expect(valid).toBe(true);
});

async function keysFor(filter: Document, options: Document = {}): Promise<Document> {
  const { queryPlanner, executionStats } = (await things
    .find(filter, options)
    .explain('executionStats')) as Document;
  const { totalKeysExamined, nReturned } = executionStats;
  let stage = queryPlanner.winningPlan;
  while (stage.inputStage) stage = stage.inputStage;
  return { stage: stage.stage, keys: totalKeysExamined, found: nReturned, bounds: stage.indexBounds };
}

test('a query of any field reads the keys of that field, and no more in a larger collection', async () => {
  await things.createIndex({ '$**': 1 });
  for (const [from, to] of [
    [0, 1000],
    [1000, 10_000],
  ] as const) {
    const rows = Array.from({ length: to - from }, (_, n) => ({
      more: { size: from + n, name: `n${from + n}` },
      tags: [`t${from + n}`, `u${from + n}`],
    }));
    await things.insertMany(rows);
    expect(await keysFor({ 'more.size': { $gte: 500, $lt: 520 } })).toEqual({
      stage: 'IXSCAN',
      keys: 20,
      found: 20,
      bounds: { $_path: ['["more.size", "more.size"]'], 'more.size': ['[500.0, 520.0)'] },
    });
    expect(await keysFor({ 'more.name': 'n7' })).toMatchObject({ keys: 1, found: 1 });
    expect(await keysFor({ tags: 'u9' })).toMatchObject({ keys: 1, found: 1 });
    const page = await things.find({ 'more.size': { $gte: 990 } }, { sort: { 'more.size': 1 }, limit: 3 });
    expect((await page.toArray()).map(({ more }) => more.size)).toEqual([990, 991, 992]);
  }
  expect(await keysFor({ more: { $exists: true } })).toMatchObject({ stage: 'IXSCAN', found: 10_000 });
  expect(await keysFor({ other: null })).toMatchObject({ stage: 'COLLSCAN' });
  await expect(things.find({ other: null }).hint('$**_1').toArray()).rejects.toMatchObject({ code: 291 });
});

test('keys of a wildcard are there after a restart', async () => {
  await things.createIndex({ k: 1, 'a.$**': 1 });
  await things.insertMany(documents());
  await client.close();
  await server.stop();
  await connect();
  expect(await keysFor({ k: 2, 'a.b.c': 2 })).toMatchObject({ stage: 'IXSCAN', keys: 5, found: 5 });
});

test('a compound key longer than a key may be is found', async () => {
  await things.createIndex({ a: 1, b: 1 });
  const [long, longer] = ['x'.repeat(900), 'x'.repeat(1100)];
  await things.insertMany([
    { a: long, b: 'y'.repeat(300) },
    { a: longer, b: 'y' },
    { a: longer, b: 'z' },
  ]);
  expect(await things.countDocuments({ a: long, b: 'y'.repeat(300) })).toBe(1);
  expect(await things.countDocuments({ a: longer, b: 'y' })).toBe(1);
  expect(await things.countDocuments({ a: longer, b: { $gt: 'y' } })).toBe(1);
  expect(await things.countDocuments({ a: { $in: [long, longer] }, b: { $gte: 'y' } })).toBe(3);
});

test('below an array, not null matches what has no such field', async () => {
  await things.createIndex({ 'a.b': 1 }, { sparse: true });
  await things.insertMany([
    { _id: 1, a: [1] },
    { _id: 2, a: { b: [] } },
    { _id: 3, a: [{ b: 1 }, {}] },
    { _id: 4, a: [] },
    { _id: 5 },
  ] as Document[]);
  const found = await things.find({ 'a.b': { $ne: null } }).toArray();
  expect(found.map(({ _id }) => _id)).toEqual([1, 2, 4]);
});

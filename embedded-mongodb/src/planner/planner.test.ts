import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { type RunningServer, startServer } from '../index';

let dir: string;
let server: RunningServer;
let client: MongoClient;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'planner-'));
  server = await startServer({ dir });
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const documents: Document[] = Array.from({ length: 300 }, (_, n) => ({
  _id: n,
  a: n % 7 === 0 ? null : n % 10,
  b: n % 5 === 0 ? [n % 3, n % 11] : n % 6,
  c: { d: n % 4 === 0 ? [{ e: n % 3 }, { e: n % 8 }] : { e: n % 9 } },
  s: `k${n % 13}`,
  ...(n % 3 === 0 ? { t: n } : {}),
}));

const filters: Document[] = [
  { a: 3 },
  { a: null },
  { a: { $ne: null } },
  { a: { $ne: 3 } },
  { a: { $in: [1, 2, null] } },
  { a: { $gt: 2, $lte: 5 } },
  { a: { $gt: 2, $not: { $mod: [2, 0] } } },
  { a: { $gte: 2, $mod: [3, 0] } },
  { a: 3, s: { $gte: 'k3' }, b: { $gt: 1 } },
  { b: { $gt: 1, $lt: 3 } },
  { b: { $elemMatch: { $gt: 1, $lt: 9 } } },
  { b: { $size: 2 } },
  { b: { $all: [1, 2] } },
  { 'c.d.e': 2 },
  { 'c.d': { $elemMatch: { e: { $gt: 1 } } } },
  { 'c.d.e': { $gte: 1, $lt: 3 } },
  { s: /^k1/ },
  { s: { $regex: '^k1[02]$' } },
  { s: { $nin: ['k1', 'k2'] } },
  { t: { $exists: true } },
  { t: { $exists: false } },
  { t: { $gt: 50 } },
  { $or: [{ a: 3 }, { s: 'k4', b: 2 }] },
  { $or: [{ a: 3 }, { t: { $lt: 20 } }], b: { $gte: 1 } },
  { $and: [{ a: { $gt: 1 } }, { a: { $lt: 4 } }], s: 'k5' },
  { _id: { $gte: 20, $lt: 40 } },
  { _id: { $in: [3, 1, 2, 999] } },
];
const sorts: Document[] = [
  { a: 1, _id: 1 },
  { a: -1, s: -1, _id: 1 },
  { s: 1, a: 1, _id: -1 },
  { t: -1, _id: 1 },
];
const indexes: Document[] = [
  { a: 1, s: 1 },
  { a: -1, s: -1 },
  { s: 1, a: 1, b: 1 },
  { b: 1 },
  { 'c.d.e': 1, a: 1 },
  { s: 1, t: -1 },
];

test('indexes change how answers are found, not what they are', async () => {
  const db = client.db('planner');
  const [plain, indexed] = [db.collection('plain'), db.collection('indexed')];
  await plain.insertMany(documents);
  await indexed.insertMany(documents);
  for (const key of indexes) await indexed.createIndex(key);
  await indexed.createIndex({ t: 1 }, { sparse: true });
  let scans = 0;
  for (const filter of filters) {
    for (const sort of sorts) {
      const ask = (from: typeof plain) =>
        from.find(filter).sort(sort).skip(2).limit(25).project({ _id: 1 }).toArray();
      expect({ filter, sort, found: await ask(indexed) }).toEqual({ filter, sort, found: await ask(plain) });
    }
    expect(await indexed.countDocuments(filter)).toBe(await plain.countDocuments(filter));
    expect({ filter, n: await indexed.distinct('s', filter) }).toEqual({
      filter,
      n: expect.arrayContaining(await plain.distinct('s', filter)),
    });
    const plan = JSON.stringify(await indexed.find(filter).explain('queryPlanner'));
    if (plan.includes('COLLSCAN')) scans++;
  }
  // $size and {$exists: false} are all that no index helps with
  expect(scans).toBe(2);
}, 60_000);

test('a count of an indexed value reads keys only', async () => {
  const items = client.db('planner').collection('counted');
  await items.insertMany(Array.from({ length: 5000 }, (_, n) => ({ g: n % 2 })));
  await items.createIndex({ g: 1 });
  expect(await items.countDocuments({ g: 1 })).toBe(2500);
  await items.deleteMany({ g: 1, _id: { $exists: true } });
  expect(await items.countDocuments({ g: 1 })).toBe(0);
  const { executionStats } = await client
    .db('planner')
    .command({ explain: { count: 'counted', query: { g: 0 } }, verbosity: 'executionStats' });
  expect(executionStats).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 2500 });
});

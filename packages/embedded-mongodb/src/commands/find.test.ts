import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { type RunningServer, startServer } from '../index';

let dir: string;
let server: RunningServer;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'find-'));
  server = await startServer({ dir });
  client = await MongoClient.connect(server.uri);
  db = client.db('find');
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

test('a capped collection keeps its newest documents, and a tailing cursor sees them come', async () => {
  const log = await db.createCollection('log', { capped: true, size: 100_000, max: 3 });
  await log.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
  expect((await log.find().toArray()).map((entry) => entry.n)).toEqual([2, 3, 4]);
  const cursor = log.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: 500 });
  const seen: number[] = [];
  setTimeout(() => void log.insertOne({ n: 5 }), 50);
  while (seen.length < 4) seen.push((await cursor.next())!.n);
  expect(seen).toEqual([2, 3, 4, 5]);
  await cursor.close();
});

test('a tailing cursor that was overtaken says so; one whose place is still there goes on', async () => {
  const ring = await db.createCollection<{ n: number }>('ring', { capped: true, size: 100_000, max: 3 });
  await ring.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  const cursor = ring.find({}, { tailable: true, batchSize: 10 });
  expect((await cursor.next())!.n).toBe(1);
  await ring.insertMany([{ n: 4 }, { n: 5 }]);
  expect([await cursor.next(), await cursor.next(), await cursor.next()].map((entry) => entry!.n)).toEqual([
    2, 3, 4,
  ]);
  await ring.insertMany([{ n: 6 }, { n: 7 }, { n: 8 }]);
  expect((await cursor.next())!.n).toBe(5);
  await expect(cursor.next()).rejects.toMatchObject({ code: 136 });
});

test('a tailing cursor on nothing is over at once; a renamed collection ends its cursors', async () => {
  const empty = await db.createCollection('empty', { capped: true, size: 4096 });
  expect(await empty.find({}, { tailable: true }).toArray()).toEqual([]);
  const items = db.collection('before');
  await items.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  const cursor = items.find({}, { batchSize: 1 });
  await cursor.next();
  await items.rename('after');
  await expect(cursor.next()).rejects.toMatchObject({ code: 175 });
});

test('tailing an ordinary collection is refused', async () => {
  await db.collection('plain').insertOne({ n: 1 });
  await expect(db.collection('plain').find({}, { tailable: true }).toArray()).rejects.toMatchObject({
    code: 2,
  });
});

test('min, max and returnKey', async () => {
  const items = db.collection('items');
  await items.insertMany([1, 2, 3, 4, 5].map((n) => ({ n, m: -n })));
  await items.createIndex({ n: 1 });
  const found = await items.find().hint({ n: 1 }).min({ n: 2 }).max({ n: 4 }).toArray();
  expect(found.map((item) => item.n)).toEqual([2, 3]);
  await expect(items.find().min({ n: 2 }).toArray()).rejects.toMatchObject({ code: 51173 });
  expect(await items.find({ n: 3 }, { returnKey: true }).toArray()).toEqual([{ n: 3 }]);
});

test('errors of a query come on a missing collection too', async () => {
  await expect(db.collection('nowhere').find({ $nope: 1 }).toArray()).rejects.toMatchObject({ code: 2 });
  expect(await db.collection('nowhere').find({ a: 1 }).toArray()).toEqual([]);
});

test('a time limit ends a long search', async () => {
  const many = db.collection('many');
  await many.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(50) })));
  await expect(
    many
      .find({ text: { $regex: '(x+)y$' } })
      .maxTimeMS(5)
      .toArray(),
  ).rejects.toMatchObject({ code: 50 });
});

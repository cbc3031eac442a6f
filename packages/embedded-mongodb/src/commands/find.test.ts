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

test('a renamed collection ends its cursors', async () => {
  const items = db.collection('before');
  await items.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  const cursor = items.find({}, { batchSize: 1 });
  await cursor.next();
  await items.rename('after');
  await expect(cursor.next()).rejects.toMatchObject({ code: 175 });
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

import { type Collection, type Document, MongoClient } from 'mongodb';
import { until } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
let homes: Collection;

beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});
beforeEach(async () => {
  homes = client.db('test').collection('homes');
  await homes.drop().catch(() => undefined);
});

type Plan = { stages: string[]; keys: number; docs: number; returned: number; index?: string };

function walk(stage: Document, stages: string[], found: { index?: string }): void {
  stages.push(stage.stage);
  if (stage.indexName) found.index = stage.indexName;
  for (const input of [stage.inputStage, ...(stage.inputStages ?? [])]) if (input) walk(input, stages, found);
}

async function plan(filter: Document, options: Document = {}): Promise<Plan> {
  const explained = await homes.find(filter, options).explain('executionStats');
  const stages: string[] = [];
  const found: { index?: string } = {};
  walk(explained.queryPlanner.winningPlan, stages, found);
  const stats = explained.executionStats;
  return {
    stages,
    keys: stats.totalKeysExamined,
    docs: stats.totalDocsExamined,
    returned: stats.nReturned,
    ...found,
  };
}

const hundred = () =>
  homes.insertMany(
    Array.from({ length: 100 }, (_, n) => ({
      n,
      city: ['Pune', 'Nagpur'][n % 2],
      tags: [`t${n % 5}`, 'all'],
    })),
  );

test('listIndexes returns the indexes as they were created', async () => {
  await homes.createIndexes([
    { key: { a: 1, b: -1 }, name: 'ab', unique: true },
    { key: { c: 1 }, sparse: true },
    { key: { d: 1 }, partialFilterExpression: { d: { $gt: 5 } } },
    { key: { e: 1 }, expireAfterSeconds: 60 },
    { key: { f: 1 }, collation: { locale: 'en', strength: 2 } },
    { key: { g: 1 }, hidden: true },
  ]);
  const indexes = await homes.listIndexes().toArray();
  expect(indexes.map((index) => index.name)).toEqual(['_id_', 'ab', 'c_1', 'd_1', 'e_1', 'f_1', 'g_1']);
  expect(indexes[0]).toEqual({ v: 2, key: { _id: 1 }, name: '_id_' });
  expect(indexes[1]).toEqual({ v: 2, key: { a: 1, b: -1 }, name: 'ab', unique: true });
  expect(indexes[3]).toMatchObject({ partialFilterExpression: { d: { $gt: 5 } } });
  expect(indexes[4]).toMatchObject({ expireAfterSeconds: 60 });
  expect(indexes[5]!.collation).toMatchObject({ locale: 'en', strength: 2 });
  expect(indexes[6]).toMatchObject({ hidden: true });
});

test('creating an index again changes nothing, and a different one with its name or key is refused', async () => {
  await homes.createIndex({ a: 1 });
  const again = await client
    .db('test')
    .command({ createIndexes: 'homes', indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  expect(again).toMatchObject({ numIndexesBefore: 2, numIndexesAfter: 2, note: 'all indexes already exist' });
  await expect(homes.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  await expect(homes.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
  await expect(homes.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
  await expect(homes.dropIndex('nope')).rejects.toMatchObject({ code: 27 });
  await expect(homes.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  await expect(homes.createIndex({ a: 'sideways' as never })).rejects.toMatchObject({ code: 67 });
});

test('does not build a unique index over duplicates, and leaves nothing behind', async () => {
  await homes.insertMany([{ a: 1 }, { a: 1 }]);
  await expect(homes.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect(await homes.listIndexes().toArray()).toHaveLength(1);
  await homes.insertOne({ a: 1 });
  expect(await homes.countDocuments({ a: 1 })).toBe(3);
});

test('allows a sparse, a unique and a plain index on one key, and drops them by name', async () => {
  await homes.createIndex({ mail: 1 }, { name: 'plain' });
  await homes.createIndex({ mail: 1 }, { name: 'sparse', sparse: true });
  await homes.createIndex({ mail: 1 }, { name: 'both', sparse: true, unique: true });
  await homes.insertMany([{ mail: 'a' }, { x: 1 }, { x: 2 }]);
  await expect(homes.insertOne({ mail: 'a' })).rejects.toMatchObject({ code: 11000 });
  for (const hint of ['plain', 'sparse'])
    expect([hint, await homes.find({ mail: 'a' }).hint(hint).toArray()]).toMatchObject([
      hint,
      [{ mail: 'a' }],
    ]);
  await expect(homes.createIndex({ mail: 1 }, { name: 'again', sparse: true })).rejects.toMatchObject({
    code: 85,
  });
  await expect(homes.createIndex({ mail: 1 }, { name: 'plain', unique: true })).rejects.toMatchObject({
    code: 86,
  });
  const drop = (index: unknown) => client.db('test').command({ dropIndexes: 'homes', index });
  await expect(drop({ mail: 1 })).rejects.toMatchObject({ code: 181 });
  expect(await drop(['plain', 'both'])).toMatchObject({ ok: 1 });
  expect(await drop({ mail: 1 })).toMatchObject({ ok: 1, nIndexesWas: 2 });
});

test('a unique index treats missing as null, unless it is sparse or partial', async () => {
  await homes.createIndex({ plain: 1 }, { unique: true });
  await homes.insertOne({ x: 1 });
  await expect(homes.insertOne({ x: 2 })).rejects.toMatchObject({ code: 11000 });
  await homes.dropIndexes();
  await homes.createIndex({ mail: 1 }, { unique: true, sparse: true });
  await homes.insertMany([{ x: 3 }, { x: 4 }]);
  await homes.insertOne({ mail: null });
  await expect(homes.insertOne({ mail: null })).rejects.toMatchObject({ code: 11000 });
  await homes.dropIndexes();
  await homes.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { live: true } });
  await homes.insertMany([{ slug: 's' }, { slug: 's' }, { slug: 's', live: true }]);
  await expect(homes.insertOne({ slug: 's', live: true })).rejects.toMatchObject({ code: 11000 });
  await expect(
    homes.updateOne({ slug: 's', live: { $exists: false } }, { $set: { live: true } }),
  ).rejects.toMatchObject({ code: 11000 });
});

test('a unique index over arrays compares documents, not the elements of one', async () => {
  await homes.createIndex({ codes: 1 }, { unique: true });
  await homes.insertOne({ codes: ['a', 'a', 'b'] });
  await expect(homes.insertOne({ codes: ['c', 'b'] })).rejects.toMatchObject({ code: 11000 });
  await homes.insertOne({ codes: ['c', 'd'] });
});

test('refuses two array fields in one compound index', async () => {
  await homes.createIndex({ a: 1, b: 1 });
  await expect(homes.insertOne({ a: [1, 2], b: [3, 4] })).rejects.toMatchObject({ code: 171 });
  expect(await homes.countDocuments()).toBe(0);
});

test('numbers of different types have the same key', async () => {
  await homes.createIndex({ n: 1 }, { unique: true });
  await homes.insertOne({ n: 5 });
  const { Long, Double, Decimal128 } = await import('mongodb');
  for (const same of [Long.fromNumber(5), new Double(5), Decimal128.fromString('5.0')]) {
    await expect(homes.insertOne({ n: same })).rejects.toMatchObject({ code: 11000 });
    expect(await homes.countDocuments({ n: same })).toBe(1);
  }
});

test('collation strength 2 ignores case in equality, uniqueness and order', async () => {
  const collation = { locale: 'en', strength: 2 };
  await homes.createIndex({ mail: 1 }, { unique: true, collation });
  await homes.insertMany([{ mail: 'Ada@x.in' }, { mail: 'bo@x.in' }, { mail: 'Cy@x.in' }]);
  await expect(homes.insertOne({ mail: 'ADA@X.IN' })).rejects.toMatchObject({ code: 11000 });
  expect(await homes.findOne({ mail: 'ada@x.in' })).toBeNull();
  expect(await homes.findOne({ mail: 'ada@x.in' }, { collation })).toMatchObject({ mail: 'Ada@x.in' });
  expect(await plan({ mail: 'ada@x.in' }, { collation })).toMatchObject({
    keys: 1,
    docs: 1,
    index: 'mail_1',
  });
  expect((await plan({ mail: 'ada@x.in' })).stages).toContain('COLLSCAN');
  const sorted = await homes.find({}, { collation }).sort({ mail: 1 }).toArray();
  expect(sorted.map((home) => home.mail)).toEqual(['Ada@x.in', 'bo@x.in', 'Cy@x.in']);
  const bytes = await homes.find().sort({ mail: 1 }).toArray();
  expect(bytes.map((home) => home.mail)).toEqual(['Ada@x.in', 'Cy@x.in', 'bo@x.in']);
});

test('TTL removes expired documents within seconds and keeps others', async () => {
  await homes.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
  await homes.insertMany([
    { k: 'old', at: new Date(Date.now() - 60_000) },
    { k: 'array', at: [new Date(Date.now() + 60_000), new Date(Date.now() - 60_000)] },
    { k: 'new', at: new Date(Date.now() + 60_000) },
    { k: 'text', at: 'yesterday' },
    { k: 'none' },
  ]);
  const left = async () => (await homes.find().sort({ k: 1 }).toArray()).map((home) => home.k);
  await until('the end of the old ones', async () => (await left()).length <= 3);
  expect(await left()).toEqual(['new', 'none', 'text']);
  await client
    .db('test')
    .command({ collMod: 'homes', index: { keyPattern: { at: 1 }, expireAfterSeconds: 999 } });
  expect((await homes.listIndexes().toArray())[1]).toMatchObject({ expireAfterSeconds: 999 });
});

test('explain shows the index and how many keys and documents it reads', async () => {
  await hundred();
  expect(await plan({ n: 7 })).toMatchObject({ stages: ['COLLSCAN'], keys: 0, docs: 100, returned: 1 });
  await homes.createIndex({ n: 1 });
  expect(await plan({ n: 7 })).toMatchObject({
    stages: ['FETCH', 'IXSCAN'],
    keys: 1,
    docs: 1,
    returned: 1,
    index: 'n_1',
  });
  const range = await plan({ n: { $gte: 10, $lt: 20 } });
  expect(range).toMatchObject({ docs: 10, returned: 10 });
  expect(range.keys).toBeLessThanOrEqual(11);
  const several = await plan({ n: { $in: [1, 50, 99] } });
  expect(several).toMatchObject({ docs: 3, returned: 3 });
  expect(several.keys).toBeLessThanOrEqual(6);
  expect((await plan({ _id: (await homes.findOne())!._id })).docs).toBe(1);
});

test('a compound index sorts matches without a sort stage and reads only one page', async () => {
  await hundred();
  await homes.createIndex({ city: 1, n: -1 });
  const page = await plan({ city: 'Pune' }, { sort: { n: -1 }, limit: 5 });
  expect(page.stages).not.toContain('SORT');
  expect(page).toMatchObject({ docs: 5, returned: 5, index: 'city_1_n_-1' });
  expect((await plan({ city: 'Pune' }, { sort: { n: 1 }, limit: 5 })).stages).not.toContain('SORT');
  expect((await plan({ city: 'Pune' }, { sort: { tags: 1 } })).stages).toContain('SORT');
  const skipped = await plan({ city: 'Pune' }, { sort: { n: -1 }, skip: 40, limit: 5 });
  expect(skipped).toMatchObject({ docs: 5, returned: 5 });
});

test('multikey, prefix, $or and covered counts use indexes', async () => {
  await hundred();
  await homes.createIndexes([{ key: { tags: 1 } }, { key: { n: 1 } }, { key: { city: 1, n: 1 } }]);
  expect(await plan({ tags: 't3' })).toMatchObject({ docs: 20, returned: 20 });
  expect(await plan({ tags: { $all: ['t3', 'all'] } })).toMatchObject({ returned: 20 });
  expect((await plan({ city: /^Nag/ })).stages).toContain('IXSCAN');
  const either = await plan({ $or: [{ n: 3 }, { tags: 't4' }] });
  expect(either.stages).not.toContain('COLLSCAN');
  expect(either.returned).toBe(21);
  const counted = await client.db('test').command({
    explain: { count: 'homes', query: { city: 'Pune' } },
    verbosity: 'executionStats',
  });
  expect(counted.executionStats.totalDocsExamined).toBe(0);
});

test('uses sparse and partial indexes only for complete results, never uses hidden ones, and follows hints', async () => {
  await hundred();
  await homes.insertOne({ other: true });
  await homes.createIndex({ n: 1 }, { sparse: true });
  expect((await plan({}, { sort: { n: 1 } })).returned).toBe(101);
  expect(await homes.find({ n: null }).toArray()).toHaveLength(1);
  expect((await plan({ n: 3 })).index).toBe('n_1');
  await homes.dropIndexes();
  await homes.createIndex({ n: 1 }, { partialFilterExpression: { n: { $gte: 50 } } });
  expect((await plan({ n: 10 })).stages).toContain('COLLSCAN');
  expect((await plan({ n: { $gte: 60 } })).index).toBe('n_1');
  await homes.dropIndexes();
  await homes.createIndex({ n: 1 }, { hidden: true });
  expect((await plan({ n: 3 })).stages).toContain('COLLSCAN');
  await homes.createIndex({ city: 1 });
  expect((await plan({ n: 3 }, { hint: 'city_1' })).index).toBe('city_1');
  expect((await plan({ city: 'Pune' }, { hint: { $natural: 1 } })).stages).toContain('COLLSCAN');
  await expect(homes.find({}, { hint: 'nope' }).toArray()).rejects.toMatchObject({ code: 2 });
});

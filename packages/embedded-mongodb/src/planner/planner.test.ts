import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Collection, type Db, type Document, MongoClient, type Sort } from 'mongodb';
import { IndexEntry } from '../catalog/index-entry';
import { KeyPlanner } from '../catalog/key-planner';
import { type RunningServer, startServer } from '../index';
import { encode } from '../semantics/codec';
import { docOf } from '../semantics/values';

describe('plans', () => {
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

  test('indexes speed up queries without changing their results', async () => {
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
        expect({ filter, sort, found: await ask(indexed) }).toEqual({
          filter,
          sort,
          found: await ask(plain),
        });
      }
      expect(await indexed.countDocuments(filter)).toBe(await plain.countDocuments(filter));
      expect({ filter, n: await indexed.distinct('s', filter) }).toEqual({
        filter,
        n: expect.arrayContaining(await plain.distinct('s', filter)),
      });
      const plan = JSON.stringify(await indexed.find(filter).explain('queryPlanner'));
      if (plan.includes('COLLSCAN')) scans++;
    }
    // only $size and {$exists: false} need a scan of the collection
    expect(scans).toBe(2);
  });

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

  describe('choice among several indexes', () => {
    type Item = { _id: number; kind: string; rare: number; n: number; day: Date };
    let items: Collection<Item>;
    const statsOf = async (filter: Document, sort: Document = {}, limit = 0) =>
      (await items
        .find(filter)
        .sort(sort as Sort)
        .limit(limit)
        .explain('executionStats')) as Document;
    const indexOf = (explained: Document) =>
      /"indexName":"([^"]+)"/.exec(JSON.stringify(explained.queryPlanner.winningPlan))?.[1];

    beforeAll(async () => {
      items = client.db('planner').collection<Item>('choice');
      // `kind` is not selective, `rare` is, and `n` is unique
      const make = (_id: number) => ({
        _id,
        kind: `k${_id % 2}`,
        rare: _id % 200,
        n: _id,
        day: new Date(_id),
      });
      await items.insertMany(Array.from({ length: 4000 }, (_, _id) => make(_id)));
      await items.createIndex({ kind: 1 }, { name: 'kind' });
      await items.createIndex({ rare: 1 }, { name: 'rare' });
      await items.createIndex({ kind: 1, n: 1 }, { name: 'kind_n' });
      await items.createIndex({ n: 1, rare: 1, kind: -1 }, { name: 'n_rare_kind' });
    });

    test('takes the index that reads the fewest keys', async () => {
      const explained = await statsOf({ kind: 'k0', rare: 20 });
      expect(indexOf(explained)).toBe('rare');
      expect(explained.executionStats).toMatchObject({ nReturned: 20, totalKeysExamined: 20 });
    });

    test('weighs the cost of a sort against the number of matches', async () => {
      expect(indexOf(await statsOf({ kind: 'k0', day: { $gt: new Date(0) } }, { n: 1 }, 5))).toBe('kind_n');
      expect(indexOf(await statsOf({ kind: 'k0', rare: 20 }, { n: 1 }, 15))).toBe('rare');
    });

    test('tests fields after a range on the keys, without reading other documents', async () => {
      const { executionStats } = (await items
        .find({ n: { $gte: 0, $lt: 1000 }, rare: 7, kind: 'k1' })
        .hint('n_rare_kind')
        .explain('executionStats')) as Document;
      expect(executionStats).toMatchObject({ nReturned: 5, totalKeysExamined: 1000, totalDocsExamined: 5 });
    });

    test('explain shows bounds as values', async () => {
      const filter = { n: { $gt: 5, $lte: 9.5 }, rare: 7, kind: { $gte: 'k' } };
      const explained = await items.find(filter).hint('n_rare_kind').explain('queryPlanner');
      expect((explained as Document).queryPlanner.winningPlan.inputStage.indexBounds).toEqual({
        n: ['(5.0, 9.5]'],
        rare: ['[7.0, 7.0]'],
        kind: ['["k", {}]'],
      });
    });
  });

  test('distinct on an indexed field reads only its keys', async () => {
    const items = client.db('planner').collection<{ g?: unknown }>('distinct');
    await items.insertMany(Array.from({ length: 3000 }, (_, n) => ({ g: n % 3, h: n })));
    await items.createIndex({ g: 1 });
    expect(await items.distinct('g')).toEqual([0, 1, 2]);
    expect(await items.distinct('g', { g: { $gte: 1 } })).toEqual([1, 2]);
    expect(await items.distinct('g', { h: 5 })).toEqual([2]);
    const explain = { explain: { distinct: 'distinct', key: 'g' }, verbosity: 'executionStats' };
    const { executionStats } = await client.db('planner').command(explain);
    expect(executionStats).toMatchObject({
      totalKeysExamined: 3,
      executionStages: { inputStage: { stage: 'DISTINCT_SCAN' } },
    });
    // values of other types, one of each, which distinct returns as stored
    await items.insertMany([{ g: [5, 7] }, { g: null }, {}, { g: '1' }, { g: [] }]);
    expect(await items.distinct('g')).toEqual([0, 1, 2, 5, 7, null, '1']);
  });
});

describe('keys', () => {
  const PATHS = ['a', 'a.b', 'a.b.c', 'a.0', 'a.0.b'];
  const indexes = PATHS.flatMap((path) =>
    [1, -1].flatMap((direction) =>
      [false, true].map((sparse) => {
        const spec = docOf({ v: 2, key: docOf({ [path]: direction }), name: `${path}_${direction}`, sparse });
        return new IndexEntry({ space: 0x8000_0001, spec, multikey: [false], longKeys: false }, spec);
      }),
    ),
  );

  const leaf = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.string({ maxLength: 40 }),
    fc.string({ minLength: 900, maxLength: 1100 }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('b', 'c', '0', 'x'), tie('value'), { maxKeys: 3 }),
    ),
  }));

  const toDocument = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(toDocument);
    if (typeof given !== 'object' || given === null) return given;
    return docOf(
      Object.fromEntries(Object.entries(given).map(([name, inside]) => [name, toDocument(inside)])),
    );
  };

  test('the planner makes the same keys as the generator', () => {
    let planned = 0;
    fc.assert(
      fc.property(value, (a) => {
        const raw = Buffer.from(encode(docOf({ _id: 1, a: toDocument(a) })));
        const planner = new KeyPlanner(indexes);
        planner.read(raw);
        for (const index of indexes) {
          const plain = planner.keysOf(index);
          if (!plain) continue;
          planned++;
          const generated = index.keysOf(raw);
          if (index.sparse && plain.allMissing) {
            expect(generated).toBeNull();
            continue;
          }
          expect([...plain.keys].sort()).toEqual(generated!.keys.map((key) => key.toString('latin1')).sort());
          expect([plain.arrayField >= 0]).toEqual(generated!.multikey);
        }
      }),
      { numRuns: 500 },
    );
    expect(planned).toBeGreaterThan(2_500);
  });
});

describe('running queries', () => {
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

  test('a cursor ends when its collection is renamed', async () => {
    const items = db.collection('before');
    await items.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const cursor = items.find({}, { batchSize: 1 });
    await cursor.next();
    await items.rename('after');
    await expect(cursor.next()).rejects.toMatchObject({ code: 175 });
  });

  test('reports an invalid query even if the collection is missing', async () => {
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
});

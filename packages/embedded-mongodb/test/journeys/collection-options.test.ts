import { Decimal128, type Document, MongoClient, type MongoServerError, UUID } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
  const db = client.db('d');
  await db.collection('c').insertMany([{ a: 1 }, { a: 2 }]);
  await db.collection('c').createIndex({ a: 1 });
  await db.createCollection('ring', { capped: true, size: 100_000 });
  await db.command({ create: 'v', viewOn: 'c', pipeline: [] });
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});

async function expectCodes(cases: [Document, number][]): Promise<void> {
  for (const [command, code] of cases) {
    const got = await client
      .db('d')
      .command(command)
      .then(
        () => 0,
        (error: MongoServerError) => error.code,
      );
    expect([command, got]).toEqual([command, code]);
  }
}
let n = 0;
const create = (options: Document): Document => ({ create: `c${++n}`, ...options });
const clustered = { key: { _id: 1 }, unique: true };

test('create checks options that are documents of their own', () =>
  expectCodes([
    [create({ changeStreamPreAndPostImages: {} }), 40414],
    [create({ changeStreamPreAndPostImages: { enabled: 'x' } }), 14],
    [create({ changeStreamPreAndPostImages: { enabled: true, foo: 1 } }), 40415],
    [create({ changeStreamPreAndPostImages: { enabled: true } }), 0],
    [create({ storageEngine: {} }), 72],
    [create({ storageEngine: { wiredTiger: 1 } }), 2],
    [create({ storageEngine: { other: {} } }), 72],
    [create({ storageEngine: { wiredTiger: {} } }), 0],
    [create({ indexOptionDefaults: { foo: 1 } }), 40415],
    [create({ indexOptionDefaults: { storageEngine: 1 } }), 14],
    [create({ idIndex: {} }), 9],
    [create({ idIndex: { key: { a: 1 }, name: 'x' } }), 2],
    [create({ idIndex: { key: { _id: 1 }, name: '_id_' } }), 0],
    [create({ idIndex: { key: { _id: 1 }, name: '_id_' }, autoIndexId: true }), 72],
    [create({ clusteredIndex: {} }), 40414],
    [create({ clusteredIndex: { key: { _id: 1 } } }), 40414],
    [create({ clusteredIndex: { ...clustered, unique: false } }), 5979700],
    [create({ clusteredIndex: { ...clustered, foo: 1 } }), 40415],
    [create({ clusteredIndex: clustered, expireAfterSeconds: -1 }), 72],
    [create({ clusteredIndex: clustered, expireAfterSeconds: 'x' }), 14],
    [create({ clusteredIndex: clustered, expireAfterSeconds: 60 }), 0],
    [create({ collation: {} }), 40414],
    [create({ validator: { $text: { $search: 'x' } } }), 2],
    [create({ validator: { a: { $near: [0, 0] } } }), 5626500],
    [create({ validator: { $or: [{ $where: '1' }] } }), 2],
  ]));

test('collMod keeps to what a collection, a view and an index can become', () =>
  expectCodes([
    [{ collMod: 'c', viewOn: 'x', pipeline: [] }, 72],
    [{ collMod: 'c', pipeline: [] }, 72],
    [{ collMod: 'v', viewOn: 'c' }, 0],
    [
      { collMod: 'v', pipeline: [{ $lookup: { from: 'v', localField: 'a', foreignField: 'a', as: 'b' } }] },
      5,
    ],
    [{ collMod: 'v', pipeline: [{ $documents: [] }] }, 73],
    [{ collMod: 'v', cappedMax: 5 }, 72],
    [{ collMod: 'ring', cappedMax: 2 ** 31 }, 2],
    [{ collMod: 'c', index: { name: '_id_', expireAfterSeconds: 5 } }, 72],
    [{ collMod: 'c', index: { name: 'a_1', expireAfterSeconds: null } }, 72],
    [{ collMod: 'c', validationLevel: null, index: null }, 0],
    [{ collMod: 'v', viewOn: 'c', pipeline: [] }, 0],
    [{ collMod: 'v', validationLevel: 'off' }, 72],
    [{ collMod: 'c', changeStreamPreAndPostImages: {} }, 40414],
    [{ collMod: 'c', cappedSize: 5000 }, 72],
    [{ collMod: 'ring', cappedSize: 0 }, 2],
    [{ collMod: 'ring', cappedSize: 5000, cappedMax: 10 }, 0],
    [{ collMod: 'c', index: { name: 1, hidden: true } }, 14],
    [{ collMod: 'c', index: { keyPattern: 1, hidden: true } }, 14],
    [{ collMod: 'c', index: { name: 'a_1', hidden: 'x' } }, 14],
    [{ collMod: 'c', index: { name: 'a_1', prepareUnique: 'x' } }, 14],
    [{ collMod: 'c', index: { name: 'a_1', expireAfterSeconds: -1 } }, 72],
    [{ collMod: 'c', validator: { $text: { $search: 'x' } } }, 2],
  ]));

test('a smaller capped collection drops its oldest documents with the next insert', async () => {
  const ring = client.db('d').collection('ring');
  await ring.insertMany(Array.from({ length: 30 }, (_, i) => ({ i })));
  expect((await ring.find().toArray()).map(({ i }) => i)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
});

test('commands about indexes check their arguments', () =>
  expectCodes([
    [{ createIndexes: 'c', indexes: [{ key: { q: 1 }, name: 'q', foo: 1 }] }, 197],
    [
      {
        createIndexes: 'c',
        indexes: [{ key: { q: 1 }, name: 'q', foo: 1 }],
        ignoreUnknownIndexOptions: true,
      },
      0,
    ],
    [{ createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'z' }], commitQuorum: 1 }, 2],
    [{ createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'z', storageEngine: 1 }] }, 14],
    [{ createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'z', storageEngine: {} }] }, 72],
    [{ dropIndexes: 'v', index: '*' }, 166],
    [{ dropIndexes: 'c', index: [1] }, 14],
    [{ dropIndexes: 'c', index: ['none'] }, 27],
    [{ listIndexes: 'c', cursor: { batchSize: 'x' } }, 14],
    [{ listIndexes: 'c', cursor: { foo: 1 } }, 40415],
    [{ listCollections: 1, cursor: { foo: 1 } }, 40415],
  ]));

test('clusteredIndex: its form, what it does not go with, and its index', async () => {
  await expectCodes([
    [create({ clusteredIndex: true }), 5979703],
    [create({ clusteredIndex: null }), 14],
    [create({ clusteredIndex: { key: null, unique: true } }), 40414],
    [create({ clusteredIndex: { ...clustered, v: 1 } }), 5979704],
    [create({ clusteredIndex: clustered, viewOn: 'c', pipeline: [] }), 6026500],
    [create({ clusteredIndex: false, capped: true, size: 4096 }), 6049200],
    [create({ clusteredIndex: clustered, max: 5 }), 6049204],
    [{ create: 'clustered', clusteredIndex: clustered }, 0],
    [{ dropIndexes: 'clustered', index: { _id: 1 } }, 5979800],
    [{ collMod: 'clustered', index: { name: '_id_', hidden: false } }, 6011800],
  ]);
  const rows = client.db('d').collection<{ _id: unknown }>('clustered');
  await rows.insertMany([{ _id: Number.NaN }, { _id: Number.POSITIVE_INFINITY }]);
  await expect(rows.insertOne({ _id: Number.NaN })).rejects.toThrow(expect.objectContaining({ code: 50819 }));
  await expect(rows.insertOne({ _id: Number.POSITIVE_INFINITY })).rejects.toThrow(
    expect.objectContaining({ code: 50826 }),
  );
  await expect(rows.insertOne({ _id: 'x'.repeat(2 ** 23) })).rejects.toThrow(
    expect.objectContaining({ code: 5894900 }),
  );
});

test('encryptedFields are checked, then refused', () => {
  const keyId = new UUID();
  const field = (more: Document, options: Document = {}): Document =>
    create({ encryptedFields: { fields: [{ path: 'a', keyId, ...more }] }, ...options });
  const query = (bsonType: string, queries: unknown): Document => field({ bsonType, queries });
  const suffix = {
    queryType: 'suffixPreview',
    strMinQueryLength: 1,
    strMaxQueryLength: 10,
    caseSensitive: true,
    diacriticSensitive: true,
  };
  return expectCodes([
    [create({ encryptedFields: {} }), 40414],
    [field({ path: '' }), 6316402],
    [field({ path: '_id.a' }), 6316403],
    [field({ path: 'a\0b' }), 9867600],
    [field({ keyId: 'x' }), 14],
    [field({ bsonType: 'minKey' }), 6338406],
    [field({ bsonType: 'other' }), 2],
    [field({}, { capped: true, size: 4096 }), 6367301],
    [field({}, { viewOn: 'c', pipeline: [] }), 6346401],
    [query('string', []), 9783412],
    [query('int', suffix), 9783400],
    [query('string', { queryType: 'prefixPreview' }), 9783402],
    [query('string', { ...suffix, strMinQueryLength: 11 }), 9783406],
    [query('int', [{ queryType: 'equality' }, { queryType: 'range' }]), 9783414],
    [query('string', { queryType: 'range' }), 6775201],
    [query('int', { queryType: 'range', min: 5, max: 5 }), 6720005],
    [query('int', { queryType: 'range', contention: 0.5 }), 9],
    [field({}), 6346402],
  ]);
});

test('collations: whole numbers in any type, null for what is left out, and the one version', () => {
  const collation = (more: Document): Document => create({ collation: { locale: 'en', ...more } });
  return expectCodes([
    [collation({ strength: 3.7, caseLevel: null }), 0],
    [collation({ strength: Decimal128.fromString('5.5') }), 2],
    [collation({ strength: Number.NaN }), 2],
    [collation({ backwards: null }), 14],
    [collation({ version: '1' }), 161],
    [create({ collation: { locale: null } }), 40414],
  ]);
});

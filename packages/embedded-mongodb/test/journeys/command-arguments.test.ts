import { BSON, type Document, MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

let server: ServerProcess;
let client: MongoClient;
let connection: RawConnection;

beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
  connection = await RawConnection.open(server.port);
  const db = client.db('test');
  await db.collection<Document>('c').insertMany([{ _id: 1, a: [1, 2], t: 'word' } as Document]);
  await db.createCollection('v', { viewOn: 'c' });
  await db.createCollection('series', { timeseries: { timeField: 'at' } });
});
afterAll(async () => {
  connection?.close();
  await client?.close();
  await server?.stop();
});

const long = (n: number) => BSON.Long.fromNumber(n);
const id = (bytes = 16, kind = 4) => ({ id: new BSON.Binary(Buffer.alloc(bytes), kind) });
const lsid = id();

/** 0 for success. The driver would add a transaction of its own to some of these. */
async function codeOf(command: Document): Promise<number> {
  const reply = await connection.command({ ...command, $db: command.$db ?? 'test' });
  return reply.ok === 1 ? 0 : (reply.code as number);
}

async function expectCodes(cases: [Document, number][]): Promise<void> {
  for (const [command, code] of cases) expect([command, await codeOf(command)]).toEqual([command, code]);
}

test('commands about sessions read what they know and refuse the rest', () =>
  expectCodes([
    [{ killSessions: [id()] }, 0],
    [{ killSessions: null }, 40414],
    [{ killSessions: 1 }, 14],
    [{ killSessions: [{ id: null }] }, 40414],
    [{ killSessions: [{ ...id(), more: 1 }] }, 40415],
    [{ killSessions: [id(8)] }, 207],
    [{ killSessions: [id(16, 3)] }, 14],
    [{ killSessions: [], writeConcern: { w: 1 } }, 72],
    [{ startSession: 1, readConcern: { level: 'majority' } }, 72],
    [{ killAllSessions: [null, { user: 'a', db: 'b' }], unknown: 1 }, 0],
    [{ killAllSessions: [{ user: 'a', db: null }] }, 40414],
    [{ killAllSessions: [{ user: 1, db: 'b' }] }, 14],
  ]));

test.each(['commitTransaction', 'abortTransaction'])('%s outside a transaction', (name) =>
  expectCodes([
    [{ [name]: 1, $db: 'admin', lsid }, 125],
    [{ [name]: 1, lsid }, 13],
    [{ [name]: 1, $db: 'admin', lsid, autocommit: null, txnNumber: null }, 125],
    [{ [name]: 1, $db: 'admin', lsid, autocommit: false }, 72],
    [{ [name]: 1, $db: 'admin', lsid, autocommit: 0 }, 14],
    [{ [name]: 1, $db: 'admin', lsid, txnNumber: 1 }, 14],
    [{ [name]: 1, $db: 'admin', lsid, txnNumber: long(1), autocommit: false }, 20],
    [{ [name]: 1, $db: 'admin', lsid, unknown: 1 }, 40415],
  ]),
);

const wildcard = (key: Document, more: Document = {}): Document => ({
  createIndexes: 'empty',
  indexes: [{ key, name: `w${JSON.stringify([key, more])}`, ...more }],
});

test('wildcard indexes are checked', () =>
  expectCodes([
    [wildcard({ 'a.$**.b': 1 }), 67],
    [wildcard({ '$**': 'wildcard' }), 67],
    [wildcard({ '$**': 1 }, { v: 1 }), 67],
    [wildcard({ '$**': 1, 'a.$**': 1 }), 7246201],
    [wildcard({ a: 1, '$**': 1 }, { wildcardProjection: { b: 0 } }), 7246209],
    [wildcard({ '$**': 1 }, { wildcardProjection: { a: 1, b: 0 } }), 31254],
    [wildcard({ '$**': 1 }, { wildcardProjection: { a: 'x' } }), 51271],
    [wildcard({ a: 1, '$**': 1 }, { wildcardProjection: { a: 0 } }), 0],
    [wildcard({ a: 1, '$**': 1 }, { wildcardProjection: { a: 0, b: 0 } }), 0],
    [{ ...wildcard({ a: 1, '$**': 1 }, { wildcardProjection: { a: 0 } }), createIndexes: 'c' }, 7246301],
  ]));

test('a hidden index is not there for hints and text', () =>
  expectCodes([
    [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', hidden: true }] }, 0],
    [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] }, 85],
    [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 2],
    [{ createIndexes: 'c', indexes: [{ key: { t: 'text' }, name: 't', hidden: true }] }, 0],
    [{ find: 'c', filter: { $text: { $search: 'word' } } }, 291],
    [{ collMod: 'c', index: { name: 'a_1', hidden: false } }, 0],
    [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 0],
  ]));

test('where views and time series are kept is listed, and can be named', async () => {
  const reply = await connection.command({ listCollections: 1, $db: 'test' });
  const types = new Map(reply.cursor.firstBatch.map(({ name, type }: Document) => [name, type]));
  expect(types.get('system.views')).toBe('collection');
  expect(types.get('system.buckets.series')).toBe('collection');
  await expectCodes([
    [{ compact: 'system.views' }, 0],
    [{ collMod: 'system.views', validator: { a: 1 } }, 72],
    [{ create: 'x', validator: { a: 1 }, $db: 'admin' }, 72],
    [{ reIndex: 'series' }, 166],
    [{ compact: 'c', force: 1 }, 14],
    [{ compact: 'c', freeSpaceTargetMB: BSON.Decimal128.fromString('0.5') }, 2],
    [{ compact: 'c', freeSpaceTargetMB: BSON.Decimal128.fromString('0.7') }, 0],
  ]);
});

const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

test('null among the arguments of stages stands for nothing', () =>
  expectCodes([
    [aggregate({ $lookup: { from: 'x', let: null, pipeline: [], as: 'j' } }), 0],
    [aggregate({ $lookup: { from: 'x', let: 1, pipeline: [], as: 'j' } }), 14],
    [aggregate({ $out: { db: null, coll: 'x' } }), 40414],
    [aggregate({ $project: { _id: { $add: [1, 2] }, a: 0 } }), 31254],
    [aggregate({ $project: { $: 1 } }), 16410],
  ]));

test('names of collections, locales and depths of views are those that MongoDB takes', async () => {
  await expectCodes([
    [{ drop: '.x' }, 73],
    [{ validate: 'v' }, 166],
    [{ find: 'c', collation: { locale: 'fr_CA' } }, 0],
    [{ find: 'c', collation: { locale: 'fr_FR' } }, 2],
    [{ find: 'c', collation: { locale: 'en-US' } }, 2],
    [{ find: 'c', collation: { locale: 'de@collation=phonebook' } }, 0],
  ]);
  for (let depth = 1; depth <= 20; depth++)
    await codeOf({ create: `deep${depth}`, viewOn: depth === 1 ? 'c' : `deep${depth - 1}` });
  await expectCodes([
    [{ find: 'deep19' }, 0],
    [{ find: 'deep20' }, 165],
  ]);
  const { databases } = await connection.command({ listDatabases: 1, nameOnly: true, $db: 'admin' });
  expect(databases.map(({ name }: Document) => name)).toEqual(
    expect.arrayContaining(['admin', 'config', 'local', 'test']),
  );
});

test('a capped collection keeps its newest document, however large', async () => {
  const ring = await client.db('test').createCollection<Document>('small', { capped: true, size: 4096 });
  await ring.insertOne({ _id: 1, text: 'x'.repeat(10_000) } as Document);
  expect(await ring.countDocuments()).toBe(1);
  await ring.insertOne({ _id: 2 } as Document);
  expect((await ring.find().toArray()).map(({ _id }) => _id)).toEqual([2]);
});

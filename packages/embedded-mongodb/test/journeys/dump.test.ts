import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  Binary,
  BSON,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  MongoClient,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';

const { EJSON } = BSON;
const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');
const execute = promisify(execFile);
const run = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await execute(process.execPath, [MAIN, ...args])).stdout) as Record<string, unknown>;

let server: ServerProcess;
let other: ServerProcess;
let client: MongoClient;
let target: MongoClient;
let folder: string;

const EVERY_TYPE = {
  _id: new ObjectId('65f000000000000000000001'),
  double: new Double(5),
  negativeZero: new Double(-0),
  nothing: new Double(Number.NaN),
  int: new Int32(5),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  text: 'ünï\u0000code',
  date: new Date('2026-01-02T03:04:05.678Z'),
  early: new Date(-1),
  binary: new Binary(Buffer.from([1, 2, 3]), 0),
  regex: new BSONRegExp('^a', 'im'),
  stamp: new Timestamp({ t: 5, i: 6 }),
  code: new Code('x', { a: 1 }),
  least: new MinKey(),
  most: new MaxKey(),
  none: null,
  list: [1, [2], { '0': 'a', $x: 1 }],
  empty: {},
};

beforeAll(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
  client = await MongoClient.connect(server.uri, { promoteValues: false, bsonRegExp: true });
  target = await MongoClient.connect(other.uri, { promoteValues: false, bsonRegExp: true });
  folder = temporaryDirectory();
  const shop = client.db('shop');
  await shop.collection('types').insertOne(EVERY_TYPE);
  await shop.createCollection('log', { capped: true, size: 65_536 });
  await shop.collection('log').insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
  await shop.createCollection('strict', { validator: { n: { $type: 'int' } } });
  await shop
    .collection('many')
    .insertMany(
      Array.from({ length: 2500 }, (_, n) => ({ _id: n as never, n, text: 'a late reply '.repeat(40) })),
    );
  await shop.collection('many').createIndex({ n: -1 }, { unique: true, name: 'by n' });
  await shop.collection('many').createIndex({ text: 'text', 'deep.note': 'text' }, { weights: { text: 3 } });
  await shop.createCollection('few', { viewOn: 'many', pipeline: [{ $match: { n: { $lt: 3 } } }] });
  await client.db('second').collection('a/b').insertOne({ a: 1 });
});
afterAll(async () => {
  await client?.close();
  await target?.close();
  await server?.stop();
  await other?.stop();
  removeDirectory(folder);
});

async function contents(of: MongoClient): Promise<unknown> {
  const shop = of.db('shop');
  const raw = async (name: string) =>
    (await shop.collection(name).find({}, { raw: true }).toArray()).map((bytes) =>
      Buffer.from(bytes as never).toString('hex'),
    );
  const indexes = await shop.collection('many').listIndexes().toArray();
  const listed = await shop.listCollections().toArray();
  return {
    types: await raw('types'),
    log: await raw('log'),
    many: await raw('many'),
    few: await raw('few'),
    indexes: EJSON.stringify(indexes),
    options: EJSON.stringify(
      listed
        .map(
          ({ info: _info, idIndex: _idIndex, ...rest }: Record<string, unknown>) => rest as { name: string },
        )
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    ),
    other: (await of.db('second').collection('a/b').find().toArray()).length,
  };
}

for (const format of ['bson', 'json']) {
  test(`what is exported as ${format} is imported byte for byte, with options, indexes and views`, async () => {
    const out = join(folder, format);
    expect(await run('export', '--uri', server.uri, '--format', format, out)).toEqual({ exported: 2512 });
    await expect(run('export', '--uri', server.uri, out)).rejects.toThrow(/not empty/);
    expect(await run('import', '--uri', other.uri, '--drop', out)).toEqual({ imported: 2512 });
    expect(await contents(target)).toEqual(await contents(client));
  });
}

test('the directory is what mongodump writes: concatenated BSON beside metadata in extended JSON', async () => {
  const shop = join(folder, 'bson', 'shop');
  expect(readdirSync(shop).sort()).toEqual([
    'few.metadata.json',
    'log.bson',
    'log.metadata.json',
    'many.bson',
    'many.metadata.json',
    'strict.bson',
    'strict.metadata.json',
    'types.bson',
    'types.metadata.json',
  ]);
  const bytes = readFileSync(join(shop, 'types.bson'));
  expect(bytes.readInt32LE(0)).toBe(bytes.length);
  expect(BSON.deserialize(bytes)._id).toEqual(EVERY_TYPE._id);
  const metadata = EJSON.parse(readFileSync(join(shop, 'many.metadata.json'), 'utf8'));
  expect(metadata).toMatchObject({
    collectionName: 'many',
    type: 'collection',
    uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(metadata.indexes.map(({ name }: { name: string }) => name)).toContain('by n');
  expect(readFileSync(join(shop, 'many.metadata.json'), 'utf8')).toContain('"$numberInt":"2"');
  expect(readdirSync(join(folder, 'bson', 'second'))).toContain('a%2Fb.bson');
});

test('one database, and a damaged file', async () => {
  const out = join(folder, 'one');
  expect(await run('export', '--uri', server.uri, '--db', 'second', out)).toEqual({ exported: 1 });
  appendFileSync(join(out, 'second', 'a%2Fb.bson'), Buffer.from([9, 9, 9, 9, 9]));
  await expect(run('import', '--uri', other.uri, '--drop', out)).rejects.toThrow(/is damaged at byte/);
});

test('a backup is restored into a directory that a server starts on', async () => {
  const backup = join(folder, 'backup');
  const dir = join(folder, 'restored');
  await run('backup', '--uri', server.uri, backup);
  expect(await run('restore', '--dir', dir, backup)).toEqual({ restored: dir });
  await expect(run('restore', '--dir', dir, backup)).rejects.toThrow(/not empty/);
  const again = await startServer({ dir });
  const reader = await MongoClient.connect(again.uri);
  expect(await reader.db('shop').collection('many').countDocuments()).toBe(2500);
  await reader.close();
  await again.stop();
});

import { createHash } from 'node:crypto';
import { BSON, Decimal128, type Document, Long, MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

type Row = Document & { _id: number };
let server: ServerProcess;
let client: MongoClient;
const db = () => client.db('d');
const rows = (name: string) => db().collection<Row>(name);
beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});
beforeEach(() => db().dropDatabase());

const md5 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

test('reIndex rebuilds the indexes in their order while documents are written', async () => {
  const homes = rows('homes');
  const make = (n: number): Row => ({ _id: n, owner: n % 7, tags: [n % 3, n % 5], code: `c${n}` });
  await homes.insertMany(Array.from({ length: 3000 }, (_, n) => make(n)));
  await homes.createIndexes([
    { key: { owner: 1, _id: -1 } },
    { key: { tags: 1 } },
    { key: { code: 1 }, unique: true },
  ]);
  const before = await homes.indexes();
  const [reply] = await Promise.all([
    db().command({ reIndex: 'homes' }),
    (async () => {
      for (let n = 3000; n < 3100; n++) await homes.insertOne(make(n));
      await homes.deleteMany({ _id: { $lt: 50 } });
    })(),
  ]);
  expect(reply).toMatchObject({ nIndexesWas: 4, nIndexes: 4, ok: 1 });
  expect(reply.indexes.map(({ name }: Document) => name)).toEqual(before.map(({ name }) => name));
  expect(await homes.indexes()).toEqual(before);
  expect(await db().command({ validate: 'homes' })).toMatchObject({ valid: true, nIndexes: 4 });
  expect(await homes.countDocuments({ tags: 2 }, { hint: { tags: 1 } })).toBe(
    (await homes.find({}, { hint: { $natural: 1 } }).toArray()).filter(({ tags }) => tags.includes(2)).length,
  );
  await expect(homes.insertOne({ ...make(99), _id: 9999 })).rejects.toMatchObject({ code: 11000 });
});

test('reIndex wants a collection, and no other argument', async () => {
  await rows('homes').insertOne({ _id: 1 });
  await db().command({ create: 'v', viewOn: 'homes', pipeline: [] });
  await expect(db().command({ reIndex: 'none' })).rejects.toMatchObject({ code: 26 });
  await expect(db().command({ reIndex: 'v' })).rejects.toMatchObject({ code: 166 });
  await expect(db().command({ reIndex: 'homes', x: 1 })).rejects.toMatchObject({ code: 40415 });
});

test('dbHash is the MD5 of the documents by _id, however they came and whatever is indexed', async () => {
  const one: Row = { _id: 1, text: 'a' };
  const two: Row = { _id: 2, text: 'b'.repeat(5000) };
  await rows('b').insertMany([two, one]);
  await rows('a').insertMany([{ _id: 5 }, { _id: 3 }]);
  await rows('b').createIndex({ text: 1 });
  await db().createCollection('log', { capped: true, size: 4096 });
  await rows('log').insertMany([two, one]);
  const hashes = {
    a: md5(BSON.serialize({ _id: 3 }), BSON.serialize({ _id: 5 })),
    b: md5(BSON.serialize(one), BSON.serialize(two)),
    log: md5(BSON.serialize(one)),
  };
  const reply = await db().command({ dbHash: 1 });
  // the capped collection has room for one of them only
  expect(reply.collections).toMatchObject({ a: hashes.a, b: hashes.b });
  expect(reply.md5).toBe(md5(reply.collections.a, reply.collections.b, reply.collections.log));
  expect(reply).toMatchObject({ capped: ['log'], ok: 1, timeMillis: expect.any(Number) });
  expect(Object.keys(reply.uuids)).toEqual(['a', 'b', 'log']);
  const some = await db().command({ dbHash: 1, collections: ['b'] });
  expect(some.collections).toEqual({ b: hashes.b });
  await rows('b').updateOne({ _id: 1 }, { $set: { text: 'c' } });
  expect((await db().command({ dbHash: 1 })).collections.b).not.toBe(hashes.b);
});

test('sums and averages of decimals are exact, and mix with other numbers as decimals', async () => {
  const decimal = (text: string) => Decimal128.fromString(text);
  await rows('n').insertMany([
    { _id: 1, a: decimal('0.1'), b: 1, c: decimal('1E6144') },
    { _id: 2, a: decimal('0.2'), b: Long.fromString('9007199254740993'), c: decimal('NaN') },
    { _id: 3, a: 3, b: 'text', c: 1 },
    { _id: 4, b: null, c: decimal('Infinity') },
  ]);
  const grouped = async (field: string, ids: number[]) => {
    const pipeline = [
      { $match: { _id: { $in: ids } } },
      { $group: { _id: null, sum: { $sum: field }, average: { $avg: field } } },
    ];
    const [{ sum, average }] = (await rows('n').aggregate(pipeline, { promoteLongs: false }).toArray()) as [
      Document,
    ];
    return [String(sum), String(average)];
  };
  expect(await grouped('$a', [1, 2, 3, 4])).toEqual(['3.3', '1.1']);
  expect(await grouped('$b', [1, 2, 3, 4])).toEqual(['9007199254740994', '4503599627370497']);
  expect((await grouped('$c', [1, 3]))[0]).toBe('1.000000000000000000000000000000000E+6144');
  expect(await grouped('$c', [2, 3])).toEqual(['NaN', 'NaN']);
  expect(await grouped('$c', [1, 4])).toEqual(['Infinity', 'Infinity']);
  expect(await grouped('$none', [1, 2])).toEqual(['0', 'null']);
  const project = { thirds: { $avg: [1, decimal('2'), 2] }, words: { $sum: ['x', decimal('2.50')] } };
  const [seen] = (await rows('n')
    .aggregate([{ $limit: 1 }, { $project: project }])
    .toArray()) as [Document];
  expect([String(seen.thirds), String(seen.words)]).toEqual(['1.666666666666666666666666666666667', '2.50']);
});

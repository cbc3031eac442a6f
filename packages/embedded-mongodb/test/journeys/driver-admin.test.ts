import { GridFSBucket, MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;

beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});

test('bulkWrite of a collection: every kind, counts and errors by index', async () => {
  const bulk = client.db('test').collection<{ _id: number; n?: number }>('bulk');
  const result = await bulk.bulkWrite([
    { insertOne: { document: { _id: 1, n: 1 } } },
    { insertOne: { document: { _id: 2, n: 1 } } },
    { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 5 } } } },
    { updateMany: { filter: {}, update: { $inc: { n: 1 } } } },
    { replaceOne: { filter: { _id: 9 }, replacement: { n: 9 }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 2,
    matchedCount: 3,
    modifiedCount: 3,
    deletedCount: 1,
    upsertedCount: 1,
  });
  expect(result.upsertedIds).toEqual({ 4: 9 });
  await expect(
    bulk.bulkWrite(
      [
        { insertOne: { document: { _id: 1 } } },
        { insertOne: { document: { _id: 3 } } },
        { insertOne: { document: { _id: 1 } } },
      ],
      { ordered: false },
    ),
  ).rejects.toMatchObject({ code: 11000, writeErrors: [{ index: 0 }, { index: 2 }], insertedCount: 1 });
});

test('bulkWrite of the client writes to several namespaces', async () => {
  const result = await client.bulkWrite(
    [
      { name: 'insertOne', namespace: 'test.one', document: { _id: 1 as never, a: 1 } },
      { name: 'insertOne', namespace: 'other.two', document: { _id: 1 as never, a: 1 } },
      { name: 'updateOne', namespace: 'test.one', filter: { a: 1 }, update: { $set: { a: 2 } } },
      { name: 'deleteMany', namespace: 'other.two', filter: {} },
    ],
    { verboseResults: true },
  );
  expect(result).toMatchObject({ insertedCount: 2, matchedCount: 1, modifiedCount: 1, deletedCount: 1 });
  expect(await client.db('test').collection('one').findOne()).toEqual({ _id: 1, a: 2 });
});

test('collections: create, list, rename, drop, statistics', async () => {
  const db = client.db('house');
  await db.createCollection('a');
  await expect(db.createCollection('a', { collation: { locale: 'en' } })).rejects.toMatchObject({ code: 48 });
  await db.collection('a').insertOne({ x: 1 });
  await db.collection('b').insertOne({ x: 1 });
  await db.collection('b').createIndex({ x: 1 });
  await expect(db.renameCollection('a', 'b')).rejects.toMatchObject({ code: 48 });
  await db.renameCollection('b', 'c');
  expect((await db.listCollections().toArray()).map((entry) => entry.name).sort()).toEqual(['a', 'c']);
  expect(await db.collection('c').indexExists('x_1')).toBe(true);
  expect(await db.listCollections({ name: 'c' }, { nameOnly: true }).toArray()).toEqual([
    expect.objectContaining({ name: 'c', type: 'collection' }),
  ]);
  expect(await db.command({ collStats: 'c' })).toMatchObject({ ns: 'house.c', count: 1, nindexes: 2 });
  expect(await db.stats()).toMatchObject({ db: 'house', collections: 2, objects: 2 });
  expect(await db.collection('c').drop()).toBe(true);
  expect((await client.db().admin().listDatabases()).databases.map((entry) => entry.name)).toContain('house');
  await db.dropDatabase();
  expect((await client.db().admin().listDatabases()).databases.map((entry) => entry.name)).not.toContain(
    'house',
  );
});

test('capabilities of the admin commands', async () => {
  const admin = client.db('admin');
  expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect((await admin.command({ buildInfo: 1 })).versionArray[0]).toBe(8);
  expect(await admin.command({ connectionStatus: 1 })).toMatchObject({
    authInfo: { authenticatedUsers: [] },
  });
  expect(await admin.command({ serverStatus: 1 })).toMatchObject({ ok: 1, connections: expect.any(Object) });
  expect(await admin.command({ currentOp: 1 })).toMatchObject({ inprog: expect.any(Array) });
  await client.db('test').collection('v').insertOne({ a: 1 });
  expect(await client.db('test').command({ validate: 'v', full: true })).toMatchObject({
    valid: true,
    nrecords: 1,
  });
  await expect(client.db('test').command({ validate: 'nowhere' })).rejects.toMatchObject({ code: 26 });
});

test('GridFS keeps, finds, streams, renames and deletes files', async () => {
  const bucket = new GridFSBucket(client.db('files'), { chunkSizeBytes: 1024 });
  const content = Buffer.from(Array.from({ length: 10_000 }, (_, n) => n % 251));
  const upload = bucket.openUploadStream('a.bin', { metadata: { kind: 'test' } });
  await new Promise<void>((resolve, reject) => {
    upload.on('finish', () => resolve()).on('error', reject);
    upload.end(content);
  });
  const read = async (start = 0, end = content.length) => {
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(upload.id, { start, end })) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  expect((await read()).equals(content)).toBe(true);
  expect((await read(1000, 3000)).equals(content.subarray(1000, 3000))).toBe(true);
  const [file] = await bucket.find({ 'metadata.kind': 'test' }).toArray();
  expect(file).toMatchObject({ filename: 'a.bin', length: 10_000, chunkSize: 1024 });
  const chunks = await client.db('files').collection('fs.chunks').listIndexes().toArray();
  expect(chunks).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: { files_id: 1, n: 1 }, unique: true })]),
  );
  await bucket.rename(upload.id, 'b.bin');
  await bucket.delete(upload.id);
  expect(await client.db('files').collection('fs.chunks').countDocuments()).toBe(0);
  await expect(read()).rejects.toThrow(/FileNotFound/);
});

test('everything is still there after a restart', async () => {
  const own = await startServer();
  const first = await MongoClient.connect(own.uri);
  await first.db('d').collection('c').createIndex({ a: 1 }, { unique: true, sparse: true });
  await first
    .db('d')
    .collection('c')
    .insertOne({ _id: 1 as never, a: 1 });
  await first.close();
  await own.kill();
  const again = await startServer({ dir: own.dir });
  const second = await MongoClient.connect(again.uri);
  const kept = second.db('d').collection('c');
  expect(await kept.findOne()).toEqual({ _id: 1, a: 1 });
  await expect(kept.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  expect((await kept.listIndexes().toArray())[1]).toMatchObject({
    key: { a: 1 },
    unique: true,
    sparse: true,
  });
  await second.close();
  await again.stop();
});

test('one process per directory: a second start says so, and the first goes on', async () => {
  await expect(startServer({ dir: server.dir })).rejects.toThrow(/lock|already|in use|another/i);
  expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('a Unix socket serves the same driver', async () => {
  const path = `/tmp/embedded-mongodb-${process.pid}.sock`;
  const own = await startServer({ socket: path });
  const over = await MongoClient.connect(`mongodb://${encodeURIComponent(path)}/?directConnection=true`);
  await over.db('s').collection('c').insertOne({ a: 1 });
  expect(await over.db('s').collection('c').countDocuments()).toBe(1);
  await over.close();
  await own.stop();
});

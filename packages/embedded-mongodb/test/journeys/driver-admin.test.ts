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
  await expect(db.createCollection('a', { validator: { x: 1 } })).rejects.toMatchObject({ code: 48 });
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

test('validators refuse what they do not describe, and warn or stand aside when told', async () => {
  const db = client.db('rules');
  await db.createCollection('homes', {
    validator: {
      $jsonSchema: { bsonType: 'object', required: ['price'], properties: { price: { bsonType: 'int' } } },
    },
  });
  const homes = db.collection('homes');
  await homes.insertOne({ price: 5 });
  await expect(homes.insertOne({ price: 'much' })).rejects.toMatchObject({ code: 121 });
  await expect(homes.updateOne({}, { $unset: { price: 1 } })).rejects.toMatchObject({ code: 121 });
  await homes.insertOne({ price: 'much' }, { bypassDocumentValidation: true });
  await db.command({ collMod: 'homes', validator: { price: { $gt: 0 } }, validationAction: 'warn' });
  await homes.insertOne({ price: -1 });
  expect(await homes.countDocuments()).toBe(3);
});

test('capabilities of the admin commands', async () => {
  const admin = client.db('admin');
  expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect((await admin.command({ buildInfo: 1 })).versionArray[0]).toBe(8);
  expect(await admin.command({ connectionStatus: 1 })).toMatchObject({
    authInfo: { authenticatedUsers: [] },
  });
  expect(await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 })).toMatchObject({
    featureCompatibilityVersion: { version: expect.stringMatching(/^8\./) },
  });
  expect(await admin.command({ hostInfo: 1 })).toMatchObject({ ok: 1, system: expect.any(Object) });
  expect(await admin.command({ serverStatus: 1 })).toMatchObject({ ok: 1, connections: expect.any(Object) });
  expect(await admin.command({ currentOp: 1 })).toMatchObject({ inprog: expect.any(Array) });
  await client.db('test').collection('v').insertOne({ a: 1 });
  expect(await client.db('test').command({ validate: 'v', full: true, scandata: true })).toMatchObject({
    valid: true,
    nrecords: 1,
  });
  await expect(
    client.db('test').command({ validate: 'v', full: true, background: true }),
  ).rejects.toMatchObject({ code: 72 });
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
  await first.db('d').createCollection('c', { validator: { a: { $exists: true } } });
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
  await expect(kept.insertOne({ b: 1 })).rejects.toMatchObject({ code: 121 });
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

test('an index becomes unique in two steps, and says which documents are in the way', async () => {
  const db = client.db('prepared');
  const rows = db.collection<{ _id: number; x: number }>('rows');
  await rows.insertMany([1, 2, 3].map((_id) => ({ _id, x: _id === 3 ? 9 : 1 })));
  await rows.createIndex({ x: 1 });
  const change = (index: object) =>
    db.command({ collMod: 'rows', index: { keyPattern: { x: 1 }, ...index } });
  await expect(change({ unique: true })).rejects.toMatchObject({ codeName: 'InvalidOptions' });
  await change({ prepareUnique: true });
  await expect(rows.insertOne({ _id: 4, x: 1 })).rejects.toMatchObject({ code: 11000 });
  await expect(change({ unique: true })).rejects.toMatchObject({
    code: 359,
    codeName: 'CannotConvertIndexToUnique',
    errorResponse: { violations: [{ ids: [1, 2] }] },
  });
  await rows.deleteOne({ _id: 2 });
  expect(await change({ unique: true })).toMatchObject({ unique_new: true });
  const [, index] = await rows.indexes();
  expect(index).toMatchObject({ name: 'x_1', unique: true });
  expect(index).not.toHaveProperty('prepareUnique');
});

test('a clustered collection is listed as one; a capped one says its size', async () => {
  const db = client.db('shapes');
  await db.createCollection('clustered', {
    clusteredIndex: { key: { _id: 1 }, unique: true, name: 'by id' },
  });
  await db.createCollection('capped', { capped: true, size: 4096, max: 7 });
  expect(await db.collection('clustered').indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: 'by id', unique: true, clustered: true },
  ]);
  const [listed] = await db.listCollections({ name: 'clustered' }).toArray();
  expect(listed).toMatchObject({ options: { clusteredIndex: { v: 2, key: { _id: 1 }, name: 'by id' } } });
  const [stats] = await db
    .collection('capped')
    .aggregate([{ $collStats: { storageStats: {} } }])
    .toArray();
  expect(stats?.storageStats).toMatchObject({ capped: true, max: 7, maxSize: 4096 });
});

test('$listLocalSessions is asked of a database and tells the session that asks', async () => {
  const db = client.db('admin');
  const sessions = await db.aggregate([{ $listLocalSessions: {} }]).toArray();
  expect(sessions.length).toBeGreaterThan(0);
  expect(Object.keys(sessions[0]?._id)).toEqual(['id', 'uid']);
  await expect(
    db.command({
      aggregate: 1,
      pipeline: [{ $listLocalSessions: {} }],
      cursor: {},
      apiVersion: '1',
      apiStrict: true,
    }),
  ).rejects.toMatchObject({ codeName: 'APIStrictError' });
});

test('filemd5; keys without record ids', async () => {
  const db = client.db('small');
  await db.collection<{ _id: number }>('rows').insertOne({ _id: 1 });
  const { cursor } = await db.command({
    find: 'rows',
    sort: { _id: 1 },
    returnKey: true,
    showRecordId: true,
  });
  expect(cursor.firstBatch).toEqual([{ _id: 1 }]);
  const bucket = new GridFSBucket(db, { chunkSizeBytes: 4 });
  const upload = bucket.openUploadStream('hello');
  await new Promise((done) => upload.end(Buffer.from('hello world'), () => done(null)));
  expect(await db.command({ filemd5: upload.id, root: 'fs' })).toEqual({
    numChunks: 3,
    md5: '5eb63bbbe01eeed093cb22bb8f5acdc3',
    ok: 1,
  });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BSON, type Document } from 'bson';
import { GridFSBucket, MongoClient } from 'mongodb';
import { within } from '../support/limits';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';

describe('operations', () => {
  let server: ServerProcess;
  let busy: RawConnection;
  let other: RawConnection;

  beforeAll(async () => {
    server = await startServer({ testCommands: true });
    busy = await RawConnection.open(server.port);
    other = await RawConnection.open(server.port);
    await busy.command({ insert: 'rows', documents: Array.from({ length: 100 }, (_, _id) => ({ _id })) });
  });
  afterAll(async () => {
    busy?.close();
    other?.close();
    await server?.stop();
  });

  /** Ten million documents from a hundred, so that no machine finishes before the pipeline is stopped. */
  const ENDLESS = [
    { $set: { a: { $range: [0, 1000] } } },
    { $unwind: '$a' },
    { $set: { b: { $range: [0, 100] } } },
    { $unwind: '$b' },
  ];
  const self = { from: 'rows', pipeline: ENDLESS, as: 'all' };
  const BLOCKING: [string, Document][] = [
    ['$group', { $group: { _id: '$b', n: { $sum: 1 } } }],
    ['$sort', { $sort: { b: 1 } }],
    ['$facet', { $facet: { one: [{ $count: 'n' }] } }],
    ['$lookup', { $lookup: self }],
  ];
  const endless = (stage: Document) => ({ aggregate: 'rows', pipeline: [...ENDLESS, stage], cursor: {} });

  async function operation(): Promise<Document> {
    for (;;) {
      const { inprog } = await other.command({ currentOp: 1, $db: 'admin' });
      const found = inprog.find((op: Document) => op.command?.aggregate === 'rows');
      if (found) return found;
    }
  }

  test.each(BLOCKING)('killOp stops a pipeline in %s while other clients are served', async (_, stage) => {
    const running = busy.command(endless(stage));
    const { opid } = await within('currentOp beside a busy pipeline', operation());
    expect(await other.command({ killOp: 1, op: opid, $db: 'admin' })).toMatchObject({ ok: 1 });
    expect(await within('the killed pipeline', running)).toMatchObject({ ok: 0, code: 11601 });
  });

  test('maxTimeMS ends a blocking pipeline', async () => {
    const stage = { $group: { _id: '$b', n: { $sum: 1 } } };
    expect(await busy.command({ ...endless(stage), maxTimeMS: 50 })).toMatchObject({ ok: 0, code: 50 });
  });

  test("an aggregation's time does not count while its cursor is idle", async () => {
    const command = {
      aggregate: 'rows',
      pipeline: [{ $set: { x: 1 } }],
      cursor: { batchSize: 1 },
      maxTimeMS: 2000,
    };
    const first = await busy.command(command);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const id = BSON.Long.fromString(String(first.cursor.id));
    const next = await busy.command({ getMore: id, collection: 'rows' });
    expect(next.cursor.nextBatch).toHaveLength(99);
  });

  test('closes connections beyond the limit and keeps the others', async () => {
    const small = await startServer({ args: ['--max-connections', '2'] });
    const connections = [await RawConnection.open(small.port), await RawConnection.open(small.port)];
    for (const connection of connections)
      expect(await connection.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const third = await RawConnection.open(small.port);
    await expect(within('a refused connection', third.command({ ping: 1 }))).rejects.toThrow(
      'connection closed',
    );
    expect(small.log()).toContain('too many open connections');
    connections[0]!.close();
    expect(await connections[1]!.command({ ping: 1 })).toMatchObject({ ok: 1 });
    connections[1]!.close();
    await small.stop();
  });

  describe('configureFailPoint', () => {
    const configure = (mode: unknown, data: Document = {}) =>
      other.command({ configureFailPoint: 'failCommand', mode, data, $db: 'admin' });
    afterEach(() => configure('off'));

    test('fails the given number of commands, then none', async () => {
      await configure(
        { times: 2 },
        { failCommands: ['find'], errorCode: 91, errorLabels: ['RetryableWriteError'] },
      );
      const failed = { ok: 0, code: 91, errorLabels: ['RetryableWriteError'] };
      expect(await busy.command({ ping: 1 })).toMatchObject({ ok: 1 });
      expect(await busy.command({ find: 'rows', filter: { _id: 1 } })).toMatchObject(failed);
      expect(await busy.command({ find: 'rows' })).toMatchObject(failed);
      expect(await busy.command({ find: 'rows' })).toMatchObject({ ok: 1 });
    });

    test('skips commands, then fails until it is turned off', async () => {
      await configure({ skip: 1 }, { failCommands: ['count'], errorCode: 8 });
      expect(await busy.command({ count: 'rows' })).toMatchObject({ n: 100 });
      expect(await busy.command({ count: 'rows' })).toMatchObject({ code: 8 });
      await configure('off');
      expect(await busy.command({ count: 'rows' })).toMatchObject({ n: 100 });
    });

    test('adds a write concern error to a completed write', async () => {
      const writeConcernError = { code: 64, errmsg: 'slow' };
      const errorLabels = ['RetryableWriteError'];
      await configure({ times: 1 }, { failCommands: ['insert'], writeConcernError, errorLabels });
      const reply = await busy.command({ insert: 'points', documents: [{ _id: 1 }] });
      expect(reply).toMatchObject({ ok: 1, n: 1, writeConcernError, errorLabels });
      expect(await busy.command({ count: 'points' })).toMatchObject({ n: 1 });
    });

    test('closes only the affected connection', async () => {
      await configure({ times: 1 }, { failCommands: ['find'], closeConnection: true });
      const victim = await RawConnection.open(server.port);
      await expect(victim.command({ find: 'rows' })).rejects.toThrow('connection closed');
      expect(await busy.command({ ping: 1 })).toMatchObject({ ok: 1 });
    });

    test('makes the time limit expire', async () => {
      const point = { configureFailPoint: 'maxTimeAlwaysTimeOut', $db: 'admin' };
      await other.command({ ...point, mode: 'alwaysOn' });
      expect(await busy.command({ find: 'rows', filter: { x: 1 }, maxTimeMS: 60_000 })).toMatchObject({
        code: 50,
      });
      expect(await busy.command({ find: 'rows' })).toMatchObject({ ok: 1 });
      await other.command({ ...point, mode: 'off' });
    });

    test('is available only with test commands', async () => {
      const plain = await startServer();
      const connection = await RawConnection.open(plain.port);
      const reply = await connection.command({
        configureFailPoint: 'failCommand',
        mode: 'off',
        $db: 'admin',
      });
      expect(reply).toMatchObject({ ok: 0, code: 59 });
      connection.close();
      await plain.stop();
    });
  });

  test('unacknowledged writes (w: 0) return no errors', async () => {
    const again = { documents: [{ _id: 1 }, { _id: 1 }], writeConcern: { w: 0 } };
    expect(await other.command({ insert: 'unheard', ...again })).toEqual({ n: 0, ok: 1 });
    const updates = [{ q: {}, u: { $set: { _id: 2 } } }];
    const silent = await other.command({ update: 'unheard', updates, writeConcern: { w: 0 } });
    expect(silent).toEqual({ n: 0, nModified: 0, ok: 1 });
  });
});

describe('administration', () => {
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

  test('bulkWrite on a collection reports counts and errors by index', async () => {
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

  test('bulkWrite on the client writes to several namespaces', async () => {
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

  test('creates, lists, renames, drops and measures collections', async () => {
    const db = client.db('house');
    await db.createCollection('a');
    await expect(db.createCollection('a', { collation: { locale: 'en' } })).rejects.toMatchObject({
      code: 48,
    });
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
    expect((await client.db().admin().listDatabases()).databases.map((entry) => entry.name)).toContain(
      'house',
    );
    await db.dropDatabase();
    expect((await client.db().admin().listDatabases()).databases.map((entry) => entry.name)).not.toContain(
      'house',
    );
  });

  test("admin commands report the server's capabilities", async () => {
    const admin = client.db('admin');
    expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect((await admin.command({ buildInfo: 1 })).versionArray[0]).toBe(8);
    expect(await admin.command({ connectionStatus: 1 })).toMatchObject({
      authInfo: { authenticatedUsers: [] },
    });
    expect(await admin.command({ serverStatus: 1 })).toMatchObject({
      ok: 1,
      connections: expect.any(Object),
    });
    expect(await admin.command({ currentOp: 1 })).toMatchObject({ inprog: expect.any(Array) });
    await client.db('test').collection('v').insertOne({ a: 1 });
    expect(await client.db('test').command({ validate: 'v', full: true })).toMatchObject({
      valid: true,
      nrecords: 1,
    });
    await expect(client.db('test').command({ validate: 'nowhere' })).rejects.toMatchObject({ code: 26 });
  });

  test('GridFS stores, finds, streams, renames and deletes files', async () => {
    const bucket = new GridFSBucket(client.db('files'), { chunkSizeBytes: 1024 });
    const content = Buffer.from(Array.from({ length: 10_000 }, (_, n) => n % 251));
    const upload = bucket.openUploadStream('a.bin', { metadata: { kind: 'test' } });
    await new Promise<void>((resolve, reject) => {
      upload.on('finish', () => resolve()).on('error', reject);
      upload.end(content);
    });
    const read = async (start = 0, end = content.length) => {
      const parts: Buffer[] = [];
      for await (const part of bucket.openDownloadStream(upload.id, { start, end }))
        parts.push(part as Buffer);
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

  test('keeps everything after a restart', async () => {
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

  test('refuses a second process on a directory, and the first continues', async () => {
    await expect(startServer({ dir: server.dir })).rejects.toThrow(/lock|already|in use|another/i);
    expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('serves the same driver over a Unix socket', async () => {
    const path = `/tmp/embedded-mongodb-${process.pid}.sock`;
    const own = await startServer({ socket: path });
    const over = await MongoClient.connect(`mongodb://${encodeURIComponent(path)}/?directConnection=true`);
    await over.db('s').collection('c').insertOne({ a: 1 });
    expect(await over.db('s').collection('c').countDocuments()).toBe(1);
    await over.close();
    await own.stop();
  });
});

describe('backups', () => {
  const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');
  const run = promisify(execFile);
  let server: ServerProcess;
  let connection: RawConnection;
  let target: string;

  beforeAll(async () => {
    server = await startServer();
    connection = await RawConnection.open(server.port);
    target = temporaryDirectory();
    await connection.command({ createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 'n' }] });
  });
  afterAll(async () => {
    connection?.close();
    await server?.stop();
    removeDirectory(target);
  });

  const insert = (from: number, count: number) => {
    const documents = Array.from({ length: count }, (_, i) => ({
      _id: from + i,
      n: i,
      text: 'x'.repeat(500),
    }));
    return connection.command({ insert: 'rows', documents });
  };

  test('a backup made while others write is a separate data directory', async () => {
    await insert(0, 5000);
    let writing = true;
    let written = 5000;
    const writer = (async () => {
      while (writing) {
        await insert(written, 20);
        written += 20;
      }
    })();
    const before = written;
    const { stdout } = await run(process.execPath, [MAIN, 'backup', '--uri', server.uri, target]);
    const after = written;
    writing = false;
    await writer;
    expect(JSON.parse(stdout)).toEqual({ backup: target });
    const restored = await startServer({ dir: target });
    const other = await RawConnection.open(restored.port);
    const { n } = await other.command({ count: 'rows' });
    expect(n).toBeGreaterThanOrEqual(before);
    expect(n).toBeLessThanOrEqual(after);
    expect(n % 20).toBe(0);
    const { valid } = await other.command({ validate: 'rows' });
    expect(valid).toBe(true);
    other.close();
    await restored.stop();
    // the copied server has everything and keeps running
    expect((await connection.command({ count: 'rows' })).n).toBe(written);
  });

  test('does not write a backup to a directory with content', async () => {
    await expect(run(process.execPath, [MAIN, 'backup', '--uri', server.uri, target])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not empty'),
    });
    const reply = await connection.command({ backup: 'relative', $db: 'admin' });
    expect(reply).toMatchObject({ ok: 0, code: 2 });
  });

  test('compact is refused if there is nothing to compact, and reports the bytes freed', async () => {
    expect(await connection.command({ compact: 'nothing' })).toMatchObject({ ok: 0, code: 26 });
    expect(await connection.command({ compact: 'rows', freeSpaceTargetMB: 0 })).toMatchObject({ code: 2 });
    expect(await connection.command({ compact: 'rows', other: 1 })).toMatchObject({ code: 40415 });
    await connection.command({ delete: 'rows', deletes: [{ q: { _id: { $gte: 100 } }, limit: 0 }] });
    const { stdout } = await run(process.execPath, [MAIN, 'compact', '--uri', server.uri, 'test.rows']);
    expect(JSON.parse(stdout).bytesFreed).toBeGreaterThan(500_000);
    expect((await connection.command({ count: 'rows' })).n).toBe(100);
    const { totalIndexSize } = await connection.command({ collStats: 'rows', scale: 1024 });
    expect(totalIndexSize).toBeGreaterThan(0);
    expect(await connection.command({ collStats: 'rows', scale: 0 })).toMatchObject({ code: 2 });
  });
});

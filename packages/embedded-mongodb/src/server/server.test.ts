import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Document, Timestamp } from 'bson';
import { MongoClient } from 'mongodb';
import { message, RawConnection } from '../../test/support/wire';
import { runCommand } from '../client';
import { DirectoryInUse, type RunningServer, startServer } from '../index';
import { docOf } from '../semantics/values';

describe('server', () => {
  let dir: string;
  let server: RunningServer;
  let client: MongoClient;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    server = await startServer({ dir });
    client = await MongoClient.connect(server.uri);
  });

  afterEach(async () => {
    await client.close();
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('keeps documents and their types after a restart', async () => {
    const items = client.db('app').collection('items');
    await items.insertMany([{ n: 1 }, { n: 2, at: new Date(5) }]);
    await items.createIndex({ n: 1 }, { unique: true });
    await client.close();
    await server.close();
    server = await startServer({ dir });
    client = await MongoClient.connect(server.uri);
    const again = client.db('app').collection('items');
    expect(await again.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { n: 1 },
      { n: 2, at: new Date(5) },
    ]);
    await expect(again.insertOne({ n: 2 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { n: 1 },
      keyValue: { n: 2 },
      message: 'E11000 duplicate key error collection: app.items index: n_1 dup key: { n: 2 }',
    });
  });

  test('refuses a second server on the same directory', async () => {
    await expect(startServer({ dir })).rejects.toThrow(DirectoryInUse);
  });

  test('listens on a Unix socket, even if a killed server left the file behind', async () => {
    const path = join(dir, 'x.sock');
    const other = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    // a killed process leaves a socket file without a listener
    const leave = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', leave]);
    expect(existsSync(path)).toBe(true);
    const second = await startServer({ dir: other, socket: path });
    const user = await MongoClient.connect(second.uri);
    expect(await user.db('a').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await user.close();
    await second.close();
    expect(existsSync(path)).toBe(false);
    rmSync(other, { recursive: true, force: true });
  });

  test('a sorted page reads as many keys and documents as it returns', async () => {
    const items = client.db('app').collection<{ city: string; price: number }>('items');
    await items.insertMany(Array.from({ length: 500 }, (_, i) => ({ city: `c${i % 5}`, price: i })));
    await items.createIndex({ city: 1, price: -1 });
    const stats = (await items.find({ city: 'c1' }).sort({ price: -1 }).limit(20).explain('executionStats'))
      .executionStats;
    expect(stats.totalKeysExamined).toBe(20);
    expect(stats.totalDocsExamined).toBe(20);
    const merged = await items
      .find({ city: { $in: ['c1', 'c3'] } })
      .sort({ price: -1 })
      .limit(4)
      .toArray();
    expect(merged.map((item) => item.price)).toEqual([498, 496, 493, 491]);
  });

  test('returns all documents of a cursor over many batches', async () => {
    const items = client.db('app').collection('items');
    await items.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const all = await items.find().batchSize(70).toArray();
    expect(all.map((item) => item.n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  test('answers unknown commands with error 59', async () => {
    await expect(client.db('app').command({ nonsense: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
  });
});

describe('access control', () => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  let server: RunningServer;

  afterEach(() => server.close());
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const find = async (uri: string) => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2000 });
    try {
      return await client.db('app').collection('users').findOne({ name: 'asha' });
    } finally {
      await client.close();
    }
  };

  test('a server with a password serves only clients that know it', async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    expect(await find(server.uri)).toBeNull();
    const open = server.uri.replace(/\/\/[^@]*@/, '//').replace(/&auth.*$/, '');
    await expect(find(open)).rejects.toMatchObject({ code: 13, codeName: 'Unauthorized' });
    await expect(find(server.uri.replace('p%2Fw%3Fd%3A1', 'guess'))).rejects.toMatchObject({ code: 18 });
    await expect(find(server.uri.replace('embedded:', 'root:'))).rejects.toMatchObject({ code: 18 });
    await expect(find(server.uri.replace('SHA-256', 'SHA-1'))).rejects.toMatchObject({ code: 334 });
  });

  test("the package's own commands sign in", async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    const command = docOf({ listCollections: 1, $db: 'app' });
    expect(String((await runCommand(server.uri, command)).ok)).toBe('1');
    await expect(runCommand(server.uri.replace('p%2Fw', 'guess'), command)).rejects.toThrow(
      'Authentication failed',
    );
  });

  test('reads and writes nothing on a connection that has not signed in', async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    const open = server.uri.replace(/\/\/[^@]*@/, '//');
    const id = docOf({ _id: 1 });
    for (const command of [
      docOf({ find: 'users', filter: id, limit: 1, singleBatch: true, $db: 'app' }),
      docOf({ insert: 'users', documents: [id], $db: 'app' }),
      docOf({ dropDatabase: 1, $db: 'app' }),
      docOf({ getMore: 1n, collection: 'users', $db: 'app' }),
    ])
      await expect(runCommand(open, command)).rejects.toThrow('requires authentication');
  });

  test('only the owner can connect to the socket', async () => {
    const socket = join(dir, 'x.sock');
    server = await startServer({ dir, socket });
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await find(server.uri)).toBeNull();
  });
});

describe('single inserts', () => {
  let dir: string;
  let server: RunningServer;
  let connection: RawConnection;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    server = await startServer({ dir, log: () => {} });
    connection = await RawConnection.open(server.port);
    for (const name of ['one', 'two']) await prepare(name);
  });
  afterAll(async () => {
    connection.close();
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });

  /** A collection with indexes of every kind that an insert has to consider. */
  async function prepare(name: string): Promise<void> {
    const indexes = [
      { key: { email: 1 }, name: 'email', unique: true, sparse: true },
      { key: { tags: 1, n: -1 }, name: 'tags' },
    ];
    await connection.command({ createIndexes: name, indexes });
    await connection.command({ insert: name, documents: [{ _id: 'taken', n: 1, email: 'a@x' }] });
  }

  /** Removes the collection's name, so that the replies of both paths can be compared. */
  const alike = (reply: Document): unknown =>
    JSON.parse(JSON.stringify(reply).replaceAll(/test\.(one|two)/g, 'collection'));

  test.each<[string, Document]>([
    ['plain', { _id: 1, n: 1 }],
    ['its _id not in front', { n: 1, _id: 2 }],
    ['arrays in an index', { _id: 3, n: 1, tags: ['a', 'b', 'a'] }],
    ['a taken _id', { _id: 'taken' }],
    ['a taken unique key', { _id: 4, n: 1, email: 'a@x' }],
    ['an array for an _id', { _id: [1] }],
    ['an operator in its _id', { _id: { $gt: 1 } }],
    ['arrays side by side in one index', { _id: 6, tags: [1], n: [1] }],
    ['too deep', { _id: 7, n: 1, deep: nested(185) }],
  ])('the fast path stores and answers the same as the general one: %s', async (_, document) => {
    const short = await connection.command({ insert: 'one', documents: [document], ordered: true });
    // the fast path does not accept a comment
    const general = await connection.command({ insert: 'two', documents: [document], comment: 'x' });
    expect(alike(short)).toEqual(alike(general));
    expect(Object.keys(short)).toEqual(Object.keys(general));
    const stored = await connection.all({ find: 'one' });
    expect(stored.map((one) => BSON.serialize(one))).toEqual(
      (await connection.all({ find: 'two' })).map((one) => BSON.serialize(one)),
    );
    expect(await connection.command({ validate: 'one', full: true })).toMatchObject({ valid: true });
  });

  test('creates a missing _id and a missing collection, and sets a zero timestamp', async () => {
    await connection.command({ drop: 'made' });
    const stamped = { at: new Timestamp({ t: 0, i: 0 }) };
    for (let n = 1; n <= 2; n += 1)
      expect(await connection.command({ insert: 'made', documents: [stamped] })).toMatchObject({
        n: 1,
        ok: 1,
      });
    const stored = await connection.all({ find: 'made' });
    expect(stored.map((one) => Object.keys(one))).toEqual([
      ['_id', 'at'],
      ['_id', 'at'],
    ]);
    for (const { at } of stored) expect(at.getHighBits()).toBeGreaterThan(0);
  });

  test('answers a chunk of inserts and reads in order', async () => {
    const frames = Array.from({ length: 60 }, (_, n) =>
      n % 3 === 2
        ? message({ find: 'order', filter: { _id: n - 1 }, limit: 1, singleBatch: true, $db: 'test' })
        : message({ insert: 'order', documents: [{ _id: n }], $db: 'test' }),
    );
    await connection.command({ create: 'order' });
    connection.socket.cork();
    const replies = frames.map((one) => connection.request(one));
    connection.socket.uncork();
    const order: number[] = [];
    for (const [n, reply] of replies.entries()) void reply.then(() => order.push(n));
    for (const [n, reply] of (await Promise.all(replies)).entries()) {
      if (n % 3 === 2) expect(reply.cursor.firstBatch).toEqual([{ _id: n - 1 }]);
      else expect(reply).toEqual({ n: 1, ok: 1 });
    }
    expect(order).toEqual(frames.map((_, n) => n));
  });

  test('reads names as UTF-8 rather than Latin 1', async () => {
    await connection.command({ insert: 'Ã©', documents: [{ _id: 1, of: 'two letters' }] });
    await connection.command({ insert: 'é', documents: [{ _id: 1, of: 'one letter' }] });
    await connection.command({ insert: 'é', documents: [{ _id: 2 }] });
    const found = await connection.command({ find: 'é', filter: { _id: 1 }, limit: 1, singleBatch: true });
    expect(found.cursor.firstBatch).toEqual([{ _id: 1, of: 'one letter' }]);
    expect((await connection.command({ count: 'Ã©' })).n).toBe(1);
  });

  test.each([{}, { id: 'text' }, { id: new BSON.UUID(), more: 1 }])(
    'a session id in another form takes the general path (%j)',
    async (lsid) => {
      const insert = { insert: 'sessions', documents: [{}], lsid };
      const find = { find: 'sessions', filter: { _id: 1 }, limit: 1, singleBatch: true, lsid };
      await connection.command({ create: 'sessions' });
      const known = await connection.command({ ping: 1, lsid });
      expect(await connection.command(insert)).toMatchObject({ ok: known.ok });
      expect(await connection.command(find)).toMatchObject({ ok: known.ok });
    },
  );
});

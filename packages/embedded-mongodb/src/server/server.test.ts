import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { DirectoryInUse, type RunningServer, startServer } from '../index';

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

  test('keeps documents over a restart, types and all', async () => {
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

  test('a second server on the same directory is refused', async () => {
    await expect(startServer({ dir })).rejects.toThrow(DirectoryInUse);
  });

  test('listens on a Unix socket, also over the file that a killed server left', async () => {
    const path = join(dir, 'x.sock');
    const other = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    // what a killed process leaves: a socket file without a listener
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

  test('a cursor goes on over many batches', async () => {
    const items = client.db('app').collection('items');
    await items.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const all = await items.find().batchSize(70).toArray();
    expect(all.map((item) => item.n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  test('unknown commands answer 59', async () => {
    await expect(client.db('app').command({ nonsense: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type InferSchemaType, Schema, Types } from 'mongoose';
import { env } from '@/lib/platform/env';
import { SavedView } from '@/models/office/saved-view';
import { User } from '@/models/platform/user';
import { clearTestDb, useTestDb } from '@/test/db';
import { AppError } from '../errors';
import { connectDb, disconnectDb, wasDbAway } from './connect';
import { defineModel } from './define-model';
import { insertWithin } from './insert-within';
import { op } from './operators';
import { syncIndexesOf } from './sync-indexes';

describe('connect', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-connect-'));
  let server: ChildProcess;
  let uri: string;

  async function start(): Promise<void> {
    const main = 'packages/embedded-mongodb/dist/main.js';
    server = spawn(process.execPath, [main, '--dir', dir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: server.stdout! }), 'line');
    uri = `${(JSON.parse(line) as { uri: string }).uri}&serverSelectionTimeoutMS=1500&maxpoolsize=7`;
  }

  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build-embedded.mjs'], { stdio: 'ignore' });
    await start();
    await connectDb(uri);
  });
  afterAll(async () => {
    await disconnectDb();
    server.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  const AWAY = 'the database has been away for a while';
  const failure = () =>
    User.countDocuments().then(
      () => undefined,
      (error: Error) => error.message,
    );

  test('settings in the address take precedence over defaults', () => {
    const { options } = mongoose.connection.getClient();
    expect(options).toMatchObject({
      serverSelectionTimeoutMS: 1500,
      maxPoolSize: 7,
      heartbeatFrequencyMS: 3000,
    });
  });

  test('a connection creates no collection', async () => {
    expect(await mongoose.connection.listCollections()).toEqual([]);
  });

  test('only one of many reads waits for a missing database, and all work again afterwards', async () => {
    expect(await failure()).toBeUndefined();
    const began = Date.now();
    expect(wasDbAway(began)).toBe(false);
    server.kill('SIGKILL');
    await once(server, 'exit');
    // mongodb 7.8 does not notice a socket that closes while it sends a command, which is then never answered
    await sleep(500);
    // the first one waits for another server; how often depends on when the monitor notices
    while ((await failure()) !== AWAY) await sleep(50);
    const before = performance.now();
    for (let reads = 0; reads < 20; reads++) expect(await failure()).toBe(AWAY);
    // twenty waits of a second and a half would take thirty
    expect(performance.now() - before).toBeLessThan(15_000);
    await start();
    while ((await failure()) !== undefined) await sleep(50);
    // an operation that began before the database was back may have failed, but not one that begins now
    expect([wasDbAway(began), wasDbAway(Date.now() + 1)]).toEqual([true, false]);
  });
});

describe('define model', () => {
  const itemSchema = new Schema({ name: { type: String, required: true }, size: Number });
  const Item = defineModel<InferSchemaType<typeof itemSchema>>('DefineModelItem', itemSchema);

  async function collect<T>(cursor: AsyncIterable<T>): Promise<T[]> {
    const rows: T[] = [];
    for await (const row of cursor) rows.push(row);
    return rows;
  }

  useTestDb();

  // connectDb() without an address, as in the product, uses this test file's database
  beforeAll(() => void jest.replaceProperty(env(), 'MONGODB_URI', process.env.MONGODB_URI as string));

  const a = { name: 'a' };

  describe('a model connects by itself for', () => {
    beforeEach(async () => {
      await Item.deleteMany();
      await Item.create(a);
      await disconnectDb();
    });

    test.each<[string, () => PromiseLike<unknown>, unknown]>([
      ['find', () => Item.find(a).distinct('name'), ['a']],
      ['a cursor of find', async () => (await collect(Item.find(a).lean().cursor())).length, 1],
      [
        'a cursor of aggregate',
        async () => (await collect(Item.aggregate([{ $match: a }]).cursor())).length,
        1,
      ],
      ['aggregate', async () => (await Item.aggregate([{ $match: a }])).length, 1],
      ['findOne', async () => (await Item.findOne(a).lean())?.name, 'a'],
      ['exists', async () => (await Item.exists(a)) !== null, true],
      ['distinct', () => Item.distinct('name'), ['a']],
      ['countDocuments', () => Item.countDocuments(a), 1],
      ['estimatedDocumentCount', () => Item.estimatedDocumentCount(), 1],
      ['updateOne', async () => (await Item.updateOne(a, { size: 1 })).modifiedCount, 1],
      ['updateMany', async () => (await Item.updateMany(a, { size: 1 })).modifiedCount, 1],
      ['replaceOne', async () => (await Item.replaceOne(a, { name: 'b' })).modifiedCount, 1],
      ['deleteOne', async () => (await Item.deleteOne(a)).deletedCount, 1],
      ['deleteMany', async () => (await Item.deleteMany(a)).deletedCount, 1],
      ['findOneAndUpdate', async () => (await Item.findOneAndUpdate(a, { size: 1 }).lean())?.name, 'a'],
      ['findOneAndReplace', async () => (await Item.findOneAndReplace(a, { name: 'b' }).lean())?.name, 'a'],
      ['findOneAndDelete', async () => (await Item.findOneAndDelete(a).lean())?.name, 'a'],
      ['create', async () => (await Item.create({ name: 'b' })).name, 'b'],
      ['a deletion of a document', async () => (await new Item(a).deleteOne()).deletedCount, 0],
      ['insertMany', async () => (await Item.insertMany([{ name: 'b' }])).length, 1],
      [
        'bulkWrite',
        async () => (await Item.bulkWrite([{ insertOne: { document: { name: 'b' } } }])).insertedCount,
        1,
      ],
      ['createCollection', async () => (await Item.createCollection()).collectionName, 'definemodelitems'],
    ])('%s', async (_, use, expected) => {
      expect(await use()).toEqual(expected);
    });
  });

  test('a module that is loaded again gets the same model', () => {
    expect(defineModel('DefineModelItem', new Schema({ other: String }))).toBe(Item);
  });
});

describe('insert within', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const AT_ONCE = 8;
  const MAX = 3;
  const owner = new Types.ObjectId();
  const view = (name: string) => ({ owner, list: 'contacts' as const, query: 'q=1', isShared: false, name });
  const insertAs = (name: string) => () => SavedView.create(view(name));

  const within = (insert: () => Promise<{ _id: Types.ObjectId }>, among: object = { owner }) =>
    insertWithin({
      max: MAX,
      model: SavedView,
      among,
      insert,
      full: () => new AppError('conflict', 'full'),
    });
  const namesStored = async () => (await SavedView.find().sort({ name: 1 }).lean()).map(({ name }) => name);

  describe('limited rows', () => {
    test('accepts exactly as many simultaneous inserts as fit', async () => {
      const calls = Array.from({ length: AT_ONCE }, (_, n) => within(insertAs(`${n}`)));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX);
      expect(await SavedView.countDocuments()).toBe(MAX);
    });

    test('serializes calls whose filters contain different moments', async () => {
      let atOnce = 0;
      const alone = (name: string) => async () => {
        expect(++atOnce).toBe(1);
        const row = await SavedView.create(view(name));
        atOnce--;
        return row;
      };
      const until = (n: number) => ({ owner, createdAt: op.lt(new Date(Date.now() + n)) });
      const calls = Array.from({ length: MAX }, (_, n) => within(alone(`${n}`), until(60_000 + n)));
      await expect(Promise.all(calls)).resolves.toHaveLength(MAX);
    });

    test('inserts nothing at the limit', async () => {
      await SavedView.insertMany(['a', 'b', 'c'].map(view));
      const insert = jest.fn();
      await expect(within(insert)).rejects.toThrow('full');
      expect(insert).not.toHaveBeenCalled();
    });

    test('gives the last place to one of two processes, even if both exceeded the limit together', async () => {
      await SavedView.insertMany(['a', 'b'].map(view));
      const counted = new EventEmitter();
      let arrived = 0;
      const afterBothCounted = (name: string) => async () => {
        if (++arrived < 2) await once(counted, 'both');
        counted.emit('both');
        return SavedView.create(view(name));
      };
      // calls about other rows do not wait for each other, like those of two processes
      const outcomes = await Promise.allSettled([
        within(afterBothCounted('c')),
        within(afterBothCounted('d'), { owner, isShared: false }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await SavedView.countDocuments()).toBe(MAX);
    });

    test('removes only its own row after exceeding the limit', async () => {
      await SavedView.insertMany(['a', 'b'].map(view));
      const call = within(async () => {
        await SavedView.create(view('of another process'));
        return SavedView.create(view('own'));
      });
      await expect(call).rejects.toThrow('full');
      expect(await namesStored()).toEqual(['a', 'b', 'of another process']);
    });
  });
});

describe('sync indexes', () => {
  useTestDb();
  afterAll(() => void mongoose.deleteModel(/^(?:Old|New|Plain|Unique|Same)$/));

  type Row = { city: string; price: number };
  function version(name: string, ...indexes: Parameters<Schema<Row>['index']>[]) {
    const schema = new Schema<Row>(
      { city: String, price: Number },
      { collection: 'synced', autoIndex: false },
    );
    for (const [key, options] of indexes) schema.index(key, options);
    return mongoose.model<Row>(name, schema);
  }
  const namesOf = async () =>
    (await mongoose.connection.collection('synced').indexes()).map(({ name }) => name);

  test('creates a new index before it drops the old one', async () => {
    await syncIndexesOf(version('Old', [{ city: 1 }]));
    const next = version('New', [{ city: 1, price: 1 }]);
    const dropped: (string | undefined)[][] = [];
    const drop = jest.spyOn(next.collection, 'dropIndex').mockImplementation(async (name) => {
      dropped.push(await namesOf());
      drop.mockRestore();
      return next.collection.dropIndex(name);
    });
    await syncIndexesOf(next);
    expect(dropped).toEqual([['_id_', 'city_1', 'city_1_price_1']]);
    expect(await namesOf()).toEqual(['_id_', 'city_1_price_1']);
  });

  test('replaces an index of the same name that becomes unique', async () => {
    await syncIndexesOf(version('Plain', [{ price: 1 }]));
    await syncIndexesOf(version('Unique', [{ price: 1 }, { unique: true }]));
    const [, own] = await mongoose.connection.collection('synced').indexes();
    expect(own).toMatchObject({ name: 'price_1', unique: true });
  });

  test('keeps the indexes of an unchanged declaration', async () => {
    const model = version('Same', [{ city: 1 }, { sparse: true }]);
    await syncIndexesOf(model);
    const create = jest.spyOn(model.collection, 'createIndexes');
    await syncIndexesOf(model);
    expect(create).not.toHaveBeenCalled();
  });
});

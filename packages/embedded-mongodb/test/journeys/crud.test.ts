import {
  Binary,
  type Collection,
  Decimal128,
  Double,
  Int32,
  Long,
  MongoClient,
  ObjectId,
  UUID,
} from 'mongodb';
import { until } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';

describe('reads and writes', () => {
  let server: ServerProcess;
  let client: MongoClient;
  let pets: Collection;

  beforeAll(async () => {
    server = await startServer();
    client = await MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    pets = client.db('shop').collection('pets');
    await pets.deleteMany({});
  });

  test('returns an inserted document with all types and the order of its fields', async () => {
    const document = {
      _id: new ObjectId(),
      zeta: 1,
      alpha: 1.5,
      int: new Int32(7),
      long: Long.fromString('9007199254740993'),
      double: new Double(3),
      decimal: Decimal128.fromString('10.10'),
      date: new Date(1_700_000_000_000),
      binary: new Binary(Buffer.from('abc'), 0),
      uuid: new UUID(),
      regex: /^a.b/i,
      nothing: null,
      nested: { b: 1, a: [1, 'x', { c: true }] },
      emoji: 'पुणे 🏠',
    };
    await pets.insertOne(document);
    const found = await client
      .db('shop')
      .collection('pets', { promoteValues: false })
      .findOne({ _id: document._id });
    expect(Object.keys(found!)).toEqual(Object.keys(document));
    expect(found!.int).toBeInstanceOf(Int32);
    expect(found!.double).toBeInstanceOf(Double);
    expect(found!.long).toBeInstanceOf(Long);
    expect(String(found!.long)).toBe('9007199254740993');
    expect(String(found!.decimal)).toBe('10.10');
    expect(found!.date).toEqual(document.date);
    expect(Buffer.from(found!.binary.buffer).toString()).toBe('abc');
    expect(found!.binary.sub_type).toBe(0);
    expect(found!.uuid.sub_type).toBe(4);
    expect(found!.nothing).toBeNull();
    expect(found!.emoji).toBe(document.emoji);
  });

  test('$inc keeps the type, and an overflowing int becomes a long', async () => {
    const typed = client.db('shop').collection('pets', { promoteValues: false });
    await typed.insertOne({ int: new Int32(2_147_483_647), long: Long.fromNumber(1), double: new Double(1) });
    await typed.updateOne({}, { $inc: { int: 1, long: 1, double: 1 } });
    const found = await typed.findOne({});
    expect(found!.int).toBeInstanceOf(Long);
    expect(String(found!.int)).toBe('2147483648');
    expect(found!.long).toBeInstanceOf(Long);
    expect(found!.double).toBeInstanceOf(Double);
    expect(Number(found!.double)).toBe(2);
  });

  test('ordered inserts stop at the first error, and unordered ones continue', async () => {
    const documents = () => [{ _id: 1 as never }, { _id: 1 as never }, { _id: 2 as never }];
    await expect(pets.insertMany(documents())).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    expect(await pets.countDocuments()).toBe(1);
    await pets.deleteMany({});
    await expect(pets.insertMany(documents(), { ordered: false })).rejects.toMatchObject({
      insertedCount: 2,
    });
    expect(await pets.countDocuments()).toBe(2);
  });

  test('a duplicate key error names its index, pattern and value', async () => {
    await pets.createIndex({ name: 1, city: -1 }, { unique: true });
    await pets.insertOne({ name: 'Ada', city: 'Nagpur' });
    await expect(pets.insertOne({ name: 'Ada', city: 'Nagpur' })).rejects.toMatchObject({
      code: 11000,
      errorResponse: { keyPattern: { name: 1, city: -1 }, keyValue: { name: 'Ada', city: 'Nagpur' } },
      message: expect.stringMatching(
        /^E11000 duplicate key error collection: shop\.pets index: name_1_city_-1 dup key: \{ name: "Ada", city: "Nagpur" \}/,
      ),
    });
    await pets.insertOne({ name: 'Bo', city: 'Nagpur' });
    await expect(pets.updateOne({ name: 'Bo' }, { $set: { name: 'Ada' } })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(pets.findOneAndUpdate({ name: 'Bo' }, { $set: { name: 'Ada' } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await pets.countDocuments({ name: 'Bo' })).toBe(1);
    await pets.dropIndexes();
  });

  test('updates report matched, modified and upserted', async () => {
    await pets.insertMany([{ n: 1 }, { n: 2 }, { n: 2 }]);
    expect(await pets.updateMany({ n: 2 }, { $set: { n: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 0,
    });
    expect(await pets.updateOne({ n: 1 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    const upsert = await pets.updateOne(
      { name: 'new', 'deep.a': 3, n: { $gt: 100 } },
      { $set: { x: 1 }, $setOnInsert: { y: 2 } },
      { upsert: true },
    );
    expect(upsert).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    const made = await pets.findOne({ _id: upsert.upsertedId! });
    expect(made).toEqual({ _id: upsert.upsertedId, name: 'new', deep: { a: 3 }, x: 1, y: 2 });
    const replaced = await pets.replaceOne({ name: 'new' }, { only: true });
    expect(replaced.modifiedCount).toBe(1);
    expect(await pets.findOne({ _id: upsert.upsertedId! })).toEqual({ _id: upsert.upsertedId, only: true });
  });

  test('findOneAndUpdate, findOneAndReplace and findOneAndDelete return the document before or after the change', async () => {
    await pets.insertMany([
      { name: 'a', rank: 2 },
      { name: 'b', rank: 1 },
    ]);
    const before = await pets.findOneAndUpdate({}, { $inc: { rank: 10 } }, { sort: { rank: 1 } });
    expect(before).toMatchObject({ name: 'b', rank: 1 });
    const after = await pets.findOneAndUpdate(
      { name: 'b' },
      { $inc: { rank: 1 } },
      { returnDocument: 'after', projection: { _id: 0, rank: 1 } },
    );
    expect(after).toEqual({ rank: 12 });
    const whole = await pets.findOneAndUpdate(
      { name: 'c' },
      { $set: { rank: 5 } },
      { upsert: true, includeResultMetadata: true, returnDocument: 'after' },
    );
    expect(whole).toMatchObject({
      ok: 1,
      lastErrorObject: { n: 1, updatedExisting: false },
      value: { rank: 5 },
    });
    expect(whole.lastErrorObject!.upserted).toEqual(whole.value!._id);
    expect(await pets.findOneAndReplace({ name: 'c' }, { name: 'd' })).toMatchObject({ name: 'c' });
    expect(await pets.findOneAndDelete({}, { sort: { name: -1 } })).toMatchObject({ name: 'd' });
    expect(await pets.findOneAndUpdate({ name: 'nobody' }, { $set: { a: 1 } })).toBeNull();
  });

  test('array operators change the selected elements', async () => {
    const lists = client
      .db('shop')
      .collection<{ tags: string[]; grades: { v: number }[]; matrix: number[][] }>('pets');
    await pets.insertOne({ tags: ['b'], grades: [{ v: 1 }, { v: 5 }, { v: 9 }], matrix: [[1, 2], [3]] });
    await lists.updateOne({}, { $push: { tags: { $each: ['c', 'a'], $sort: 1, $slice: 2, $position: 0 } } });
    await pets.updateOne(
      {},
      { $set: { 'grades.$[big].v': 100 } },
      { arrayFilters: [{ 'big.v': { $gte: 5 } }] },
    );
    await pets.updateOne({ 'grades.v': 1 }, { $inc: { 'grades.$.v': 1 } });
    await pets.updateOne({}, { $addToSet: { tags: { $each: ['b', 'z'] } }, $set: { 'matrix.$[].5': 0 } });
    expect(await pets.findOne({}, { projection: { _id: 0 } })).toEqual({
      tags: ['a', 'b', 'z'],
      grades: [{ v: 2 }, { v: 100 }, { v: 100 }],
      matrix: [
        [1, 2, null, null, null, 0],
        [3, null, null, null, null, 0],
      ],
    });
    await lists.updateOne(
      {},
      { $pull: { grades: { v: 100 }, tags: { $in: ['a', 'z'] } }, $pop: { matrix: -1 } },
    );
    expect(await pets.findOne({}, { projection: { _id: 0, matrix: 0 } })).toEqual({
      tags: ['b'],
      grades: [{ v: 2 }],
    });
  });

  test('an update with a pipeline can read the document', async () => {
    await pets.insertOne({ price: 10, qty: 3 });
    await pets.updateMany({}, [{ $set: { total: { $multiply: ['$price', '$qty'] } } }, { $unset: 'qty' }]);
    expect(await pets.findOne({}, { projection: { _id: 0 } })).toEqual({ price: 10, total: 30 });
  });

  test('distinguishes missing and null as MongoDB does', async () => {
    await pets.insertMany([{ k: 1, a: null }, { k: 2 }, { k: 3, a: 1 }, { k: 4, a: [null] }]);
    const keys = async (filter: object) =>
      (await pets.find(filter).sort({ k: 1 }).toArray()).map((document) => document.k);
    expect(await keys({ a: null })).toEqual([1, 2, 4]);
    expect(await keys({ a: { $exists: true } })).toEqual([1, 3, 4]);
    expect(await keys({ a: { $type: 'null' } })).toEqual([1, 4]);
    expect(await keys({ a: { $ne: null } })).toEqual([3]);
    expect(await keys({ a: { $not: { $gt: 0 } } })).toEqual([1, 2, 4]);
  });

  test('sorting follows the order of BSON types', async () => {
    const values = [
      true,
      'b',
      5,
      null,
      { a: 1 },
      new Date(0),
      new ObjectId(),
      [3, 9],
      'B',
      4.5,
      Long.fromNumber(6),
    ];
    await pets.insertMany(values.map((v, k) => ({ k, v })));
    await pets.insertOne({ k: 11 });
    const order = await pets.find().sort({ v: 1, k: 1 }).toArray();
    expect(order.map((document) => document.k)).toEqual([3, 11, 7, 9, 2, 10, 8, 1, 4, 6, 0, 5]);
  });

  test('projections include, exclude, slice and compute fields', async () => {
    await pets.insertOne({
      _id: 1 as never,
      a: 1,
      b: { c: 2, d: 3 },
      list: [1, 2, 3, 4],
      rows: [{ x: 1 }, { x: 2 }],
    });
    const one = (projection: object, filter: object = {}) => pets.findOne(filter, { projection });
    expect(await one({ 'b.c': 1 })).toEqual({ _id: 1, b: { c: 2 } });
    expect(await one({ _id: 0, rows: 0, list: 0, 'b.d': 0 })).toEqual({ a: 1, b: { c: 2 } });
    expect(await one({ a: 1, list: { $slice: [1, 2] }, _id: 0 })).toEqual({ a: 1, list: [2, 3] });
    expect(await one({ rows: { $elemMatch: { x: 2 } } })).toEqual({ _id: 1, rows: [{ x: 2 }] });
    expect(await one({ 'list.$': 1, _id: 0 }, { list: { $gt: 2 } })).toEqual({ list: [3] });
    expect(await one({ _id: 0, sum: { $add: ['$a', '$b.c'] } })).toEqual({ sum: 3 });
    await expect(one({ a: 1, b: 0 })).rejects.toMatchObject({ code: 31254 });
  });

  test('distinct, count and delete agree on the matches', async () => {
    await pets.insertMany([{ t: ['x', 'y'] }, { t: 'y' }, { t: 'z', n: 1 }, {}]);
    expect((await pets.distinct('t')).sort()).toEqual(['x', 'y', 'z']);
    expect(await pets.countDocuments({ t: 'y' })).toBe(2);
    expect(await pets.estimatedDocumentCount()).toBe(4);
    expect(await pets.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect((await pets.deleteOne({ t: 'y' })).deletedCount).toBe(1);
    expect((await pets.deleteMany({})).deletedCount).toBe(3);
  });

  test('deleting from an empty collection removes nothing, but still refuses invalid deletes', async () => {
    expect((await pets.deleteMany({})).deletedCount).toBe(0);
    await expect(pets.deleteMany({}, { hint: 'nothing_1' })).rejects.toThrow(
      'hint provided does not correspond',
    );
    await expect(pets.deleteMany({ $nothing: 1 })).rejects.toThrow('unknown top level operator');
    await pets.insertMany([{ name: 'Moti' }, { name: 'Raja' }]);
    expect((await pets.deleteMany({})).deletedCount).toBe(2);
  });

  test('errors carry MongoDB’s codes', async () => {
    await pets.insertOne({ _id: 1 as never, a: 'text' });
    await expect(pets.updateOne({}, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 14 });
    await expect(pets.updateOne({}, { $set: { _id: 2 as never } })).rejects.toMatchObject({ code: 66 });
    await expect(pets.updateOne({}, { $set: { a: 1 }, $unset: { a: 1 } })).rejects.toMatchObject({
      code: 40,
    });
    await expect(pets.updateOne({}, { $nope: { a: 1 } } as never)).rejects.toMatchObject({ code: 9 });
    await expect(pets.find({ a: { $nope: 1 } }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(pets.find({ $or: [] }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(client.db('shop').command({ noSuchCommand: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
    await expect(client.db('shop').command({ find: 'pets', nonsense: 1 })).rejects.toMatchObject({
      codeName: expect.stringMatching(/IDLUnknownField|Location40415/),
    });
  });

  test('refuses a document above 16 MB and stores nothing of it', async () => {
    const bulky = { pad: Buffer.alloc(16 * 1024 * 1024) };
    await expect(pets.insertOne(bulky)).rejects.toMatchObject({
      message: expect.stringMatching(/size|large/i),
    });
    await pets.insertOne({ _id: 1 as never, pad: Buffer.alloc(15 * 1024 * 1024) });
    await expect(
      pets.updateOne({ _id: 1 as never }, { $set: { more: Buffer.alloc(2 * 1024 * 1024) } }),
    ).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await pets.countDocuments({ more: { $exists: true } })).toBe(0);
  });
});

describe('cursors', () => {
  let server: ServerProcess;
  let client: MongoClient;
  let rows: Collection<{ _id: number; n: number }>;

  beforeAll(async () => {
    server = await startServer({ testCommands: true });
    client = await MongoClient.connect(server.uri);
    rows = client.db('test').collection('rows');
    await rows.insertMany(Array.from({ length: 1000 }, (_, n) => ({ _id: n, n: n % 10 })));
  });
  afterAll(async () => {
    await client?.close();
    await server?.stop();
  });

  test('a cursor returns every document once, in batches of the requested size', async () => {
    const sizes: number[] = [];
    const ids = new Set<number>();
    const cursor = rows.find().batchSize(64);
    for await (const row of cursor) {
      ids.add(row._id);
      if (cursor.bufferedCount() > 0) sizes.push(cursor.bufferedCount() + 1);
    }
    expect(ids.size).toBe(1000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64);
  });

  test('the first batch has 101 documents by default', async () => {
    const reply = await client.db('test').command({ find: 'rows' });
    expect(reply.cursor.firstBatch).toHaveLength(101);
    expect(reply.cursor.ns).toBe('test.rows');
    const next = await client
      .db('test')
      .command({ getMore: reply.cursor.id, collection: 'rows', batchSize: 10 });
    expect(next.cursor.nextBatch).toHaveLength(10);
    await client.db('test').command({ killCursors: 'rows', cursors: [reply.cursor.id] });
    await expect(
      client.db('test').command({ getMore: reply.cursor.id, collection: 'rows' }),
    ).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  test('applies limit, skip, singleBatch and batchSize 0', async () => {
    expect(await rows.find().sort({ _id: 1 }).skip(990).limit(50).toArray()).toHaveLength(10);
    const single = await client.db('test').command({ find: 'rows', singleBatch: true, batchSize: 5 });
    expect(Number(single.cursor.id)).toBe(0);
    const none = await client.db('test').command({ find: 'rows', batchSize: 0 });
    expect(none.cursor.firstBatch).toHaveLength(0);
    expect(Number(none.cursor.id)).not.toBe(0);
    await client.db('test').command({ killCursors: 'rows', cursors: [none.cursor.id] });
  });

  test('leaves no cursor open after the last document of a limit or a sort', async () => {
    const db = client.db('test');
    const cursorOf = async (command: object) => Number((await db.command(command)).cursor.id);
    const [first] = (await db.command({ find: 'rows', limit: 2 })).cursor.firstBatch;
    expect(first).toMatchObject({ _id: 0 });
    expect(await cursorOf({ find: 'rows', limit: 2 })).toBe(0);
    expect(await cursorOf({ find: 'rows', limit: 2, sort: { n: 1 } })).toBe(0);
    expect(
      await cursorOf({ find: 'rows', batchSize: 10, filter: { _id: { $lt: 10 } }, sort: { n: 1 } }),
    ).toBe(0);
    const open = await db.command({ find: 'rows', limit: 4, batchSize: 2 });
    expect(Number(open.cursor.id)).not.toBe(0);
    const rest = await db.command({ getMore: open.cursor.id, collection: 'rows', batchSize: 2 });
    expect(rest.cursor.nextBatch).toHaveLength(2);
    expect(Number(rest.cursor.id)).toBe(0);
  });

  test('a cursor survives writes and deletes in its range', async () => {
    const walked = client.db('test').collection<{ _id: number }>('walked');
    await walked.insertMany(Array.from({ length: 500 }, (_, n) => ({ _id: n })));
    const cursor = walked.find().sort({ _id: 1 }).batchSize(10);
    const seen: number[] = [];
    for await (const row of cursor) {
      seen.push(row._id);
      if (row._id === 5) await walked.deleteMany({ _id: { $gte: 300 } });
      if (row._id === 6) await walked.insertOne({ _id: 1000 });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id < 300)).toHaveLength(300);
  });

  test('refuses getMore from the wrong collection', async () => {
    const reply = await client.db('test').command({ find: 'rows', batchSize: 1 });
    await expect(
      client.db('test').command({ getMore: reply.cursor.id, collection: 'other' }),
    ).rejects.toMatchObject({ code: 13 });
    await client.db('test').command({ killCursors: 'rows', cursors: [reply.cursor.id] });
  });

  test('dropping the collection ends its cursors', async () => {
    const gone = client.db('test').collection('gone');
    await gone.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const cursor = gone.find().batchSize(10);
    await cursor.next();
    await gone.drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: expect.any(Number) });
  });

  test('maxTimeMS ends a long read with MaxTimeMSExpired', async () => {
    await expect(
      rows
        .aggregate(
          [
            { $lookup: { from: 'rows', pipeline: [{ $match: { $expr: { $gt: ['$n', -1] } } }], as: 'all' } },
            { $unwind: '$all' },
            { $lookup: { from: 'rows', pipeline: [{ $match: { $expr: { $gt: ['$n', -1] } } }], as: 'more' } },
            { $unwind: '$more' },
            { $group: { _id: '$more.n', count: { $sum: 1 } } },
          ],
          { maxTimeMS: 100 },
        )
        .toArray(),
    ).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  test('a closed cursor is freed on the server', async () => {
    const open = async () =>
      (await client.db('admin').command({ serverStatus: 1 })).metrics.cursor.open.total;
    const before = Number(await open());
    const cursor = rows.find().batchSize(2);
    await cursor.next();
    expect(Number(await open())).toBe(before + 1);
    await cursor.close();
    await until('its end', async () => Number(await open()) === before);
  });

  test('a session’s cursors end with it', async () => {
    const session = client.startSession();
    const cursor = rows.find({}, { session }).batchSize(2);
    await cursor.next();
    await client.db('admin').command({ endSessions: [session.id] });
    await session.endSession();
    await cursor.close();
  });

  test('does not advertise retryable writes, and accepts driver sessions without transactions', async () => {
    const hello = await client.db('admin').command({ hello: 1 });
    expect(hello.isWritablePrimary).toBe(true);
    expect(hello.setName).toBeUndefined();
    expect(hello.maxWireVersion).toBeLessThanOrEqual(25);
    expect(hello.logicalSessionTimeoutMinutes).toBe(30);
    const session = client.startSession();
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    session.startTransaction();
    await expect(rows.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session })).rejects.toThrow(
      /does not support retryable writes|Transaction numbers/,
    );
    await session.endSession();
    expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, n: 1 });
  });

  test('a cursor belongs to the session that it was opened in', async () => {
    const [mine, other] = [client.startSession(), client.startSession()];
    const db = client.db('test');
    const open = () => db.command({ find: 'rows', batchSize: 2 }, { session: mine });
    const next = async (session: typeof mine) =>
      db.command({ getMore: (await open()).cursor.id, collection: 'rows' }, { session });
    await expect(next(other)).rejects.toThrow(expect.objectContaining({ code: 50738 }));
    await expect(next(mine)).resolves.toMatchObject({ ok: 1 });
    await Promise.all([mine.endSession(), other.endSession()]);
  });
});

import { type Collection, type Document, MongoClient, type MongoServerError, UUID } from 'mongodb';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';

describe('transactions', () => {
  let server: ServerProcess;
  let client: MongoClient;
  let other: MongoClient;
  let items: Collection<Document & { _id: number }>;

  beforeAll(async () => {
    server = await startServer({ testCommands: true, args: ['--replica-set', 'rs0'] });
    client = await MongoClient.connect(server.uri);
    other = await MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client?.close();
    await other?.close();
    await server?.stop();
  });
  let n = 0;
  beforeEach(async () => {
    items = client.db('shop').collection(`items${++n}`);
    await items.createIndex({ code: 1 }, { unique: true });
    await items.createIndex({ price: 1 });
    await items.insertMany([1, 2, 3].map((i) => ({ _id: i, code: `c${i}`, price: i * 10 })));
  });
  const seenBy = (who: MongoClient) =>
    who.db('shop').collection<Document & { _id: number }>(items.collectionName);
  const refused = async (work: Promise<unknown>): Promise<MongoServerError> => {
    try {
      await work;
    } catch (error) {
      return error as MongoServerError;
    }
    throw new Error('it was not refused');
  };

  test("shows a transaction's writes to others only after the commit", async () => {
    const session = client.startSession();
    session.startTransaction();
    await items.insertOne({ _id: 4, code: 'c4', price: 15 }, { session });
    await items.updateOne({ _id: 1 }, { $set: { price: 99 } }, { session });
    await items.deleteOne({ _id: 2 }, { session });
    const own = await items.find({}, { session }).toArray();
    expect(own.map(({ _id, price }) => [_id, price])).toEqual([
      [1, 99],
      [3, 30],
      [4, 15],
    ]);
    const sorted = await items.find({ price: { $gte: 15 } }, { session, sort: { price: 1 } }).toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual([4, 3, 1]);
    expect(await items.countDocuments({}, { session })).toBe(3);
    expect(await items.distinct('price', {}, { session })).toEqual(expect.arrayContaining([15, 30, 99]));
    expect(await items.findOne({ _id: 4 }, { session })).toMatchObject({ price: 15 });
    expect(await seenBy(other).find().toArray()).toHaveLength(3);
    expect(await seenBy(other).findOne({ _id: 1 })).toMatchObject({ price: 10 });
    await session.commitTransaction();
    const after = await seenBy(other).find().sort({ _id: 1 }).toArray();
    expect(after.map(({ _id, price }) => [_id, price])).toEqual([
      [1, 99],
      [3, 30],
      [4, 15],
    ]);
    expect(await seenBy(other).find({ price: 99 }).hint({ price: 1 }).toArray()).toHaveLength(1);
    await session.endSession();
  });

  test('an aborted transaction leaves nothing behind, not even a new collection', async () => {
    const session = client.startSession();
    session.startTransaction();
    await items.updateMany({}, { $inc: { price: 1 } }, { session });
    await client.db('shop').collection('fresh').insertOne({ a: 1 }, { session });
    expect(await client.db('shop').collection('fresh').findOne({}, { session })).toMatchObject({ a: 1 });
    await session.abortTransaction();
    expect((await items.find().toArray()).map(({ price }) => price)).toEqual([10, 20, 30]);
    expect(await client.db('shop').listCollections({ name: 'fresh' }).toArray()).toEqual([]);
    await session.endSession();
  });

  test('a transaction always reads the state of its start', async () => {
    const session = client.startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    const cursor = items.find({}, { session, batchSize: 1 });
    expect(await cursor.next()).toMatchObject({ _id: 1, price: 10 });
    await seenBy(other).updateOne({ _id: 2 }, { $set: { price: 1 } });
    await seenBy(other).deleteOne({ _id: 3 });
    await seenBy(other).insertOne({ _id: 9, code: 'c9', price: 5 });
    expect(await cursor.toArray()).toEqual([
      { _id: 2, code: 'c2', price: 20 },
      { _id: 3, code: 'c3', price: 30 },
    ]);
    const cheap = await items
      .find({ price: { $lte: 20 } }, { session })
      .sort({ price: 1 })
      .toArray();
    expect(cheap.map(({ _id }) => _id)).toEqual([1, 2]);
    expect(await items.countDocuments({}, { session })).toBe(3);
    const grouped = await items
      .aggregate([{ $group: { _id: null, sum: { $sum: '$price' } } }], { session })
      .toArray();
    expect(grouped).toEqual([{ _id: null, sum: 60 }]);
    await session.commitTransaction();
    expect((await items.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 9]);
    await session.endSession();
  });

  test('the second of two transactions that change one document fails with WriteConflict and can be retried', async () => {
    const first = client.startSession();
    const second = other.startSession();
    first.startTransaction();
    second.startTransaction();
    await items.updateOne({ _id: 1 }, { $inc: { price: 1 } }, { session: first });
    const error = await refused(
      seenBy(other).updateOne({ _id: 1 }, { $inc: { price: 5 } }, { session: second }),
    );
    expect(error).toMatchObject({ code: 112, codeName: 'WriteConflict' });
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    await first.commitTransaction();
    expect(await refused(second.commitTransaction())).toMatchObject({
      code: 251,
      codeName: 'NoSuchTransaction',
    });
    // changed by another client after the transaction began
    second.startTransaction();
    await seenBy(other).findOne({}, { session: second });
    await items.updateOne({ _id: 2 }, { $inc: { price: 1 } });
    expect(await refused(seenBy(other).deleteOne({ _id: 2 }, { session: second }))).toMatchObject({
      code: 112,
    });
    await second.abortTransaction();
    await first.endSession();
    await second.endSession();
  });

  test('refuses a unique key that another transaction has taken', async () => {
    const first = client.startSession();
    const second = other.startSession();
    first.startTransaction();
    second.startTransaction();
    await items.insertOne({ _id: 4, code: 'new' }, { session: first });
    expect(
      await refused(seenBy(other).insertOne({ _id: 5, code: 'new' }, { session: second })),
    ).toMatchObject({
      code: 112,
    });
    // the transaction's own writes free and take keys
    await items.updateOne({ _id: 1 }, { $set: { code: 'x' } }, { session: first });
    await items.insertOne({ _id: 6, code: 'c1' }, { session: first });
    expect(await refused(items.insertOne({ _id: 7, code: 'x' }, { session: first }))).toMatchObject({
      code: 11000,
    });
    // the error has ended the transaction
    expect(await refused(first.commitTransaction())).toMatchObject({ code: 251 });
    expect(await items.countDocuments()).toBe(3);
    await first.endSession();
    await second.endSession();
  });

  test('a write outside transactions waits for the transaction that changed its document', async () => {
    const session = client.startSession();
    session.startTransaction();
    await items.updateOne({ _id: 1 }, { $set: { price: 50 } }, { session });
    let done = false;
    const waiting = seenBy(other)
      .updateMany({}, { $inc: { price: 1 } })
      .then((result) => {
        done = true;
        return result;
      });
    const inserting = seenBy(other).findOneAndDelete({ _id: 1 });
    expect(
      await refused(seenBy(other).updateOne({ _id: 1 }, { $set: { a: 1 } }, { maxTimeMS: 50 })),
    ).toMatchObject({
      code: 50,
    });
    expect(done).toBe(false);
    await session.commitTransaction();
    expect((await waiting).modifiedCount + ((await inserting) ? 1 : 0)).toBeGreaterThanOrEqual(3);
    await session.endSession();
  });

  test('withTransaction retries after a conflict until it succeeds', async () => {
    await items.updateOne({ _id: 1 }, { $set: { price: 0 } });
    const add = (who: MongoClient) =>
      who.withSession((session) =>
        session.withTransaction(async () => {
          const doc = await seenBy(who).findOne({ _id: 1 }, { session });
          await seenBy(who).updateOne({ _id: 1 }, { $set: { price: doc!.price + 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 20 }, (_, i) => add(i % 2 ? client : other)));
    expect(await items.findOne({ _id: 1 })).toMatchObject({ price: 20 });
  });

  test('a transaction can create collections and indexes, but not indexes on existing documents', async () => {
    const session = client.startSession();
    session.startTransaction();
    const made = await client.db('shop').createCollection(`made${n}`, { session });
    await made.createIndex({ a: 1 }, { unique: true, session });
    await made.insertOne({ a: 1 }, { session });
    await session.commitTransaction();
    expect(await refused(made.insertOne({ a: 1 }))).toMatchObject({ code: 11000 });
    session.startTransaction();
    expect(await refused(items.createIndex({ b: 1 }, { session }))).toMatchObject({ code: 263 });
    await session.abortTransaction();
    expect(await client.db('shop').command({ create: made.collectionName })).toMatchObject({ ok: 1 });
    session.startTransaction();
    const again = client.db('shop').createCollection(made.collectionName, { session });
    expect(await refused(again)).toMatchObject({ code: 48 });
    await session.abortTransaction();
    await session.endSession();
  });

  test('refuses commands, concerns and stages that are not allowed in a transaction', async () => {
    // the driver would add its own session
    const raw = await RawConnection.open(server.port);
    const lsid = { id: new UUID().toBinary() };
    const tries: [Document, number][] = [
      [{ count: items.collectionName }, 263],
      [{ listCollections: 1 }, 263],
      [{ insert: items.collectionName, documents: [{ a: 1 }], writeConcern: { w: 1 } }, 72],
      [{ find: items.collectionName, readConcern: { level: 'linearizable' } }, 72],
      [{ aggregate: items.collectionName, pipeline: [{ $out: 'x' }], cursor: {} }, 263],
    ];
    let txnNumber = 100n;
    for (const [command, code] of tries) {
      txnNumber++;
      const body = { ...command, lsid, txnNumber, startTransaction: true, autocommit: false };
      expect([code, await raw.command({ ...body, $db: 'shop' })]).toMatchObject([code, { code }]);
    }
    const wrong: [Document, number][] = [
      [{ find: 'x', txnNumber: 1n }, 50768],
      [{ find: 'x', txnNumber: 900n, autocommit: true }, 72],
      [{ find: 'x', txnNumber: 900n, autocommit: false }, 251],
      [{ find: 'x', txnNumber: 900n, autocommit: false, startTransaction: false }, 72],
      [{ find: 'x', txnNumber: 3n, autocommit: false, startTransaction: true }, 225],
      [{ find: 'x', txnNumber: 5, autocommit: false, startTransaction: true }, 14],
      [{ find: 'x', autocommit: false }, 72],
      [{ commitTransaction: 1, txnNumber: 900n, autocommit: false }, 251],
    ];
    for (const [command, code] of wrong)
      expect([code, await raw.command({ ...command, lsid, $db: 'shop' })]).toMatchObject([code, { code }]);
    expect(await raw.command({ commitTransaction: 1, $db: 'admin' })).toMatchObject({ code: 125 });
    raw.close();
  });

  test('answers a repeated retryable write without running it again', async () => {
    const command = {
      update: items.collectionName,
      updates: [{ q: { _id: 1 }, u: { $inc: { price: 1 } } }],
      lsid: { id: new UUID().toBinary() },
      txnNumber: 7n,
    };
    const raw = await RawConnection.open(server.port);
    const first = await raw.command({ ...command, $db: 'shop' });
    const second = await raw.command({ ...command, $db: 'shop' });
    raw.close();
    expect([first.nModified, second.nModified]).toEqual([1, 1]);
    expect(await items.findOne({ _id: 1 })).toMatchObject({ price: 11 });
  });

  test('reports a write concern that one member cannot meet', async () => {
    const raw = await RawConnection.open(server.port);
    const target = { insert: items.collectionName, $db: 'shop' };
    const insert = (w: unknown) =>
      raw.command({ ...target, documents: [{ code: `w${w}` }], writeConcern: { w } });
    expect(await insert(2)).toMatchObject({ ok: 1, n: 1, writeConcernError: { code: 100 } });
    expect(await insert('east')).toMatchObject({ ok: 1, n: 1, writeConcernError: { code: 79 } });
    expect(await insert('majority')).not.toHaveProperty('writeConcernError');
    const out = { aggregate: items.collectionName, pipeline: [{ $out: `out${n}` }], cursor: {} };
    const reply = await raw.command({ ...out, writeConcern: { w: 2 }, $db: 'shop' });
    expect(reply).toMatchObject({ ok: 1, cursor: { id: 0 }, writeConcernError: { code: 100 } });
    raw.close();
  });

  test('a snapshot session reads a single moment without a transaction', async () => {
    const session = client.startSession({ snapshot: true });
    expect(await items.find({}, { session }).toArray()).toHaveLength(3);
    await seenBy(other).deleteOne({ _id: 1 });
    await seenBy(other).updateOne({ _id: 2 }, { $set: { price: 0 } });
    expect((await items.find({}, { session }).toArray()).map(({ price }) => price)).toEqual([10, 20, 30]);
    expect(await items.distinct('price', {}, { session })).toEqual([10, 20, 30]);
    expect(await items.find().toArray()).toHaveLength(2);
    await session.endSession();
  });

  test('indexes created inside and outside an open transaction do not conflict', async () => {
    const db = client.db('shop');
    const name = `fresh${n}`;
    const session = client.startSession();
    session.startTransaction();
    await db.createCollection(name, { session });
    await db.collection(name).createIndex({ price: 1 }, { session });
    await db.collection(name).insertOne({ price: 1 }, { session });
    await items.createIndex({ price: -1, code: 1 });
    await session.commitTransaction();
    await items.insertOne({ _id: 9, code: 'c9', price: 9 });
    for (const collection of [name, items.collectionName])
      expect(await db.command({ validate: collection, full: true })).toMatchObject({
        valid: true,
        errors: [],
      });
  });
});

describe('transactions after a restart', () => {
  const refused = async (work: Promise<unknown>): Promise<MongoServerError> => {
    try {
      await work;
    } catch (error) {
      return error as MongoServerError;
    }
    throw new Error('it was not refused');
  };

  test('a killed server keeps all of a committed transaction and nothing of an open one', async () => {
    const dir = temporaryDirectory();
    const args = ['--replica-set', 'rs0'];
    const first = await startServer({ dir, args });
    const writer = await MongoClient.connect(first.uri);
    const rows = writer.db('shop').collection<Document & { _id: number }>('rows');
    await rows.insertOne({ _id: 0, sum: 0 });
    const session = writer.startSession();
    for (let round = 1; round <= 5; round++) {
      session.startTransaction();
      await rows.insertMany(
        Array.from({ length: 50 }, (_, i) => ({ _id: round * 100 + i })),
        { session },
      );
      await rows.updateOne({ _id: 0 }, { $inc: { sum: 50 } }, { session });
      await session.commitTransaction();
    }
    session.startTransaction();
    await rows.deleteMany({}, { session });
    await writer.db('shop').collection('unborn').insertOne({ a: 1 }, { session });
    await first.kill();
    await writer.close();
    const again = await startServer({ dir, args });
    const reader = await MongoClient.connect(again.uri);
    expect(await reader.db('shop').collection('rows').countDocuments()).toBe(251);
    expect(await reader.db('shop').collection('rows').findOne({ sum: 250 })).not.toBeNull();
    expect((await reader.db('shop').listCollections().toArray()).map(({ name }) => name)).toEqual(['rows']);
    await reader.close();
    await again.stop();
    removeDirectory(dir);
  });

  test('a transaction deletes its own rows in a collection that is empty for others', async () => {
    const server = await startServer({ args: ['--replica-set', 'rs0'] });
    const client = await MongoClient.connect(server.uri);
    const pets = client.db('shop').collection('pets');
    await pets.createIndex({ name: 1 });
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await pets.insertOne({ name: 'Moti' }, { session });
        expect((await pets.deleteMany({}, { session })).deletedCount).toBe(1);
        expect((await pets.deleteMany({}, { session })).deletedCount).toBe(0);
      }),
    );
    expect(await pets.countDocuments()).toBe(0);
    await client.close();
    await server.stop();
  });

  test('a standalone refuses transactions', async () => {
    const alone = await startServer();
    const lone = await MongoClient.connect(alone.uri);
    const session = lone.startSession();
    session.startTransaction();
    const error = await refused(lone.db('a').collection('b').insertOne({}, { session }));
    // the driver's message for the server's error 20
    expect(String(error)).toMatch(/does not support retryable writes/);
    await lone.close();
    await alone.stop();
  });
});

import { type Collection, MongoClient } from 'mongodb';
import { until } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';

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

test('a cursor hands out every document once, in batches of the asked size', async () => {
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

test('the first batch has 101 documents unless told otherwise', async () => {
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

test('limit, skip, singleBatch and batchSize 0', async () => {
  expect(await rows.find().sort({ _id: 1 }).skip(990).limit(50).toArray()).toHaveLength(10);
  const single = await client.db('test').command({ find: 'rows', singleBatch: true, batchSize: 5 });
  expect(Number(single.cursor.id)).toBe(0);
  const none = await client.db('test').command({ find: 'rows', batchSize: 0 });
  expect(none.cursor.firstBatch).toHaveLength(0);
  expect(Number(none.cursor.id)).not.toBe(0);
  await client.db('test').command({ killCursors: 'rows', cursors: [none.cursor.id] });
});

test('no cursor stays open once the last document of a limit or of a sort is out', async () => {
  const db = client.db('test');
  const cursorOf = async (command: object) => Number((await db.command(command)).cursor.id);
  const [first] = (await db.command({ find: 'rows', limit: 2 })).cursor.firstBatch;
  expect(first).toMatchObject({ _id: 0 });
  expect(await cursorOf({ find: 'rows', limit: 2 })).toBe(0);
  expect(await cursorOf({ find: 'rows', limit: 2, sort: { n: 1 } })).toBe(0);
  expect(await cursorOf({ find: 'rows', batchSize: 10, filter: { _id: { $lt: 10 } }, sort: { n: 1 } })).toBe(
    0,
  );
  const open = await db.command({ find: 'rows', limit: 4, batchSize: 2 });
  expect(Number(open.cursor.id)).not.toBe(0);
  const rest = await db.command({ getMore: open.cursor.id, collection: 'rows', batchSize: 2 });
  expect(rest.cursor.nextBatch).toHaveLength(2);
  expect(Number(rest.cursor.id)).toBe(0);
});

test('a cursor survives writes and deletes on what it walks', async () => {
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

test('getMore from the wrong collection is refused', async () => {
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
  const open = async () => (await client.db('admin').command({ serverStatus: 1 })).metrics.cursor.open.total;
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

test('retryable writes are not promised, and driver sessions need no transactions', async () => {
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

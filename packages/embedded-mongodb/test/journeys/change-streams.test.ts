import {
  type ChangeStreamDocument,
  type Collection,
  type Document,
  Long,
  MongoClient,
  type MongoServerError,
} from 'mongodb';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
let items: Collection<Document & { _id: number }>;
let n = 0;

beforeAll(async () => {
  server = await startServer({ args: ['--replica-set', 'rs0'] });
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});
beforeEach(async () => {
  items = client.db('feed').collection(`items${++n}`);
  await items.insertOne({ _id: 0, tags: ['a'], deep: { x: 1, y: 1 } });
});

type Event = ChangeStreamDocument & Document;
/** The next events of a stream, without what differs from run to run. */
async function take(
  stream: AsyncIterator<unknown> | { next(): Promise<unknown> },
  count: number,
): Promise<Event[]> {
  const events: Event[] = [];
  for (let i = 0; i < count; i++) {
    const given = await stream.next();
    events.push((given && typeof given === 'object' && 'value' in given ? given.value : given) as Event);
  }
  return events;
}
const refused = async (work: Promise<unknown>): Promise<MongoServerError> => {
  try {
    await work;
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('it was not refused');
};
const first = (pipeline: Document[], db = 'feed', aggregate: string | number = items.collectionName) =>
  client.db(db).command({ aggregate, pipeline, cursor: {} });

test('inserts, updates, replacements and deletes come in order, with what changed', async () => {
  const stream = items.watch();
  await stream.tryNext();
  await items.insertOne({ _id: 1, a: 1, b: 1 });
  await items.updateOne({ _id: 1 }, { $set: { a: 2, 'c.d': 1 }, $unset: { b: 1 } });
  await items.updateOne({ _id: 0 }, { $push: { tags: 'b' } as Document, $set: { deep: { x: 1, y: 2 } } });
  await items.updateOne({ _id: 0 }, [{ $set: { 'deep.y': 3, tags: { $slice: ['$tags', 1] } } }]);
  await items.replaceOne({ _id: 1 }, { z: 1 });
  await items.deleteOne({ _id: 1 });
  const events = await take(stream, 6);
  const ns = { db: 'feed', coll: items.collectionName };
  expect(events.map((event) => event.operationType)).toEqual([
    'insert',
    'update',
    'update',
    'update',
    'replace',
    'delete',
  ]);
  expect(events[0]).toMatchObject({ ns, documentKey: { _id: 1 }, fullDocument: { _id: 1, a: 1, b: 1 } });
  expect(events[0]!.wallTime).toBeInstanceOf(Date);
  expect(events[1]!.updateDescription).toEqual({
    updatedFields: { a: 2, c: { d: 1 } },
    removedFields: ['b'],
    truncatedArrays: [],
  });
  expect(events[1]).not.toHaveProperty('fullDocument');
  expect(events[2]!.updateDescription).toMatchObject({
    updatedFields: { 'tags.1': 'b', deep: { x: 1, y: 2 } },
  });
  expect(events[3]!.updateDescription).toEqual({
    updatedFields: { 'deep.y': 3 },
    removedFields: [],
    truncatedArrays: [{ field: 'tags', newSize: 1 }],
  });
  expect(events[4]).toMatchObject({ fullDocument: { _id: 1, z: 1 }, documentKey: { _id: 1 } });
  expect(Object.keys(events[5]!)).toEqual([
    '_id',
    'operationType',
    'clusterTime',
    'wallTime',
    'ns',
    'documentKey',
  ]);
  await stream.close();
});

test('a stream goes on behind a token, also after a restart, and begins at a time', async () => {
  const dir = temporaryDirectory();
  const args = ['--replica-set', 'rs0'];
  let run = await startServer({ dir, args });
  let watcher = await MongoClient.connect(run.uri);
  const rows = () => watcher.db('feed').collection<Document & { _id: number }>('rows');
  const stream = rows().watch();
  await stream.tryNext();
  await rows().insertMany([1, 2, 3].map((_id) => ({ _id })));
  const [one] = await take(stream, 1);
  await stream.close();
  await watcher.close();
  await run.kill();
  run = await startServer({ dir, args });
  watcher = await MongoClient.connect(run.uri);
  await rows().insertOne({ _id: 4 });
  const ids = async (options: Document, count: number) => {
    const again = rows().watch([], options);
    const events = await take(again, count);
    await again.close();
    return events.map(({ documentKey }) => (documentKey as Document)._id);
  };
  expect(await ids({ resumeAfter: one!._id }, 3)).toEqual([2, 3, 4]);
  expect(await ids({ startAfter: one!._id }, 1)).toEqual([2]);
  expect(await ids({ startAtOperationTime: one!.clusterTime }, 4)).toEqual([1, 2, 3, 4]);
  await watcher.close();
  await run.stop();
  removeDirectory(dir);
});

test('one stream for a database, one for all, and a pipeline between', async () => {
  const whole = client.watch([{ $match: { 'fullDocument.keep': true } }, { $project: { wallTime: 0 } }]);
  const database = client.db('other').watch();
  await whole.tryNext();
  await database.tryNext();
  await items.insertOne({ _id: 5, keep: true });
  await items.insertOne({ _id: 6 });
  await client.db('other').collection('x').insertOne({ keep: true });
  expect((await take(whole, 2)).map(({ ns }) => (ns as Document).db)).toEqual(['feed', 'other']);
  expect(await take(database, 1)).toMatchObject([{ ns: { db: 'other', coll: 'x' } }]);
  await client.db('other').dropDatabase();
  expect((await take(database, 3)).map((event) => event.operationType)).toEqual([
    'drop',
    'dropDatabase',
    'invalidate',
  ]);
  await whole.close();
  await database.close();
});

test('a drop or a rename ends the stream of a collection', async () => {
  const stream = items.watch();
  await stream.tryNext();
  await items.rename(`${items.collectionName}-new`);
  const events = await take(stream, 2);
  expect(events.map((event) => event.operationType)).toEqual(['rename', 'invalidate']);
  expect(events[0]).toMatchObject({ to: { db: 'feed', coll: `${items.collectionName}-new` } });
  expect(await refused(items.watch([], { resumeAfter: events[1]!._id }).next())).toMatchObject({ code: 260 });
  const after = items.watch([], { startAfter: events[1]!._id });
  await after.tryNext();
  await items.insertOne({ _id: 77 });
  expect(await take(after, 1)).toMatchObject([{ operationType: 'insert', documentKey: { _id: 77 } }]);
  await after.close();
});

test('full documents as they are now, as they were, and refused where nothing was kept', async () => {
  const looked = items.watch([], { fullDocument: 'updateLookup' });
  const maybe = items.watch([], { fullDocument: 'whenAvailable', fullDocumentBeforeChange: 'whenAvailable' });
  const must = items.watch([], { fullDocumentBeforeChange: 'required' });
  await Promise.all([looked.tryNext(), maybe.tryNext(), must.tryNext()]);
  await items.updateOne({ _id: 0 }, { $set: { v: 1 } });
  expect((await take(looked, 1))[0]!.fullDocument).toMatchObject({ v: 1 });
  expect(await take(maybe, 1)).toMatchObject([{ fullDocument: null, fullDocumentBeforeChange: null }]);
  expect(await refused(must.next())).toMatchObject({ code: 47 });
  await client
    .db('feed')
    .command({ collMod: items.collectionName, changeStreamPreAndPostImages: { enabled: true } });
  await items.updateOne({ _id: 0 }, { $set: { v: 2 } });
  expect(await take(maybe, 1)).toMatchObject([
    { fullDocument: { v: 2 }, fullDocumentBeforeChange: { v: 1 } },
  ]);
  await items.deleteOne({ _id: 0 });
  expect(await take(maybe, 1)).toMatchObject([
    { operationType: 'delete', fullDocumentBeforeChange: { v: 2 } },
  ]);
  await looked.close();
  await maybe.close();
});

test('an updated document is looked up by its exact _id, whatever the collation of the stream', async () => {
  const texts = client.db('feed').collection<{ _id: string; n?: number }>(`texts${n}`);
  await texts.insertMany([{ _id: 'a' }, { _id: 'A' }]);
  const stream = texts.watch();
  await stream.tryNext();
  await texts.updateOne({ _id: 'A' }, { $set: { n: 1 } });
  const [{ _id: resumeAfter }] = (await take(stream, 1)) as [Event];
  await stream.close();
  await texts.updateOne({ _id: 'A' }, { $set: { n: 2 } });
  const { cursor } = await client.db('feed').command({
    aggregate: texts.collectionName,
    pipeline: [{ $changeStream: { resumeAfter, fullDocument: 'updateLookup' } }],
    collation: { locale: 'en', strength: 2 },
    cursor: {},
  });
  expect(cursor.firstBatch[0].fullDocument).toEqual({ _id: 'A', n: 2 });
});

test('the changes of a transaction come when it is committed, all at one time', async () => {
  const stream = items.watch();
  await stream.tryNext();
  const session = client.startSession();
  await session.withTransaction(async () => {
    await items.insertOne({ _id: 1 }, { session });
    await items.updateOne({ _id: 0 }, { $set: { v: 1 } }, { session });
    await items.deleteOne({ _id: 1 }, { session });
  });
  const events = await take(stream, 3);
  expect(events.map((event) => event.operationType)).toEqual(['insert', 'update', 'delete']);
  expect(new Set(events.map(({ clusterTime }) => String(clusterTime))).size).toBe(1);
  expect(events[0]!.lsid).toMatchObject({ id: session.id?.id });
  const again = items.watch([], { resumeAfter: events[1]!._id });
  expect(await take(again, 1)).toMatchObject([{ operationType: 'delete' }]);
  await again.close();
  await stream.close();
  await session.endSession();
});

test('expanded events tell of collections and indexes too', async () => {
  const stream = client.db('feed').watch([], { showExpandedEvents: true });
  await stream.tryNext();
  await client.db('feed').createCollection(`made${n}`);
  await items.createIndex({ a: 1 });
  const events = await take(stream, 2);
  expect(events.map((event) => event.operationType)).toEqual(['create', 'createIndexes']);
  expect(events[1]!.operationDescription).toMatchObject({ indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  await client.db('feed').renameCollection(`made${n}`, `named${n}`);
  const to = { db: 'feed', coll: `named${n}` };
  expect(await take(stream, 1)).toMatchObject([{ operationType: 'rename', operationDescription: { to } }]);
  await client.db('feed').command({ collMod: to.coll, validationLevel: 'off' });
  await client.db('feed').createCollection(`seen${n}`, { viewOn: to.coll });
  expect(await take(stream, 2)).toMatchObject([
    { operationType: 'modify', operationDescription: { validationLevel: 'off' } },
    { operationType: 'create', ns: { coll: `seen${n}` }, operationDescription: { viewOn: to.coll } },
  ]);
  await items.rename(to.coll, { dropTarget: true });
  const last = await take(stream, 2);
  expect(last[1]!.operationDescription).toMatchObject({ to, dropTarget: expect.anything() });
  await stream.close();
});

test('expanded events tell a field named with digits from a place in an array', async () => {
  await items.insertOne({ _id: 1, a: [{ 1: 1 }], b: [1, 2], 5: 5 });
  const expanded = items.watch([], { showExpandedEvents: true });
  const plain = items.watch();
  await Promise.all([expanded.tryNext(), plain.tryNext()]);
  await items.updateOne({ _id: 1 }, { $set: { 'a.0.1': 2, 'b.1': 3, 5: 6 } });
  const [event] = await take(expanded, 1);
  const updatedFields = { 'a.0.1': 2, 'b.1': 3, 5: 6 };
  const usual = { updatedFields, removedFields: [], truncatedArrays: [] };
  const disambiguatedPaths = { 'a.0.1': ['a', 0, '1'] };
  expect(event!.updateDescription).toEqual({ ...usual, disambiguatedPaths });
  expect((await take(plain, 1))[0]!.updateDescription).toEqual(usual);
  await expanded.close();
  await plain.close();
});

test('a retried write answers for its own write concern only', async () => {
  // a client of its own: others would get this session out of the pool, with numbers that are lower
  const own = new MongoClient(server.uri);
  const session = own.startSession();
  const txnNumber = Long.fromNumber(7);
  const insert = { insert: items.collectionName, documents: [{ _id: 1 }], txnNumber };
  const write = (w: number) => own.db('feed').command({ ...insert, writeConcern: { w } }, { session });
  await expect(write(5)).rejects.toMatchObject({ code: 100 });
  const again = await write(1);
  expect(again).toMatchObject({ ok: 1, n: 1 });
  expect(again).not.toHaveProperty('writeConcernError');
  await session.endSession();
  await own.close();
});

test('what is asked for wrongly is refused with the codes of MongoDB', async () => {
  await client.db('feed').command({ create: `view${n}`, viewOn: items.collectionName, pipeline: [] });
  const good = items.watch();
  await good.tryNext();
  const token = good.resumeToken;
  await good.close();
  const tries: [Document[], number, string?, (string | number)?][] = [
    [[{ $changeStream: 1 }], 50808],
    [[{ $changeStream: { x: 1 } }], 40415],
    [[{ $changeStream: { fullDocument: 'x' } }], 2],
    [[{ $changeStream: { fullDocumentBeforeChange: 'x' } }], 2],
    [[{ $changeStream: { resumeAfter: {} } }], 40647],
    [[{ $changeStream: { resumeAfter: { _data: 'no hex' } } }], 9],
    [[{ $changeStream: { resumeAfter: { _data: '8200' } } }], 260],
    [[{ $changeStream: { resumeAfter: token, startAfter: token } }], 50865],
    [[{ $match: {} }, { $changeStream: {} }], 40602],
    [[{ $changeStream: {} }, { $group: { _id: 1 } }], 20],
    [[{ $changeStream: {} }, { $nope: 1 }], 40324],
    [[{ $changeStream: { allChangesForCluster: true } }], 72],
    [[{ $changeStream: {} }], 73, 'admin', 1],
    [[{ $changeStream: {} }], 166, 'feed', `view${n}`],
  ];
  for (const [pipeline, code, db, aggregate] of tries)
    expect([pipeline, await refused(first(pipeline, db, aggregate))]).toMatchObject([pipeline, { code }]);
  const local = items.watch([], { readConcern: { level: 'local' } });
  expect(await refused(local.tryNext())).toMatchObject({ code: 72 });
  await local.close();
  const changed = items.watch([{ $project: { _id: 0 } }]);
  await changed.tryNext();
  await items.insertOne({ _id: 9 });
  const error = await refused(changed.next());
  expect(error).toMatchObject({ code: 280, codeName: 'ChangeStreamFatalError' });
  expect(error.hasErrorLabel('NonResumableChangeStreamError')).toBe(true);
});

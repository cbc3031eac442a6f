import { type Document, MongoClient, type MongoServerError } from 'mongodb';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server';

const refused = async (work: Promise<unknown>): Promise<MongoServerError> => {
  try {
    await work;
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('it was not refused');
};

test('a killed server leaves all of a committed transaction and nothing of an open one', async () => {
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

test('a transaction that empties what is empty for everybody else removes its own rows', async () => {
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

test('a standalone has no transactions', async () => {
  const alone = await startServer();
  const lone = await MongoClient.connect(alone.uri);
  const session = lone.startSession();
  session.startTransaction();
  const error = await refused(lone.db('a').collection('b').insertOne({}, { session }));
  // the driver's words for the server's error 20
  expect(String(error)).toMatch(/does not support retryable writes/);
  await lone.close();
  await alone.stop();
});

import { randomBytes } from 'node:crypto';
import mongoose, { type Model, mongo } from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { settleBackground } from '@/lib/platform/jobs/background';
import { registerListeners } from '@/lib/registries/listeners';

/** What the driver makes of several writes at once when the database goes away in the middle of them. */
export const brokenBulk = () =>
  new mongo.MongoBulkWriteError(
    new mongo.MongoNetworkError('connection 20 to 127.0.0.1:1 closed'),
    {} as mongo.BulkWriteResult,
  );

/** At once and past mongoose: every test file does this, and the database is new. */
const forEachModel = (work: (model: Model<unknown>) => Promise<unknown>) =>
  Promise.all(Object.values(mongoose.models).map(work));

/**
 * Call at the top of a test file: connects mongoose to a fresh database of the embedded server that
 * global-setup.ts started, with every declared index in place, and drops it afterwards.
 */
export function useTestDb(): void {
  const name = `${process.env.TEST_DB_PREFIX ?? 'test_'}${randomBytes(6).toString('hex')}`;

  registerListeners();

  beforeAll(async () => {
    const base = process.env.TEST_MONGODB_URI;
    if (!base)
      throw new Error('TEST_MONGODB_URI is not set: run through jest.config.mjs, which starts the server');
    const uri = new URL(base);
    uri.pathname = `/${name}`;
    process.env.MONGODB_URI = uri.href;
    await connectDb(uri.href);
    await forEachModel(({ collection, schema }) => {
      const indexes = schema
        .indexes()
        .map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      return indexes.length > 0
        ? collection.createIndexes(indexes)
        : collection.conn.createCollection(collection.name);
    });
  });

  afterAll(async () => {
    await settleBackground();
    await mongoose.connection.dropDatabase();
    await disconnectDb();
  });
}

/** Empties every collection, with one command: 80 of them cost more than most tests. For a beforeEach. */
export async function clearTestDb(): Promise<void> {
  const emptied = Object.values(mongoose.models).map(({ collection }) => ({
    namespace: `${mongoose.connection.name}.${collection.name}`,
    name: 'deleteMany' as const,
    filter: {},
  }));
  await mongoose.connection.getClient().bulkWrite(emptied, { ordered: false });
}

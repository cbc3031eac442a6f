import mongoose, { type Model, mongo } from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { registerListeners } from '@/lib/registries/listeners';

/** The driver's error when the database disappears during a bulk write. */
export const brokenBulk = () =>
  new mongo.MongoBulkWriteError(
    new mongo.MongoNetworkError('connection 20 to 127.0.0.1:1 closed'),
    {} as mongo.BulkWriteResult,
  );

/** Collections of this worker's database that have their declared indexes. */
const prepared = new Set<string>();
/** Stores the same in a separate database, for the worker's next file. */
const preparedRows = () =>
  mongoose.connection
    .getClient()
    .db(`${mongoose.connection.name}_prepared`)
    .collection<{ name: string }>('collections');

async function declareIndexes({ collection, schema }: Model<unknown>): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  // bypasses mongoose, which first queries existing indexes
  if (indexes.length > 0) await collection.createIndexes(indexes);
  else await collection.conn.createCollection(collection.name);
}

async function emptyCollections(names: string[]): Promise<void> {
  const emptied = names.map((name) => ({
    namespace: `${mongoose.connection.name}.${name}`,
    name: 'deleteMany' as const,
    filter: {},
  }));
  if (emptied.length > 0) await mongoose.connection.getClient().bulkWrite(emptied, { ordered: false });
}

/** Deletes documents of the worker's earlier files but keeps the indexes, because creating 350 of them takes longer than most tests. */
async function emptyDatabase(): Promise<void> {
  // an index in memory follows the rows' timestamps, which tests set freely
  (globalThis as { saptamIndexes?: Map<string, unknown> }).saptamIndexes?.clear();
  const { db } = mongoose.connection;
  const found = await db!.listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  if (prepared.size === 0) for (const { name } of await preparedRows().find({}).toArray()) prepared.add(name);
  await Promise.all(names.filter((name) => !prepared.has(name)).map((name) => db!.dropCollection(name)));
  await emptyCollections(names.filter((name) => prepared.has(name)));
}

/**
 * Connects mongoose to an empty database of the embedded server from global-setup.ts, with every declared index. The database belongs to the worker, which runs
 * its files one by one. Call it at the top of a test file or a `describe`.
 */
export function useTestDb(): void {
  registerListeners();

  beforeAll(async () => {
    // for programs that the file starts
    process.env.MONGODB_URI = env().MONGODB_URI;
    await connectDb();
    await emptyDatabase();
    // events load their listeners, so all models are loaded once per worker to create their indexes
    if (prepared.size === 0) await import('@/lib/registries/models');
    const models = Object.values(mongoose.models).filter(({ collection }) => !prepared.has(collection.name));
    await Promise.all(models.map(declareIndexes));
    const names = models.map(({ collection }) => collection.name);
    for (const name of names) prepared.add(name);
    if (names.length > 0) await preparedRows().insertMany(names.map((name) => ({ name })));
  });

  afterAll(async () => {
    await settleBackground();
    await disconnectDb();
  });
}

/** Empties all models' collections with one command, because 80 commands cost more than most tests. For a beforeEach. */
export const clearTestDb = (): Promise<void> =>
  emptyCollections(Object.values(mongoose.models).map(({ collection }) => collection.name));

/**
 * Saves the test database's rows and returns a function that restores them, for rows that are slow to create and that all tests of a file need. Two commands
 * for any number of collections.
 */
export async function keepTestDb(): Promise<() => Promise<void>> {
  const models = Object.values(mongoose.models);
  const rows = await Promise.all(
    models.map(async ({ collection }) => {
      const namespace = `${mongoose.connection.name}.${collection.name}`;
      const documents = await collection.find({}).toArray();
      return documents.map((document) => ({ namespace, name: 'insertOne' as const, document }));
    }),
  );
  const kept = rows.flat();
  return async () => {
    await clearTestDb();
    // the driver treats collection names as schema keys, and none are declared here
    if (kept.length > 0) await mongoose.connection.getClient().bulkWrite(kept as never);
  };
}

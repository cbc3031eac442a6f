import mongoose, { type Model, mongo } from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { registerListeners } from '@/lib/registries/listeners';

/** The driver's error when the database goes away during several writes at once. */
export const brokenBulk = () =>
  new mongo.MongoBulkWriteError(
    new mongo.MongoNetworkError('connection 20 to 127.0.0.1:1 closed'),
    {} as mongo.BulkWriteResult,
  );

/** The collections of this worker's database that have their declared indexes. */
const prepared = new Set<string>();
/** … and, in a database beside it that no test sees, for the next worker that has it. */
const preparedRows = () =>
  mongoose.connection
    .getClient()
    .db(`${mongoose.connection.name}_prepared`)
    .collection<{ name: string }>('collections');

async function declareIndexes({ collection, schema }: Model<unknown>): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  // past mongoose, which asks what is there already
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

/** Deletes documents of the worker's earlier files but keeps their indexes, because making 350 of them takes longer than most tests. */
async function emptyDatabase(): Promise<void> {
  // an index in memory follows its database by the times in the rows, which tests write as they like
  (globalThis as { saptamIndexes?: Map<string, unknown> }).saptamIndexes?.clear();
  const { db } = mongoose.connection;
  const found = await db!.listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  if (prepared.size === 0) for (const { name } of await preparedRows().find({}).toArray()) prepared.add(name);
  await Promise.all(names.filter((name) => !prepared.has(name)).map((name) => db!.dropCollection(name)));
  await emptyCollections(names.filter((name) => prepared.has(name)));
}

/**
 * Call at the top of a test file or of a `describe`: connects mongoose to an empty database of the embedded server that global-setup.ts started,
 * with every declared index in place. The database is the worker's: its files run one after another.
 */
export function useTestDb(): void {
  registerListeners();

  beforeAll(async () => {
    // for programs that the file starts
    process.env.MONGODB_URI = env().MONGODB_URI;
    await connectDb();
    await emptyDatabase();
    // listeners are loaded when their event is raised, so once in each worker all models are: theirs must have their indexes then
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

/** Empties the collections of all models, with one command: 80 commands cost more than most tests. For a beforeEach. */
export const clearTestDb = (): Promise<void> =>
  emptyCollections(Object.values(mongoose.models).map(({ collection }) => collection.name));

/**
 * Saves the rows of the test database and returns a function that restores them, for rows that all tests of a file begin with and that take long
 * to make. Two commands, however many collections there are.
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
    // the driver takes names of collections as the keys of a schema, which nobody has declared here
    if (kept.length > 0) await mongoose.connection.getClient().bulkWrite(kept as never);
  };
}

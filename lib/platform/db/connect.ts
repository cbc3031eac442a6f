import 'server-only';
import mongoose from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { foldsOf } from '@/lib/platform/text/fold';
import { normalizePhone } from '@/lib/platform/text/phone';

mongoose.set('strictQuery', true);
// Values that are objects with $ keys are treated as data, not as operators. Our own operators come from operators.ts.
// Without it, the query compares with the object and finds nothing.
mongoose.set('sanitizeFilter', true);

/** Survives the module reloads of `next dev`, which would otherwise open a pool with each edit. */
const globalForDb = globalThis as unknown as {
  saptamDb?: Promise<typeof mongoose>;
  /** When the driver lost the last usable server, in ms since the epoch. */
  unreachableSince?: number | undefined;
  /** When the driver found a usable server again. */
  unreachableUntil?: number;
};

/** Defaults for options missing from the address, with the same names. */
const DEFAULTS = {
  maxPoolSize: 20,
  // milliseconds that a request waits for a database that has just gone down; an election takes up to 12 s
  serverSelectionTimeoutMS: 15_000,
  // limits for noticing a frozen server or broken network; pending and later operations then fail
  heartbeatFrequencyMS: 3000,
  connectTimeoutMS: 6000,
};

function optionsFor(uri: string): Partial<typeof DEFAULTS> {
  const own = [...new URLSearchParams(uri.split('?')[1]).keys()].map((name) => name.toLowerCase());
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !own.includes(name.toLowerCase())));
}

function watchReachability(client: mongoose.mongo.MongoClient): void {
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    const isReachable = newDescription.hasDataBearingServers;
    if (isReachable && globalForDb.unreachableSince !== undefined) globalForDb.unreachableUntil = Date.now();
    globalForDb.unreachableSince = isReachable ? undefined : (globalForDb.unreachableSince ?? Date.now());
  });
}

/** True if the database was unreachable at any time since, because a failed operation may then succeed on a retry. */
export const wasDbAway = (since: number): boolean =>
  globalForDb.unreachableSince !== undefined || (globalForDb.unreachableUntil ?? 0) >= since;

/** Throws if the database has been down longer than a request waits, so that a page with many reads waits only once. */
function assertReachable(): void {
  const since = globalForDb.unreachableSince;
  if (since === undefined) return;
  const { serverSelectionTimeoutMS } = mongoose.connection.getClient().options;
  if (Date.now() - since > serverSelectionTimeoutMS)
    throw new mongoose.Error.MongooseServerSelectionError('the database has been away for a while');
}

/** The only connection of this process, opened on first use. A failed attempt is not cached, so the next call tries again. */
export async function connectDb(uri: string = env().MONGODB_URI): Promise<typeof mongoose> {
  if (globalForDb.saptamDb) assertReachable();
  globalForDb.saptamDb ??= mongoose
    .connect(uri, {
      // scripts/prepare.ts creates both once
      autoCreate: false,
      autoIndex: false,
      ...optionsFor(uri),
      appName: 'saptam',
      // tests inspect the commands of a read and let the server explain them
      monitorCommands: env().NODE_ENV === 'test',
    })
    .then((connected) => {
      watchReachability(connected.connection.getClient());
      return connected;
    })
    .catch((error: unknown) => {
      globalForDb.saptamDb = undefined;
      globalForDb.unreachableUntil = Date.now();
      throw error;
    });
  return globalForDb.saptamDb;
}

/** Error code of a write refused by a unique index, because the row already exists. */
export const DUPLICATE_KEY = 11000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** True if a write was stored, false if a unique index already has its row. */
export const isStored = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false;
      throw error;
    },
  );

/** Ignores the error of a write that is made only once, because the row was stored before a crash, or by another process at the same moment. */
export function ignoreExisting(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}

/** True if several writes failed only because of duplicate keys. A broken connection has no reply of the server. */
export const areDuplicateKeys = (error: unknown): error is mongoose.mongo.MongoBulkWriteError =>
  error instanceof mongoose.mongo.MongoBulkWriteError &&
  error.code === DUPLICATE_KEY &&
  [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY);

/** An index range of values that start with this text. The text never becomes a pattern. */
export const beginsWith = (text: string) => op.range({ gte: text, lt: `${text}\uffff` });

/** Finds records with a term that starts with this text. Search terms of people and their records are word keys (lib/platform/text/fold.ts). */
export const hasTerm = (text: string) => ({ terms: op.elemMatch(beginsWith(text)) });

/**
 * A filter for a staff search for a person's record. A complete phone number is looked up in `matchKeys`. Other words match parts of the record's words in any
 * script, by their keys in `terms`.
 */
export function personFilter(typed: string): Record<string, unknown> {
  const phone = /^[+\d\s()-]{8,}$/.test(typed) ? normalizePhone(typed) : undefined;
  if (phone) return { matchKeys: `p:${phone}` };
  const [first, ...rest] = foldsOf(typed).slice(0, 6).map(hasTerm);
  if (!first) return { _id: op.in([]) };
  return rest.length === 0 ? first : { $and: [first, ...rest] };
}

const PING_MS = 2000;

/** Resolves if the database answers a ping within two seconds, and rejects otherwise, because a frozen one cannot report its delay. */
export async function pingDb(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to a ping within ${PING_MS} ms`)), PING_MS);
  });
  const ping = async () => {
    await connectDb();
    await mongoose.connection.db?.command({ ping: 1, maxTimeMS: PING_MS });
  };
  try {
    await Promise.race([ping(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function disconnectDb(): Promise<void> {
  globalForDb.saptamDb = undefined;
  await mongoose.disconnect();
  globalForDb.unreachableSince = undefined;
}

import 'server-only';
import mongoose from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { isTracing, traceCommands } from '@/lib/platform/log/tracing';
import { foldsOf } from '@/lib/platform/text/fold';
import { normalizePhone } from '@/lib/platform/text/phone';
import { failLostCommands } from './lost-commands';

mongoose.set('strictQuery', true);
// A value that is an object with $ keys is taken as data, not as an operator. Operators that we write ourselves come from
// operators.ts, else the query compares with that object and finds nothing.
mongoose.set('sanitizeFilter', true);
failLostCommands();

/** Survives the module reloads of `next dev`, which would otherwise open a pool per edit. */
const globalForDb = globalThis as unknown as {
  saptamDb?: Promise<typeof mongoose>;
  /** since when the driver knows of no server that it could ask, in ms since the epoch */
  unreachableSince?: number | undefined;
};

/** For so long a request waits for a database that has just gone: a restart of the embedded one takes a little longer. */
const SELECTION_MS = 1500;

/** Notes when the database goes and comes, as the driver's monitor sees it. */
function watchReachability(client: mongoose.mongo.MongoClient): void {
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    globalForDb.unreachableSince = newDescription.hasDataBearingServers
      ? undefined
      : (globalForDb.unreachableSince ?? Date.now());
  });
}

/**
 * Throws when the database has been away for longer than one request waits: a page of many reads says so after the first wait, not
 * after one for each of them.
 */
function assertReachable(): void {
  const since = globalForDb.unreachableSince;
  if (since !== undefined && Date.now() - since > SELECTION_MS)
    throw new mongoose.Error.MongooseServerSelectionError('the database has been away for a while');
}

/** The one connection of this process, opened on first use. A failed attempt is not kept, so the next call tries again. */
export async function connectDb(uri: string = env().MONGODB_URI): Promise<typeof mongoose> {
  if (globalForDb.saptamDb) assertReachable();
  globalForDb.saptamDb ??= mongoose
    .connect(uri, {
      autoIndex: false,
      maxPoolSize: 20,
      serverSelectionTimeoutMS: SELECTION_MS,
      // a server that is frozen, or whose network is gone, is noticed within these two: what waits for it then fails, as what comes after
      heartbeatFrequencyMS: 3000,
      connectTimeoutMS: 6000,
      appName: 'saptam',
      // tests look at the commands that a read sends, to have the server explain them
      monitorCommands: env().NODE_ENV === 'test' || isTracing(),
    })
    .then((connected) => {
      watchReachability(connected.connection.getClient());
      if (isTracing()) traceCommands(connected.connection.getClient());
      return connected;
    })
    .catch((error: unknown) => {
      globalForDb.saptamDb = undefined;
      throw error;
    });
  return globalForDb.saptamDb;
}

/** The code of a write that a unique index refused: the row is there already. */
export const DUPLICATE_KEY = 11000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** The same of several writes at once, and of nothing else: a connection that breaks off carries no answer of the server at all. */
export const areDuplicateKeys = (error: unknown): error is mongoose.mongo.MongoBulkWriteError =>
  error instanceof mongoose.mongo.MongoBulkWriteError &&
  error.code === DUPLICATE_KEY &&
  [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY);

/** A range of an index: what begins with this text, which never becomes a pattern. */
export const beginsWith = (text: string) => op.range({ gte: text, lt: `${text}\uffff` });

/** … and what has a term that does. Terms of people and what is about them are keys of words (lib/platform/text/fold.ts). */
export const hasTerm = (text: string) => ({ terms: op.elemMatch(beginsWith(text)) });

/**
 * What people type to find a person's record: a telephone number is looked up as a whole among the `matchKeys`, other words by
 * the beginnings of their keys among the `terms`, in whichever script they are typed.
 */
export function personFilter(typed: string): Record<string, unknown> {
  const phone = /^[+\d\s()-]{8,}$/.test(typed) ? normalizePhone(typed) : undefined;
  if (phone) return { matchKeys: `p:${phone}` };
  const [first, ...rest] = foldsOf(typed).slice(0, 6).map(hasTerm);
  if (!first) return { _id: op.in([]) };
  return rest.length === 0 ? first : { $and: [first, ...rest] };
}

const PING_MS = 2000;

/** Settles when the database answers a ping within two seconds, rejects otherwise: a frozen one cannot say that it is late. */
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

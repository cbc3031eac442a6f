import { isWriteConflict } from '../replica/write-conflict';
import type { MongoError } from '../semantics/errors';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, setField } from '../semantics/values';
import { MAX_WRITE_BATCH } from '../server/limits';
import { outlasted } from './conflicts';
import type { CommandContext } from './context';
import { checkFields, missingField, truthy } from './fields';
import { asMongoError, ok, writeErrorEntry } from './reply';
import {
  checkSize,
  isUnacknowledged,
  rawDocuments,
  requireDurable,
  stampTimestamps,
  withIdFirst,
} from './write-support';

export const WRITE_FIELDS = {
  ordered: 'bool',
  bypassDocumentValidation: 'bool',
  let: 'object',
  collation: 'object',
  bypassEmptyTsReplacement: 'bool',
} as const;

export function checkBatchSize(size: number): void {
  if (size === 0 || size > MAX_WRITE_BATCH) {
    throw mongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${size} operations.`,
    );
  }
}

export async function insert(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('insert', body, { ...WRITE_FIELDS, documents: 'array' });
  const name = context.collectionName();
  const documents = rawDocuments(context, 'documents');
  if (!documents) throw missingField('insert', 'documents');
  checkBatchSize(documents.length);
  context.store.assertWritable();
  const ordered = body.ordered === undefined || truthy(body.ordered);
  const errors: Document[] = [];
  let n = 0;
  for (let i = 0; i < documents.length; i++) {
    if ((i & 31) === 31) await context.yieldToEventLoop();
    try {
      insertOne(context, name, documents[i]!);
      n++;
      context.server.counters.insert++;
    } catch (error) {
      if (await outlasted(context, error)) {
        i--;
        continue;
      }
      errors.push(writeErrorEntry(i, asWriteError(error)));
      if (ordered) break;
    }
  }
  await requireDurable(context);
  return writeReply(context, { n }, errors);
}

export function insertOne(context: CommandContext, name: string, given: Buffer): void {
  checkSize(given, 'insert');
  const stamped = truthy(context.body.bypassEmptyTsReplacement) ? given : stampTimestamps(given);
  const raw = withIdFirst(stamped);
  const collection = context.catalog.findOrCreate(context.db, name);
  collection.insert(raw);
}

/** Returns the error of one write. Rethrows errors that stop the whole command. */
export function asWriteError(error: unknown): MongoError {
  const known = asMongoError(error);
  if (known.code === 1) throw error;
  if (isWriteConflict(known)) throw known;
  if (known.code === 11600 || known.code === 11601 || known.code === 50) throw known;
  return known;
}

export function writeReply(context: CommandContext, counts: Document, errors: Document[]): Document {
  if (isUnacknowledged(context))
    return ok(docOf(counts.nModified === undefined ? { n: 0 } : { n: 0, nModified: 0 }));
  const reply = docOf(counts);
  if (errors.length > 0) setField(reply, 'writeErrors', errors);
  return ok(reply);
}

import { isWriteConflict } from '../replica/write-conflict';
import { decode } from '../semantics/codec';
import type { MongoError } from '../semantics/errors';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, setField } from '../semantics/values';
import { MAX_WRITE_BATCH } from '../server/limits';
import { BSON, findField, newField } from '../wire/raw-bson';
import { outlasted } from './conflicts';
import type { CommandContext } from './context';
import { checkFields, missingField, truthy } from './fields';
import { asMongoError, ok, writeErrorEntry } from './reply';
import { checkMeasurement } from './time-series';
import {
  checkSize,
  checkValidator,
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
  encryptionInformation: 'object',
  isTimeseriesNamespace: 'bool',
  collectionUUID: 'any',
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
  refuseView(context, name);
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
  checkMeasurement(collection, raw);
  checkValidator(context, collection, () => decode(raw));
  if (collection.options.clusteredIndex) checkRecordId(raw);
  collection.insert(raw);
}

/** Ids of clustered collections are keys of records, which have a limit. */
function checkRecordId(raw: Buffer): void {
  const id = findField(raw, 0, Buffer.from('_id'), newField());
  if (!id) return;
  const bytes = id.type === BSON.string ? id.end - id.value - 3 : id.end - id.value + 2;
  if (bytes <= MAX_RECORD_ID) return;
  throw mongoError(
    5894900,
    `The size of the _id, ${bytes} bytes, exceeds the limit of ${MAX_RECORD_ID} of a clustered collection`,
  );
}

const MAX_RECORD_ID = 8 * 1024 * 1024;

/** Returns the error of one write; an error that stops the whole command is thrown again. */
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

export function refuseView(context: CommandContext, name: string): void {
  if (!context.catalog.view(context.db, name)) return;
  throw mongoError(
    'CommandNotSupportedOnView',
    `Namespace ${context.db}.${name} is a view, not a collection`,
  );
}

import type { Collection } from '../catalog/collection';
import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { toDouble } from '../semantics/match/numbers';
import { type Document, isDocument, keysOf } from '../semantics/values';
import { retried } from './conflicts';
import type { CommandContext } from './context';
import { checkFields, integer, missingField, truthy } from './fields';
import { asWriteError, checkBatchSize, WRITE_FIELDS, writeReply } from './insert';
import { checkQuery, emptySpec, filterOf, prepareQuery, type QuerySpec } from './query';
import { writeErrorEntry } from './reply';
import { collectIds, firstThat } from './update';
import { statementContext } from './update-statement';
import { rawDocuments, requireDurable } from './write-support';

export async function deleteCommand(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('delete', body, { ...WRITE_FIELDS, deletes: 'array' });
  const name = context.collectionName();
  const statements = rawDocuments(context, 'deletes');
  if (!statements) throw missingField('delete', 'deletes');
  checkBatchSize(statements.length);
  // a malformed statement fails the whole command before anything is written
  const parsed = statements.map(parseStatement);
  context.store.assertWritable();
  const ordered = body.ordered === undefined || truthy(body.ordered);
  const errors: Document[] = [];
  let n = 0;
  for (let i = 0; i < parsed.length; i++) {
    await context.yieldToEventLoop();
    try {
      const statement = parsed[i]!;
      n += await runDelete(statementContext(context, statement), name, statement);
      context.server.counters.delete++;
    } catch (error) {
      errors.push(writeErrorEntry(i, asWriteError(error)));
      if (ordered) break;
    }
  }
  await requireDurable(context);
  return writeReply(context, { n }, errors);
}

const STATEMENT_FIELDS = {
  q: 'object',
  limit: 'number',
  collation: 'object',
  hint: 'hint',
} as const;

function parseStatement(raw: Buffer): Document {
  const statement = decode(raw);
  checkFields('delete.deletes', statement, STATEMENT_FIELDS, false);
  if (statement.q === undefined) throw missingField('delete.deletes', 'q');
  if (statement.limit === undefined || statement.limit === null)
    throw missingField('delete.deletes', 'limit');
  const limit = toDouble(statement.limit);
  if (limit !== 0 && limit !== 1) {
    throw mongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  }
  return statement;
}

function runDelete(context: CommandContext, name: string, statement: Document): Promise<number> {
  const multi = integer(statement.limit, 0) === 0;
  return deleteOne(context, name, filterOf(statement.q), statement.hint, multi);
}

export function deleteOne(
  context: CommandContext,
  name: string,
  filter: Document,
  hint: unknown,
  multi: boolean,
): Promise<number> {
  return retried(context, () => tryDelete(context, name, filter, hint, multi));
}

async function tryDelete(
  context: CommandContext,
  name: string,
  filter: Document,
  hint: unknown,
  multi: boolean,
): Promise<number> {
  const letSpec = isDocument(context.body.let) ? context.body.let : undefined;
  const spec = { ...emptySpec(filter), hint, let: letSpec };
  const collection = context.catalog.find(context.db, name);
  if (!collection) {
    checkQuery(spec, context.collation);
    return 0;
  }
  if (multi && hasNothing(collection, spec)) return 0;
  if (!multi) return (await deleteFirst(context, collection, spec)) ? 1 : 0;
  return deleteMany(context, collection, spec);
}

/** True for deletes of everything in an empty collection. Applications and their tests often do this, and planning would cost more. */
const hasNothing = (collection: Collection, { filter, hint }: QuerySpec) =>
  hint === undefined && collection.overlay === null && keysOf(filter).length === 0 && collection.count === 0;

async function deleteMany(context: CommandContext, collection: Collection, spec: QuerySpec): Promise<number> {
  const query = prepareQuery(context, collection, spec);
  const ids = await collectIds(context, query);
  let n = 0;
  for (let i = 0; i < ids.length; i++) {
    if ((i & 31) === 31) await context.yieldToEventLoop();
    const recordId = ids[i]!;
    n += await retried(context, async () => {
      const raw = collection.read(recordId);
      if (!raw || !query.matcher.matches(decode(raw))) return 0;
      collection.remove(recordId, raw);
      return 1;
    });
  }
  return n;
}

/** Removes the first match and returns its bytes. */
export async function deleteFirst(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
): Promise<Buffer | null> {
  let removed: Buffer | null = null;
  await firstThat(context, collection, spec, (row, matcher) => {
    if (!matcher.matches(decode(row.raw))) return false;
    collection.remove(row.recordId, row.raw);
    removed = row.raw;
    return true;
  });
  return removed;
}

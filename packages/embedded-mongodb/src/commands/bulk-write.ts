import { DocumentStream, listSource } from '../cursors/document-stream';
import { sessionOf } from '../replica/session-arguments';
import { decode } from '../semantics/codec';
import { type MongoError, mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { MAX_WRITE_BATCH } from '../server/limits';
import { type Operation, parseOperation } from './bulk-write-ops';
import { splitNamespace } from './collections';
import { retried } from './conflicts';
import type { CommandContext } from './context';
import { deleteOne } from './delete';
import { checkFields, missingField, nonNegative, truthy } from './fields';
import { asWriteError, insertOne } from './insert';
import { filterOf } from './query';
import { ONE, ok, ZERO } from './reply';
import { runUpdate } from './update';
import { letOf, statementContext } from './update-statement';
import { rawDocuments, requireDurable, toBytes } from './write-support';

interface Totals {
  nErrors: number;
  nInserted: number;
  nMatched: number;
  nModified: number;
  nUpserted: number;
  nDeleted: number;
}

export async function bulkWrite(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('bulkWrite', body, {
    ops: 'array',
    nsInfo: 'array',
    ordered: 'bool',
    bypassDocumentValidation: 'bool',
    let: 'object',
    errorsOnly: 'bool',
    cursor: 'object',
    bypassEmptyTsReplacement: 'bool',
  });
  if (context.db !== 'admin') {
    throw mongoError('Unauthorized', 'bulkWrite may only be run against the admin database.');
  }
  const names = namespaces(context);
  const operations = rawDocuments(context, 'ops');
  if (!operations) throw missingField('bulkWrite', 'ops');
  if (operations.length === 0 || operations.length > MAX_WRITE_BATCH) {
    throw mongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${operations.length} operations.`,
    );
  }
  const parsed = operations.map((raw) => parseOperation(raw, names.length));
  context.store.assertWritable();
  const totals = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const results = await runAll(context, parsed, names, totals);
  await requireDurable(context);
  return bulkReply(context, results, totals);
}

function namespaces(context: CommandContext): [string, string][] {
  const given = context.request.sequences?.get('nsInfo')?.map((raw) => decode(raw)) ?? context.body.nsInfo;
  if (!Array.isArray(given)) throw missingField('bulkWrite', 'nsInfo');
  return given.map((entry) => {
    if (!isDocument(entry) || typeof entry.ns !== 'string') throw missingField('bulkWrite.nsInfo', 'ns');
    return splitNamespace(entry.ns);
  });
}

async function runAll(
  context: CommandContext,
  operations: Operation[],
  names: [string, string][],
  totals: Totals,
): Promise<Document[]> {
  const errorsOnly = truthy(context.body.errorsOnly);
  const ordered = context.body.ordered === undefined || truthy(context.body.ordered);
  const results: Document[] = [];
  for (let idx = 0; idx < operations.length; idx++) {
    await context.yieldToEventLoop();
    try {
      const result = await runOne(context, operations[idx]!, names, totals);
      if (!errorsOnly) results.push(docOf({ ok: ONE, idx, ...result }));
    } catch (error) {
      totals.nErrors++;
      results.push(failed(idx, asWriteError(error)));
      if (ordered) break;
    }
  }
  return results;
}

function failed(idx: number, error: MongoError): Document {
  const entry = docOf({ ok: ZERO, idx, code: error.code, errmsg: error.message });
  for (const name of keysOf(error.extra ?? {})) setField(entry, name, error.extra![name]);
  setField(entry, 'n', 0);
  return entry;
}

function target(
  context: CommandContext,
  names: [string, string][],
  index: number,
): { inner: CommandContext; name: string } {
  const [db, name] = names[index]!;
  return { inner: context.withDatabase(db), name };
}

async function runOne(
  context: CommandContext,
  { kind, op, target: at }: Operation,
  names: [string, string][],
  totals: Totals,
): Promise<Document> {
  const { inner, name } = target(context, names, at);
  if (kind === 'insert') {
    await retried(context, async () => insertOne(inner, name, toBytes(op.document as Document)));
    totals.nInserted++;
    return { n: 1 };
  }
  const scoped = statementContext(inner, op);
  return kind === 'update' ? updateOne(scoped, name, op, totals) : remove(scoped, name, op, totals);
}

async function updateOne(
  context: CommandContext,
  name: string,
  op: Document,
  totals: Totals,
): Promise<Document> {
  const outcome = await runUpdate(context, name, {
    filter: filterOf(op.filter),
    update: op.updateMods,
    multi: truthy(op.multi),
    upsert: truthy(op.upsert),
    arrayFilters: op.arrayFilters as Document[] | undefined,
    hint: op.hint,
    sort: isDocument(op.sort) ? op.sort : null,
    let: letOf(context, op.constants),
  });
  totals.nMatched += outcome.matched;
  totals.nModified += outcome.modified;
  if (!outcome.upserted) return { n: outcome.matched, nModified: outcome.modified };
  totals.nUpserted++;
  return { n: 1, nModified: 0, upserted: docOf({ _id: outcome.upserted.id }) };
}

async function remove(
  context: CommandContext,
  name: string,
  op: Document,
  totals: Totals,
): Promise<Document> {
  const n = await deleteOne(context, name, filterOf(op.filter), op.hint, truthy(op.multi));
  totals.nDeleted += n;
  return { n };
}

async function bulkReply(context: CommandContext, results: Document[], totals: Totals): Promise<Document> {
  const cursor = isDocument(context.body.cursor) ? context.body.cursor : docOf({});
  const batchSize = nonNegative('bulkWrite', 'cursor.batchSize', cursor.batchSize, 1e9);
  const ns = 'admin.$cmd.bulkWrite';
  const stream = new DocumentStream(listSource(results.map(toBytes)));
  const firstBatch = (await stream.batch(batchSize, context)).map((raw) => decode(raw));
  let id = 0n;
  if (!stream.exhausted && firstBatch.length < results.length) {
    const session = sessionOf(context.body);
    const { body } = context;
    const options = { noTimeout: false, maxTimeMS: 0 };
    id = context.cursors.open({ ns, stream, session, command: body, ...options }).id;
  }
  return ok(docOf({ cursor: docOf({ id, firstBatch, ns }), ...totals }));
}

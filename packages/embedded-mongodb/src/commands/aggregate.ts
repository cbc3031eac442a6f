import type { Collection } from '../catalog/collection';
import { type DocumentSource, DocumentStream, listSource } from '../cursors/document-stream';
import { FindSource } from '../planner/find-source';
import { decoded, type Row } from '../planner/rows';
import { type CompiledPipeline, compilePipeline } from '../semantics/aggregate';
import { mongoError } from '../semantics/errors';
import { PAUSED, type PipelineContext } from '../semantics/pipeline/context';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { DEFAULT_BATCH_DOCUMENTS } from '../server/limits';
import type { TimeSlice } from '../server/running-command';
import type { CommandContext } from './context';
import { countIn } from './count-keys';
import { explainCommand } from './explain';
import { checkFields, nonNegative, truthy } from './fields';
import { firstBatch } from './first-batch';
import { writeOutput } from './pipeline-output';
import { EngineSource } from './pipeline-source';
import { emptySpec, type PreparedQuery, prepareQuery, type QuerySpec, variablesOf } from './query';
import type { Reply } from './reply';
import { requireDurable, toBytes } from './write-support';

export async function aggregate(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('aggregate', body, {
    pipeline: 'array',
    explain: 'bool',
    allowDiskUse: 'bool',
    cursor: 'object',
    bypassDocumentValidation: 'bool',
    hint: 'hint',
    collation: 'object',
    let: 'object',
  });
  if (!Array.isArray(body.pipeline)) {
    throw mongoError(40414, "BSON field 'aggregate.pipeline' is missing but a required field");
  }
  if (truthy(body.explain)) return explainCommand(context, body, 'queryPlanner');
  if (!isDocument(body.cursor)) {
    throw mongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  }
  const batchSize = nonNegative(
    'aggregate',
    'cursor.batchSize',
    body.cursor.batchSize,
    DEFAULT_BATCH_DOCUMENTS,
  );
  const name = context.collectionName();
  const pipeline = body.pipeline as Document[];
  if (context.transaction) checkWithinTransaction(pipeline);
  const source = await openPipeline(context, name, pipeline);
  return firstBatch(context, new DocumentStream(source), `${context.db}.${name}`, batchSize, false);
}

const NOT_IN_TRANSACTIONS = new Set(['$out', '$merge']);

function checkWithinTransaction(pipeline: unknown[]): void {
  const names = pipeline.flatMap((stage) => (isDocument(stage) ? keysOf(stage) : []));
  const wrong = names.find((name) => NOT_IN_TRANSACTIONS.has(name));
  if (wrong === undefined) return;
  throw mongoError(
    'OperationNotSupportedInTransaction',
    `Operation not permitted in transaction :: caused by :: Aggregation stage ${wrong} cannot run within a multi-document transaction`,
  );
}

async function openPipeline(
  context: CommandContext,
  coll: string,
  pipeline: Document[],
): Promise<DocumentSource> {
  const collection = context.catalog.find(context.db, coll);
  const variables = variablesOf(isDocument(context.body.let) ? context.body.let : undefined);
  const turn: Turn = { slice: context };
  const pipelineContext: PipelineContext = {
    db: context.db,
    coll,
    source: new EngineSource(context),
    collation: context.collation ?? collection?.collation ?? null,
    variables,
    checkTime: () => turn.slice.tick(),
  };
  const compiled = compilePipeline(pipeline, pipelineContext);
  const counted = collection ? await countOnly(context, collection, pipeline, compiled) : null;
  if (counted) return listSource(counted.map(toBytes));
  if (compiled.output) return runOutput(context, collection, compiled, pipelineContext);
  const restCount = pipeline.length - compiled.prefix.stages;
  if (collection && restCount === 0) {
    return new FindSource(prepareQuery(context, collection, prefixSpec(context, compiled)).rows, null);
  }
  return documentSource(await resultOf(context, collection, compiled), turn);
}

function prefixSpec(context: CommandContext, { prefix }: CompiledPipeline): QuerySpec {
  return {
    ...emptySpec(prefix.filter ?? docOf({})),
    sort: prefix.sort ?? null,
    skip: prefix.skip ?? 0,
    limit: prefix.limit ?? 0,
    hint: context.body.hint,
    let: isDocument(context.body.let) ? context.body.let : undefined,
    allowDiskUse: context.body.allowDiskUse === undefined || truthy(context.body.allowDiskUse),
  };
}

/** Runs the pipeline. Its input is read only as the pipeline pulls it. */
async function resultOf(
  context: CommandContext,
  collection: Collection | undefined,
  compiled: CompiledPipeline,
): Promise<Iterable<Document>> {
  if (!collection) return compiled.runRest([]);
  // find takes limit 0 as "no limit", but $limit refuses it
  const query = prepareQuery(context, collection, prefixSpec(context, compiled));
  const first = await query.rows.next(context);
  return compiled.runRest(documentsOf(context, query, first));
}

/** Yields the documents as they are pulled. A sort before the pipeline has already finished, because reading `first` waited for it. */
function* documentsOf(context: CommandContext, query: PreparedQuery, first: Row | null): Iterable<Document> {
  let seen = 0;
  for (let row: Row | null | undefined = first; row !== null; row = query.rows.nextNow()) {
    if ((row === undefined || (++seen & 255) === 0) && context.tick()) yield PAUSED;
    if (row) yield decoded(row);
  }
}

/** Time slice that the pipeline may use. It is the aggregation's at first, then that of each getMore. */
interface Turn {
  slice: TimeSlice;
}

function documentSource(documents: Iterable<Document>, turn: Turn): DocumentSource {
  const iterator = documents[Symbol.iterator]();
  return {
    next: (slice) => {
      turn.slice = slice;
      const doc = slice.sliceUsed ? PAUSED : pull(iterator);
      return doc === PAUSED ? pullLater(iterator, slice) : doc && toBytes(doc);
    },
    close: () => void iterator.return?.(),
  };
}

function pull(iterator: Iterator<Document>): Document | null {
  const { value, done } = iterator.next();
  return done ? null : value;
}

async function pullLater(iterator: Iterator<Document>, slice: TimeSlice): Promise<Buffer | null> {
  for (;;) {
    await slice.yieldToEventLoop();
    const doc = pull(iterator);
    if (doc !== PAUSED) return doc && toBytes(doc);
  }
}

async function runOutput(
  context: CommandContext,
  collection: Collection | undefined,
  compiled: CompiledPipeline,
  pipelineContext: PipelineContext,
): Promise<DocumentSource> {
  context.store.assertWritable();
  const documents: Document[] = [];
  for (const doc of await resultOf(context, collection, compiled)) {
    if (doc === PAUSED) await context.yieldToEventLoop();
    else documents.push(doc);
  }
  await writeOutput(context, compiled.output!, documents, pipelineContext);
  await requireDurable(context);
  return listSource([]);
}

// --- counting --------------------------------------------------------------------------------------------------------

/** The constant `_id` and the name of the count in `{$group: {_id: 1, n: {$sum: 1}}}`, which is how drivers count documents. */
function countStage(stage: Document): { id: unknown; field: string } | null {
  if (typeof stage.$count === 'string') return { id: undefined, field: stage.$count };
  const group = stage.$group;
  if (!isDocument(group)) return null;
  const [idName, field, ...others] = keysOf(group);
  const id = group._id;
  if (idName !== '_id' || field === undefined || others.length > 0) return null;
  if (id !== null && typeof id !== 'number') return null;
  const sum = group[field];
  return isDocument(sum) && keysOf(sum).length === 1 && sum.$sum === 1 ? { id, field } : null;
}

/** Answers a pipeline that only counts, without reading documents. */
async function countOnly(
  context: CommandContext,
  collection: Collection,
  pipeline: Document[],
  { prefix, output }: CompiledPipeline,
): Promise<Document[] | null> {
  const stage = pipeline[prefix.stages];
  if (!stage || output || prefix.stages !== pipeline.length - 1) return null;
  const count = countStage(stage);
  if (!count) return null;
  const spec = { ...emptySpec(prefix.filter ?? docOf({})), hint: context.body.hint };
  const cap = prefix.limit === undefined ? 0 : (prefix.skip ?? 0) + prefix.limit;
  const total = await countIn(context, collection, spec, cap);
  const n = Math.min(Math.max(0, total - (prefix.skip ?? 0)), prefix.limit ?? Number.POSITIVE_INFINITY);
  if (n === 0) return [];
  return [count.id === undefined ? docOf({ [count.field]: n }) : docOf({ _id: count.id, [count.field]: n })];
}

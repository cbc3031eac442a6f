import type { Collection } from '../catalog/collection';
import { type DocumentSource, DocumentStream, listSource } from '../cursors/document-stream';
import { FindSource } from '../planner/find-source';
import type { Plan } from '../planner/plan';
import { decoded } from '../planner/rows';
import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { printValue } from '../semantics/print';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { DEFAULT_BATCH_DOCUMENTS } from '../server/limits';
import { runAggregate } from './aggregate';
import type { CommandContext } from './context';
import { checkFields, type FieldKind, integer, nonNegative, truthy } from './fields';
import { firstBatch } from './first-batch';
import { checkQuery, filterOf, prepareQuery, type QuerySpec } from './query';
import type { Reply } from './reply';

const FIND_FIELDS: Record<string, FieldKind> = {
  filter: 'object',
  projection: 'object',
  sort: 'object',
  hint: 'hint',
  collation: 'object',
  skip: 'number',
  limit: 'number',
  batchSize: 'number',
  singleBatch: 'bool',
  allowDiskUse: 'bool',
  min: 'object',
  max: 'object',
  returnKey: 'bool',
  showRecordId: 'bool',
  tailable: 'bool',
  awaitData: 'bool',
  noCursorTimeout: 'bool',
  allowPartialResults: 'bool',
  oplogReplay: 'bool',
  mirrored: 'bool',
  ntoreturn: 'number',
  let: 'object',
  readOnce: 'bool',
  allowSpeculativeMajorityRead: 'bool',
  options: 'object',
  term: 'number',
};

function findSpec(context: CommandContext): QuerySpec & { batchSize: number; singleBatch: boolean } {
  const { body } = context;
  checkFields('find', body, FIND_FIELDS);
  checkNatural('sort', body.sort);
  checkNatural('hint', body.hint);
  let limit = integer(body.limit, 0);
  if (limit < 0)
    throw mongoError('BadValue', `BSON field 'limit' value must be >= 0, actual value '${limit}'`);
  let batchSize = nonNegative('find', 'batchSize', body.batchSize, DEFAULT_BATCH_DOCUMENTS);
  let singleBatch = truthy(body.singleBatch);
  const ntoreturn = integer(body.ntoreturn, 0);
  if (ntoreturn !== 0) {
    limit = Math.abs(ntoreturn);
    singleBatch ||= ntoreturn < 0;
  }
  if (limit > 0 && limit < batchSize) batchSize = limit;
  return {
    filter: filterOf(body.filter),
    sort: isDocument(body.sort) ? body.sort : null,
    projection: isDocument(body.projection) ? body.projection : null,
    skip: nonNegative('find', 'skip', body.skip, 0),
    limit,
    hint: body.hint,
    let: isDocument(body.let) ? body.let : undefined,
    allowDiskUse: body.allowDiskUse === undefined ? true : truthy(body.allowDiskUse),
    expected: batchSize,
    min: isDocument(body.min) ? body.min : null,
    max: isDocument(body.max) ? body.max : null,
    batchSize,
    singleBatch,
  };
}

/** `$natural` must be the only field, with 1 or -1. */
function checkNatural(argument: string, spec: unknown): void {
  if (!isDocument(spec) || !('$natural' in spec)) return;
  if (keysOf(spec).length > 1) {
    throw mongoError('BadValue', `Cannot include '$natural' in compound ${argument}: ${printValue(spec)}`);
  }
  const direction = Number(String(spec.$natural));
  if (direction === 1 || direction === -1 || (argument === 'sort' && isDocument(spec.$natural))) return;
  throw mongoError('BadValue', `$natural ${argument} cannot be set to a value other than -1 or 1.`);
}

export async function find(context: CommandContext): Promise<Reply> {
  const spec = findSpec(context);
  const name = context.collectionName();
  if (context.catalog.view(context.db, name)) return findOnView(context, name, spec);
  const collection = context.collection();
  const tailable = truthy(context.body.tailable);
  if (tailable) checkTailable(context, collection, spec.singleBatch);
  else if (truthy(context.body.awaitData)) {
    throw mongoError('FailedToParse', "Cannot set 'awaitData' without also setting 'tailable'");
  }
  let source: DocumentSource = listSource([]);
  if (collection) {
    // new documents come at the end of the collection, where a scan of an index would miss them
    const query = tailable ? { ...spec, hint: docOf({ $natural: 1 }) } : spec;
    const { plan, rows, project } = prepareQuery(context, collection, query);
    const shown = truthy(context.body.returnKey) ? keysOnly(plan) : project;
    source = new FindSource(rows, withRecordId(context, shown));
  } else {
    // a bad filter, sort or projection is an error on a missing collection too
    checkQuery(spec, context.collation);
  }
  // a collection without documents has no position at which to wait
  const stream = new DocumentStream(source, tailable && collection !== undefined && collection.count > 0);
  return firstBatch(context, stream, `${context.db}.${name}`, spec.batchSize, spec.singleBatch);
}

function checkTailable(
  context: CommandContext,
  collection: Collection | undefined,
  singleBatch: boolean,
): void {
  if (singleBatch) {
    throw mongoError('BadValue', "cannot use tailable option with the 'singleBatch' option");
  }
  if (collection && !collection.capped) {
    throw mongoError(
      'BadValue',
      'error processing query: tailable cursor requested on non capped collection',
    );
  }
  const { sort } = context.body;
  if (isDocument(sort) && keysOf(sort).length > 0 && Number(String(sort.$natural)) !== 1) {
    throw mongoError('BadValue', 'cannot use tailable option with a sort other than {$natural: 1}');
  }
}

type Projector = ConstructorParameters<typeof FindSource>[1];

/** `returnKey`: only the fields of the index that was used; nothing when none was. */
function keysOnly(plan: Plan): Projector {
  const paths = plan.kind === 'index' ? plan.index.parts.map((part) => part.path) : [];
  return (row) => {
    const out = docOf({});
    for (const path of paths) {
      const value = path
        .split('.')
        .reduce<unknown>((at, name) => (isDocument(at) ? at[name] : undefined), decoded(row));
      if (value !== undefined) setField(out, path, value);
    }
    return out;
  };
}

function withRecordId(context: CommandContext, project: Projector): Projector {
  if (!truthy(context.body.showRecordId) || truthy(context.body.returnKey)) return project;
  return (row) => {
    const doc = project ? project(row) : decode(row.raw);
    doc.$recordId = BigInt(row.recordId);
    return doc;
  };
}

/** A find on a view runs as the equivalent aggregation. */
function findOnView(
  context: CommandContext,
  name: string,
  spec: ReturnType<typeof findSpec>,
): Promise<Reply> {
  const pipeline: Document[] = [];
  if (keysOf(spec.filter).length > 0) pipeline.push(docOf({ $match: spec.filter }));
  if (spec.sort && keysOf(spec.sort).length > 0) pipeline.push(docOf({ $sort: spec.sort }));
  if (spec.skip > 0) pipeline.push(docOf({ $skip: spec.skip }));
  if (spec.limit > 0) pipeline.push(docOf({ $limit: spec.limit }));
  if (spec.projection && keysOf(spec.projection).length > 0)
    pipeline.push(docOf({ $project: spec.projection }));
  return runAggregate(context, name, pipeline, spec.batchSize, spec.singleBatch);
}

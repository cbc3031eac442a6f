import { type DocumentSource, DocumentStream, listSource } from '../cursors/document-stream';
import { FindSource } from '../planner/find-source';
import { mongoError } from '../semantics/errors';
import { printValue } from '../semantics/print';
import { refuse } from '../semantics/unsupported';
import { isDocument, keysOf } from '../semantics/values';
import { DEFAULT_BATCH_DOCUMENTS } from '../server/limits';
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
  noCursorTimeout: 'bool',
  allowPartialResults: 'bool',
  let: 'object',
};

function findSpec(context: CommandContext): QuerySpec & { batchSize: number; singleBatch: boolean } {
  const { body } = context;
  for (const name of keysOf(body)) refuse('find option', name);
  checkFields('find', body, FIND_FIELDS);
  checkNatural('sort', body.sort);
  checkNatural('hint', body.hint);
  const limit = integer(body.limit, 0);
  if (limit < 0)
    throw mongoError('BadValue', `BSON field 'limit' value must be >= 0, actual value '${limit}'`);
  let batchSize = nonNegative('find', 'batchSize', body.batchSize, DEFAULT_BATCH_DOCUMENTS);
  const singleBatch = truthy(body.singleBatch);
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
    batchSize,
    singleBatch,
  };
}

/** Requires `$natural` to be the only field, with 1 or -1. */
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
  const collection = context.collection();
  let source: DocumentSource = listSource([]);
  if (collection) {
    const { rows, project } = prepareQuery(context, collection, spec);
    source = new FindSource(rows, project);
  } else {
    // a bad filter, sort or projection is an error even if the collection is missing
    checkQuery(spec, context.collation);
  }
  return firstBatch(
    context,
    new DocumentStream(source),
    `${context.db}.${name}`,
    spec.batchSize,
    spec.singleBatch,
  );
}

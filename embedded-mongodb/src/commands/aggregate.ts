import { DocumentStream, listSource } from '../cursors/document-stream';
import { decoded } from '../planner/row-source';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { DEFAULT_BATCH_DOCUMENTS } from '../server/limits';
import type { CommandContext } from './context';
import { checkFields, nonNegative } from './fields';
import { firstBatch } from './find';
import { runPipeline } from './interim-semantics';
import { emptySpec, prepareQuery } from './query';
import type { Reply } from './reply';
import { toBytes } from './write-support';

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
    collectionUUID: 'any',
  });
  if (!Array.isArray(body.pipeline)) {
    throw mongoError(40414, "BSON field 'aggregate.pipeline' is missing but a required field");
  }
  const cursor = isDocument(body.cursor) ? body.cursor : docOf({});
  const batchSize = nonNegative('aggregate', 'cursor.batchSize', cursor.batchSize, DEFAULT_BATCH_DOCUMENTS);
  const name = body.aggregate === 1 ? '$cmd.aggregate' : context.collectionName();
  return runAggregate(context, name, body.pipeline as Document[], batchSize, false);
}

export async function runAggregate(
  context: CommandContext,
  name: string,
  pipeline: Document[],
  batchSize: number,
  singleBatch: boolean,
): Promise<Reply> {
  const documents = await runAggregateDocuments(context, name, pipeline);
  const stream = new DocumentStream(listSource(documents.map(toBytes)));
  return firstBatch(context, stream, `${context.db}.${name}`, batchSize, singleBatch);
}

export async function runAggregateDocuments(
  context: CommandContext,
  name: string,
  pipeline: Document[],
): Promise<Document[]> {
  const first = pipeline[0];
  const match = first && isDocument(first.$match) ? first.$match : docOf({});
  const rest = keysOf(match).length > 0 ? pipeline.slice(1) : pipeline;
  const documents: Document[] = [];
  const collection = context.catalog.find(context.db, name);
  if (collection) {
    const { rows } = prepareQuery(context, collection, emptySpec(match));
    for (let row = await rows.next(context); row; row = await rows.next(context))
      documents.push(decoded(row));
  }
  return rest.length > 0 ? runPipeline(documents, rest) : documents;
}

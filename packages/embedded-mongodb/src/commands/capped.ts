import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { isNumeric } from '../semantics/types';
import { type Document, docOf } from '../semantics/values';
import { recordIdAtEnd, recordKey } from '../storage/spaces';
import { withoutWriters } from './conflicts';
import type { CommandContext } from './context';
import { MAX_CAPPED_BYTES } from './create-options';
import { checkFields, integer, missingField } from './fields';
import { ok } from './reply';
import { requireDurable } from './write-support';

const BATCH = 200;
const BATCH_BYTES = 8 * 1024 * 1024;

function sizeOf(context: CommandContext): number {
  const { name, body } = context;
  const size = isNumeric(body.size) ? integer(body.size, 0) : 0;
  if (size > MAX_CAPPED_BYTES)
    throw mongoError(
      'BadValue',
      `${name}: a capped collection may hold ${MAX_CAPPED_BYTES} bytes, not ${size}`,
    );
  if (size > 0) return size;
  throw mongoError('InvalidOptions', 'Capped collection size must be greater than zero');
}

function source(context: CommandContext): Collection {
  const collection = context.collection();
  const ns = `${context.db}.${context.collectionName()}`;
  if (collection) return collection;
  if (context.catalog.view(context.db, context.collectionName()))
    throw mongoError('CommandNotSupportedOnView', `${context.name} not supported for views: ${ns}`);
  throw mongoError('NamespaceNotFound', `source collection ${ns} does not exist`);
}

/** A new capped collection with the newest documents of another, as many as fit. */
async function copyCapped(
  context: CommandContext,
  from: Collection,
  name: string,
  size: number,
): Promise<Collection> {
  const made = context.catalog.create(context.db, name, docOf({ capped: true, size }));
  let start = from.prefix;
  for (;;) {
    const batch = from.store.entries(start, from.endOfRecords, BATCH, BATCH_BYTES);
    for (const { value } of batch) made.insert(value);
    const last = batch.at(-1);
    if (!last) return made;
    start = recordKey(from.space, recordIdAtEnd(last.key) + 1);
    await context.yieldToEventLoop();
  }
}

/** The collection itself becomes capped; its indexes other than that of `_id` go, as in MongoDB. */
export async function convertToCapped(context: CommandContext): Promise<Document> {
  checkFields('convertToCapped', context.body, { size: 'any' });
  const size = sizeOf(context);
  const collection = source(context);
  await withoutWriters(context, collection);
  const { name } = collection;
  const made = await copyCapped(context, collection, `tmp.convertToCapped.${name}`, size);
  context.catalog.drop(collection);
  context.catalog.rename(made, context.db, name);
  await requireDurable(context);
  return ok(docOf({}));
}

export async function cloneCollectionAsCapped(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('cloneCollectionAsCapped', body, { toCollection: 'string', size: 'any', temp: 'bool' });
  if (typeof body.toCollection !== 'string') throw missingField('cloneCollectionAsCapped', 'toCollection');
  const size = sizeOf(context);
  const from = context.collectionName();
  if (from.startsWith('.') || from.includes('$'))
    throw mongoError('InvalidNamespace', `Invalid source namespace: ${context.db}.${from}`);
  const collection = source(context);
  if (
    context.catalog.find(context.db, body.toCollection) ||
    context.catalog.view(context.db, body.toCollection)
  ) {
    throw mongoError(
      'NamespaceExists',
      `cloneCollectionAsCapped failed - destination collection ${context.db}.${body.toCollection} already exists. source collection: ${collection.ns}`,
    );
  }
  await copyCapped(context, collection, body.toCollection, size);
  await requireDurable(context);
  return ok(docOf({}));
}

import type { Collection } from '../catalog/collection';
import { shellText } from '../catalog/duplicate-key';
import { IndexEntry } from '../catalog/index-entry';
import { DocumentStream, listSource } from '../cursors/document-stream';
import { isHinted, samePattern } from '../planner/planner';
import { encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { recordIdAtEnd, recordKey } from '../storage/spaces';
import type { CommandContext } from './context';
import { checkFields, missingField, nonNegative } from './fields';
import { firstBatch } from './first-batch';
import { normaliseSpec } from './index-spec';
import { ok, type Reply } from './reply';
import { requireDurable, toBytes } from './write-support';

const MAX_INDEXES = 64;
export async function createIndexes(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('createIndexes', body, {
    indexes: 'array',
    commitQuorum: 'any',
  });
  const name = context.collectionName();
  if (!Array.isArray(body.indexes)) throw missingField('createIndexes', 'indexes');
  if (body.indexes.length === 0) throw mongoError('BadValue', 'Must specify at least one index to create');
  const given = body.indexes.map(normaliseSpec);
  if (body.commitQuorum !== undefined && !context.server.replica)
    throw mongoError('BadValue', "Standalones can't specify commitQuorum");
  const existed = context.catalog.find(context.db, name) !== undefined;
  const collection = context.catalog.findOrCreate(context.db, name);
  const specs = given.map((spec) => withDefaultCollation(collection, spec));
  const before = collection.indexes.length;
  const fresh = specs.filter((spec) => isNew(collection, spec));
  if (before + fresh.length > MAX_INDEXES) {
    throw mongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.ns} key:{}`);
  }
  // finds conflicts within the request before building any of its indexes
  fresh.forEach((spec, i) => {
    for (const other of fresh.slice(0, i)) differs(other, spec);
  });
  if (context.transaction && fresh.length > 0) addToNew(context, collection, fresh);
  else for (const spec of fresh) if (isNew(collection, spec)) await buildIndex(context, collection, spec);
  await requireDurable(context);
  const reply = docOf({
    numIndexesBefore: existed ? before : 1,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: !existed,
  });
  if (fresh.length === 0) setField(reply, 'note', 'all indexes already exist');
  return ok(reply);
}

function withDefaultCollation(collection: Collection, spec: Document): Document {
  if (spec.collation === undefined && collection.collation)
    setField(spec, 'collation', collection.collation.spec);
  return spec;
}

function same(a: unknown, b: unknown): boolean {
  return (
    Buffer.compare(
      Buffer.from(encode(docOf({ v: a ?? null }))),
      Buffer.from(encode(docOf({ v: b ?? null }))),
    ) === 0
  );
}

/** False if an equal index exists. Throws if a different one conflicts. */
function isNew(collection: Collection, spec: Document): boolean {
  if (isHinted(collection.idIndex, spec.key)) return false;
  return collection.indexes.every((index) => differs(index.spec, spec));
}

/** False if both describe the same index. Throws if they conflict. */
function differs(existing: Document, spec: Document): boolean {
  const sameIdentity =
    samePattern(existing.key, spec.key) &&
    same(existing.collation, spec.collation) &&
    same(existing.partialFilterExpression, spec.partialFilterExpression) &&
    Boolean(existing.unique) === Boolean(spec.unique) &&
    Boolean(existing.sparse) === Boolean(spec.sparse);
  const sameName = existing.name === spec.name;
  if (!sameIdentity && !sameName) return true;
  const sameOptions = sameIdentity && haveSameOptions(existing, spec);
  if (sameOptions && sameName && Boolean(existing.hidden) !== Boolean(spec.hidden)) {
    throw mongoError(
      'IndexOptionsConflict',
      `An equivalent index already exists with another 'hidden': ${existing.name}`,
    );
  }
  if (sameOptions && sameName) return false;
  if (sameName) {
    throw mongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${shellText(spec)}, existing index: ${shellText(existing)}`,
    );
  }
  if (sameOptions) {
    throw mongoError('IndexOptionsConflict', `Index already exists with a different name: ${existing.name}`);
  }
  throw mongoError(
    'IndexOptionsConflict',
    `An equivalent index already exists with a different name and options. Requested index: ${shellText(spec)}, existing index: ${shellText(existing)}`,
  );
}

function haveSameOptions(a: Document, b: Document): boolean {
  return Number(a.expireAfterSeconds ?? -1) === Number(b.expireAfterSeconds ?? -1);
}

/** Adds indexes in a transaction, which may do so only in a collection that it created. */
function addToNew(context: CommandContext, collection: Collection, specs: Document[]): void {
  if (!context.transaction?.isOwn(collection.overlay!.base)) {
    throw mongoError(
      'OperationNotSupportedInTransaction',
      `Cannot create new indexes on existing collection ${collection.ns} in a multi-document transaction.`,
    );
  }
  if (collection.count > 0) {
    throw mongoError(
      'OperationNotSupportedInTransaction',
      `Cannot create new indexes on non-empty collection ${collection.ns} in a multi-document transaction.`,
    );
  }
  for (const spec of specs) {
    const space = context.catalog.allocateIndexSpace(spec.key as Document);
    const multikey = keysOf(spec.key as Document).map(() => false);
    collection.indexes.push(new IndexEntry({ space, spec, multikey, longKeys: false }, spec));
  }
}

const BUILD_BATCH = 200;

/** Builds an index while other commands run. Writes maintain it from the start, and reads use it once it is complete. */
export async function buildIndex(
  context: CommandContext,
  collection: Collection,
  spec: Document,
): Promise<void> {
  const { catalog, store } = context;
  const space = catalog.allocateIndexSpace(spec.key as Document);
  const multikey = keysOf(spec.key as Document).map(() => false);
  const index = new IndexEntry({ space, spec, multikey, longKeys: false }, spec);
  index.building = true;
  catalog.garbage.markUnfinished(space);
  collection.indexes.push(index);
  try {
    let from = collection.prefix;
    for (;;) {
      const batch = store.entries(from, collection.endOfRecords, BUILD_BATCH, 8 * 1024 * 1024);
      for (const { key, value } of batch) collection.buildKeys(index, recordIdAtEnd(key), value);
      const last = batch.at(-1);
      if (!last) break;
      from = recordKey(collection.space, recordIdAtEnd(last.key) + 1);
      await context.yieldToEventLoop();
      if (collection.dropped)
        throw mongoError('QueryPlanKilled', 'collection dropped during the index build');
    }
  } catch (error) {
    catalog.removeIndex(collection, index);
    throw error;
  }
  index.building = false;
  catalog.garbage.keep(space);
  catalog.save(collection);
}

export async function dropIndexes(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('dropIndexes', body, { index: 'any', deleteIndexes: 'string' });
  const collection = context.collection();
  if (!collection) {
    throw mongoError('NamespaceNotFound', `ns not found ${context.db}.${context.collectionName()}`);
  }
  if (body.index === undefined) throw missingField('dropIndexes', 'index');
  if (typeof body.index !== 'string' && !isDocument(body.index) && !Array.isArray(body.index)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'dropIndexes.index' is the wrong type '${typeName(body.index)}', expected types '[string, object, array]'`,
    );
  }
  checkIndexNames(body.index);
  const before = collection.indexes.length;
  const all = body.index === '*';
  const names = Array.isArray(body.index) ? body.index : [body.index];
  const targets = all
    ? collection.indexes.filter((index) => !index.isId)
    : names.map((wanted) => findToDrop(collection, wanted));
  for (const index of targets) context.catalog.removeIndex(collection, index);
  await requireDurable(context);
  const reply = docOf({ nIndexesWas: before });
  if (all) setField(reply, 'msg', 'non-_id indexes dropped for collection');
  return ok(reply);
}

function checkIndexNames(index: unknown): void {
  if (!Array.isArray(index)) return;
  index.forEach((name, i) => {
    if (typeof name === 'string') return;
    throw mongoError(
      'TypeMismatch',
      `BSON field 'dropIndexes.index.${i}' is the wrong type '${typeName(name)}', expected type 'string'`,
    );
  });
}

function findToDrop(collection: Collection, wanted: unknown): IndexEntry {
  const [index, another] = collection.indexes.filter((candidate) => isHinted(candidate, wanted));
  if (another) {
    throw mongoError(
      'AmbiguousIndexKeyPattern',
      `several indexes found for key: ${shellText(wanted)}, identify by name instead`,
    );
  }
  if (!index) {
    const what =
      typeof wanted === 'string'
        ? `index not found with name [${wanted}]`
        : `can't find index with key: ${shellText(wanted)}`;
    throw mongoError('IndexNotFound', what);
  }
  if (index.isId) throw mongoError('InvalidOptions', 'cannot drop _id index');
  return index;
}

export function listIndexes(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('listIndexes', body, {
    cursor: 'object',
  });
  const name = context.collectionName();
  const collection = context.collection();
  if (!collection) throw mongoError('NamespaceNotFound', `ns does not exist: ${context.db}.${name}`);
  const documents = collection.indexes.filter((index) => !index.building).map((index) => toBytes(index.spec));
  const cursor = isDocument(body.cursor) ? body.cursor : docOf({});
  const batchSize = nonNegative('listIndexes', 'batchSize', cursor.batchSize, 1e9);
  return firstBatch(context, new DocumentStream(listSource(documents)), collection.ns, batchSize, false);
}

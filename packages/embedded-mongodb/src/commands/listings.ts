import { Binary } from 'bson';
import type { Collection } from '../catalog/collection';
import type { View } from '../catalog/view';
import { DocumentStream, listSource } from '../cursors/document-stream';
import { mongoError } from '../semantics/errors';
import { compileFilter } from '../semantics/match';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';
import { checkCursorArgument } from './create-options';
import { checkFields, nonNegative, truthy } from './fields';
import { firstBatch } from './first-batch';
import { filterOf } from './query';
import { ok, type Reply } from './reply';
import { toBytes } from './write-support';

const BUCKETS = 'system.buckets.';

export function listCollections(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('listCollections', body, {
    filter: 'object',
    cursor: 'object',
    nameOnly: 'bool',
    authorizedCollections: 'bool',
  });
  checkCursorArgument('listCollections', body.cursor);
  const matcher = compileFilter(filterOf(body.filter));
  const nameOnly = truthy(body.nameOnly);
  const entries = [
    ...context.catalog.collections(context.db).map((collection) => collectionInfo(collection, nameOnly)),
    ...context.catalog.views(context.db).map((view) => viewInfo(view, nameOnly)),
    ...behind(context, nameOnly),
  ];
  const documents = entries.filter((entry) => matcher.matches(entry)).map(toBytes);
  const cursor = isDocument(body.cursor) ? body.cursor : docOf({});
  const batchSize = nonNegative('listCollections', 'batchSize', cursor.batchSize, 1e9);
  const stream = new DocumentStream(listSource(documents));
  return firstBatch(context, stream, `${context.db}.$cmd.listCollections`, batchSize, false);
}

function collectionInfo(collection: Collection, nameOnly: boolean): Document {
  const isSeries = collection.options.timeseries !== undefined;
  const head = { name: collection.name, type: isSeries ? 'timeseries' : 'collection' };
  if (nameOnly) return docOf(head);
  const { options } = collection;
  // MongoDB keeps the identity of a time series with its buckets
  if (isSeries) return docOf({ ...head, options, info: docOf({ readOnly: false }) });
  const info = docOf({ readOnly: false, uuid: new Binary(collection.uuid, 4) });
  if (options.clusteredIndex !== undefined) return docOf({ ...head, options, info });
  return docOf({ ...head, options, info, idIndex: collection.idIndex.spec });
}

/** Collections in which MongoDB keeps views and the documents of time series; here they are names only. */
function behind({ catalog, db }: CommandContext, nameOnly: boolean): Document[] {
  const series = catalog.collections(db).filter(({ options }) => options.timeseries !== undefined);
  const buckets = series.map((collection) => {
    const head = { name: `${BUCKETS}${collection.name}`, type: 'collection' };
    if (nameOnly) return docOf(head);
    const { timeseries, expireAfterSeconds } = collection.options;
    const expires = expireAfterSeconds === undefined ? {} : { expireAfterSeconds };
    const validator = docOf({
      $jsonSchema: docOf({ bsonType: 'object', required: ['_id', 'control', 'data'] }),
    });
    const options = docOf({ validator, clusteredIndex: true, ...expires, timeseries });
    const info = docOf({ readOnly: false, uuid: new Binary(collection.uuid, 4) });
    return docOf({ ...head, options, info });
  });
  if (series.length + catalog.views(db).length === 0) return buckets;
  const head = { name: 'system.views', type: 'collection' };
  const views = nameOnly
    ? docOf(head)
    : docOf({
        ...head,
        options: docOf({}),
        info: docOf({ readOnly: false }),
        idIndex: docOf({ v: 2, key: docOf({ _id: 1 }), name: '_id_' }),
      });
  return [...buckets, views];
}

/** True for MongoDB's internal collections behind views and time series, which this server stores differently. */
export function isBehind({ catalog, db }: CommandContext, name: string): boolean {
  if (name.startsWith(BUCKETS))
    return catalog.find(db, name.slice(BUCKETS.length))?.options.timeseries !== undefined;
  return name === 'system.views' && catalog.views(db).length > 0;
}

function viewInfo(view: View, nameOnly: boolean): Document {
  const head = { name: view.name, type: 'view' };
  if (nameOnly) return docOf(head);
  return docOf({ ...head, options: view.options, info: docOf({ readOnly: true }) });
}

/** MongoDB has them from the start. */
const ALWAYS_THERE = ['admin', 'config', 'local'];

export function listDatabases(context: CommandContext): Document {
  const { body } = context;
  checkFields('listDatabases', body, { filter: 'object', nameOnly: 'bool', authorizedDatabases: 'bool' });
  if (context.db !== 'admin') {
    throw mongoError('Unauthorized', 'listDatabases may only be run against the admin database.');
  }
  const matcher = compileFilter(filterOf(body.filter));
  const nameOnly = truthy(body.nameOnly);
  const databases: Document[] = [];
  let totalSize = 0n;
  for (const name of new Set([...ALWAYS_THERE, ...context.catalog.databaseNames()])) {
    const sizeOnDisk = BigInt(
      context.catalog.collections(name).reduce((sum, collection) => sum + collection.count * 100 + 4096, 0),
    );
    const entry = nameOnly ? docOf({ name }) : docOf({ name, sizeOnDisk, empty: false });
    if (!matcher.matches(entry)) continue;
    databases.push(entry);
    totalSize += sizeOnDisk;
  }
  if (nameOnly) return ok(docOf({ databases }));
  return ok(docOf({ databases, totalSize, totalSizeMb: totalSize / 1048576n }));
}

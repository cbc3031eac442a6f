import { Binary } from 'bson';
import type { Collection } from '../catalog/collection';
import { DocumentStream, listSource } from '../cursors/document-stream';
import { mongoError } from '../semantics/errors';
import { compileFilter } from '../semantics/match';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, nonNegative, truthy } from './fields';
import { firstBatch } from './first-batch';
import { filterOf } from './query';
import { ok, type Reply } from './reply';
import { toBytes } from './write-support';

export function listCollections(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('listCollections', body, {
    filter: 'object',
    cursor: 'object',
    nameOnly: 'bool',
    authorizedCollections: 'bool',
  });
  const matcher = compileFilter(filterOf(body.filter));
  const nameOnly = truthy(body.nameOnly);
  const collections = context.catalog.collections(context.db);
  const entries = collections.map((collection) => collectionInfo(collection, nameOnly));
  const documents = entries.filter((entry) => matcher.matches(entry)).map(toBytes);
  const cursor = isDocument(body.cursor) ? body.cursor : docOf({});
  const batchSize = nonNegative('listCollections', 'batchSize', cursor.batchSize, 1e9);
  const stream = new DocumentStream(listSource(documents));
  return firstBatch(context, stream, `${context.db}.$cmd.listCollections`, batchSize, false);
}

function collectionInfo(collection: Collection, nameOnly: boolean): Document {
  const head = { name: collection.name, type: 'collection' };
  if (nameOnly) return docOf(head);
  const { options } = collection;
  const info = docOf({ readOnly: false, uuid: new Binary(collection.uuid, 4) });
  return docOf({ ...head, options, info, idIndex: collection.idIndex.spec });
}

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

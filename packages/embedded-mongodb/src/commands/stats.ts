import { Double } from 'bson';
import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, integer } from './fields';
import { ok } from './reply';

const COLL_STATS_FIELDS = { scale: 'number', waitForLock: 'bool', numericOnly: 'bool' } as const;

function scaleOf({ body }: CommandContext): number {
  const scale = integer(body.scale, 1);
  if (scale < 1)
    throw mongoError('BadValue', `BSON field 'scale' value must be >= 1, actual value '${scale}'`);
  return scale;
}

const SAMPLE = 1000;
const SAMPLE_BYTES = 8 * 1024 * 1024;

/** Size of a collection's documents in bytes, estimated from a sample if there are many. */
function dataSize(collection: Collection): number {
  const sample = collection.store.entries(collection.prefix, collection.endOfRecords, SAMPLE, SAMPLE_BYTES);
  const bytes = sample.reduce((sum, { value }) => sum + value.length, 0);
  return sample.length >= collection.count ? bytes : Math.round((bytes / sample.length) * collection.count);
}

const PAGE = 4096;
/** Size of an entry of the `_id` index, with its share of its page's free space. */
const ID_ENTRY_BYTES = 64;

function indexBytes(collection: Collection, index: IndexEntry): number {
  const bytes = index.isId ? collection.count * ID_ENTRY_BYTES : collection.store.blockBytes(index.prefix);
  return Math.max(PAGE, bytes);
}

export function collectionStats(collection: Collection, scale = 1): Document {
  const { count } = collection;
  const size = dataSize(collection);
  const indexSizes = docOf({});
  let totalIndexSize = 0;
  for (const index of collection.indexes) {
    const bytes = indexBytes(collection, index);
    totalIndexSize += bytes;
    setField(indexSizes, index.name, Math.floor(bytes / scale));
  }
  const stats = docOf({ ns: collection.ns, size: Math.floor(size / scale), count });
  if (count > 0) setField(stats, 'avgObjSize', Math.floor(size / count));
  const storageSize = Math.max(4096, size);
  const scaled = (bytes: number): number => Math.floor(bytes / scale);
  const rest = {
    numOrphanDocs: 0,
    storageSize: scaled(storageSize),
    freeStorageSize: 0,
    capped: false,
    nindexes: collection.indexes.length,
    indexBuilds: collection.indexes.filter((index) => index.building).map((index) => index.name),
    totalIndexSize: scaled(totalIndexSize),
    totalSize: scaled(storageSize + totalIndexSize),
    indexSizes,
    scaleFactor: scale,
  };
  for (const [name, value] of Object.entries(rest)) setField(stats, name, value);
  return stats;
}

export function collStats(context: CommandContext): Document {
  checkFields('collStats', context.body, COLL_STATS_FIELDS, true, context.name);
  const name = context.collectionName();
  const scale = scaleOf(context);
  const collection = context.collection();
  if (collection) return ok(collectionStats(collection, scale));
  return ok(
    docOf({
      ns: `${context.db}.${name}`,
      size: 0,
      count: 0,
      numOrphanDocs: 0,
      storageSize: 0,
      totalSize: 0,
      nindexes: 0,
      totalIndexSize: 0,
      indexDetails: docOf({}),
      indexSizes: docOf({}),
      scaleFactor: scale,
    }),
  );
}

export function dbStats(context: CommandContext): Document {
  checkFields('dbStats', context.body, { scale: 'number', freeStorage: 'number' }, true, context.name);
  const collections = context.catalog.collections(context.db);
  const objects = collections.reduce((sum, collection) => sum + collection.count, 0);
  const size = collections.reduce((sum, collection) => sum + dataSize(collection), 0);
  const indexes = collections.flatMap((collection) =>
    collection.indexes.map((index) => ({ collection, index })),
  );
  const indexSize = indexes.reduce((sum, { collection, index }) => sum + indexBytes(collection, index), 0);
  const scale = scaleOf(context);
  return ok(
    docOf({
      db: context.db,
      collections: BigInt(collections.length),
      views: 0n,
      objects: BigInt(objects),
      avgObjSize: new Double(objects > 0 ? size / objects : 0),
      dataSize: new Double(size / scale),
      storageSize: new Double(size / scale),
      indexes: BigInt(indexes.length),
      indexSize: new Double(indexSize / scale),
      totalSize: new Double((size + indexSize) / scale),
      scaleFactor: BigInt(scale),
    }),
  );
}

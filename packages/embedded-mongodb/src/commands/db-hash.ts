import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { Binary } from 'bson';
import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, setField } from '../semantics/values';
import { RECORD_ID_BYTES, recordIdAtEnd, recordKey, spacePrefix } from '../storage/spaces';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { ok } from './reply';

const BATCH = 200;

/** MD5 of every collection's documents in the order of their `_id` (of a capped one, as they were inserted), and of all of them. */
export async function dbHash(context: CommandContext): Promise<Document> {
  const { body, catalog, db } = context;
  checkFields(context.name, body, { collections: 'array' });
  const wanted = Array.isArray(body.collections) ? new Set(body.collections) : null;
  for (const name of wanted ?? [])
    if (typeof name !== 'string') throw mongoError('BadValue', 'collections entries have to be strings');
  const start = performance.now();
  const all = createHash('md5');
  const collections = docOf({});
  const uuids = docOf({});
  const capped: string[] = [];
  for (const collection of catalog.collections(db)) {
    const { name } = collection;
    if (name.startsWith('system.') || (wanted && wanted.size > 0 && !wanted.has(name))) continue;
    const hash = await hashOf(context, collection);
    all.update(hash);
    setField(collections, name, hash);
    setField(uuids, name, new Binary(collection.uuid, Binary.SUBTYPE_UUID));
    if (collection.capped) capped.push(name);
  }
  const timeMillis = Math.round(performance.now() - start);
  return ok(docOf({ host: hostname(), collections, capped, uuids, md5: all.digest('hex'), timeMillis }));
}

async function hashOf(context: CommandContext, collection: Collection): Promise<string> {
  const hash = createHash('md5');
  const { store, idIndex } = collection;
  const [first, end] = collection.capped
    ? [collection.prefix, collection.endOfRecords]
    : [idIndex.prefix, spacePrefix(idIndex.space + 1)];
  for (let from = first; ; ) {
    const batch = store.entries(from, end, BATCH, 8 * 1024 * 1024);
    for (const { value } of batch) {
      if (collection.capped) hash.update(value);
      else hash.update(collection.read(value.readUIntBE(0, RECORD_ID_BYTES)) ?? '');
    }
    const last = batch.at(-1)?.key;
    if (!last) return hash.digest('hex');
    from = collection.capped
      ? recordKey(collection.space, recordIdAtEnd(last) + 1)
      : Buffer.concat([last, Buffer.alloc(1)]);
    await context.yieldToEventLoop();
  }
}

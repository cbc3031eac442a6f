import type { Collection } from '../catalog/collection';
import { shellText } from '../catalog/duplicate-key';
import type { IndexEntry } from '../catalog/index-entry';
import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { RECORD_ID_BYTES, recordIdAtEnd, spacePrefix } from '../storage/spaces';
import type { CommandContext } from './context';
import { sameOptions } from './create';
import { checkFields, integer, truthy } from './fields';

/** The changes that `collMod` makes to an index. */

const INDEX_CHANGES = {
  name: 'string',
  keyPattern: 'object',
  expireAfterSeconds: 'number',
  hidden: 'bool',
  unique: 'bool',
  prepareUnique: 'bool',
} as const;
const MAX_SECONDS = 2 ** 31 - 1;

function checkIndexChange(change: Document): void {
  checkFields('collMod.index', change, INDEX_CHANGES, false);
  if (change.name !== undefined && change.keyPattern !== undefined) {
    throw mongoError('InvalidOptions', 'Cannot specify both key pattern and name.');
  }
  if (change.name === undefined && change.keyPattern === undefined) {
    throw mongoError('InvalidOptions', 'Must specify either index name or key pattern.');
  }
  const seconds = secondsOf(change);
  if (seconds < 0) {
    throw mongoError(
      'InvalidOptions',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  }
  if (change.unique !== undefined && !truthy(change.unique)) {
    throw mongoError('BadValue', 'collMod does not support converting an unique index to non-unique');
  }
  if (['expireAfterSeconds', 'hidden', 'unique', 'prepareUnique'].some((name) => change[name] !== undefined))
    return;
  throw mongoError('InvalidOptions', 'no expireAfterSeconds, hidden, unique, or prepareUnique field');
}

/** A value larger than an index can hold counts as the largest that it can. */
function secondsOf({ expireAfterSeconds }: Document): number {
  return Math.min(integer(expireAfterSeconds, 0), MAX_SECONDS);
}

function indexToChange(collection: Collection, change: Document): IndexEntry {
  const wanted = change.name ?? change.keyPattern;
  const index = collection.indexes.find((candidate) =>
    typeof wanted === 'string'
      ? candidate.name === wanted
      : isDocument(wanted) && sameOptions(candidate.spec.key as Document, wanted),
  );
  if (index) return index;
  throw mongoError('IndexNotFound', `cannot find index ${shellText(wanted)} for ns ${collection.ns}`);
}

export async function modifyIndex(
  context: CommandContext,
  collection: Collection,
  requested: Document,
  reply: Document,
): Promise<void> {
  const change = docOf({});
  for (const name of keysOf(requested)) if (requested[name] !== null) setField(change, name, requested[name]);
  checkIndexChange(change);
  const index = indexToChange(collection, change);
  const spec = docOf(index.spec);
  if (change.hidden !== undefined) {
    if (index.isId && collection.options.clusteredIndex)
      throw mongoError(6011800, 'Cannot hide or unhide the clustered index');
    if (index.isId) throw mongoError('BadValue', "can't hide _id index");
    setField(reply, 'hidden_old', index.hidden);
    setField(reply, 'hidden_new', truthy(change.hidden));
    setOrDelete(spec, 'hidden', change.hidden);
  }
  if (change.expireAfterSeconds !== undefined) {
    if (index.isId || index.parts.length > 1)
      throw mongoError('InvalidOptions', 'TTL indexes are single-field indexes, of a field other than _id');
    if (index.expireAfterSeconds !== null)
      setField(reply, 'expireAfterSeconds_old', BigInt(index.expireAfterSeconds));
    setField(reply, 'expireAfterSeconds_new', BigInt(secondsOf(change)));
    setField(spec, 'expireAfterSeconds', secondsOf(change));
  }
  if (change.prepareUnique !== undefined && !index.unique) {
    setField(reply, 'prepareUnique_old', index.spec.prepareUnique === true);
    setField(reply, 'prepareUnique_new', truthy(change.prepareUnique));
    setOrDelete(spec, 'prepareUnique', change.prepareUnique);
  }
  if (change.unique !== undefined && !index.unique) {
    await checkConvertible(context, collection, index);
    setField(reply, 'unique_new', true);
    delete spec.prepareUnique;
    setField(spec, 'unique', true);
  }
  if (truthy(context.body.dryRun)) return;
  index.spec = spec;
  context.catalog.save(collection);
}

function setOrDelete(spec: Document, name: string, value: unknown): void {
  if (truthy(value)) setField(spec, name, true);
  else delete spec[name];
}

const KEYS_AT_ONCE = 500;

/** An index becomes unique when no two documents share a key; the error lists the `_id`s of those that do. */
async function checkConvertible(
  context: CommandContext,
  collection: Collection,
  index: IndexEntry,
): Promise<void> {
  const trial = truthy(context.body.dryRun);
  if (!trial && index.spec.prepareUnique !== true) {
    throw mongoError(
      'InvalidOptions',
      "The index must be prepared first: collMod with 'prepareUnique: true'",
    );
  }
  const violations: Document[] = [];
  for await (const group of sameKeys(context, collection, index)) {
    violations.push(docOf({ ids: group.map((recordId) => decode(collection.read(recordId)!)._id) }));
  }
  if (violations.length === 0) return;
  throw mongoError(
    'CannotConvertIndexToUnique',
    'Cannot convert the index to unique. Please resolve conflicting documents before running collMod again.',
    docOf({ violations }),
  );
}

/** Record ids of documents that share a key of an index, key by key. */
async function* sameKeys(
  context: CommandContext,
  { store }: Collection,
  index: IndexEntry,
): AsyncIterable<number[]> {
  const end = spacePrefix(index.space + 1);
  let from = index.prefix;
  let key: Buffer | null = null;
  let group: number[] = [];
  for (;;) {
    const entries = store.keys(from, end, KEYS_AT_ONCE);
    for (const entry of entries) {
      const fields = entry.subarray(0, -RECORD_ID_BYTES);
      if (!key?.equals(fields)) {
        if (group.length > 1) yield group;
        group = [];
        key = Buffer.from(fields);
      }
      group.push(recordIdAtEnd(entry));
    }
    const last = entries.at(-1);
    if (!last || entries.length < KEYS_AT_ONCE) break;
    from = Buffer.concat([last, Buffer.from([0])]);
    await context.yieldToEventLoop();
  }
  if (group.length > 1) yield group;
}

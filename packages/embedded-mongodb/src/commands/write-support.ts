import { ObjectId } from 'bson';
import { encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { typeNameOf } from '../semantics/types';
import { nextTimestamp } from '../semantics/update/fields';
import { type Document, isDocument } from '../semantics/values';
import { MAX_BSON_BYTES } from '../server/limits';
import { BSON, eachField, findField, isDeeperThan, newField, readUInt32 } from '../wire/raw-bson';
import type { CommandContext } from './context';

const ID_NAME = Buffer.from('_id');
const TYPE_NAMES: Record<number, string> = {
  [BSON.array]: 'array',
  [BSON.regex]: 'regex',
  [BSON.undefined]: 'undefined',
};

/** Prepares a document for storage, with a valid `_id` as its first field. */
export function withIdFirst(raw: Buffer): Buffer {
  const field = findField(raw, 0, ID_NAME, newField());
  if (!field) return prependId(raw);
  checkIdType(raw, field.type, field.value);
  if (field.start === 4) return raw;
  const out = Buffer.allocUnsafe(raw.length);
  let at = raw.copy(out, 0, 0, 4);
  at += raw.copy(out, at, field.start, field.end);
  at += raw.copy(out, at, 4, field.start);
  raw.copy(out, at, field.end);
  return out;
}

function prependId(raw: Buffer): Buffer {
  const out = Buffer.allocUnsafe(raw.length + 17);
  out.writeInt32LE(out.length, 0);
  out[4] = BSON.objectId;
  out.write('_id\0', 5, 'latin1');
  out.set(new ObjectId().id, 9);
  raw.copy(out, 21, 4);
  return out;
}

function checkIdType(raw: Buffer, type: number, value: number): void {
  if (type === BSON.array || type === BSON.regex || type === BSON.undefined) {
    throw mongoError('InvalidIdField', `The '_id' value cannot be of type ${TYPE_NAMES[type]}`);
  }
  if (type === BSON.object) checkIdFields(raw, value);
}

/** Refuses fields of an `_id` that begin with `$` at any depth, except in a reference ({$ref, $id}). */
function checkIdFields(raw: Buffer, document: number): void {
  let isReference = false;
  eachField(raw, document, (type, name, value) => {
    if (raw.toString('latin1', name, name + 5) === '$ref\0') isReference = true;
    if (type === BSON.object || type === BSON.array) checkIdFields(raw, value);
    if (raw[name] !== 0x24 || isReference) return;
    const text = raw.toString('utf8', name, raw.indexOf(0, name));
    throw mongoError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${text} is not valid for storage.`,
    );
  });
}

/** Replaces zero timestamps at the top level, except in `_id`, with the current time. */
export function stampTimestamps(raw: Buffer): Buffer {
  let out = raw;
  eachField(raw, 0, (type, name, value) => {
    if (type !== BSON.timestamp || raw.readBigUInt64LE(value) !== 0n) return;
    if (raw.toString('latin1', name, name + 4) === '_id\0') return;
    // the bytes may belong to the client's message, so change a copy
    if (out === raw) out = Buffer.from(raw);
    out.writeBigUInt64LE(nextTimestamp().toBigInt(), value);
  });
  return out;
}

/** MongoDB allows less depth in stored documents than in messages, so that a reply can contain them. */
const MAX_STORED_DEPTH = 180;
/** Each level needs a length, a type, the end of a name and an end, so shorter documents cannot be too deep. */
const BYTES_A_LEVEL = 7;

export function checkSize(raw: Buffer, what: string): void {
  if (raw.length > MAX_STORED_DEPTH * BYTES_A_LEVEL && isDeeperThan(raw, 0, MAX_STORED_DEPTH)) {
    throw mongoError(
      'Overflow',
      what === 'insert'
        ? `cannot insert document because it exceeds ${MAX_STORED_DEPTH} levels of nesting`
        : `Document exceeds maximum nesting depth of ${MAX_STORED_DEPTH}`,
    );
  }
  if (raw.length <= MAX_BSON_BYTES) return;
  if (what === 'insert') {
    throw mongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_BSON_BYTES}`,
    );
  }
  throw mongoError(
    'BSONObjectTooLarge',
    `BSONObj size: ${raw.length} (0x${raw.length.toString(16).toUpperCase()}) is invalid. Size must be between 0 and 16793600(16MB)`,
  );
}

export function toBytes(doc: Document): Buffer {
  const bytes = encode(doc);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The raw documents of an array field, from a document sequence or from the body. */
export function rawDocuments(context: CommandContext, name: string): Buffer[] | null {
  const sequence = context.request.sequences?.get(name);
  if (sequence) return sequence;
  const { body } = context.request;
  const field = findField(body, 0, Buffer.from(name), newField());
  if (!field || field.type !== BSON.array) return null;
  const out: Buffer[] = [];
  eachField(body, field.value, (type, _name, value) => {
    if (type !== BSON.object) {
      throw mongoError(
        'TypeMismatch',
        `BSON field '${context.name}.${name}.${out.length}' is the wrong type '${typeNameOf(type)}', expected type 'object'`,
      );
    }
    out.push(body.subarray(value, value + readUInt32(body, value)));
  });
  return out;
}

export function isUnacknowledged({ body: { writeConcern } }: CommandContext): boolean {
  return isDocument(writeConcern) && writeConcern.w === 0;
}

export async function requireDurable(context: CommandContext): Promise<void> {
  // a transaction's writes are stored only when it commits
  if (context.transaction) return;
  if (!isUnacknowledged(context)) await context.store.durable();
  else context.store.durable().catch(() => {});
}

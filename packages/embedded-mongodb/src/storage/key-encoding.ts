import { createHash } from 'node:crypto';
import { encodeValue } from '../semantics/codec';
import { BSON, readUInt32, skipCString, valueSize } from '../wire/raw-bson';
import { writeDecimalKey, writeDoubleKey, writeLongKey } from './number-key';

/**
 * Order-preserving bytes for BSON values. memcmp of the encodings gives MongoDB's comparison order of the values
 * (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/). Each encoding starts with a byte for the type
 * and is self-delimiting, so compound keys are concatenated encodings. Descending fields have every byte inverted.
 */
export const Rank = {
  minKey: 0x05,
  undefined: 0x0f,
  null: 0x14,
  number: 0x1e,
  string: 0x3c,
  object: 0x46,
  array: 0x50,
  binary: 0x5a,
  objectId: 0x64,
  boolean: 0x6e,
  date: 0x78,
  timestamp: 0x82,
  regex: 0x8c,
  dbPointer: 0x96,
  code: 0xa0,
  codeWithScope: 0xaa,
  maxKey: 0xf0,
} as const;

const RANK_OF_TYPE = new Uint8Array(256);
RANK_OF_TYPE[BSON.minKey] = Rank.minKey;
RANK_OF_TYPE[BSON.undefined] = Rank.undefined;
RANK_OF_TYPE[BSON.null] = Rank.null;
RANK_OF_TYPE[BSON.double] = Rank.number;
RANK_OF_TYPE[BSON.int32] = Rank.number;
RANK_OF_TYPE[BSON.int64] = Rank.number;
RANK_OF_TYPE[BSON.decimal128] = Rank.number;
RANK_OF_TYPE[BSON.string] = Rank.string;
RANK_OF_TYPE[BSON.symbol] = Rank.string;
RANK_OF_TYPE[BSON.object] = Rank.object;
RANK_OF_TYPE[BSON.array] = Rank.array;
RANK_OF_TYPE[BSON.binary] = Rank.binary;
RANK_OF_TYPE[BSON.objectId] = Rank.objectId;
RANK_OF_TYPE[BSON.boolean] = Rank.boolean;
RANK_OF_TYPE[BSON.date] = Rank.date;
RANK_OF_TYPE[BSON.timestamp] = Rank.timestamp;
RANK_OF_TYPE[BSON.regex] = Rank.regex;
RANK_OF_TYPE[BSON.dbPointer] = Rank.dbPointer;
RANK_OF_TYPE[BSON.code] = Rank.code;
RANK_OF_TYPE[BSON.codeWithScope] = Rank.codeWithScope;
RANK_OF_TYPE[BSON.maxKey] = Rank.maxKey;

/** Maps equal strings under a collation to one representative. Null means binary comparison. */
export type StringFold = ((text: string) => string) | null;

export const NULL_KEY = Buffer.from([Rank.null]);
export const UNDEFINED_KEY = Buffer.from([Rank.undefined]);

let scratch = Buffer.allocUnsafe(4096);

function room(at: number, bytes: number): void {
  if (at + bytes <= scratch.length) return;
  const grown = Buffer.allocUnsafe(Math.max(scratch.length * 2, at + bytes));
  scratch.copy(grown, 0, 0, at);
  scratch = grown;
}

/** The key of the value at `offset`. `type` 0 means missing, which sorts as null. */
export function encodeRaw(
  buf: Uint8Array,
  type: number,
  offset: number,
  fold: StringFold,
  descending: boolean,
): Buffer {
  const end = type === 0 ? put(Rank.null, 0) : writeValue(buf, type, offset, fold, 0);
  const key = Buffer.from(scratch.subarray(0, end));
  return descending ? invert(key) : key;
}

/** The same as a binary string, which needs no buffer per key in a bulk. */
export function encodeRawText(
  buf: Uint8Array,
  type: number,
  offset: number,
  fold: StringFold,
  descending: boolean,
): string {
  const end = type === 0 ? put(Rank.null, 0) : writeValue(buf, type, offset, fold, 0);
  if (descending) for (let i = 0; i < end; i++) scratch[i] = ~scratch[i]! & 0xff;
  return scratch.toString('latin1', 0, end);
}

export function encodeKeyValue(value: unknown, fold: StringFold): Buffer {
  if (value === undefined) return NULL_KEY;
  const bytes = encodeValue(value);
  return encodeRaw(bytes, bytes[4]!, 6, fold, false);
}

export function invert(key: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) out[i] = ~key[i]! & 0xff;
  return out;
}

/** The smallest byte string greater than every string that starts with `prefix`, or null if there is none. */
export function successor(prefix: Uint8Array): Buffer | null {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  if (end === 0) return null;
  const out = Buffer.from(prefix.subarray(0, end));
  out[end - 1]!++;
  return out;
}

function put(byte: number, at: number): number {
  room(at, 1);
  scratch[at] = byte;
  return at + 1;
}

function writeValue(buf: Uint8Array, type: number, offset: number, fold: StringFold, start: number): number {
  return writeBody(buf, type, offset, fold, put(RANK_OF_TYPE[type]!, start));
}

function writeBody(buf: Uint8Array, type: number, offset: number, fold: StringFold, at: number): number {
  room(at, 32);
  switch (type) {
    case BSON.double:
      return writeDoubleKey(scratch, at, view(buf).getFloat64(offset, true));
    case BSON.int32:
      return writeDoubleKey(scratch, at, readUInt32(buf, offset) | 0);
    case BSON.int64:
      return writeLongKey(scratch, at, view(buf).getBigInt64(offset, true));
    case BSON.decimal128:
      return writeDecimalKey(scratch, at, buf, offset);
    case BSON.string:
    case BSON.symbol:
      return writeString(buf, offset, fold, at);
    case BSON.object:
      return writeObject(buf, offset, fold, at);
    case BSON.array:
      return writeArray(buf, offset, fold, at);
    case BSON.objectId:
      return writeBytes(buf, offset, 12, at);
    case BSON.boolean:
      return put(buf[offset]!, at);
    case BSON.date:
      return writeDate(buf, offset, at);
    case BSON.timestamp:
      scratch.writeBigUInt64BE(view(buf).getBigUint64(offset, true), at);
      return at + 8;
    default:
      return writeRareBody(buf, type, offset, fold, at);
  }
}

function writeRareBody(buf: Uint8Array, type: number, offset: number, fold: StringFold, at: number): number {
  switch (type) {
    case BSON.binary: {
      const length = readUInt32(buf, offset);
      scratch.writeUInt32BE(length, at);
      return writeBytes(buf, offset + 4, length + 1, at + 4);
    }
    case BSON.regex: {
      const flags = skipCString(buf, offset);
      const next = writeEscaped(buf.subarray(offset, flags - 1), at);
      return writeEscaped(buf.subarray(flags, skipCString(buf, flags) - 1), next);
    }
    case BSON.dbPointer: {
      const text = 4 + readUInt32(buf, offset);
      return writeBytes(buf, offset + text, 12, writeString(buf, offset, null, at));
    }
    case BSON.code:
      return writeString(buf, offset, null, at);
    case BSON.codeWithScope: {
      const scope = offset + 8 + readUInt32(buf, offset + 4);
      return writeObject(buf, scope, fold, writeString(buf, offset + 4, null, at));
    }
    default:
      return at; // null, undefined, MinKey and MaxKey consist of the rank alone
  }
}

function view(buf: Uint8Array): DataView {
  return new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
}

function writeBytes(buf: Uint8Array, offset: number, length: number, at: number): number {
  room(at, length + 32);
  scratch.set(buf.subarray(offset, offset + length), at);
  return at + length;
}

/** Writes bytes with 00 escaped as 00 FF and 00 00 at the end, so that a prefix sorts before its continuations. */
function writeEscaped(bytes: Uint8Array, start: number): number {
  room(start, bytes.length * 2 + 32);
  let at = start;
  if (bytes.indexOf(0) < 0) {
    scratch.set(bytes, at);
    at += bytes.length;
  } else {
    for (const byte of bytes) {
      scratch[at++] = byte;
      if (byte === 0) scratch[at++] = 0xff;
    }
  }
  scratch[at++] = 0;
  scratch[at++] = 0;
  return at;
}

/** Length up to which text is copied byte by byte, because calls into native code cost more. */
const SHORT_TEXT = 24;

function writeShort(buf: Uint8Array, offset: number, length: number, start: number): number {
  room(start, length * 2 + 32);
  let at = start;
  for (let i = offset; i < offset + length; i++) {
    const byte = buf[i]!;
    scratch[at++] = byte;
    if (byte === 0) scratch[at++] = 0xff;
  }
  scratch[at++] = 0;
  scratch[at++] = 0;
  return at;
}

function writeString(buf: Uint8Array, offset: number, fold: StringFold, at: number): number {
  const length = readUInt32(buf, offset) - 1;
  if (!fold && length <= SHORT_TEXT) return writeShort(buf, offset + 4, length, at);
  const text = buf.subarray(offset + 4, offset + 4 + length);
  if (!fold) return writeEscaped(text, at);
  return writeEscaped(Buffer.from(fold(Buffer.from(text).toString('utf8'))), at);
}

function writeDate(buf: Uint8Array, offset: number, at: number): number {
  const source = view(buf);
  scratch.writeUInt32BE((source.getInt32(offset + 4, true) ^ 0x80000000) >>> 0, at);
  scratch.writeUInt32BE(source.getUint32(offset, true), at + 4);
  return at + 8;
}

function writeObject(buf: Uint8Array, offset: number, fold: StringFold, start: number): number {
  const end = offset + readUInt32(buf, offset) - 1;
  let at = start;
  let pos = offset + 4;
  while (pos < end) {
    const type = buf[pos]!;
    const value = skipCString(buf, pos + 1);
    at = put(RANK_OF_TYPE[type]!, at);
    at = writeBytes(buf, pos + 1, value - pos - 1, at);
    at = writeBody(buf, type, value, fold, at);
    pos = value + valueSize(buf, type, value);
  }
  return put(0, at);
}

function writeArray(buf: Uint8Array, offset: number, fold: StringFold, start: number): number {
  const end = offset + readUInt32(buf, offset) - 1;
  let at = start;
  let pos = offset + 4;
  while (pos < end) {
    const type = buf[pos]!;
    const value = skipCString(buf, pos + 1);
    at = writeValue(buf, type, value, fold, at);
    pos = value + valueSize(buf, type, value);
  }
  return put(0, at);
}

/** Limit beyond which index keys are reduced to their head and a hash of the whole. */
export const LONG_KEY_BYTES = 1024;

/** Shortens a key to a length that blocks accept. Shortened keys keep their order among keys that differ in the head, and stay distinct. */
export function fitKey(key: Buffer): { key: Buffer; shortened: boolean } {
  if (key.length <= LONG_KEY_BYTES) return { key, shortened: false };
  const hash = createHash('sha256').update(key).digest().subarray(0, 20);
  return { key: Buffer.concat([key.subarray(0, LONG_KEY_BYTES), hash]), shortened: true };
}

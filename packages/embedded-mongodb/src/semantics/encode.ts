import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { mongoError } from './errors';
import { isInt32 } from './types';
import { BsonUndefined, DBPointer, DistantDate, type Document, keysOf } from './values';

const MAX_ENCODE_DEPTH = 255;
const INITIAL_SIZE = 64 * 1024;
/** Largest size of a reply. It may contain two 16 MB documents, and anything larger is a mistake. */
const MAX_SIZE = 64 * 1024 * 1024;

/** A growing buffer that is reused between calls, so that encoding a document allocates only its final copy. */
class BsonWriter {
  private buffer = Buffer.allocUnsafeSlow(INITIAL_SIZE);
  private at = 0;

  encode(doc: Document): Buffer {
    this.at = 0;
    this.document(doc, 0);
    const out = Buffer.allocUnsafeSlow(this.at);
    this.buffer.copy(out, 0, 0, this.at);
    if (this.buffer.length > 1024 * 1024) this.buffer = Buffer.allocUnsafeSlow(INITIAL_SIZE);
    return out;
  }

  private reserve(bytes: number): void {
    const needed = this.at + bytes;
    if (needed <= this.buffer.length) return;
    if (needed > MAX_SIZE) throw mongoError('BSONObjectTooLarge', `BSON size exceeds ${MAX_SIZE} bytes`);
    const grown = Buffer.allocUnsafeSlow(Math.min(MAX_SIZE, Math.max(needed, this.buffer.length * 2)));
    this.buffer.copy(grown, 0, 0, this.at);
    this.buffer = grown;
  }

  private cstring(text: string): void {
    const { length } = text;
    this.reserve(length * 3 + 1);
    if (length < 24) {
      const start = this.at;
      for (let i = 0; i < length; i++) {
        const code = text.charCodeAt(i);
        if (code > 127) {
          this.at = start + this.buffer.write(text, start);
          this.buffer[this.at++] = 0;
          return;
        }
        this.buffer[this.at++] = code;
      }
    } else this.at += this.buffer.write(text, this.at);
    this.buffer[this.at++] = 0;
  }

  private string(text: string): void {
    this.reserve(4);
    const start = this.at;
    this.at += 4;
    this.cstring(text);
    this.buffer.writeInt32LE(this.at - start - 4, start);
  }

  private int32(n: number): void {
    this.reserve(4);
    this.at = this.buffer.writeInt32LE(n, this.at);
  }

  private double(n: number): void {
    this.reserve(8);
    this.at = this.buffer.writeDoubleLE(n, this.at);
  }

  private int64(n: bigint): void {
    this.reserve(8);
    this.at = this.buffer.writeBigInt64LE(BigInt.asIntN(64, n), this.at);
  }

  private bytes(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.at);
    this.at += bytes.length;
  }

  private document(doc: Document, depth: number): void {
    if (depth > MAX_ENCODE_DEPTH) throw mongoError('Overflow', 'BSON depth limit exceeded');
    this.reserve(5);
    const start = this.at;
    this.at += 4;
    for (const name of keysOf(doc)) {
      const value = doc[name];
      if (value !== undefined) this.field(name, value, depth);
    }
    this.close(start);
  }

  private array(items: readonly unknown[], depth: number): void {
    if (depth > MAX_ENCODE_DEPTH) throw mongoError('Overflow', 'BSON depth limit exceeded');
    this.reserve(5);
    const start = this.at;
    this.at += 4;
    for (let i = 0; i < items.length; i++) {
      const value = items[i];
      this.field(String(i), value === undefined ? null : value, depth);
    }
    this.close(start);
  }

  private close(start: number): void {
    this.reserve(1);
    this.buffer[this.at++] = 0;
    this.buffer.writeInt32LE(this.at - start, start);
  }

  private head(type: number, name: string): void {
    if (name.includes('\0')) throw mongoError(9534700, 'Null characters are not allowed in field names');
    this.reserve(1);
    this.buffer[this.at++] = type;
    this.cstring(name);
  }

  private field(name: string, value: unknown, depth: number): void {
    if (typeof value === 'string') {
      this.head(2, name);
      this.string(value);
    } else if (typeof value === 'number') {
      const small = isInt32(value);
      this.head(small ? 16 : 1, name);
      if (small) this.int32(value);
      else this.double(value);
    } else if (typeof value === 'boolean') {
      this.head(8, name);
      this.reserve(1);
      this.buffer[this.at++] = value ? 1 : 0;
    } else if (typeof value === 'bigint') {
      this.head(18, name);
      this.int64(value);
    } else if (value === null) this.head(10, name);
    else if (typeof value === 'object') this.object(name, value, depth);
    else throw mongoError('InvalidBSON', `cannot encode a ${typeof value} in field '${name}'`);
  }

  private object(name: string, value: object, depth: number): void {
    if (Array.isArray(value)) {
      this.head(4, name);
      this.array(value, depth + 1);
    } else if (value instanceof ObjectId) {
      this.head(7, name);
      this.bytes(value.id);
    } else if (value instanceof Date) {
      this.head(9, name);
      this.int64(dateBits(value));
    } else if (value instanceof Double) {
      this.head(1, name);
      this.double(value.value);
    } else if (!this.rareObject(name, value, depth)) {
      this.head(3, name);
      this.document(value as Document, depth + 1);
    }
  }

  private rareObject(name: string, value: object, depth: number): boolean {
    if (value instanceof Timestamp) {
      this.head(17, name);
      this.int64(value.toBigInt());
    } else if (value instanceof Long) {
      this.head(18, name);
      this.int64(value.toBigInt());
    } else if (value instanceof Int32) {
      this.head(16, name);
      this.int32(value.value);
    } else if (value instanceof Decimal128) {
      this.head(19, name);
      this.bytes(value.bytes);
    } else if (value instanceof Binary) {
      this.head(5, name);
      this.int32(value.position);
      this.bytes(Uint8Array.of(value.sub_type));
      this.bytes(value.buffer.subarray(0, value.position));
    } else if (value instanceof BSONRegExp) this.regex(name, value.pattern, value.options);
    else if (value instanceof RegExp) this.regex(name, value.source, value.flags.replace(/[^imsux]/g, ''));
    else if (value instanceof MinKey) this.head(255, name);
    else if (value instanceof MaxKey) this.head(127, name);
    else if (value instanceof BsonUndefined) this.head(6, name);
    else if (value instanceof BSONSymbol) {
      this.head(14, name);
      this.string(value.value);
    } else if (value instanceof Code) this.code(name, value, depth);
    else if (value instanceof DBPointer) {
      this.head(12, name);
      this.string(value.namespace);
      this.bytes(value.id.id);
    } else return false;
    return true;
  }

  private regex(name: string, pattern: string, options: string): void {
    this.head(11, name);
    this.cstring(pattern);
    this.cstring([...options].sort().join(''));
  }

  private code(name: string, value: Code, depth: number): void {
    this.head(value.scope ? 15 : 13, name);
    if (!value.scope) {
      this.string(value.code);
      return;
    }
    this.reserve(4);
    const start = this.at;
    this.at += 4;
    this.string(value.code);
    this.document(value.scope, depth + 1);
    this.buffer.writeInt32LE(this.at - start, start);
  }
}

function dateBits(date: Date): bigint {
  if (date instanceof DistantDate) return date.ms;
  const ms = date.getTime();
  return Number.isNaN(ms) ? -0x8000000000000000n : BigInt(ms);
}

const writer = new BsonWriter();

/** BSON bytes of a document, in a separate buffer. */
export function encodeDocument(doc: Document): Buffer {
  return writer.encode(doc);
}

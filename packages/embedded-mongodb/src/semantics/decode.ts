import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { mongoError } from './errors';
import { isInt32 } from './types';
import { BSON_UNDEFINED, DBPointer, DistantDate, Doc, type Document, setField } from './values';

/** Depth at which decoding stops, as MongoDB's limit for messages. */
const MAX_DECODE_DEPTH = 200;

function invalid(what: string): never {
  throw mongoError('InvalidBSON', `invalid bson: ${what}`);
}

/** Reads one buffer. It checks every length against the enclosing document before using it. */
export class BsonReader {
  private readonly buffer: Buffer;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.buffer = Buffer.isBuffer(bytes)
      ? bytes
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Checks the frame of the document at `start` and returns the offset of its final zero byte. */
  documentEnd(start: number, limit: number): number {
    if (limit - start < 5) invalid('a document needs at least 5 bytes');
    const size = this.view.getInt32(start, true);
    const end = start + size - 1;
    if (size < 5 || end >= limit) invalid(`document of ${size} bytes in ${limit - start}`);
    if (this.buffer[end] !== 0) invalid('document without final zero');
    return end;
  }

  /** Offset of the zero byte that ends the C string at `at`. */
  nameEnd(at: number, end: number): number {
    const { buffer } = this;
    let i = at;
    while (i < end && buffer[i] !== 0) i++;
    if (i >= end) invalid('field name without end');
    return i;
  }

  text(from: number, to: number): string {
    const { buffer } = this;
    if (to - from < 24) {
      let out = '';
      for (let i = from; i < to; i++) {
        const byte = buffer[i] as number;
        if (byte > 127) return buffer.toString('utf8', from, to);
        out += String.fromCharCode(byte);
      }
      return out;
    }
    return buffer.toString('utf8', from, to);
  }

  byte(at: number): number {
    return this.buffer[at] as number;
  }

  int32(at: number, end: number): number {
    if (at + 4 > end) invalid('value past the end');
    return this.view.getInt32(at, true);
  }

  nameIs(at: number, to: number, name: Buffer): boolean {
    if (to - at !== name.length) return false;
    return this.buffer.compare(name, 0, name.length, at, to) === 0;
  }

  /** Offset just past the value of `type` at `at`. */
  skip(type: number, at: number, end: number): number {
    const next = at + this.sizeOf(type, at, end);
    if (next > end) invalid('value past the end');
    return next;
  }

  private sizeOf(type: number, at: number, end: number): number {
    switch (type) {
      case 1:
      case 9:
      case 17:
      case 18:
        return 8;
      case 2:
      case 13:
      case 14: {
        const size = this.int32(at, end);
        if (size < 1) invalid('string length');
        return 4 + size;
      }
      case 3:
      case 4:
        return this.documentEnd(at, end) + 1 - at;
      case 5: {
        const size = this.int32(at, end);
        if (size < 0) invalid('binary length');
        return 5 + size;
      }
      case 6:
      case 10:
      case 255:
      case 127:
        return 0;
      case 7:
        return 12;
      case 8:
        return 1;
      case 11:
        return this.nameEnd(this.nameEnd(at, end) + 1, end) + 1 - at;
      case 12: {
        const size = this.int32(at, end);
        if (size < 1) invalid('string length');
        return 4 + size + 12;
      }
      case 15: {
        const size = this.int32(at, end);
        if (size < 14) invalid('code length');
        return size;
      }
      case 16:
        return 4;
      case 19:
        return 16;
      default:
        return invalid(`unknown type ${type}`);
    }
  }

  document(start: number, limit: number, depth = 0): Document {
    if (depth > MAX_DECODE_DEPTH) throw mongoError('Overflow', 'BSON depth limit exceeded');
    const end = this.documentEnd(start, limit);
    const doc = new Doc();
    let at = start + 4;
    let tracked = false;
    while (at < end) {
      const type = this.buffer[at] as number;
      const nameEnd = this.nameEnd(at + 1, end);
      const name = this.text(at + 1, nameEnd);
      const next = this.skip(type, nameEnd + 1, end);
      const value = this.value(type, nameEnd + 1, next, depth);
      const first = name.charCodeAt(0);
      tracked ||= first >= 48 && first <= 57;
      if (tracked) setField(doc, name, value);
      else doc[name] = value;
      at = next;
    }
    return doc;
  }

  array(start: number, limit: number, depth: number): unknown[] {
    if (depth > MAX_DECODE_DEPTH) throw mongoError('Overflow', 'BSON depth limit exceeded');
    const end = this.documentEnd(start, limit);
    const items: unknown[] = [];
    let at = start + 4;
    while (at < end) {
      const type = this.buffer[at] as number;
      const from = this.nameEnd(at + 1, end) + 1;
      at = this.skip(type, from, end);
      items.push(this.value(type, from, at, depth));
    }
    return items;
  }

  /** The value of `type` in the bytes `at`..`next` (as `skip` measured them). */
  value(type: number, at: number, next: number, depth = 0): unknown {
    const { view } = this;
    switch (type) {
      case 1:
        return doubleValue(view.getFloat64(at, true));
      case 2:
        return this.text(at + 4, next - 1);
      case 3:
        return this.document(at, next, depth + 1);
      case 4:
        return this.array(at, next, depth + 1);
      case 7:
        return new ObjectId(this.buffer.subarray(at, next));
      case 8:
        return this.buffer[at] !== 0;
      case 9:
        return dateValue(view.getBigInt64(at, true));
      case 10:
        return null;
      case 16:
        return view.getInt32(at, true);
      case 18:
        return view.getBigInt64(at, true);
      default:
        return this.rareValue(type, at, next, depth);
    }
  }

  private rareValue(type: number, at: number, next: number, depth: number): unknown {
    switch (type) {
      case 5:
        return new Binary(Buffer.from(this.buffer.subarray(at + 5, next)), this.buffer[at + 4]);
      case 6:
        return BSON_UNDEFINED;
      case 11: {
        const patternEnd = this.nameEnd(at, next);
        return regexOf(this.text(at, patternEnd), this.text(patternEnd + 1, next - 1));
      }
      case 12:
        return new DBPointer(
          this.text(at + 4, next - 13),
          new ObjectId(Buffer.from(this.buffer.subarray(next - 12, next))),
        );
      case 13:
        return new Code(this.text(at + 4, next - 1));
      case 14:
        return new BSONSymbol(this.text(at + 4, next - 1));
      case 15: {
        const scopeAt = at + 8 + this.view.getInt32(at + 4, true);
        if (scopeAt <= at + 8 || scopeAt >= next) invalid('code length');
        return new Code(this.text(at + 8, scopeAt - 1), this.document(scopeAt, next, depth + 1));
      }
      case 17:
        return new Timestamp(this.view.getBigUint64(at, true));
      case 19:
        return new Decimal128(Uint8Array.prototype.slice.call(this.buffer, at, next));
      case 255:
        return new MinKey();
      case 127:
        return new MaxKey();
      default:
        return invalid(`unknown type ${type}`);
    }
  }
}

const MAX_DATE = 8_640_000_000_000_000n;

function dateValue(ms: bigint): Date {
  return ms > MAX_DATE || ms < -MAX_DATE ? new DistantDate(ms) : new Date(Number(ms));
}

/** A double, wrapped if a plain JavaScript number would read as an int32. */
export function doubleValue(n: number): number | Double {
  return isInt32(n) ? new Double(n) : n;
}

/** A regular expression with any option letters, because the class's constructor refuses unknown ones. */
export function regexOf(pattern: string, options: string): BSONRegExp {
  const regex = new BSONRegExp('');
  regex.pattern = pattern;
  regex.options = options;
  return regex;
}

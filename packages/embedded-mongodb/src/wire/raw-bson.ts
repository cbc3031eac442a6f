/** Reads BSON without decoding it (bsonspec.org/spec.html). Everything works on offsets into a buffer, so that hot paths allocate nothing per field. */

export const BSON = {
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binary: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  boolean: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  dbPointer: 0x0c,
  code: 0x0d,
  symbol: 0x0e,
  codeWithScope: 0x0f,
  int32: 0x10,
  timestamp: 0x11,
  int64: 0x12,
  decimal128: 0x13,
  maxKey: 0x7f,
  minKey: 0xff,
} as const;

/** Depth beyond which MongoDB refuses documents (BSONDepth::kDefaultMaxAllowableDepth). */
export const MAX_DEPTH = 200;

export class MalformedBson extends Error {}

/** Thrown if the frame is complete but its content is refused. It is an error for the command, not for the connection. */
export class NestedTooDeep extends Error {}

/** Offset just after the zero byte that ends the C string at `offset`. */
export function skipCString(buf: Uint8Array, offset: number): number {
  // a loop, because field names are short and a call into native code would usually cost more
  for (let at = offset; at < buf.length; at++) if (buf[at] === 0) return at + 1;
  throw new MalformedBson('unterminated field name');
}

function u32(buf: Uint8Array, offset: number): number {
  return (buf[offset]! | (buf[offset + 1]! << 8) | (buf[offset + 2]! << 16) | (buf[offset + 3]! << 24)) >>> 0;
}

export { u32 as readUInt32 };

/** Length in bytes of the value of this type at `offset`. Does not check its content. */
export function valueSize(buf: Uint8Array, type: number, offset: number): number {
  switch (type) {
    case BSON.double:
    case BSON.date:
    case BSON.timestamp:
    case BSON.int64:
      return 8;
    case BSON.string:
    case BSON.code:
    case BSON.symbol:
      return 4 + u32(buf, offset);
    case BSON.object:
    case BSON.array:
    case BSON.codeWithScope:
      return u32(buf, offset);
    case BSON.binary:
      return 5 + u32(buf, offset);
    case BSON.objectId:
      return 12;
    case BSON.boolean:
      return 1;
    case BSON.undefined:
    case BSON.null:
    case BSON.minKey:
    case BSON.maxKey:
      return 0;
    case BSON.regex:
      return skipCString(buf, skipCString(buf, offset)) - offset;
    case BSON.dbPointer:
      return 4 + u32(buf, offset) + 12;
    case BSON.int32:
      return 4;
    case BSON.decimal128:
      return 16;
    default:
      throw new MalformedBson(`unknown element type 0x${type.toString(16)}`);
  }
}

/** Checks every length and terminator of the document at `start`. Returns its end. */
export function checkDocument(buf: Uint8Array, start: number, limit: number, depth = 0): number {
  if (depth > MAX_DEPTH) throw new NestedTooDeep(`nested deeper than ${MAX_DEPTH} levels`);
  if (start + 5 > limit) throw new MalformedBson('document is cut short');
  const end = start + u32(buf, start);
  if (end > limit || end < start + 5) throw new MalformedBson('document length does not fit');
  if (buf[end - 1] !== 0) throw new MalformedBson('document does not end with a zero byte');
  let pos = start + 4;
  while (pos < end - 1) {
    const type = buf[pos]!;
    const value = skipCString(buf, pos + 1);
    if (value > end - 1) throw new MalformedBson('field name runs past its document');
    checkFixedPart(buf, type, value, end);
    const next = value + valueSize(buf, type, value);
    if (next > end - 1) throw new MalformedBson('value runs past its document');
    checkInside(buf, type, value, next, depth);
    pos = next;
  }
  return end;
}

function checkFixedPart(buf: Uint8Array, type: number, value: number, end: number): void {
  const needsLength =
    type === BSON.string ||
    type === BSON.code ||
    type === BSON.symbol ||
    type === BSON.object ||
    type === BSON.array ||
    type === BSON.binary ||
    type === BSON.dbPointer ||
    type === BSON.codeWithScope;
  if (needsLength && value + 4 > end) throw new MalformedBson('value is cut short');
  if (type === BSON.boolean && buf[value]! > 1) throw new MalformedBson('boolean is neither 0 nor 1');
}

function checkInside(buf: Uint8Array, type: number, value: number, next: number, depth: number): void {
  if (type === BSON.object || type === BSON.array) {
    if (checkDocument(buf, value, next, depth + 1) !== next)
      throw new MalformedBson('length of a nested document');
  } else if (type === BSON.string || type === BSON.code || type === BSON.symbol) {
    if (u32(buf, value) < 1 || buf[next - 1] !== 0) throw new MalformedBson('string is not terminated');
  } else if (type === BSON.codeWithScope) {
    const text = value + 4;
    if (text + 4 > next) throw new MalformedBson('code with scope is cut short');
    const scope = text + 4 + u32(buf, text);
    if (checkDocument(buf, scope, next, depth + 1) !== next)
      throw new MalformedBson('length of a code scope');
  }
}

/** True if documents and arrays are nested more than `levels` deep. */
export function isDeeperThan(buf: Uint8Array, doc: number, levels: number): boolean {
  if (levels === 0) return true;
  const end = doc + u32(buf, doc) - 1;
  let pos = doc + 4;
  while (pos < end) {
    const type = buf[pos]!;
    const value = skipCString(buf, pos + 1);
    if ((type === BSON.object || type === BSON.array) && isDeeperThan(buf, value, levels - 1)) return true;
    pos = value + valueSize(buf, type, value);
  }
  return false;
}

/** Location of a field. One shared shape keeps call sites monomorphic. */
interface RawField {
  type: number;
  start: number;
  value: number;
  end: number;
}

function nameMatches(buf: Uint8Array, offset: number, name: Uint8Array): boolean {
  for (let i = 0; i < name.length; i++) if (buf[offset + i] !== name[i]) return false;
  return buf[offset + name.length] === 0;
}

/** First field of that name in the document at `doc`, or null. Fills and returns `out` to save an allocation. */
export function findField(buf: Uint8Array, doc: number, name: Uint8Array, out: RawField): RawField | null {
  const end = doc + u32(buf, doc) - 1;
  let pos = doc + 4;
  while (pos < end) {
    const type = buf[pos]!;
    const hit = nameMatches(buf, pos + 1, name);
    const value = hit ? pos + 2 + name.length : skipCString(buf, pos + 1);
    const next = value + valueSize(buf, type, value);
    if (hit) {
      out.type = type;
      out.start = pos;
      out.value = value;
      out.end = next;
      return out;
    }
    pos = next;
  }
  return null;
}

export function eachField(
  buf: Uint8Array,
  doc: number,
  visit: (type: number, name: number, value: number, end: number) => void,
): void {
  const end = doc + u32(buf, doc) - 1;
  let pos = doc + 4;
  while (pos < end) {
    const type = buf[pos]!;
    const value = skipCString(buf, pos + 1);
    const next = value + valueSize(buf, type, value);
    visit(type, pos + 1, value, next);
    pos = next;
  }
}

export function newField(): RawField {
  return { type: 0, start: 0, value: 0, end: 0 };
}

import type { ObjectId } from 'bson';

/**
 * The representation of BSON values inside the server (the output of `decode` and input of `encode`):
 *
 * | BSON | here |
 * | --- | --- |
 * | int32 | `number`, an integer of 32 bits (not -0) |
 * | double | `number` if it cannot be mistaken for an int32, else `Double` |
 * | int64 | `bigint` |
 * | document | `Doc`, an object without inherited names, so `toString` or `__proto__` are ordinary fields |
 * | array, string, bool, null, date | `Array`, `string`, `boolean`, `null`, `Date` |
 * | undefined | `BsonUndefined` (JavaScript's `undefined` means "missing" everywhere here) |
 * | the rest | classes of the `bson` package, with `BSONRegExp` for regular expressions and `DBPointer` for DBPointer |
 */
export type Document = Record<string, unknown>;

/** Order of field names for the rare document with names like "2", which JavaScript objects would move to the front. */
const KEYS: unique symbol = Symbol('keys');

type Ordered = Document & { [KEYS]?: string[] };

interface DocConstructor {
  new (): Document;
  prototype: object;
}

/** An object whose prototype has no names. Lookups find only own fields, and V8 still gives it a fast shape. */
export const Doc = function Doc() {} as unknown as DocConstructor;
Doc.prototype = Object.create(null) as object;
const DOC_PROTOTYPE = Doc.prototype;
const OBJECT_PROTOTYPE = Object.prototype;

/** BSON type 6, which is deprecated but survives a round trip. */
export class BsonUndefined {
  readonly bsonType = 6;
}
export const BSON_UNDEFINED = new BsonUndefined();

/** A BSON date beyond the range of JavaScript's dates (8.64e15 ms). It compares and survives a round trip. */
export class DistantDate extends Date {
  constructor(readonly ms: bigint) {
    super(Number.NaN);
  }

  override getTime(): number {
    return Number(this.ms);
  }

  override toISOString(): string {
    return `Date(${this.ms})`;
  }
}

/** BSON type 12, deprecated. */
export class DBPointer {
  constructor(
    readonly namespace: string,
    readonly id: ObjectId,
  ) {}
}

export function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const proto = Object.getPrototypeOf(value) as object | null;
  return proto === DOC_PROTOTYPE || proto === OBJECT_PROTOTYPE || proto === null;
}

function looksLikeIndex(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= 48 && first <= 57;
}

export function keysOf(doc: Document): string[] {
  return (doc as Ordered)[KEYS] ?? Object.keys(doc);
}

export function setField(doc: Document, name: string, value: unknown): void {
  const order = (doc as Ordered)[KEYS];
  if (order !== undefined) {
    if (!(name in doc)) order.push(name);
  } else if (looksLikeIndex(name) && !(name in doc)) {
    const keys = Object.keys(doc);
    keys.push(name);
    Object.defineProperty(doc, KEYS, { value: keys, enumerable: false });
  }
  doc[name] = value;
}

export function deleteField(doc: Document, name: string): void {
  const order = (doc as Ordered)[KEYS];
  if (order !== undefined) {
    const at = order.indexOf(name);
    if (at >= 0) order.splice(at, 1);
  }
  delete doc[name];
}

/** A document from a literal. `docOf({ok: 1})` keeps the literal's order. */
export function docOf(fields: Document): Document {
  const doc = new Doc();
  for (const name of keysOf(fields)) setField(doc, name, fields[name]);
  return doc;
}

export function shallowCopy(doc: Document): Document {
  return docOf(doc);
}

/** A deep copy. Leaf objects (ObjectId, Date, …) are immutable here and are shared. */
export function deepCopy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  if (!isDocument(value)) return value;
  const copy = new Doc();
  for (const name of keysOf(value)) setField(copy, name, deepCopy(value[name]));
  return copy as T;
}

import {
  type Binary,
  BSONRegExp,
  BSONSymbol,
  type Code,
  Decimal128,
  Double,
  Int32,
  Long,
  type ObjectId,
  type Timestamp,
} from 'bson';
import type { Collation } from './collation';
import { compareDecimals, type Decimal, decimalFromBigInt, exactFromDouble, parseDecimal } from './decimal';
import { typeRank } from './types';
import { type DBPointer, DistantDate, type Document, keysOf } from './values';

type Primitive = number | bigint;

/** A number or bigint for every numeric type except decimal. */
function primitiveOf(value: unknown): Primitive | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toBigInt();
  return undefined;
}

function decimalOf(value: unknown): Decimal {
  if (value instanceof Decimal128) return parseDecimal(value);
  const n = primitiveOf(value) as Primitive;
  return typeof n === 'bigint' ? decimalFromBigInt(n) : exactFromDouble(n);
}

/** Orders numbers of any BSON type by value. NaN is below all others and equal to itself. */
export function compareNumbers(a: unknown, b: unknown): number {
  const x = primitiveOf(a);
  const y = primitiveOf(b);
  if (x === undefined || y === undefined) return compareDecimals(decimalOf(a), decimalOf(b));
  if (x < y) return -1;
  if (x > y) return 1;
  // biome-ignore lint/suspicious/noDoubleEquals: number and bigint compare by value only with ==
  if (x == y) return 0;
  const nanX = Number.isNaN(x);
  return nanX === Number.isNaN(y) ? 0 : nanX ? -1 : 1;
}

/** Compares in the order of UTF-8 bytes, which differs from JavaScript's for surrogates and U+E000…U+FFFF. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const highX = x >= 0xd800 && x <= 0xdfff;
      const highY = y >= 0xd800 && y <= 0xdfff;
      if (highX !== highY) return highX ? 1 : -1;
      return x < y ? -1 : 1;
    }
  }
  return a.length < b.length ? -1 : 1;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

function compareTexts(a: unknown, b: unknown, collation: Collation | null | undefined): number {
  const x = a instanceof BSONSymbol ? a.value : (a as string);
  const y = b instanceof BSONSymbol ? b.value : (b as string);
  return collation ? collation.compare(x, y) : compareStrings(x, y);
}

function compareBinary(a: Binary, b: Binary): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  if (a.sub_type !== b.sub_type) return a.sub_type < b.sub_type ? -1 : 1;
  return compareBytes(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position));
}

function compareArrays(a: unknown[], b: unknown[], collation: Collation | null | undefined): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i], collation);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

/** Compares field by field, first by the value's type, then by name, then by value. A document that ends first is smaller. */
function compareDocuments(a: Document, b: Document, collation: Collation | null | undefined): number {
  const left = keysOf(a);
  const right = keysOf(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const nameA = left[i] as string;
    const nameB = right[i] as string;
    const x = a[nameA];
    const y = b[nameB];
    const ranks = typeRank(x) - typeRank(y);
    if (ranks !== 0) return ranks < 0 ? -1 : 1;
    if (nameA !== nameB) return compareStrings(nameA, nameB);
    const order = compareValues(x, y, collation);
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

function regexParts(value: unknown): [string, string] {
  if (value instanceof BSONRegExp) return [value.pattern, value.options];
  const regex = value as RegExp;
  return [regex.source, regex.flags.replace(/[^imsux]/g, '')];
}

function compareRegexes(a: unknown, b: unknown): number {
  const [patternA, flagsA] = regexParts(a);
  const [patternB, flagsB] = regexParts(b);
  return compareStrings(patternA, patternB) || compareStrings(flagsA, flagsB);
}

const dateMs = (date: Date) => (date instanceof DistantDate ? date.ms : BigInt(date.getTime()));

function compareDates(a: Date, b: Date): number {
  const distant = a instanceof DistantDate || b instanceof DistantDate;
  const x = distant ? dateMs(a) : a.getTime();
  const y = distant ? dateMs(b) : b.getTime();
  return x < y ? -1 : x > y ? 1 : 0;
}

function compareRare(rank: number, a: unknown, b: unknown, collation: Collation | null | undefined): number {
  switch (rank) {
    case 30:
      return compareBinary(a as Binary, b as Binary);
    case 47: {
      const x = (a as Timestamp).toBigInt();
      const y = (b as Timestamp).toBigInt();
      return x < y ? -1 : x > y ? 1 : 0;
    }
    case 50:
      return compareRegexes(a, b);
    case 55: {
      const x = a as DBPointer;
      const y = b as DBPointer;
      const size = Math.sign(x.namespace.length - y.namespace.length);
      return size || compareStrings(x.namespace, y.namespace) || compareBytes(x.id.id, y.id.id);
    }
    case 60:
      return compareStrings((a as Code).code, (b as Code).code);
    case 65: {
      const order = compareStrings((a as Code).code, (b as Code).code);
      return order || compareDocuments((a as Code).scope ?? {}, (b as Code).scope ?? {}, collation);
    }
    default:
      return 0;
  }
}

/**
 * BSON's total order over all types (-1, 0, 1). JavaScript's `undefined` (missing) and BSON's undefined rank below null.
 * Numbers of all types compare by value. Strings compare by the collation, if given.
 */
export function compareValues(a: unknown, b: unknown, collation?: Collation | null): number {
  if (a === b) return 0;
  const rank = typeRank(a);
  const other = typeRank(b);
  if (rank !== other) return rank < other ? -1 : 1;
  switch (rank) {
    case 10:
      return compareNumbers(a, b);
    case 15:
      return compareTexts(a, b, collation);
    case 20:
      return compareDocuments(a as Document, b as Document, collation);
    case 25:
      return compareArrays(a as unknown[], b as unknown[], collation);
    case 35:
      return compareBytes((a as ObjectId).id, (b as ObjectId).id);
    case 40:
      return a === true ? 1 : -1;
    case 45:
      return compareDates(a as Date, b as Date);
    default:
      return compareRare(rank, a, b, collation);
  }
}

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
import { BsonUndefined, DBPointer } from './values';

/** Numbers of the BSON types (bsonspec.org), with -1 and 127 for MinKey and MaxKey, and 0 for "missing". */
export const BsonType = {
  minKey: -1,
  missing: 0,
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
} as const;

const NAME_BY_TYPE = new Map<number, string>(Object.entries(BsonType).map(([name, type]) => [type, name]));

const RANK_BY_TYPE = new Map<number, number>([
  [-1, -1],
  [0, 0],
  [6, 0],
  [10, 5],
  [1, 10],
  [16, 10],
  [18, 10],
  [19, 10],
  [2, 15],
  [14, 15],
  [3, 20],
  [4, 25],
  [5, 30],
  [7, 35],
  [8, 40],
  [9, 45],
  [17, 47],
  [11, 50],
  [12, 55],
  [13, 60],
  [15, 65],
  [127, 127],
]);

export function typeNameOf(type: number): string {
  return NAME_BY_TYPE.get(type) ?? 'unknown';
}

/** True if a JavaScript number represents a BSON int32 (see values.ts). */
export function isInt32(n: number): boolean {
  return (n | 0) === n && !(n === 0 && 1 / n < 0);
}

function objectType(value: object): number {
  if (Array.isArray(value)) return 4;
  if (value instanceof Date) return 9;
  if (value instanceof ObjectId) return 7;
  if (value instanceof Double) return 1;
  if (value instanceof Decimal128) return 19;
  if (value instanceof Binary) return 5;
  if (value instanceof BSONRegExp || value instanceof RegExp) return 11;
  if (value instanceof Timestamp) return 17;
  if (value instanceof Long) return 18;
  if (value instanceof Int32) return 16;
  if (value instanceof MinKey) return -1;
  if (value instanceof MaxKey) return 127;
  if (value instanceof BsonUndefined) return 6;
  if (value instanceof BSONSymbol) return 14;
  if (value instanceof Code) return value.scope ? 15 : 13;
  if (value instanceof DBPointer) return 12;
  return 3;
}

/** BSON type number of a value, or 0 for JavaScript's undefined ("missing"). */
export function bsonType(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? 16 : 1;
    case 'string':
      return 2;
    case 'bigint':
      return 18;
    case 'boolean':
      return 8;
    case 'undefined':
      return 0;
    default:
      return value === null ? 10 : objectType(value as object);
  }
}

/** A value's type as `$type` names it ("missing" for an absent one). */
export function typeName(value: unknown): string {
  return typeNameOf(bsonType(value));
}

/** Rank of a value's type in BSON's order. Values of one rank compare by content. */
export function typeRank(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return 10;
    case 'string':
      return 15;
    case 'boolean':
      return 40;
    case 'undefined':
      return 0;
    default:
      return RANK_BY_TYPE.get(bsonType(value)) as number;
  }
}

export function isNumeric(value: unknown): value is number | bigint | Double | Decimal128 {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Double ||
    value instanceof Decimal128 ||
    value instanceof Int32 ||
    // the bson package's Timestamp extends Long, but is not a number
    (value instanceof Long && !(value instanceof Timestamp))
  );
}

/** True for null, missing and BSON's undefined, which expressions call "nullish". */
export function isNullish(value: unknown): boolean {
  return value === null || value === undefined || value instanceof BsonUndefined;
}

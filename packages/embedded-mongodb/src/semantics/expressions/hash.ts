import { createHash, type Hash } from 'node:crypto';
import { encodeDocument } from '../encode';
import { toDouble, toExactInteger } from '../match/numbers';
import { bsonType, isNumeric } from '../types';
import { docOf, isDocument, keysOf } from '../values';

/** What MongoDB calls the canonical type (src/mongo/bson/bsontypes.h): types that compare with each other share one. */
const CANONICAL: Record<number, number> = {
  0: 0,
  6: 0,
  10: 5,
  1: 10,
  16: 10,
  18: 10,
  19: 10,
  2: 15,
  14: 15,
  3: 20,
  4: 25,
  5: 30,
  7: 35,
  8: 40,
  9: 45,
  17: 47,
  11: 50,
  12: 55,
  13: 60,
  15: 65,
  127: 127,
  [-1]: -1,
};
const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

/** The key of a value in a hashed index: half of an MD5 (BSONElementHasher in src/mongo/db/hasher.cpp). */
export function hashedIndexKey(value: unknown): bigint {
  const hash = createHash('md5');
  hash.update(int32(0));
  add(hash, value, undefined);
  return hash.digest().readBigInt64LE();
}

function int32(n: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(n);
  return bytes;
}

function add(hash: Hash, value: unknown, name: string | undefined): void {
  const given = value === undefined ? null : value;
  hash.update(int32(CANONICAL[bsonType(given)] as number));
  if (name !== undefined) hash.update(`${name}\0`);
  if (isNumeric(given)) {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(wholePart(given));
    hash.update(bytes);
  } else if (Array.isArray(given)) {
    given.forEach((item, i) => {
      add(hash, item, String(i));
    });
    hash.update(int32(0));
  } else if (isDocument(given)) {
    for (const field of keysOf(given)) add(hash, given[field], field);
    hash.update(int32(0));
  } else {
    // the bytes of the value alone: without the document's length, the type, the name and the end
    hash.update(encodeDocument(docOf({ v: given })).subarray(7, -1));
  }
}

/** Numbers are truncated to a long: NaN to 0, a number out of range to the nearest long. */
function wholePart(value: unknown): bigint {
  const exact = toExactInteger(value);
  const n = toDouble(value) as number;
  if (exact === undefined && !Number.isFinite(n)) return Number.isNaN(n) ? 0n : n > 0 ? MAX_LONG : MIN_LONG;
  const whole = exact ?? BigInt(Math.trunc(n));
  return whole > MAX_LONG ? MAX_LONG : whole < MIN_LONG ? MIN_LONG : whole;
}

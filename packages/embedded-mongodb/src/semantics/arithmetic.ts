import { Decimal128 } from 'bson';
import {
  addDecimals,
  type Decimal,
  decimalFromBigInt,
  decimalFromDouble,
  makeDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
} from './decimal';
import { doubleValue } from './decode';
import { fitsLong, toDouble } from './match/numbers';
import { bsonType, isInt32 } from './types';

/** Widths of BSON numbers. The result of an operation has the width of its widest operand. */
export const Width = { int: 0, long: 1, double: 2, decimal: 3 } as const;

const WIDTH_BY_TYPE: Record<number, number> = {
  16: Width.int,
  18: Width.long,
  1: Width.double,
  19: Width.decimal,
};

export function widthOf(value: unknown): number | undefined {
  if (typeof value === 'number') return isInt32(value) ? Width.int : Width.double;
  if (typeof value === 'bigint') return Width.long;
  return WIDTH_BY_TYPE[bsonType(value)];
}

/** The value as a decimal. Doubles convert with 15 digits, as in MongoDB. */
export function toDecimal(value: unknown): Decimal {
  if (value instanceof Decimal128) return parseDecimal(value);
  if (typeof value === 'bigint') return decimalFromBigInt(value);
  if (typeof value === 'number' && isInt32(value)) return decimalFromBigInt(BigInt(value));
  return decimalFromDouble(toDouble(value) as number);
}

/** Result of a sum of longs that does not fit. The caller reports `undefined` as an error. */
export type Overflow = 'double' | 'undefined';

/** An integer in the narrowest type that is at least `width`. Undefined or a double if it does not fit in a long. */
export function integerValue(n: bigint, width: number, overflow: Overflow): unknown {
  if (width === Width.int && n >= -0x80000000n && n <= 0x7fffffffn) return Number(n);
  if (fitsLong(n)) return n;
  return overflow === 'double' ? doubleValue(Number(n)) : undefined;
}

function combine(
  a: unknown,
  b: unknown,
  overflow: Overflow,
  onDouble: (x: number, y: number) => number,
  onInteger: (x: bigint, y: bigint) => bigint,
  onDecimal: (x: Decimal, y: Decimal) => Decimal,
): unknown {
  const width = Math.max(widthOf(a) as number, widthOf(b) as number);
  if (width === Width.decimal) return makeDecimal(onDecimal(toDecimal(a), toDecimal(b)));
  if (width === Width.double) return doubleValue(onDouble(toDouble(a) as number, toDouble(b) as number));
  if (width === Width.int) {
    const n = onDouble(a as number, b as number);
    if (isInt32(n)) return n;
    if (Number.isSafeInteger(n) && n !== 0) return BigInt(n);
  }
  return integerValue(onInteger(BigInt(a as number), BigInt(b as number)), width, overflow);
}

/** The sum of two numbers. Int32 grows to int64. `overflow` decides what becomes of an int64 that overflows. */
export function addNumbers(a: unknown, b: unknown, overflow: Overflow): unknown {
  return combine(
    a,
    b,
    overflow,
    (x, y) => x + y,
    (x, y) => x + y,
    addDecimals,
  );
}

export function subtractNumbers(a: unknown, b: unknown, overflow: Overflow): unknown {
  return combine(
    a,
    b,
    overflow,
    (x, y) => x - y,
    (x, y) => x - y,
    (x, y) => addDecimals(x, negateDecimal(y)),
  );
}

export function multiplyNumbers(a: unknown, b: unknown, overflow: Overflow): unknown {
  return combine(
    a,
    b,
    overflow,
    (x, y) => x * y,
    (x, y) => x * y,
    multiplyDecimals,
  );
}

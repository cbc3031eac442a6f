import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';
import { decimalToNumber, parseDecimal, pow10 } from '../decimal';

/** The nearest JavaScript double, or undefined if the value is not a number. */
export function toDouble(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long && !(value instanceof Timestamp)) return value.toNumber();
  if (value instanceof Decimal128) return decimalToNumber(parseDecimal(value));
  return undefined;
}

const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

export function fitsLong(n: bigint): boolean {
  return n >= MIN_LONG && n <= MAX_LONG;
}

/** The exact integer value of a number, or undefined for fractions, NaN, infinities and non-numbers. */
export function toExactInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal128) {
    const { kind, digits, exponent, negative } = parseDecimal(value);
    if (kind !== 'finite' || exponent > 40) return undefined;
    if (digits === 0n) return 0n;
    const whole = exponent >= 0 ? digits * pow10(exponent) : digits / pow10(Math.min(-exponent, 40));
    if (exponent < 0 && (exponent < -40 || digits % pow10(-exponent) !== 0n)) return undefined;
    return negative ? -whole : whole;
  }
  const n = toDouble(value);
  return n !== undefined && Number.isInteger(n) ? BigInt(n) : undefined;
}

/** The value truncated to an int64, or undefined if it does not fit or is not a number. */
export function truncateToLong(value: unknown): bigint | undefined {
  const exact = toExactInteger(value);
  if (exact !== undefined) return fitsLong(exact) ? exact : undefined;
  if (value instanceof Decimal128) {
    const { kind, digits, exponent, negative } = parseDecimal(value);
    if (kind !== 'finite' || exponent > 0) return undefined;
    const whole = exponent < -40 ? 0n : digits / pow10(-exponent);
    return fitsLong(whole) ? (negative ? -whole : whole) : undefined;
  }
  const n = toDouble(value);
  if (n === undefined || !Number.isFinite(n)) return undefined;
  const whole = BigInt(Math.trunc(n));
  return fitsLong(whole) ? whole : undefined;
}

import { Decimal128 } from 'bson';

/**
 * Arithmetic on IEEE 754-2008 decimal128 values: 34 digits, exponents -6176…6111, round half to even.
 * A finite value is `sign * digits * 10^exponent`.
 */
export interface Decimal {
  kind: 'finite' | 'infinity' | 'nan';
  negative: boolean;
  digits: bigint;
  exponent: number;
}

export const PRECISION = 34;
const MAX_EXPONENT = 6111;
const MIN_EXPONENT = -6176;
const LIMIT = 10n ** 34n;

const POWERS: bigint[] = [1n];
export function pow10(n: number): bigint {
  for (let i = POWERS.length; i <= n; i++) POWERS.push((POWERS[i - 1] as bigint) * 10n);
  return POWERS[n] as bigint;
}

export const NAN: Decimal = { kind: 'nan', negative: false, digits: 0n, exponent: 0 };
export const infinity = (negative: boolean): Decimal => ({
  kind: 'infinity',
  negative,
  digits: 0n,
  exponent: 0,
});
export const finite = (negative: boolean, digits: bigint, exponent: number): Decimal => ({
  kind: 'finite',
  negative,
  digits,
  exponent,
});

const EXPONENT_MASK = 0x3fffn;
const BIAS = 6176;

/** Splits the bits (binary integer encoding, as BSON stores it). */
export function parseDecimal(value: Decimal128): Decimal {
  const { bytes } = value;
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  const low = view.getBigUint64(0, true);
  const high = view.getBigUint64(8, true);
  const negative = high >> 63n === 1n;
  const combination = (high >> 58n) & 0x1fn;
  if (combination === 0x1fn) return NAN;
  if (combination === 0x1en) return infinity(negative);
  if (combination >> 3n === 3n) {
    // the large form encodes more than 34 digits, so it is not canonical and reads as zero
    return finite(negative, 0n, Number((high >> 47n) & EXPONENT_MASK) - BIAS);
  }
  const digits = ((high & 0x1ffffffffffffn) << 64n) | low;
  return finite(negative, digits < LIMIT ? digits : 0n, Number((high >> 49n) & EXPONENT_MASK) - BIAS);
}

/** Joins the bits, rounding to 34 digits and to the exponent range. */
export function makeDecimal(value: Decimal): Decimal128 {
  const rounded = roundDecimal(value);
  const sign = rounded.negative ? 1n << 63n : 0n;
  if (rounded.kind === 'nan') return fromBits(0x7cn << 56n, 0n);
  if (rounded.kind === 'infinity') return fromBits(sign | (0x78n << 56n), 0n);
  const high = sign | (BigInt(rounded.exponent + BIAS) << 49n) | (rounded.digits >> 64n);
  return fromBits(high, rounded.digits & 0xffffffffffffffffn);
}

function fromBits(high: bigint, low: bigint): Decimal128 {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, low, true);
  view.setBigUint64(8, high, true);
  return new Decimal128(bytes);
}

export function digitCount(n: bigint): number {
  return n === 0n ? 1 : n.toString().length;
}

/** `n / 10^drop`, half to even. */
export function dropDigits(n: bigint, drop: number): bigint {
  if (drop <= 0) return n;
  if (drop > 40_000) return 0n;
  const unit = pow10(drop);
  const quotient = n / unit;
  const twice = (n % unit) * 2n;
  if (twice > unit || (twice === unit && quotient % 2n === 1n)) return quotient + 1n;
  return quotient;
}

function roundDecimal(value: Decimal): Decimal {
  if (value.kind !== 'finite') return value;
  let { digits, exponent } = value;
  let drop = Math.max(digitCount(digits) - PRECISION, MIN_EXPONENT - exponent, 0);
  while (drop > 0) {
    digits = dropDigits(digits, drop);
    exponent += drop;
    drop = digitCount(digits) - PRECISION;
  }
  if (exponent > MAX_EXPONENT) {
    const shift = exponent - MAX_EXPONENT;
    if (digits === 0n) return finite(value.negative, 0n, MAX_EXPONENT);
    if (digitCount(digits) + shift > PRECISION) return infinity(value.negative);
    return finite(value.negative, digits * pow10(shift), MAX_EXPONENT);
  }
  return finite(value.negative, digits, exponent);
}

export function decimalFromBigInt(n: bigint): Decimal {
  return finite(n < 0n, n < 0n ? -n : n, 0);
}

/** MongoDB converts doubles to decimals with 15 significant digits. */
export function decimalFromDouble(n: number): Decimal {
  if (Number.isNaN(n)) return NAN;
  if (!Number.isFinite(n)) return infinity(n < 0);
  if (n === 0) return finite(1 / n < 0, 0n, 0);
  const [mantissa = '0', power = '0'] = Math.abs(n).toExponential(14).split('e');
  const digits = BigInt(mantissa.replace('.', ''));
  return finite(n < 0, digits, Number(power) - 14);
}

/** Exact value of a double (for comparison). */
export function exactFromDouble(n: number): Decimal {
  if (Number.isNaN(n)) return NAN;
  if (!Number.isFinite(n)) return infinity(n < 0);
  let scaled = Math.abs(n);
  let twos = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    twos++;
  }
  // n = scaled / 2^twos = scaled * 5^twos / 10^twos
  return finite(n < 0 || Object.is(n, -0), BigInt(scaled) * 5n ** BigInt(twos), -twos);
}

export function decimalToNumber(value: Decimal): number {
  if (value.kind === 'nan') return Number.NaN;
  if (value.kind === 'infinity') return value.negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const n = Number(`${value.digits}e${value.exponent}`);
  return value.negative ? -n : n;
}

const signed = (value: Decimal): bigint => (value.negative ? -value.digits : value.digits);

/** BSON's order: NaN first, then by value. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.kind === 'nan' || b.kind === 'nan') return a.kind === b.kind ? 0 : a.kind === 'nan' ? -1 : 1;
  if (a.kind === 'infinity' || b.kind === 'infinity') return Math.sign(infinityRank(a) - infinityRank(b));
  if (a.digits === 0n && b.digits === 0n) return 0;
  if (a.digits === 0n) return b.negative ? 1 : -1;
  if (b.digits === 0n) return a.negative ? -1 : 1;
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const sign = a.negative ? -1 : 1;
  const size = digitCount(a.digits) + a.exponent - (digitCount(b.digits) + b.exponent);
  if (size !== 0) return sign * Math.sign(size);
  const low = Math.min(a.exponent, b.exponent);
  const left = a.digits * pow10(a.exponent - low);
  const right = b.digits * pow10(b.exponent - low);
  return left === right ? 0 : left < right ? -sign : sign;
}

function infinityRank(value: Decimal): number {
  if (value.kind !== 'infinity') return 0;
  return value.negative ? -1 : 1;
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.kind === 'nan' || b.kind === 'nan') return NAN;
  if (a.kind === 'infinity') return b.kind === 'infinity' && a.negative !== b.negative ? NAN : a;
  if (b.kind === 'infinity') return b;
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  const gap = high.exponent - low.exponent;
  if (gap > 2 * PRECISION + 2 && low.digits !== 0n && high.digits !== 0n) {
    // the small one only breaks ties, so shift the large one as far as it can matter
    const shift = PRECISION + 2;
    const nudge = low.negative ? -1n : 1n;
    const sum = signed(high) * pow10(shift) + nudge;
    return finite(sum < 0n, sum < 0n ? -sum : sum, high.exponent - shift);
  }
  if (gap > 2 * PRECISION + 2) return high.digits === 0n ? low : padded(high, low.exponent);
  const sum = signed(high) * pow10(gap) + signed(low);
  const negative = sum < 0n || (sum === 0n && a.negative && b.negative);
  return finite(negative, sum < 0n ? -sum : sum, low.exponent);
}

/** Adds as many trailing zeros as 34 digits allow, towards the wanted exponent. */
function padded(value: Decimal, exponent: number): Decimal {
  const shift = Math.min(PRECISION - digitCount(value.digits), value.exponent - exponent);
  if (shift <= 0) return value;
  return finite(value.negative, value.digits * pow10(shift), value.exponent - shift);
}

export function negateDecimal(a: Decimal): Decimal {
  return a.kind === 'nan' ? a : { ...a, negative: !a.negative };
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.kind === 'nan' || b.kind === 'nan') return NAN;
  const negative = a.negative !== b.negative;
  if (a.kind === 'infinity' || b.kind === 'infinity') {
    const zero = (a.kind === 'finite' && a.digits === 0n) || (b.kind === 'finite' && b.digits === 0n);
    return zero ? NAN : infinity(negative);
  }
  return finite(negative, a.digits * b.digits, a.exponent + b.exponent);
}

export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.kind === 'nan' || b.kind === 'nan') return NAN;
  const negative = a.negative !== b.negative;
  if (a.kind === 'infinity') return b.kind === 'infinity' ? NAN : infinity(negative);
  if (b.kind === 'infinity') return finite(negative, 0n, MIN_EXPONENT);
  if (b.digits === 0n) return a.digits === 0n ? NAN : infinity(negative);
  const ideal = a.exponent - b.exponent;
  if (a.digits === 0n) return finite(negative, 0n, ideal);
  const scale = Math.max(0, PRECISION + 3 + digitCount(b.digits) - digitCount(a.digits));
  const scaled = a.digits * pow10(scale);
  let digits = scaled / b.digits;
  let exponent = ideal - scale;
  if (scaled % b.digits !== 0n) return finite(negative, digits * 10n + 1n, exponent - 1);
  while (exponent < ideal && digits % 10n === 0n) {
    digits /= 10n;
    exponent++;
  }
  return finite(negative, digits, exponent);
}

/** Remainder with the sign of the dividend. */
export function remainderDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.kind !== 'finite' || b.kind === 'nan' || (b.kind === 'finite' && b.digits === 0n)) return NAN;
  if (b.kind === 'infinity') return a;
  const low = Math.min(a.exponent, b.exponent);
  if (Math.max(a.exponent, b.exponent) - low > 12_500) return NAN;
  const left = a.digits * pow10(a.exponent - low);
  return finite(a.negative, left % (b.digits * pow10(b.exponent - low)), low);
}

/** Rounds to `place` digits after the point, and adds zeros if there were fewer. */
export function quantizeDecimal(
  a: Decimal,
  place: number,
  mode: 'even' | 'floor' | 'ceil' | 'trunc',
): Decimal {
  if (a.kind !== 'finite' || a.exponent === -place) return a;
  if (a.exponent > -place) {
    const more = a.exponent + place;
    if (digitCount(a.digits) + more > PRECISION) return a;
    return finite(a.negative, a.digits * pow10(more), -place);
  }
  const drop = -place - a.exponent;
  if (mode === 'even') return finite(a.negative, dropDigits(a.digits, drop), -place);
  const unit = drop > 40 ? null : pow10(drop);
  let digits = unit === null ? 0n : a.digits / unit;
  const inexact = unit === null ? a.digits !== 0n : a.digits % unit !== 0n;
  if (inexact && ((mode === 'floor' && a.negative) || (mode === 'ceil' && !a.negative))) digits += 1n;
  return finite(a.negative, digits, -place);
}

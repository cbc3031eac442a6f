import {
  type Decimal,
  decimalFromBigInt,
  digitCount,
  divideDecimals,
  finite,
  infinity,
  makeDecimal,
  multiplyDecimals,
  NAN,
  PRECISION,
  parseDecimal,
  pow10,
} from './decimal';
import { wholePower } from './decimal-power';
import { atan, circle, div, exp, HALF_PI, LN10, ln, mul, ONE, PI, PLACES, root } from './fixed-point';

/**
 * Functions of decimals to 34 digits. MongoDB computes them with binary numbers of 113 bits, whose range is that of
 * decimals up to 10^4932, and writes all 34 digits of what it gets; zeros keep an exponent of their own.
 */

const LARGEST = 4932;
/** Beyond these powers of ten, functions of x are x, or 1 + x, to 34 digits. */
const TINY = -18;
const HUGE = 60;

const zero = (exponent = 0, negative = false): Decimal => finite(negative, 0n, exponent);
const one = finite(false, 1n, 0);
const isZero = (x: Decimal): boolean => x.kind === 'finite' && x.digits === 0n;
/** The power of ten of the first digit. */
const magnitude = (x: Decimal): number => x.exponent + digitCount(x.digits) - 1;
const rounded = (x: Decimal): Decimal => parseDecimal(makeDecimal(x));

const BITS = 113;
const bitLength = (n: bigint): number => (n === 0n ? 0 : n.toString(2).length);

/** The nearest number of 113 bits, as all of its decimal digits. */
function binary(x: Decimal): Decimal {
  if (x.kind !== 'finite' || x.digits === 0n) return x;
  const above = x.exponent >= 0 ? x.digits * pow10(x.exponent) : x.digits;
  const below = x.exponent >= 0 ? 1n : pow10(-x.exponent);
  let shift = BITS - (bitLength(above) - bitLength(below));
  const scaled = (by: number) =>
    by >= 0 ? nearest(above << BigInt(by), below) : nearest(above, below << BigInt(-by));
  if (bitLength(scaled(shift)) > BITS) shift--;
  const digits = scaled(shift);
  if (shift <= 0) return finite(x.negative, digits << BigInt(-shift), 0);
  return finite(x.negative, digits * 5n ** BigInt(shift), -shift);
}

function nearest(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  const twice = (a % b) * 2n;
  return twice > b || (twice === b && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** With zeros up to 34 digits, and only within the range that MongoDB computes in. */
function full(x: Decimal): Decimal {
  if (x.kind !== 'finite' || x.digits === 0n) return x;
  if (magnitude(x) > LARGEST) return infinity(x.negative);
  const value = rounded(binary(x));
  const more = Math.min(PRECISION - digitCount(value.digits), value.exponent + 6176);
  return more > 0 ? finite(value.negative, value.digits * pow10(more), value.exponent - more) : value;
}

function toFixed(given: Decimal): bigint {
  const x = binary(given);
  const shift = x.exponent + PLACES;
  const digits = shift >= 0 ? x.digits * pow10(shift) : x.digits / pow10(Math.min(-shift, 40_000));
  return x.negative ? -digits : digits;
}

const fromFixed = (n: bigint, exponent = 0): Decimal =>
  full(finite(n < 0n, n < 0n ? -n : n, exponent - PLACES));

function exponential(x: Decimal): Decimal {
  if (isZero(x) || magnitude(x) < -LARGEST) return one;
  if (magnitude(x) > 5) return x.negative ? zero(-6176) : infinity(false);
  const n = toFixed(x);
  const power = n / LN10;
  if (Number(power) < -6200) return zero(-6176);
  return fromFixed(exp(n - power * LN10), Number(power));
}

/** Natural logarithm, not yet rounded: the number between 1 and 10, and its power of ten. */
function logarithm(x: Decimal): bigint {
  const power = magnitude(x);
  return ln(toFixed({ ...x, exponent: x.exponent - power })) + BigInt(power) * LN10;
}

function naturalLog(x: Decimal): Decimal {
  const n = logarithm(x);
  return n === 0n ? zero() : fromFixed(n);
}

function log10(x: Decimal): Decimal {
  const n = logarithm(x);
  if (n === 0n) return zero();
  const result = fromFixed(div(n, LN10));
  const whole = BigInt(Math.round(Number(makeDecimal(result).toString())));
  const exact = full(decimalFromBigInt(whole));
  return exact.digits === result.digits && exact.exponent === result.exponent
    ? decimalFromBigInt(whole)
    : result;
}

function tangent(n: bigint): bigint {
  const [sine, cosine] = circle(n);
  return div(sine, cosine);
}

function hyperbolic(x: Decimal): { plus: bigint; minus: bigint; power: number } {
  const n = toFixed({ ...x, negative: false });
  const power = n / LN10;
  const plus = exp(n - power * LN10);
  const shift = 2 * Number(power);
  const minus = shift > PLACES ? 0n : div(ONE, plus) / pow10(shift);
  return { plus, minus, power: Number(power) };
}

const signed = (x: Decimal, of: Decimal): Decimal => ({ ...x, negative: of.negative });
/** Large numbers, whose squares have no room for one more. */
const lnTwice = (x: Decimal): Decimal => fromFixed(logarithm({ ...x, negative: false }) + ln(2n * ONE));

function sinh(x: Decimal): Decimal {
  if (magnitude(x) > 5) return infinity(x.negative);
  const { plus, minus, power } = hyperbolic(x);
  return signed(fromFixed((plus - minus) / 2n, power), x);
}

function cosh(x: Decimal): Decimal {
  if (magnitude(x) > 5) return infinity(false);
  const { plus, minus, power } = hyperbolic(x);
  return fromFixed((plus + minus) / 2n, power);
}

function tanh(x: Decimal): Decimal {
  if (magnitude(x) > 2) return signed(fromFixed(ONE), x);
  const { plus, minus } = hyperbolic(x);
  return signed(fromFixed(div(plus - minus, plus + minus)), x);
}

const asin = (n: bigint): bigint => {
  const rest = ONE - mul(n, n);
  if (rest === 0n) return n < 0n ? -HALF_PI : HALF_PI;
  return atan(div(n, root(rest)));
};

function asinh(x: Decimal): Decimal {
  if (magnitude(x) > HUGE / 2) return signed(lnTwice(x), x);
  const n = toFixed({ ...x, negative: false });
  return signed(fromFixed(ln(n + root(mul(n, n) + ONE))), x);
}

function acosh(x: Decimal): Decimal {
  if (magnitude(x) > HUGE / 2) return lnTwice(x);
  const n = toFixed(x);
  const result = ln(n + root(mul(n, n) - ONE));
  return result === 0n ? zero() : fromFixed(result);
}

const DEGREE = finite(false, 1745329251994329576923690768488613n, -35);
const RADIAN = finite(false, 5729577951308232087679815481410517n, -32);

interface Definition {
  of(x: Decimal): Decimal;
  /** The exponent of the zero that it gives for zero; without one the function is not odd. */
  zero?: number;
}

const trigonometric = (of: (n: bigint) => bigint, zeroExponent?: number): Definition => ({
  of: (x) => (magnitude(x) > HUGE ? NAN : fromFixed(of(toFixed(x)))),
  ...(zeroExponent === undefined ? {} : { zero: zeroExponent }),
});

const FUNCTIONS: Record<string, Definition> = {
  $exp: { of: exponential },
  $ln: { of: naturalLog },
  $log10: { of: log10 },
  $sin: trigonometric((n) => circle(n)[0], 0),
  $cos: trigonometric((n) => circle(n)[1]),
  $tan: trigonometric(tangent, -40),
  $asin: trigonometric(asin, -40),
  $acos: {
    of: (x) => {
      const n = HALF_PI - asin(toFixed(x));
      return n === 0n ? zero() : fromFixed(n);
    },
  },
  $atan: {
    of: (x) => (magnitude(x) > HUGE ? signed(fromFixed(HALF_PI), x) : fromFixed(atan(toFixed(x)))),
    zero: 0,
  },
  $sinh: { of: sinh, zero: -40 },
  $cosh: { of: cosh },
  $tanh: { of: tanh, zero: 0 },
  $asinh: { of: asinh, zero: -6176 },
  $acosh: { of: acosh },
  $atanh: trigonometric((n) => ln(div(ONE + n, ONE - n)) / 2n, -6176),
  $degreesToRadians: { of: (x) => multiplyDecimals(x, DEGREE), zero: -35 },
  $radiansToDegrees: { of: (x) => multiplyDecimals(x, RADIAN), zero: -32 },
};
const PRODUCTS = new Set(['$degreesToRadians', '$radiansToDegrees']);

/** A function of a finite decimal in its range; undefined where only a double's answer is to be had. */
export function decimalFunction(operator: string, x: Decimal): Decimal | undefined {
  const definition = FUNCTIONS[operator];
  if (!definition || x.kind !== 'finite') return undefined;
  const odd = definition.zero;
  if (isZero(x)) return odd === undefined ? definition.of(zero()) : zero(odd, x.negative);
  if (odd !== undefined && !PRODUCTS.has(operator) && magnitude(x) < TINY) return full(x);
  const result = definition.of(x);
  return result.kind === 'nan' ? undefined : result;
}

/** `log(value) / log(base)`, each to 34 digits. */
export const decimalLog = (value: Decimal, base: Decimal): Decimal =>
  divideDecimals(naturalLog(value), naturalLog(base));

/** `x ** y`; undefined where only a double's answer is to be had. */
export function decimalPower(x: Decimal, y: Decimal): Decimal | undefined {
  if (x.kind !== 'finite' || y.kind !== 'finite') return undefined;
  const isOne = x.digits !== 0n && !x.negative && logarithm(x) === 0n;
  if (isZero(y) || isOne) return one;
  if (isZero(x)) return undefined;
  if (magnitude(x) > LARGEST) return y.negative ? zero() : infinity(x.negative && y.digits % 2n === 1n);
  const n = Number(makeDecimal(y).toString());
  if (Number.isInteger(n)) {
    const power = wholePower(binary(x), n);
    if (power) return full(power);
  }
  if (x.negative) return undefined;
  const product = mul(toFixed(y), logarithm(x));
  return exponential(finite(product < 0n, product < 0n ? -product : product, -PLACES));
}

/** The angle of a point, in full where the point is not on an axis or at zero. */
export function decimalAngle(y: Decimal, x: Decimal): Decimal | undefined {
  if (x.kind !== 'finite' || y.kind !== 'finite') return undefined;
  if (isZero(y)) {
    if (!x.negative) return zero(0, y.negative);
    return signed(fromFixed(PI), y);
  }
  if (isZero(x)) return signed(fromFixed(HALF_PI), y);
  const ratio = divideDecimals({ ...y, negative: false }, { ...x, negative: false });
  if (magnitude(ratio) > HUGE || magnitude(ratio) < -HUGE) return undefined;
  const angle = atan(toFixed(rounded(ratio)));
  return signed(fromFixed(x.negative ? PI - angle : angle), y);
}

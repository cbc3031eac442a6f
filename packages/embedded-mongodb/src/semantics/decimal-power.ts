import { type Decimal, digitCount, dropDigits, finite, infinity, NAN, PRECISION, pow10 } from './decimal';

/** Digits that are carried beyond the result's, so that rounding in between does not show. */
const SPARE = 30;
const MAX_POWER = 100_000;

function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** The square root to 34 digits, exact when it has no more. */
export function squareRoot(value: Decimal): Decimal {
  if (value.kind !== 'finite' || value.digits === 0n) return value;
  if (value.negative) return NAN;
  const digits = (PRECISION + 4) * 2;
  let shift = Math.max(0, digits - digitCount(value.digits));
  if ((value.exponent - shift) % 2 !== 0) shift++;
  const scaled = value.digits * pow10(shift);
  const root = integerRoot(scaled);
  // a last digit other than zero represents the part that was cut off
  const rest = root * root === scaled ? 0n : 1n;
  return trimmed(finite(false, root * 10n + rest, (value.exponent - shift) / 2 - 1), value.exponent / 2);
}

/** Without zeros at the end, as far as the ideal exponent allows. */
function trimmed(value: Decimal, ideal: number): Decimal {
  let { digits, exponent } = value;
  while (digits !== 0n && digits % 10n === 0n && exponent < Math.floor(ideal)) {
    digits /= 10n;
    exponent++;
  }
  return finite(value.negative, digits, exponent);
}

/** `value ** power` for a whole power; null when the power is too large to be worked out digit by digit. */
export function wholePower(value: Decimal, power: number): Decimal | null {
  if (value.kind !== 'finite' || Math.abs(power) > MAX_POWER) return null;
  let result = finite(false, 1n, 0);
  let base = finite(value.negative, value.digits, value.exponent);
  for (let n = Math.abs(power); n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result = product(result, base);
    base = product(base, base);
  }
  return power < 0 ? reciprocal(result) : result;
}

function product(a: Decimal, b: Decimal): Decimal {
  const digits = a.digits * b.digits;
  const drop = Math.max(0, digitCount(digits) - PRECISION - SPARE);
  return finite(a.negative !== b.negative, dropDigits(digits, drop), a.exponent + b.exponent + drop);
}

function reciprocal(value: Decimal): Decimal {
  if (value.digits === 0n) return infinity(value.negative);
  const shift = digitCount(value.digits) + PRECISION + SPARE;
  const quotient = pow10(shift) / value.digits;
  const isExact = quotient * value.digits === pow10(shift);
  const digits = isExact ? quotient : quotient * 10n + 1n;
  return trimmed(finite(value.negative, digits, -shift - value.exponent - (isExact ? 0 : 1)), 0);
}

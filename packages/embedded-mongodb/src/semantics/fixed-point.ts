/**
 * Functions of real numbers as integers scaled by 10^80: 34 digits of every result are right, whatever is lost on the
 * way.
 */
export const PLACES = 80;
export const ONE = 10n ** BigInt(PLACES);

export const mul = (a: bigint, b: bigint): bigint => (a * b) / ONE;
export const div = (a: bigint, b: bigint): bigint => (a * ONE) / b;

export function root(n: bigint): bigint {
  const scaled = n * ONE;
  if (scaled < 2n) return scaled;
  let x = 1n << BigInt((scaled.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + scaled / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** Sums `first`, `first·ratio/…` and so on until nothing is left: `step` makes the next term. */
function series(first: bigint, step: (term: bigint, n: bigint) => bigint): bigint {
  let sum = 0n;
  let term = first;
  for (let n = 1n; term !== 0n; n++) {
    sum += term;
    term = step(term, n);
  }
  return sum;
}

/** `atan(1/n)` and `atanh(1/n)` for whole numbers, by their series. */
function inverse(n: bigint, sign: 1n | -1n): bigint {
  let sum = 0n;
  let power = ONE / n;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += (k % 4n === 3n ? sign : 1n) * (power / k);
    power /= n * n;
  }
  return sum;
}

export const PI = 4n * (4n * inverse(5n, -1n) - inverse(239n, -1n));
export const HALF_PI = PI / 2n;
const LN2 = 2n * inverse(3n, 1n);
export const LN10 = 3n * LN2 + 2n * inverse(9n, 1n);

export function exp(x: bigint): bigint {
  let halvings = 0;
  let small = x;
  while (small > ONE / 16n || small < -ONE / 16n) {
    small /= 2n;
    halvings++;
  }
  let result = series(ONE, (term, n) => mul(term, small) / n);
  for (let i = 0; i < halvings; i++) result = mul(result, result);
  return result;
}

/** Natural logarithm of a number above zero. */
export function ln(x: bigint): bigint {
  let twos = 0n;
  let m = x;
  for (; m > (ONE * 3n) / 2n; twos++) m /= 2n;
  for (; m < (ONE * 3n) / 4n; twos--) m *= 2n;
  const z = div(m - ONE, m + ONE);
  const square = mul(z, z);
  let sum = 0n;
  let power = z;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k;
    power = mul(power, square);
  }
  return 2n * sum + twos * LN2;
}

/** Sine and cosine. */
export function circle(x: bigint): [bigint, bigint] {
  const quarter = (x >= 0n ? x + PI / 4n : x - PI / 4n) / HALF_PI;
  const rest = x - quarter * HALF_PI;
  const square = mul(rest, rest);
  const sine = series(rest, (term, n) => -mul(term, square) / (2n * n * (2n * n + 1n)));
  const cosine = series(ONE, (term, n) => -mul(term, square) / ((2n * n - 1n) * (2n * n)));
  const turn = ((quarter % 4n) + 4n) % 4n;
  if (turn === 0n) return [sine, cosine];
  if (turn === 1n) return [cosine, -sine];
  return turn === 2n ? [-sine, -cosine] : [-cosine, sine];
}

export function atan(x: bigint): bigint {
  if (x < 0n) return -atan(-x);
  if (x > ONE) return HALF_PI - atan(div(ONE, x));
  let halvings = 0;
  let small = x;
  for (; small > ONE / 16n; halvings++) small = div(small, ONE + root(ONE + mul(small, small)));
  const square = mul(small, small);
  let sum = 0n;
  let power = small;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k;
    power = -mul(power, square);
  }
  return sum << BigInt(halvings);
}

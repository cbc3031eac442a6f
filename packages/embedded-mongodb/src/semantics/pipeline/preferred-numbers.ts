import { Decimal128 } from 'bson';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNumeric, typeName } from '../types';

/** Numbers that people round to: Renard series, the E series of electronics, 1-2-5 and the powers of two. */
export interface Rounder {
  /** The next number of the series above the value; 0 for 0. */
  up(value: unknown): unknown;
  /** The last number of the series below the value; 0 for 0. */
  down(value: unknown): unknown;
}

const R5 = [10, 16, 25, 40, 63];
const R10 = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800];
const R20 = [
  100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900,
];
const R40 =
  '100 106 112 118 125 132 140 150 160 170 180 190 200 212 224 236 250 265 280 300 315 335 355 375 400 425 450 475 500 530 560 600 630 670 710 750 800 850 900 950';
const R80 =
  '100 103 106 109 112 115 118 122 125 128 132 136 140 145 150 155 160 165 170 175 180 185 190 195 200 206 212 218 224 230 236 243 250 258 265 272 280 290 300 307 315 325 335 345 355 365 375 387 400 412 425 437 450 462 475 487 500 515 530 545 560 580 600 615 630 650 670 690 710 730 750 775 800 825 850 875 900 925 950 975';
const E6 = [10, 15, 22, 33, 47, 68];
const E12 = [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82];
const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/** IEC 60063: the finer E series are the rounded powers, with one exception in E192. */
function powers(steps: number): number[] {
  return Array.from({ length: steps }, (_, i) => {
    const rounded = Math.round(100 * 10 ** (i / steps));
    return rounded === 919 ? 920 : rounded;
  });
}

const numbers = (text: string) => text.split(' ').map(Number);

const SERIES: Record<string, () => number[]> = {
  R5: () => R5,
  R10: () => R10,
  R20: () => R20,
  R40: () => numbers(R40),
  R80: () => numbers(R80),
  '1-2-5': () => [10, 20, 50],
  E6: () => E6,
  E12: () => E12,
  E24: () => E24,
  E48: () => powers(48),
  E96: () => powers(96),
  E192: () => powers(192),
};

export function rounderOf(granularity: unknown): Rounder {
  if (typeof granularity !== 'string') {
    throw mongoError(
      40261,
      `The $bucketAuto 'granularity' field must be a string, but found type: ${typeName(granularity)}.`,
    );
  }
  if (granularity === 'POWERSOF2') return POWERS_OF_TWO;
  const series = Object.hasOwn(SERIES, granularity) ? SERIES[granularity] : undefined;
  if (!series) throw mongoError(40257, `Unknown rounding granularity '${granularity}'`);
  return seriesRounder(series());
}

export function checkRoundable(value: unknown): void {
  if (!isNumeric(value)) {
    throw mongoError(
      40258,
      `$bucketAuto can specify a 'granularity' with numeric boundaries only, but found a value with type: ${typeName(value)}`,
    );
  }
  const n = toDouble(value) as number;
  if (Number.isNaN(n)) {
    throw mongoError(
      40259,
      "$bucketAuto can specify a 'granularity' with numeric boundaries only, but found a NaN",
    );
  }
  if (n < 0) {
    throw mongoError(
      40260,
      "$bucketAuto can specify a 'granularity' with non-negative numbers only, but found a negative number",
    );
  }
}

/** Whole numbers would be stored as ints; the series are doubles, or decimals for decimals. */
function like(value: unknown, n: number): unknown {
  return value instanceof Decimal128 ? Decimal128.fromString(String(n)) : doubleValue(n);
}

function rounding(up: (n: number) => number, down: (n: number) => number): Rounder {
  const apply = (round: (n: number) => number) => (value: unknown) => {
    const n = toDouble(value) as number;
    return n === 0 || !Number.isFinite(n) ? value : like(value, round(n));
  };
  return { up: apply(up), down: apply(down) };
}

const POWERS_OF_TWO = rounding(
  (n) => 2 ** (Math.floor(Math.log2(n)) + 1),
  (n) => 2 ** (Math.ceil(Math.log2(n)) - 1),
);

function seriesRounder(series: readonly number[]): Rounder {
  const first = series[0] as number;
  const last = series.at(-1) as number;
  // powers of ten in text: repeated multiplication would not give round numbers
  const scaled = (base: number, exponent: number) => Number(`${base}e${exponent}`);
  const exponentOf = (n: number) => Math.floor(Math.log10(n)) - Math.floor(Math.log10(first));
  const candidates = (n: number) => {
    const exponent = exponentOf(n);
    return [
      scaled(last, exponent - 1),
      ...series.map((base) => scaled(base, exponent)),
      scaled(first, exponent + 1),
    ];
  };
  return rounding(
    (n) => candidates(n).find((candidate) => candidate > n) as number,
    (n) => candidates(n).findLast((candidate) => candidate < n) as number,
  );
}

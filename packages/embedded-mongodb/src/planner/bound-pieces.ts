import { BSONRegExp, Decimal128, Double, MaxKey, MinKey } from 'bson';
import type { Collation } from '../semantics/collation';
import { BsonUndefined, type Document, isDocument } from '../semantics/values';
import { encodeKeyValue, fitKey, Rank, type StringFold, successor } from '../storage/key-encoding';
import { complement, EVERYTHING, type Interval, pointInterval, range, union } from './intervals';

export interface Piece {
  intervals: Interval[];
  exact: boolean;
  matchesMissing: boolean;
}

export interface BoundsContext {
  fold: StringFold;
  collation: Collation | null;
}

/** Range of numbers without NaN, which has the lowest number key and is in no range of numbers. */
const NUMBERS_WITHOUT_NAN = Buffer.from([Rank.number, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

function isNaNValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (value instanceof Double) return Number.isNaN(value.value);
  return value instanceof Decimal128 && value.toString() === 'NaN';
}

function keyOf(value: unknown, context: BoundsContext): { key: Buffer; shortened: boolean } {
  return fitKey(encodeKeyValue(value, context.fold));
}

function isScalar(value: unknown): boolean {
  return !(
    value === null ||
    value === undefined ||
    Array.isArray(value) ||
    isDocument(value) ||
    value instanceof BSONRegExp ||
    value instanceof BsonUndefined
  );
}

export function equality(value: unknown, context: BoundsContext): Piece {
  if (value === null || value instanceof BsonUndefined) {
    // null also matches missing fields, but must not match an empty array's key
    const intervals = [range(Buffer.from([Rank.undefined]), Buffer.from([Rank.null + 1]))];
    return { intervals, exact: false, matchesMissing: true };
  }
  if (Array.isArray(value)) return arrayEquality(value, context);
  const { key, shortened } = keyOf(value, context);
  const exact = isScalar(value) && !shortened && !(context.collation && typeof value === 'string');
  return { intervals: [pointInterval(key)], exact, matchesMissing: false };
}

/** The bounds for an array, which is indexed under its first element or, if nested, as a whole. */
function arrayEquality(value: unknown[], context: BoundsContext): Piece {
  const whole = pointInterval(keyOf(value, context).key);
  const first =
    value.length === 0
      ? pointInterval(Buffer.from([Rank.undefined]))
      : pointInterval(keyOf(value[0], context).key);
  return { intervals: union([whole, first]), exact: false, matchesMissing: false };
}

/** Bounds of a comparison. MongoDB compares only within a type ("type bracketing"). */
function comparison(operator: string, value: unknown, context: BoundsContext): Piece | null {
  if (value instanceof MinKey || value instanceof MaxKey || isNaNValue(value)) return null;
  if (!isScalar(value)) return null;
  if (typeof value === 'string' && context.collation) return null;
  const { key, shortened } = keyOf(value, context);
  const rank = key[0]!;
  const typeLow = rank === Rank.number ? NUMBERS_WITHOUT_NAN : Buffer.from([rank]);
  const typeHigh = Buffer.from([rank + 1]);
  const exact = !shortened;
  // a shortened key represents all keys with the same prefix
  const low = shortened ? key.subarray(0, key.length - 20) : key;
  const after = successor(low);
  const intervals = {
    $gt: () => range(shortened ? low : after!, typeHigh),
    $gte: () => range(low, typeHigh),
    $lt: () => range(typeLow, shortened ? after : low),
    $lte: () => range(typeLow, after),
  }[operator]!();
  return { intervals: [intervals], exact, matchesMissing: false };
}

/** Bounds of a regular expression. A leading `^literal` narrows the string keys. */
export function regexPiece(pattern: string, options: string, context: BoundsContext): Piece {
  const strings = range(Buffer.from([Rank.string]), Buffer.from([Rank.string + 1]));
  const regexes = range(Buffer.from([Rank.regex]), Buffer.from([Rank.regex + 1]));
  const literal = context.collation ? '' : literalPrefix(pattern, options);
  if (literal === '') return { intervals: [strings, regexes], exact: false, matchesMissing: false };
  const key = encodeKeyValue(literal, null);
  const low = key.subarray(0, Math.min(key.length - 2, 1000));
  return { intervals: [range(low, successor(low)), regexes], exact: false, matchesMissing: false };
}

function literalPrefix(pattern: string, options: string): string {
  if (!pattern.startsWith('^') || /[imx]/.test(options) || pattern.includes('|')) return '';
  let text = '';
  for (let i = 1; i < pattern.length; i++) {
    let char = pattern[i]!;
    let step = 0;
    if (char === '\\') {
      char = pattern[i + 1] ?? '';
      if (!/^[^\w\s]$/.test(char)) break;
      step = 1;
    } else if (/[.*+?()[\]{}$^]/.test(char)) {
      break;
    }
    const next = pattern[i + step + 1];
    // an optional character is not part of the prefix
    if (next === '?' || next === '*' || next === '{') break;
    text += char;
    i += step;
  }
  return text;
}

function inPiece(values: unknown[], context: BoundsContext): Piece {
  const pieces = values.map((value) =>
    value instanceof BSONRegExp
      ? regexPiece(value.pattern, value.options, context)
      : equality(value, context),
  );
  return {
    intervals: union(pieces.flatMap((piece) => piece.intervals)),
    exact: pieces.every((piece) => piece.exact),
    matchesMissing: pieces.some((piece) => piece.matchesMissing),
  };
}

/** Everything except the key of null and missing. An empty array has a different key. */
export const NOT_NULL: Piece = {
  intervals: complement([range(Buffer.from([Rank.null]), Buffer.from([Rank.null + 1]))]),
  exact: false,
  matchesMissing: false,
};

export const ANYTHING: Piece = { intervals: [EVERYTHING], exact: false, matchesMissing: true };

function negated(piece: Piece): Piece {
  // inexact bounds cannot be excluded
  const intervals = piece.exact ? complement(piece.intervals) : [EVERYTHING];
  return { intervals, exact: false, matchesMissing: true };
}

/** The bounds for one operator, or null if an index cannot help. */
export function operatorPiece(
  name: string,
  value: unknown,
  all: Document,
  context: BoundsContext,
): Piece | null {
  switch (name) {
    case '$eq':
      return value instanceof BSONRegExp ? null : equality(value, context);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(name, value, context);
    case '$in':
      return Array.isArray(value) ? inPiece(value, context) : null;
    case '$ne':
      return value === null ? NOT_NULL : negated(equality(value, context));
    case '$nin':
      return Array.isArray(value) ? negated(inPiece(value, context)) : null;
    case '$exists':
      return value === true || value === 1
        ? { intervals: [EVERYTHING], exact: false, matchesMissing: false }
        : null;
    case '$regex':
      return regexOperator(value, all, context);
    case '$all':
      return Array.isArray(value) ? allPiece(value, context) : null;
    default:
      return null;
  }
}

/** Bounds of `$all`. The first element bounds the scan, and the matcher checks the others. */
function allPiece(values: unknown[], context: BoundsContext): Piece | null {
  if (values.length === 0 || !isScalar(values[0])) return null;
  const first = equality(values[0], context);
  return { ...first, exact: first.exact && values.length === 1 };
}

function regexOperator(value: unknown, all: Document, context: BoundsContext): Piece | null {
  const options = typeof all.$options === 'string' ? all.$options : '';
  if (value instanceof BSONRegExp) return regexPiece(value.pattern, value.options + options, context);
  return typeof value === 'string' ? regexPiece(value, options, context) : null;
}

import { Decimal128 } from 'bson';
import { parseDecimal, pow10 } from '../semantics/decimal';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';

export type FieldKind =
  | 'object'
  | 'array'
  | 'string'
  /** Also accepts a number; a `flag` must be a boolean. */
  | 'bool'
  | 'flag'
  | 'number'
  | 'any'
  | 'objectOrArray'
  | 'hint';

const GENERIC = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'maxTimeMSOpOnly',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  '$readPreference',
  'clientOperationKey',
  'stmtId',
  'stmtIds',
  '$audit',
  '$client',
  '$configServerState',
  'help',
]);

function matchesKind(kind: FieldKind, value: unknown): boolean {
  switch (kind) {
    case 'object':
      return isDocument(value);
    case 'array':
      return Array.isArray(value);
    case 'objectOrArray':
      return isDocument(value) || Array.isArray(value);
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean' || isNumeric(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return isNumeric(value);
    default:
      return true;
  }
}

const EXPECTED: Record<FieldKind, string> = {
  object: "expected type 'object'",
  array: "expected type 'array'",
  objectOrArray: "expected types '[object, array]'",
  string: "expected type 'string'",
  bool: "expected types '[bool, long, int, decimal, double]'",
  flag: "expected type 'bool'",
  number: "expected types '[long, int, decimal, double]'",
  hint: '',
  any: '',
};

/** Refuses unknown fields (40415) and wrong types (14) with MongoDB's messages. `written` is the name that the client used. */
export function checkFields(
  command: string,
  body: Document,
  known: Record<string, FieldKind>,
  generic = true,
  written = command,
): void {
  for (const name of keysOf(body)) {
    if (name === written || (generic && GENERIC.has(name))) continue;
    const kind = known[name];
    if (kind === undefined) throw mongoError(40415, `BSON field '${command}.${name}' is an unknown field.`);
    const value = body[name];
    if (kind === 'hint') checkHint(value);
    if (value === null && kind !== 'any') continue;
    if (!matchesKind(kind, value)) {
      throw mongoError(
        'TypeMismatch',
        `BSON field '${command}.${name}' is the wrong type '${typeName(value)}', ${EXPECTED[kind]}`,
      );
    }
  }
}

/** Refuses null as well, because a command without a hint leaves the field out. */
function checkHint(value: unknown): void {
  if (typeof value === 'string' || isDocument(value)) return;
  throw mongoError('FailedToParse', 'Hint must be a string or an object');
}

export function missingField(command: string, name: string): Error {
  return mongoError(40414, `BSON field '${command}.${name}' is missing but a required field`);
}

/** Rounds to the nearest whole number, halves to even, by the decimal's own digits. */
function roundedDecimal(value: Decimal128): number {
  const { kind, digits, exponent, negative } = parseDecimal(value);
  if (kind !== 'finite') return kind === 'nan' ? 0 : negative ? -Infinity : Infinity;
  if (exponent >= 0 || digits === 0n || exponent < -40) return exponent < -40 ? 0 : Number(String(value));
  const unit = pow10(-exponent);
  const rest = (digits % unit) * 2n;
  let whole = digits / unit;
  if (rest > unit || (rest === unit && whole % 2n === 1n)) whole++;
  return Number(negative ? -whole : whole);
}

/** Converts to a whole number as MongoDB's safeNumberLong does. Truncates doubles, rounds decimals, and returns `fallback` if absent. */
export function integer(value: unknown, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  if (value instanceof Decimal128) return roundedDecimal(value);
  const n = typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number(String(value));
  return Number.isNaN(n) ? 0 : Math.trunc(n);
}

/** A whole number that must not be negative (error 2). */
export function nonNegative(_command: string, name: string, value: unknown, fallback: number): number {
  const n = integer(value, fallback);
  if (n < 0) {
    throw mongoError('BadValue', `BSON field '${name}' value must be >= 0, actual value '${n}'`);
  }
  return n;
}

export function truthy(value: unknown): boolean {
  return value === true || (isNumeric(value) && Number(String(value)) !== 0);
}

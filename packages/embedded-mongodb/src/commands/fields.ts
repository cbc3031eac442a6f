import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';

/** Kinds of command fields, as MongoDB's IDL files declare them. */
export type FieldKind = 'object' | 'array' | 'string' | 'bool' | 'number' | 'any' | 'objectOrArray' | 'hint';

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
  number: "expected types '[long, int, decimal, double]'",
  hint: '',
  any: '',
};

/** Refuses unknown fields (40415) and wrong types (14), in MongoDB's words. `written` is the name the client used. */
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

/** Null, too, is no hint; one that is not wanted is left out. */
function checkHint(value: unknown): void {
  if (typeof value === 'string' || isDocument(value)) return;
  throw mongoError('FailedToParse', 'Hint must be a string or an object');
}

export function missingField(command: string, name: string): Error {
  return mongoError(40414, `BSON field '${command}.${name}' is missing but a required field`);
}

/** A whole number, truncated as MongoDB's safeNumberLong does; `fallback` when absent. */
export function integer(value: unknown, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  const n = typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number(String(value));
  return Number.isNaN(n) ? 0 : Math.trunc(n);
}

/** A whole number that must not be negative (51024). */
export function nonNegative(_command: string, name: string, value: unknown, fallback: number): number {
  const n = integer(value, fallback);
  if (n < 0) {
    throw mongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${n}'`);
  }
  return n;
}

export function truthy(value: unknown): boolean {
  return value === true || (isNumeric(value) && Number(String(value)) !== 0);
}

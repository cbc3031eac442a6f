import { shellText } from '../catalog/duplicate-key';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileFilter } from '../semantics/match';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';

const LARGEST_TTL = 2147483647;

export function checkOptions(given: Document, key: Document): void {
  if (given.expireAfterSeconds !== undefined) checkTtl(given.expireAfterSeconds, key);
  for (const flag of ['unique', 'sparse', 'hidden', 'background'] as const) {
    const value = given[flag];
    if (value !== undefined && typeof value !== 'boolean' && !isNumeric(value)) {
      throw mongoError(
        'TypeMismatch',
        `The field '${flag}' has value ${flag}: ${shellText(value)}, which is not convertible to bool`,
      );
    }
  }
  if (given.collation !== undefined) checkCollation(given.collation);
  if (given.partialFilterExpression !== undefined) checkPartialFilter(given);
}

export function checkTtl(expireAfterSeconds: unknown, key: Document): void {
  if (!isNumeric(expireAfterSeconds)) {
    throw mongoError(
      'CannotCreateIndex',
      `The field 'expireAfterSeconds' must be a number, but got ${typeName(expireAfterSeconds)}`,
    );
  }
  const seconds = Number(String(expireAfterSeconds));
  if (!(seconds >= 0 && seconds <= LARGEST_TTL)) {
    throw mongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  }
  if (keysOf(key).length > 1) {
    throw mongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
}

function checkCollation(collation: unknown): void {
  if (!isDocument(collation)) {
    throw mongoError(
      'TypeMismatch',
      `The field 'collation' must be an object, but got ${typeName(collation)}`,
    );
  }
  if (keysOf(collation).length === 0) {
    throw mongoError('BadValue', "The field 'collation' cannot be an empty object.");
  }
}

function checkPartialFilter({ partialFilterExpression, sparse, collation }: Document): void {
  if (!isDocument(partialFilterExpression)) {
    throw mongoError(
      'TypeMismatch',
      `The field 'partialFilterExpression' must be an object, but got ${typeName(partialFilterExpression)}`,
    );
  }
  if (sparse === true) {
    throw mongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  }
  compileFilter(partialFilterExpression, { collation: compileCollation(collation) });
  checkPartial(partialFilterExpression, 0);
}

const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$in']);

function checkPartial(filter: Document, depth: number): void {
  const refuse = (): Error =>
    mongoError('CannotCreateIndex', `unsupported expression in partial index: ${shellText(filter)}`);
  if (depth > 4) throw refuse();
  for (const name of keysOf(filter)) {
    const value = filter[name];
    if ((name === '$and' || name === '$or') && Array.isArray(value)) {
      for (const part of value) checkPartial(part as Document, depth + 1);
    } else if (name.startsWith('$')) {
      throw refuse();
    } else if (isDocument(value) && keysOf(value)[0]?.startsWith('$')) {
      for (const operator of keysOf(value)) {
        if (!PARTIAL_OPERATORS.has(operator)) throw refuse();
        if (operator === '$exists' && value[operator] === false) throw refuse();
      }
    }
  }
}

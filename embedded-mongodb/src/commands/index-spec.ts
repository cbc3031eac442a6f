import { shellText } from '../catalog/duplicate-key';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileFilter } from '../semantics/match';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';

const SPEC_FIELDS = new Set([
  'v',
  'key',
  'name',
  'ns',
  'unique',
  'sparse',
  'background',
  'hidden',
  'expireAfterSeconds',
  'partialFilterExpression',
  'collation',
  'storageEngine',
  'dropDups',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'prepareUnique',
  'clustered',
]);
const UNSUPPORTED = new Set(['text', '2dsphere', '2d', 'geoHaystack']);

/** Checks the specification of an index, in MongoDB's words, and gives it the form that is stored. */
export function normaliseSpec(given: unknown): Document {
  if (!isDocument(given)) {
    throw mongoError('TypeMismatch', 'The elements of the indexes array must be objects');
  }
  for (const field of keysOf(given)) {
    if (!SPEC_FIELDS.has(field)) {
      throw mongoError(
        'InvalidIndexSpecificationOption',
        `Error in specification ${shellText(given)} :: caused by :: The field '${field}' is not valid for an index specification. Specification: ${shellText(given)}`,
      );
    }
  }
  const { key } = given;
  if (!isDocument(key)) {
    if (key === undefined) {
      throw mongoError(
        'FailedToParse',
        `Error in specification ${shellText(given)} :: caused by :: The 'key' field is a required property of an index specification`,
      );
    }
    throw mongoError('TypeMismatch', `The field 'key' must be an object, but got ${typeName(key)}`);
  }
  checkKeyPattern(key);
  const name = given.name;
  if (name !== undefined && typeof name !== 'string')
    throw mongoError('TypeMismatch', `The field 'name' must be a string, but got ${typeName(name)}`);
  if (name === undefined) {
    throw mongoError(
      'FailedToParse',
      `Error in specification ${shellText(given)} :: caused by :: The 'name' field is a required property of an index specification`,
    );
  }
  if (name === '') throw mongoError('CannotCreateIndex', 'The index name cannot be empty');
  if (name === '*') throw mongoError('BadValue', "The index name '*' is not valid.");
  checkOptions(given, key);
  return storedSpec(given);
}

function checkKeyPattern(key: Document): void {
  const names = keysOf(key);
  if (names.length === 0) throw mongoError('CannotCreateIndex', 'Index keys cannot be an empty object');
  for (const path of names) {
    const value = key[path];
    if (path === '' || path.startsWith('.') || path.endsWith('.') || path.includes('..')) {
      throw mongoError('CannotCreateIndex', 'Index keys cannot contain an empty field.');
    }
    if (
      path.split('.').some((part) => part.startsWith('$') && part !== '$**' && !/^\$(id|ref|db)$/.test(part))
    ) {
      throw mongoError(
        'CannotCreateIndex',
        "Index key contains an illegal field name: field name starts with '$'.",
      );
    }
    if (typeof value === 'string') {
      if (value === 'hashed') continue;
      const known = UNSUPPORTED.has(value);
      throw mongoError(
        'CannotCreateIndex',
        known ? `Index type '${value}' is not supported by this server` : `Unknown index plugin '${value}'`,
      );
    }
    if (path === '$**' || path.endsWith('.$**')) {
      throw mongoError('CannotCreateIndex', 'Wildcard indexes are not supported by this server');
    }
    if (!isNumeric(value)) {
      throw mongoError(
        'CannotCreateIndex',
        `Values in v:2 index key pattern cannot be of type ${typeName(value)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    const direction = Number(String(value));
    if (direction === 0 || Number.isNaN(direction)) {
      throw mongoError(
        'CannotCreateIndex',
        `Values in the index key pattern cannot be ${direction === 0 ? '0' : 'NaN'}.`,
      );
    }
  }
}

function checkOptions(given: Document, key: Document): void {
  const { expireAfterSeconds, partialFilterExpression, sparse } = given;
  if (expireAfterSeconds !== undefined) {
    if (!isNumeric(expireAfterSeconds)) {
      throw mongoError(
        'TypeMismatch',
        `The field 'expireAfterSeconds' must be a number, but got ${typeName(expireAfterSeconds)}`,
      );
    }
    const seconds = Number(String(expireAfterSeconds));
    if (seconds < 0 || seconds > 2147483647) {
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
    if (keysOf(key)[0] === '_id') {
      throw mongoError(
        'InvalidIndexSpecificationOption',
        "The field 'expireAfterSeconds' is not valid for an _id index specification",
      );
    }
  }
  for (const flag of ['unique', 'sparse', 'hidden'] as const) {
    const value = given[flag];
    if (value !== undefined && typeof value !== 'boolean' && !isNumeric(value)) {
      throw mongoError(
        'TypeMismatch',
        `The field '${flag}' has value ${flag}: ${shellText(value)}, which is not convertible to bool`,
      );
    }
  }
  if (partialFilterExpression !== undefined) {
    if (!isDocument(partialFilterExpression)) {
      throw mongoError(
        'TypeMismatch',
        `The field 'partialFilterExpression' must be an object, but got ${typeName(partialFilterExpression)}`,
      );
    }
    if (sparse === true) {
      throw mongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
    }
    compileFilter(partialFilterExpression, { collation: compileCollation(given.collation) });
    checkPartial(partialFilterExpression, 0);
  }
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

/** The specification as listIndexes shows it: v, key, name, then options. */
function storedSpec(given: Document): Document {
  const spec = docOf({ v: 2, key: given.key, name: given.name });
  for (const flag of ['unique', 'sparse', 'hidden'] as const) {
    if (given[flag] !== undefined && given[flag]) setField(spec, flag, true);
  }
  for (const name of keysOf(given)) {
    if (['v', 'key', 'name', 'ns', 'unique', 'sparse', 'hidden', 'background', 'dropDups'].includes(name))
      continue;
    const value = given[name];
    if (name === 'collation') {
      const collation = compileCollation(value);
      if (collation) setField(spec, name, collation.spec);
    } else {
      setField(spec, name, value);
    }
  }
  return spec;
}

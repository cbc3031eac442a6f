import { shellText } from '../catalog/duplicate-key';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { refuse } from '../semantics/unsupported';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { checkOptions } from './index-options';

const SPEC_FIELDS: ReadonlySet<string> = new Set([
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
  'dropDups',
]);

const MAX_FIELDS = 32;

const cannot = (message: string) => mongoError('CannotCreateIndex', message);

function checkKeyPattern(key: Document): void {
  const names = keysOf(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object');
  if (names.length > MAX_FIELDS) throw mongoError(13103, 'too many compound keys');
  for (const path of names) {
    if (path === '$**' || path.endsWith('.$**')) refuse('index kind', 'wildcard');
    checkPath(path);
    checkDirection(key[path]);
  }
}

function checkPath(path: string): void {
  if (path === '' || path.startsWith('.') || path.endsWith('.') || path.includes('..'))
    throw cannot('Index keys cannot contain an empty field.');
  if (path.split('.').some((part) => part.startsWith('$') && !/^\$(id|ref|db)$/.test(part)))
    throw cannot("Index key contains an illegal field name: field name starts with '$'.");
}

function checkDirection(value: unknown): void {
  if (typeof value === 'string') {
    refuse('index kind', value);
    throw cannot(`Unknown index plugin '${value}'`);
  }
  if (!isNumeric(value)) {
    throw cannot(
      `Values in v:2 index key pattern cannot be of type ${typeName(value)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
  }
  const direction = Number(String(value));
  if (direction === 0 || Number.isNaN(direction))
    throw cannot(`Values in the index key pattern cannot be ${direction === 0 ? '0' : 'NaN'}.`);
}

/** Checks the specification of an index with MongoDB's messages and converts it to its stored form. */
export function normaliseSpec(given: unknown): Document {
  if (!isDocument(given)) {
    throw mongoError('TypeMismatch', 'The elements of the indexes array must be objects');
  }
  for (const field of keysOf(given)) {
    refuse('index option', field);
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
  checkVersion(given);
  if (isIdPattern(key)) checkIdOptions(given);
  else if (name === '_id_') {
    throw mongoError(
      'BadValue',
      `The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}, found key: ${shellText(key)}`,
    );
  }
  checkOptions(given, key);
  return storedSpec(given);
}

function checkVersion({ v }: Document): void {
  if (v === undefined || v === null) return;
  if (!isNumeric(v))
    throw mongoError('TypeMismatch', `The field 'v' must be a number, but got ${typeName(v)}`);
  if (Number(String(v)) !== 1 && Number(String(v)) !== 2) {
    throw mongoError(
      'CannotCreateIndex',
      `Invalid index specification; cannot create an index with v=${String(v)}`,
    );
  }
}

function isIdPattern(key: Document): boolean {
  return keysOf(key).length === 1 && isNumeric(key._id);
}

const ID_FIELDS = new Set(['key', 'name', 'ns', 'v', 'collation', 'background', 'hidden']);

function checkIdOptions(given: Document): void {
  const key = given.key as Document;
  if (Number(String(key._id)) !== 1) {
    throw mongoError(
      'BadValue',
      `The field 'key' for an _id index must be {_id: 1}, but got ${shellText(key)}`,
    );
  }
  if (given.hidden === true) throw mongoError('BadValue', "can't hide _id index");
  for (const name of keysOf(given)) {
    if (ID_FIELDS.has(name)) continue;
    throw mongoError(
      'InvalidIndexSpecificationOption',
      `The field '${name}' is not valid for an _id index specification. Specification: ${shellText(given)}`,
    );
  }
}

/** The specification as listIndexes shows it, with v, key and name before the options. */
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
    } else if (name === 'expireAfterSeconds') {
      setField(spec, name, Math.trunc(Number(String(value))));
    } else {
      setField(spec, name, value);
    }
  }
  return spec;
}

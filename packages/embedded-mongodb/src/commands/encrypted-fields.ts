import { Binary } from 'bson';
import { compareValues } from '../semantics/compare';
import { mongoError } from '../semantics/errors';
import { toDouble } from '../semantics/match/numbers';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, isDocument } from '../semantics/values';
import { checkFields, missingField, truthy } from './fields';

/**
 * `encryptedFields` of `create`. What MongoDB would refuse is refused with its codes; what it accepts, it accepts only on
 * replica sets and sharded clusters, and this server not at all.
 */

const PATH = 'create.encryptedFields';
const REFUSED_TYPES = new Set(['null', 'undefined', 'minKey', 'maxKey']);
const TYPES = new Set(
  'double string object array binData objectId bool date regex dbPointer javascript symbol javascriptWithScope int timestamp long decimal'.split(
    ' ',
  ),
);
const TEXT_QUERIES = new Set(['substringPreview', 'suffixPreview', 'prefixPreview']);
const RANGE_BITS: Record<string, number> = { int: 32, long: 64, date: 64, double: 64, decimal: 128 };
const MAX_QUERY_TYPES = 2;

function wrongType(path: string, value: unknown, expected: string): Error {
  return mongoError(
    'TypeMismatch',
    `BSON field '${path}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

/** A whole number, at least `least`; undefined where nothing is given. */
function wholeNumber(query: Document, name: string, least: number): number | undefined {
  const value = query[name];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(`${PATH}.fields.queries.${name}`, value, 'long');
  const n = toDouble(value) as number;
  if (!Number.isInteger(n)) throw mongoError('FailedToParse', `Expected an integer: ${name}: ${n}`);
  if (n < least)
    throw mongoError('BadValue', `BSON field '${name}' value must be >= ${least}, actual value '${n}'`);
  return n;
}

const MISSING: [string, number][] = [
  ['strMinQueryLength', 9783402],
  ['strMaxQueryLength', 9783403],
  ['caseSensitive', 9783404],
  ['diacriticSensitive', 9783405],
];

function checkTextQuery(query: Document, type: unknown): void {
  if (type !== 'string')
    throw mongoError(9783400, `Type '${String(type)}' is not a supported type for text search`);
  for (const name of ['caseSensitive', 'diacriticSensitive']) {
    const value = query[name];
    if (value !== undefined && typeof value !== 'boolean')
      throw wrongType(`${PATH}.fields.queries.${name}`, value, 'bool');
  }
  const shortest = wholeNumber(query, 'strMinQueryLength', 1);
  const longest = wholeNumber(query, 'strMaxQueryLength', 1);
  for (const [name, code] of MISSING)
    if (query[name] === undefined) throw mongoError(code, `${name} parameter is required for text queries`);
  if (shortest !== undefined && longest !== undefined && shortest > longest)
    throw mongoError(9783406, 'strMinQueryLength cannot be greater than strMaxQueryLength');
}

function checkRangeQuery(query: Document, type: unknown): void {
  const bits = RANGE_BITS[String(type)];
  if (bits === undefined)
    throw mongoError(6775201, `Type '${String(type)}' is not a supported range indexed type`);
  wholeNumber(query, 'sparsity', 1);
  const trim = wholeNumber(query, 'trimFactor', 0);
  for (const name of ['min', 'max']) {
    if (query[name] !== undefined && typeName(query[name]) !== type)
      throw mongoError(7018200, `Range field type ${String(type)} does not match the type of '${name}'`);
  }
  if (query.min !== undefined && query.max !== undefined && compareValues(query.min, query.max) >= 0)
    throw mongoError(6720005, 'Minimum value must be less than maximum value');
  if (trim !== undefined && trim >= bits)
    throw mongoError(8574000, `The field 'trimFactor' must be less than the ${bits} bits of its type`);
}

function checkQuery(query: unknown, type: unknown): string {
  if (!isDocument(query)) throw wrongType(`${PATH}.fields.queries`, query, 'object');
  const { queryType } = query;
  if (queryType === undefined) throw missingField(`${PATH}.fields.queries`, 'queryType');
  wholeNumber(query, 'contention', 0);
  if (TEXT_QUERIES.has(queryType as string)) checkTextQuery(query, type);
  else if (queryType === 'range') checkRangeQuery(query, type);
  else if (queryType !== 'equality')
    throw mongoError(
      'BadValue',
      `Enumeration value '${String(queryType)}' for field 'queryType' is not a valid value.`,
    );
  return queryType as string;
}

function checkQueries(queries: unknown, type: unknown): void {
  if (queries === undefined) return;
  if (!isDocument(queries) && !Array.isArray(queries))
    throw wrongType(`${PATH}.fields.queries`, queries, 'object');
  const list = Array.isArray(queries) ? queries : [queries];
  if (list.length === 0) throw mongoError(9783412, 'At least one query type should be specified per field');
  if (list.length > MAX_QUERY_TYPES)
    throw mongoError(9783413, `Too many query types: at most ${MAX_QUERY_TYPES}`);
  const names = list.map((query) => checkQuery(query, type)).sort();
  if (names.length === 2 && names.join() !== 'prefixPreview,suffixPreview')
    throw mongoError(9783414, 'Multiple query types may only be the combination of suffix and prefix');
}

function checkField(field: unknown): string {
  if (!isDocument(field)) throw wrongType(`${PATH}.fields`, field, 'object');
  checkFields(
    `${PATH}.fields`,
    field,
    { path: 'string', keyId: 'any', bsonType: 'string', queries: 'any' },
    false,
  );
  const { path, keyId, bsonType } = field;
  if (typeof path !== 'string') throw missingField(`${PATH}.fields`, 'path');
  if (keyId === undefined) throw missingField(`${PATH}.fields`, 'keyId');
  if (!(keyId instanceof Binary) || keyId.sub_type !== Binary.SUBTYPE_UUID)
    throw wrongType(`${PATH}.fields.keyId`, keyId, 'UUID');
  if (keyId.length() !== 16)
    throw mongoError('InvalidUUID', 'uuid must be a 16-byte binary field with UUID (4) subtype');
  if (path.includes('\0')) throw mongoError(9867600, 'Encrypted field path must not contain null bytes');
  if (path === '') throw mongoError(6316402, 'Encrypted field path must not be empty');
  if (path === '_id' || path.startsWith('_id.'))
    throw mongoError(6316403, 'Cannot encrypt _id or its subfields');
  if (typeof bsonType === 'string') {
    if (REFUSED_TYPES.has(bsonType))
      throw mongoError(6338406, `Type '${bsonType}' is not a supported equality indexed type`);
    if (!TYPES.has(bsonType)) throw mongoError('BadValue', `Unknown type name alias: ${bsonType}`);
  }
  checkQueries(field.queries, bsonType);
  return path;
}

/** Throws in any case: for what is wrong, or because encrypted collections need more than one server. */
export function refuseEncryptedFields(body: Document): never {
  const given = body.encryptedFields as Document;
  if (!Array.isArray(given.fields)) {
    if (given.fields === undefined || given.fields === null) throw missingField(PATH, 'fields');
    throw wrongType(`${PATH}.fields`, given.fields, 'array');
  }
  const paths = given.fields.map(checkField);
  if (new Set(paths).size < paths.length)
    throw mongoError(6338402, 'Duplicate paths are not allowed in the encrypted fields');
  if (body.viewOn !== undefined || body.timeseries !== undefined)
    throw mongoError(6346401, 'Encrypted fields cannot be used with views or time-series collections');
  if (truthy(body.capped))
    throw mongoError(6367301, 'Encrypted fields cannot be used with capped collections');
  throw mongoError(6346402, 'Encrypted collections are not supported on standalone');
}

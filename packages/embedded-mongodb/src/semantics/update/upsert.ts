import { BSONRegExp, ObjectId } from 'bson';
import { mongoError } from '../errors';
import { isDbRef } from '../match/comparison';
import { isOperatorDocument } from '../match/parse';
import { typeName } from '../types';
import { Doc, type Document, deepCopy, isDocument, keysOf, setField } from '../values';

/** The fields that a filter requires to have one value, by path. Reads `{a: 1}` and `{a: {$eq: 1}}`, also inside `$and`. */
function equalitiesOf(filter: Document): Map<string, unknown> {
  const found = new Map<string, unknown>();
  collect(filter, found);
  return found;
}

function put(found: Map<string, unknown>, path: string, value: unknown): void {
  if (found.has(path)) {
    throw mongoError(
      'NotSingleValueField',
      `cannot infer query fields to set, path '${path}' is matched twice`,
    );
  }
  found.set(path, value);
}

function collect(filter: Document, found: Map<string, unknown>): void {
  for (const name of keysOf(filter)) {
    const value = filter[name];
    if (name === '$and' || (name === '$or' && Array.isArray(value) && value.length === 1)) {
      for (const part of value as unknown[]) if (isDocument(part)) collect(part, found);
    } else if (!name.startsWith('$')) collectField(name, value, found);
  }
}

function collectField(path: string, value: unknown, found: Map<string, unknown>): void {
  if (value instanceof BSONRegExp) return;
  if (!isOperatorDocument(value)) {
    put(found, path, value);
    return;
  }
  for (const operator of keysOf(value)) {
    const argument = value[operator];
    if (operator === '$eq') put(found, path, argument);
    const single =
      (operator === '$in' || operator === '$all') && Array.isArray(argument) && argument.length === 1;
    if (single && !(argument[0] instanceof BSONRegExp) && !isOperatorDocument(argument[0]))
      put(found, path, argument[0]);
  }
}

/** The initial document of an upsert, with the filter's equalities or, for a replacement, only its `_id`. */
export function documentFromFilter(filter: Document, onlyId: boolean): Document {
  const equalities = equalitiesOf(filter);
  const doc = new Doc();
  const paths = [...equalities.keys()]
    .filter((path) => !onlyId || path === '_id' || path.startsWith('_id.'))
    .sort();
  for (let i = 1; i < paths.length; i++) {
    const before = paths[i - 1] as string;
    if ((paths[i] as string).startsWith(`${before}.`)) {
      throw mongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, both paths '${paths[i]}' and '${before}' are matched`,
      );
    }
  }
  if (onlyId && paths.some((path) => path.startsWith('_id.'))) {
    throw mongoError('NotSingleValueField', "cannot infer query fields to set, path '_id' is matched twice");
  }
  for (const path of paths) setPath(doc, path, deepCopy(equalities.get(path)));
  return doc;
}

function setPath(doc: Document, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let current = doc;
  for (const part of parts) {
    if (!isDocument(current[part])) setField(current, part, new Doc());
    current = current[part] as Document;
  }
  setField(current, last, value);
}

/** The document with `_id` first, created if missing. */
export function withIdFirst(doc: Document): Document {
  const result = new Doc();
  result._id = doc._id === undefined ? new ObjectId() : doc._id;
  for (const name of keysOf(doc)) if (name !== '_id') setField(result, name, doc[name]);
  return result;
}

/** Throws 53 or 52 for a value that cannot be an `_id`. */
export function checkId(id: unknown): void {
  const type = typeName(id);
  if (type === 'array' || type === 'regex' || type === 'undefined') {
    throw mongoError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  if (!isDocument(id) || isDbRef(id)) return;
  for (const name of keysOf(id)) {
    if (name.startsWith('$')) {
      throw mongoError(
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: The dollar ($) prefixed field '${name}' is not valid for storage.`,
      );
    }
  }
}

import { Binary, BSONRegExp, Decimal128, Double, ObjectId } from 'bson';
import { decode } from '../semantics/codec';
import { type MongoError, mongoError } from '../semantics/errors';
import { toDouble } from '../semantics/match/numbers';
import { isNumeric } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { encodeKeyValue, fitKey, invert } from '../storage/key-encoding';
import type { IndexEntry } from './index-entry';

/** Formats a value in the shell-like notation of MongoDB's error messages. */
export function shellText(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean') return doubleText(value);
  if (value instanceof Double) return doubleText(value.value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Decimal128) return `NumberDecimal("${value.toString()}")`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Binary) return binaryText(value);
  if (Array.isArray(value)) return value.length ? `[ ${value.map(shellText).join(', ')} ]` : '[]';
  if (isDocument(value)) return documentText(value);
  return String(value);
}

function doubleText(value: number | boolean): string {
  return String(value);
}

function binaryText(value: Binary): string {
  if (value.sub_type === 4) return `UUID("${value.toUUID().toString()}")`;
  return `BinData(${value.sub_type}, ${Buffer.from(value.value()).toString('hex').toUpperCase()})`;
}

function documentText(doc: Document): string {
  const fields = keysOf(doc).map((name) => `${name}: ${shellText(doc[name])}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

/** Candidates for the value that an index sees at a path. Array elements are separate candidates. */
function valuesAt(value: unknown, names: string[], at: number): unknown[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [null];
    const name = names[at];
    const position = name !== undefined && /^\d+$/.test(name) ? Number(name) : -1;
    const inner = value.flatMap((element) =>
      Array.isArray(element) && at < names.length ? [null] : valuesAtElement(element, names, at),
    );
    return position >= 0 ? [...inner, ...valuesAtElement(value[position], names, at + 1)] : inner;
  }
  return valuesAtElement(value, names, at);
}

function valuesAtElement(value: unknown, names: string[], at: number): unknown[] {
  const name = names[at];
  if (name === undefined) return [value];
  if (!isDocument(value)) return [null];
  const next = value[name];
  if (at === names.length - 1) return Array.isArray(next) ? valuesAt(next, names, at + 1) : [next];
  return valuesAt(next, names, at + 1);
}

function valuesOfKey(index: IndexEntry, raw: Buffer, fields: Buffer): unknown[] {
  const doc = decode(raw);
  let choices: { key: Buffer; values: unknown[] }[] = [{ key: Buffer.alloc(0), values: [] }];
  for (const part of index.parts) {
    const next: typeof choices = [];
    for (const value of valuesAt(doc, part.path.split('.'), 0)) {
      const encoded = encodeKeyValue(value, index.fold);
      const key = part.descending ? invert(encoded) : encoded;
      for (const choice of choices) {
        const joined = Buffer.concat([choice.key, key]);
        if (fields.subarray(0, joined.length).equals(joined.subarray(0, fields.length)))
          next.push({ key: joined, values: [...choice.values, value] });
      }
    }
    choices = next.length > 0 ? next : choices.map((c) => ({ key: c.key, values: [...c.values, null] }));
  }
  const hit = choices.find(({ key }) => fitKey(key).key.equals(fields));
  return (hit ?? choices[0]!).values;
}

/** The error for a duplicate id that is not a finite number, for which clustered collections have a separate code. */
function notFinite(id: unknown): MongoError {
  return mongoError(
    Number.isNaN(toDouble(id)) ? 50819 : 50826,
    `a document with the _id ${shellText(id)} is already in the clustered collection`,
  );
}

/** E11000 in MongoDB's wording, with keyPattern and keyValue. */
export function duplicateKey(ns: string, index: IndexEntry, raw: Buffer, fields: Buffer): MongoError {
  const values = valuesOfKey(index, raw, fields);
  const keyValue = docOf({});
  index.parts.forEach((part, i) => {
    setField(keyValue, part.path, values[i] === undefined ? null : values[i]);
  });
  if (index.spec.clustered === true && isNumeric(keyValue._id) && !Number.isFinite(toDouble(keyValue._id)))
    return notFinite(keyValue._id);
  const collation = index.collation ? ` collation: ${shellText(index.collation.spec)}` : '';
  return mongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${index.name}${collation} dup key: ${documentText(keyValue)}`,
    docOf({ keyPattern: index.spec.key, keyValue }),
  );
}

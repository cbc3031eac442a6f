import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import { mongoError } from '../semantics/errors';
import { TextFields } from '../semantics/text/text-index';
import { TextQuery } from '../semantics/text/text-query';
import { type Document, isDocument, keysOf } from '../semantics/values';
import { encodeKeyValue, invert, successor } from '../storage/key-encoding';
import type { IndexScanPlan, KeyRange } from './plan';

function textIndex(collection: Collection): IndexEntry | undefined {
  return collection.indexes.find((index) => index.isText && !index.building);
}

const fields = new WeakMap<IndexEntry, TextFields>();

/** What `$text` asks of a collection; null when it has no text index. */
export function textFields(collection: Collection): TextFields | null {
  const index = textIndex(collection);
  if (!index) return null;
  const known = fields.get(index) ?? new TextFields(index.spec);
  fields.set(index, known);
  return known;
}

/** The `$text` that every result must match. */
function requiredText(filter: Document): Document | undefined {
  if (isDocument(filter.$text)) return filter.$text;
  if (!Array.isArray(filter.$and)) return undefined;
  for (const part of filter.$and) {
    const found = isDocument(part) ? requiredText(part) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A scan of the keys of all words that are searched for. */
export function textPlan(collection: Collection, filter: Document): IndexScanPlan | null {
  const argument = requiredText(filter);
  const index = argument && textIndex(collection);
  if (index?.hidden) {
    throw mongoError(
      'NoQueryExecutionPlans',
      'error processing query: planner returned error :: caused by :: the text index is hidden',
    );
  }
  if (!index || index.keyless) return null;
  const head = headOf(index, filter);
  const query = new TextQuery(argument, textFields(collection)!);
  const ranges = query.terms.map((term): KeyRange => {
    const start = Buffer.concat([head, encodeKeyValue(term, null)]);
    return { start, end: successor(start)! };
  });
  return {
    kind: 'index',
    index,
    groups: [{ prefixLength: 0, ranges }],
    reverse: false,
    exact: false,
    covered: new Set(),
    sorted: false,
    bounds: [],
    keyFilter: null,
  };
}

/** Fields before the text are part of the key: the filter must say what they are equal to. */
function headOf(index: IndexEntry, filter: Document): Buffer {
  const parts = [index.prefix];
  for (const { path, descending } of index.parts) {
    if (path === '_fts') break;
    const value = equalityOf(filter, path);
    if (value === undefined) {
      throw mongoError(
        'NoQueryExecutionPlans',
        'error processing query: planner returned error :: caused by :: failed to use text index to satisfy $text query (if text index is compound, are equality predicates given for all prefix fields?)',
      );
    }
    const key = encodeKeyValue(value, null);
    parts.push(descending ? invert(key) : key);
  }
  return Buffer.concat(parts);
}

function equalityOf(filter: Document, path: string): unknown {
  const value = filter[path];
  if (isDocument(value) && keysOf(value)[0]?.startsWith('$')) return value.$eq;
  if (value !== undefined) return value;
  if (!Array.isArray(filter.$and)) return undefined;
  for (const part of filter.$and) {
    const found = isDocument(part) ? equalityOf(part, path) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

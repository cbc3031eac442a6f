import type { Collation } from './collation';
import { compareValues } from './compare';
import { mongoError } from './errors';
import { parsePath } from './expressions/field-path';
import { toDouble } from './match/numbers';
import { printValue } from './print';
import { isNumeric } from './types';
import { refuse } from './unsupported';
import { type Document, isDocument, keysOf } from './values';

export interface CompiledSort {
  compare(a: Document, b: Document): number;
  /** Sort keys of a document, one per field, to be computed once and compared often. */
  keys(doc: Document): unknown[];
  compareKeys(a: readonly unknown[], b: readonly unknown[]): number;
  readonly fields: readonly { path: string; descending: boolean }[];
}

interface Field {
  path: string;
  parts: string[];
  descending: boolean;
}

const MAX_FIELDS = 32;

/** Checks a sort pattern and makes its comparator. Throws 15973…15976 like `$sort`. */
export function compileSort(spec: Document, collation: Collation | null = null): CompiledSort {
  const names = keysOf(spec);
  if (names.length > MAX_FIELDS) throw mongoError(13103, 'too many compound keys');
  const fields = names.map(
    (path): Field => ({
      path,
      parts: parsePath(path),
      descending: isDescending(path, spec[path]),
    }),
  );
  const keys = (doc: Document) => {
    if (fields.length > 1) checkParallelArrays(doc, fields);
    return fields.map((field) => sortKey(doc, field, collation));
  };
  const compareKeys = (a: readonly unknown[], b: readonly unknown[]) => {
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a[i], b[i], collation);
      if (order !== 0) return fields[i]?.descending ? -order : order;
    }
    return 0;
  };
  return { fields, keys, compareKeys, compare: (a, b) => compareKeys(keys(a), keys(b)) };
}

function isDescending(path: string, direction: unknown): boolean {
  if (isDocument(direction)) {
    for (const name of keysOf(direction)) refuse('expression', name);
    throw mongoError(17312, `Illegal key in $sort specification: ${path}: ${printValue(direction)}`);
  }
  if (!isNumeric(direction)) {
    throw mongoError(15974, `Illegal key in $sort specification: ${path}: ${printValue(direction)}`);
  }
  const n = Math.trunc(toDouble(direction) as number);
  if (n !== 1 && n !== -1) {
    throw mongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return n === -1;
}

/** The part of a path that leads to its first array, or undefined if there is none. */
function arrayPrefix(doc: Document, parts: readonly string[]): string | undefined {
  let current: unknown = doc;
  for (let i = 0; i < parts.length; i++) {
    if (!isDocument(current)) return undefined;
    current = current[parts[i] as string];
    if (Array.isArray(current)) return parts.slice(0, i + 1).join('.');
  }
  return undefined;
}

/** Refuses sort fields in different arrays of one document, which have no order and no index key. */
function checkParallelArrays(doc: Document, fields: readonly Field[]): void {
  let found: string | undefined;
  for (const { parts } of fields) {
    const prefix = arrayPrefix(doc, parts);
    if (prefix !== undefined && found !== undefined && prefix !== found) {
      throw mongoError('BadValue', 'cannot sort with keys that are parallel arrays');
    }
    found ??= prefix;
  }
}

/** The smallest (or greatest) of the values at a path. A missing field is null, and an empty array sorts below null. */
function sortKey(doc: Document, field: Field, collation: Collation | null): unknown {
  const { parts } = field;
  let current: unknown = doc;
  for (let i = 0; i < parts.length; i++) {
    if (Array.isArray(current)) return extreme(current, field, i, collation);
    if (!isDocument(current)) return null;
    current = current[parts[i] as string];
  }
  if (Array.isArray(current)) return extreme(current, field, parts.length, collation);
  return current === undefined ? null : current;
}

function extreme(items: unknown[], field: Field, at: number, collation: Collation | null): unknown {
  const values: unknown[] = [];
  collect(items, field.parts, at, values);
  // below an empty array there is no field (null); an empty array itself sorts before null
  if (values.length === 0) return at < field.parts.length ? null : undefined;
  return values.reduce((best, value) => {
    const order = compareValues(value, best, collation);
    return (field.descending ? order > 0 : order < 0) ? value : best;
  });
}

/** Collects the values of an array for the rest of a path, as in a multikey index. */
function collect(items: unknown[], parts: readonly string[], at: number, out: unknown[]): void {
  if (at >= parts.length) {
    for (const item of items) out.push(item);
    return;
  }
  const part = parts[at] as string;
  if (
    /^\d+$/.test(part) &&
    Number(part) < items.length &&
    !items.some((item) => isDocument(item) && part in item)
  ) {
    collectOne(items[Number(part)], parts, at + 1, out);
    return;
  }
  for (const item of items) {
    if (isDocument(item)) collectOne(item[part], parts, at + 1, out);
    else out.push(null);
  }
}

function collectOne(value: unknown, parts: readonly string[], at: number, out: unknown[]): void {
  if (Array.isArray(value)) {
    if (value.length === 0) out.push(at >= parts.length ? undefined : null);
    else collect(value, parts, at, out);
  } else if (at >= parts.length) out.push(value === undefined ? null : value);
  else if (isDocument(value)) collectOne(value[parts[at] as string], parts, at + 1, out);
  else out.push(null);
}

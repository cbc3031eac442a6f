import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import type { CompiledSort } from '../sort';
import { typeName } from '../types';
import type { Document } from '../values';
import { MemoryBudget, PAUSED, type PipelineContext } from './context';
import { valueKey } from './keys';

/** The documents of one partition, in order, with what a window function needs to know about them. */
export interface Partition {
  docs: Document[];
  sortKeys: unknown[][];
  sort: CompiledSort | undefined;
}

/** Computes one output field for all documents of a partition. */
export type WindowFunction = (partition: Partition) => unknown[];

/** The sort value as a number: dates in milliseconds. */
export function sortNumber(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  const n = toDouble(value);
  if (n === undefined)
    throw mongoError(
      5429413,
      `Invalid range: Expected the sortBy field to be a number or a date, but it was ${typeName(value)}`,
    );
  return n;
}

/** Splits documents by a value (partitions in the order of that value) and sorts each part. */
export function* partitions(
  input: Iterable<Document>,
  by: (doc: Document) => unknown,
  sort: CompiledSort | undefined,
  { collation }: PipelineContext,
): Generator<Document, Partition[]> {
  const groups = new Map<string, { id: unknown; docs: Document[] }>();
  const budget = new MemoryBudget('$setWindowFields');
  for (const doc of input) {
    if (doc === PAUSED) {
      yield doc;
      continue;
    }
    budget.hold(doc);
    const id = by(doc) ?? null;
    if (Array.isArray(id))
      throw mongoError(
        'TypeMismatch',
        'An expression used to partition cannot evaluate to value of type array',
      );
    const key = valueKey(id, collation);
    const group = groups.get(key);
    if (group) group.docs.push(doc);
    else groups.set(key, { id, docs: [doc] });
  }
  const sorted = [...groups.values()].sort((a, b) => compareValues(a.id, b.id, collation));
  return sorted.map(({ docs }) => {
    if (!sort) return { docs, sortKeys: docs.map(() => []), sort };
    const entries = docs
      .map((doc) => ({ doc, keys: sort.keys(doc) }))
      .sort((a, b) => sort.compareKeys(a.keys, b.keys));
    return { docs: entries.map(({ doc }) => doc), sortKeys: entries.map(({ keys }) => keys), sort };
  });
}

import type { Collation } from '../collation';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { printValue } from '../print';
import { compileSort } from '../sort';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';

const CLAUSES = ['$each', '$slice', '$sort', '$position'];

/** Compiles the argument of `$push` to a function from the old array to the new one. */
export function compilePushOptions(
  argument: unknown,
  collation: Collation | null,
): (items: unknown[]) => unknown[] {
  if (!isDocument(argument) || argument.$each === undefined) return (items) => [...items, argument];
  for (const name of keysOf(argument)) {
    if (!CLAUSES.includes(name)) throw mongoError('BadValue', `Unrecognized clause in $push: ${name}`);
  }
  const { $each: each } = argument;
  if (!Array.isArray(each)) {
    throw mongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`,
    );
  }
  const position = integerClause(
    argument,
    '$position',
    'The value for $position must be an integer value, not of type:',
  );
  const slice = integerClause(
    argument,
    '$slice',
    'The value for $slice must be an integer value but was given type:',
  );
  const order = '$sort' in argument ? sortClause(argument.$sort, collation) : undefined;
  return (items) => {
    const at = position ?? items.length;
    const index = at < 0 ? Math.max(0, items.length + at) : Math.min(at, items.length);
    let result = [...items.slice(0, index), ...each, ...items.slice(index)];
    if (order) result.sort(order);
    if (slice !== undefined) result = slice >= 0 ? result.slice(0, slice) : result.slice(slice);
    return result;
  };
}

function integerClause(argument: Document, name: string, message: string): number | undefined {
  if (!(name in argument)) return undefined;
  const value = argument[name];
  const n = isNumeric(value) ? toExactInteger(value) : undefined;
  if (n === undefined) throw mongoError('BadValue', `${message} ${typeName(value)}`);
  return Number(n);
}

function direction(value: unknown): number | undefined {
  if (!isNumeric(value)) return undefined;
  const n = toDouble(value);
  return n === 1 || n === -1 ? n : undefined;
}

function sortClause(sort: unknown, collation: Collation | null): (a: unknown, b: unknown) => number {
  if (isNumeric(sort)) {
    const sign = direction(sort);
    if (sign === undefined) throw mongoError('BadValue', 'The $sort element value must be either 1 or -1');
    return (a, b) => sign * compareValues(a, b, collation);
  }
  if (!isDocument(sort)) {
    throw mongoError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  }
  const names = keysOf(sort);
  if (names.length === 0) {
    throw mongoError('BadValue', 'The $sort pattern is empty when it should be a set of fields.');
  }
  for (const name of names) checkSortField(name, sort[name]);
  const compiled = compileSort(sort, collation);
  // elements that are not documents sort like documents without the fields
  const asDocument = (value: unknown) => (isDocument(value) ? value : docOf({}));
  return (a, b) => compiled.compare(asDocument(a), asDocument(b));
}

function checkSortField(name: string, value: unknown): void {
  if (direction(value) === undefined) {
    throw mongoError('BadValue', `The $sort element value must be either 1 or -1`);
  }
  if (name === '') throw mongoError('BadValue', 'The $sort field cannot be empty');
  if (name.split('.').includes('')) {
    throw mongoError(
      'BadValue',
      `The $sort field is a dotted field but has an empty part: ${printValue(name)}`,
    );
  }
}

import { BSONRegExp, MaxKey, MinKey, ObjectId } from 'bson';
import type { Collation } from '../collation';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { isNumeric, typeRank } from '../types';
import { BsonUndefined, isDocument, keysOf } from '../values';
import { toDouble } from './numbers';
import type { Predicate } from './path';
import { regexPredicate } from './regex';

type MaybeCollation = Collation | null;

/** Equality in queries. `null` also matches a missing field, and since 8.0 not BSON's undefined. */
export function equalityPredicate(target: unknown, collation: MaybeCollation): Predicate {
  if (target instanceof BsonUndefined) throw mongoError('BadValue', 'cannot compare to undefined');
  if (target === null) return (value) => value === null || value === undefined;
  if (typeof target === 'string' && !collation) {
    return (value) => value === target || (typeof value === 'object' && compareValues(value, target) === 0);
  }
  if (typeof target === 'number' && !Number.isNaN(target)) {
    return (value) => {
      if (typeof value === 'number') return value === target;
      return isNumeric(value) && compareValues(value, target) === 0;
    };
  }
  if (typeof target === 'boolean') return (value) => value === target;
  if (target instanceof ObjectId) return (value) => value instanceof ObjectId && value.equals(target);
  return (value) => value !== undefined && compareValues(value, target, collation) === 0;
}

export type Inequality = '$lt' | '$lte' | '$gt' | '$gte';

function holds(operator: Inequality, order: number): boolean {
  if (operator === '$lt') return order < 0;
  if (operator === '$lte') return order <= 0;
  return operator === '$gt' ? order > 0 : order >= 0;
}

const isNaNValue = (value: unknown) => isNumeric(value) && Number.isNaN(toDouble(value));

/** `$lt`, `$lte`, `$gt` and `$gte`. Only values of the same canonical type compare, and NaN compares only to NaN. */
export function inequalityPredicate(
  operator: Inequality,
  target: unknown,
  collation: MaybeCollation,
): Predicate {
  if (target instanceof BsonUndefined) throw mongoError('BadValue', 'cannot compare to undefined');
  const orEqual = operator === '$lte' || operator === '$gte';
  if (target === null) return orEqual ? (value) => value === null || value === undefined : () => false;
  if (target instanceof MinKey || target instanceof MaxKey) {
    const all = target instanceof MinKey ? operator.startsWith('$gt') : operator.startsWith('$lt');
    return (value) => {
      if (typeRank(value) === typeRank(target)) return orEqual;
      return all;
    };
  }
  if (isNaNValue(target)) return orEqual ? isNaNValue : () => false;
  const rank = typeRank(target);
  if (rank === 10) {
    return (value) => isNumeric(value) && !isNaNValue(value) && holds(operator, compareValues(value, target));
  }
  return (value) => typeRank(value) === rank && holds(operator, compareValues(value, target, collation));
}

/** Compiles `$in`. A value has to equal one of the values or match one of the regular expressions. */
export function inPredicate(list: unknown, collation: MaybeCollation): Predicate {
  if (!Array.isArray(list)) throw mongoError('BadValue', '$in needs an array');
  const regexes: ((value: unknown) => boolean)[] = [];
  const strings = new Set<string>();
  const numbers = new Set<number>();
  const ids = new Set<string>();
  const others: unknown[] = [];
  let hasNull = false;
  for (const item of list) {
    if (isDocument(item) && keysOf(item)[0]?.startsWith('$') && !isDbRef(item)) {
      throw mongoError('BadValue', `cannot nest $ under $in`);
    }
    if (item instanceof BsonUndefined)
      throw mongoError('BadValue', 'InMatchExpression equality cannot be undefined');
    if (item instanceof BSONRegExp) regexes.push(regexPredicate(item));
    else if (item === null) hasNull = true;
    else if (typeof item === 'string' && !collation) strings.add(item);
    else if (typeof item === 'number' && Number.isSafeInteger(item)) numbers.add(item);
    else if (item instanceof ObjectId) ids.add(item.toHexString());
    else others.push(item);
  }
  return (value) => {
    if (value === null || value === undefined) return hasNull;
    if (typeof value === 'string' && strings.has(value)) return true;
    if (numbers.size > 0 && isNumeric(value) && hasNumber(numbers, value)) return true;
    if (ids.size > 0 && value instanceof ObjectId && ids.has(value.toHexString())) return true;
    for (const other of others) if (compareValues(value, other, collation) === 0) return true;
    for (const matches of regexes) if (matches(value)) return true;
    return false;
  };
}

function hasNumber(numbers: Set<number>, value: unknown): boolean {
  const n = toDouble(value) as number;
  // the double may only be close to a decimal or long, so compare those exactly
  return numbers.has(n) && (typeof value === 'number' || compareValues(value, n) === 0);
}

/** True for `{$ref, $id}`, which is a value (a DBRef) and not an operator document. `incomplete` also accepts either field alone. */
export function isDbRef(value: Record<string, unknown>, incomplete = false): boolean {
  const hasRef = value.$ref !== undefined;
  const hasId = value.$id !== undefined;
  return incomplete ? hasRef || hasId || value.$db !== undefined : hasRef && hasId;
}

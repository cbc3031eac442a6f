import { BSONRegExp, BSONSymbol } from 'bson';
import { regexOf } from '../decode';
import { mongoError } from '../errors';
import { printValue } from '../print';
import { bsonType, isNumeric } from '../types';
import { type Document, keysOf } from '../values';
import { toExactInteger, truncateToLong } from './numbers';
import type { Predicate } from './path';
import { compileRegex, regexPredicate } from './regex';
import { parseTypeSet } from './type-sets';

/** `$mod: [divisor, remainder]`. Both, and the tested values, are truncated to integers. */
export function modPredicate(argument: unknown): Predicate {
  if (!Array.isArray(argument)) throw mongoError('BadValue', 'malformed mod, needs to be an array');
  if (argument.length < 2) throw mongoError('BadValue', 'malformed mod, not enough elements');
  if (argument.length > 2) throw mongoError('BadValue', 'malformed mod, too many elements');
  const divisor = modOperand(argument[0], 'divisor');
  const remainder = modOperand(argument[1], 'remainder');
  if (divisor === 0n) throw mongoError('BadValue', 'divisor cannot be 0');
  return (value) => {
    if (!isNumeric(value)) return false;
    const n = truncateToLong(value);
    return n !== undefined && n % divisor === remainder;
  };
}

function modOperand(value: unknown, what: string): bigint {
  if (!isNumeric(value)) throw mongoError('BadValue', `malformed mod, ${what} not a number`);
  const n = truncateToLong(value);
  if (n === undefined) {
    throw mongoError(
      'BadValue',
      `malformed mod, ${what} value is invalid :: caused by :: Unable to coerce NaN/Inf to integral type`,
    );
  }
  return n;
}

/** `$size`, which matches only arrays of exactly this length. */
export function sizePredicate(argument: unknown): Predicate {
  const where = `in: $size: ${printValue(argument)}`;
  if (!isNumeric(argument)) throw mongoError('BadValue', `Failed to parse $size. Expected a number ${where}`);
  const size = toExactInteger(argument);
  if (size === undefined) {
    throw mongoError(
      'BadValue',
      `Failed to parse $size. Expected an integer: $size: ${printValue(argument)}`,
    );
  }
  if (size > 0x7fffffffn || size < -0x80000000n) {
    throw mongoError(
      'BadValue',
      `Failed to parse $size. Cannot represent in an int: $size: ${printValue(argument)}`,
    );
  }
  if (size < 0n) {
    throw mongoError('BadValue', `Failed to parse $size. Expected a non-negative number ${where}`);
  }
  const wanted = Number(size);
  return (value) => Array.isArray(value) && value.length === wanted;
}

export function typePredicate(argument: unknown): Predicate {
  const types = parseTypeSet(argument);
  return (value) => value !== undefined && types.has(bsonType(value));
}

/** `$regex` with its `$options` from the same operator document. */
export function regexOperatorPredicate(operators: Document): Predicate {
  const { $regex: pattern, $options: options } = operators;
  if (options !== undefined && typeof options !== 'string')
    throw mongoError('BadValue', '$options has to be a string');
  if (pattern instanceof BSONRegExp) {
    if (options !== undefined && pattern.options !== '') {
      const first = keysOf(operators).find((name) => name === '$regex' || name === '$options');
      if (first === '$regex') throw mongoError(51075, 'options set in both $regex and $options');
      if (options !== '') throw mongoError(51074, 'options set in both $regex and $options');
    }
    const regex = regexOf(pattern.pattern, (options as string | undefined) || pattern.options);
    compileRegex(regex.pattern, regex.options);
    return regexPredicate(regex);
  }
  const text = pattern instanceof BSONSymbol ? pattern.value : pattern;
  if (typeof text !== 'string') throw mongoError('BadValue', '$regex has to be a string');
  return regexPredicate(regexOf(text, [...((options as string | undefined) ?? '')].sort().join('')));
}

/** True if MongoDB considers the argument of `$exists` true (its `trueValue`). */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (isNumeric(value)) return toExactInteger(value) !== 0n;
  return bsonType(value) !== 6;
}

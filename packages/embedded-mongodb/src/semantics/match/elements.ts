import { BSONRegExp } from 'bson';
import { mongoError } from '../errors';
import { type Document, isDocument, keysOf } from '../values';
import { equalityPredicate } from './comparison';
import { deeper, type MatchContext } from './context';
import { allOf, atPath, type Matcher } from './path';
import { regexPredicate } from './regex';

/** Compiles the condition on one array element. Passed as an argument, because parse.ts defines it and imports this file. */
type ElementTest = (condition: Document, context: MatchContext) => (value: unknown) => boolean;

export function parseAll(
  path: string,
  argument: unknown,
  context: MatchContext,
  elementTest: ElementTest,
): Matcher {
  if (!Array.isArray(argument)) throw mongoError('BadValue', '$all needs an array');
  if (argument.length === 0) return () => false;
  const first = argument[0];
  const elemMatches = isDocument(first) && keysOf(first)[0] === '$elemMatch';
  return allOf(
    argument.map((item) => {
      if (elemMatches) {
        if (!isDocument(item) || keysOf(item)[0] !== '$elemMatch') {
          throw mongoError('BadValue', '$all/$elemMatch has to be consistent');
        }
        return parseElemMatch(path, item.$elemMatch, context, elementTest);
      }
      if (isDocument(item) && isPathOperator(keysOf(item)[0] ?? '')) {
        throw mongoError('BadValue', 'no $ expressions in $all');
      }
      if (item instanceof BSONRegExp) return atPath(path, regexPredicate(item), context);
      return atPath(path, equalityPredicate(item, context.collation), context);
    }),
  );
}

export function parseElemMatch(
  path: string,
  argument: unknown,
  context: MatchContext,
  elementTest: ElementTest,
): Matcher {
  if (!isDocument(argument)) throw mongoError('BadValue', '$elemMatch needs an Object');
  const test = elementTest(argument, deeper({ ...context, nested: true }));
  return atPath(
    path,
    (value, details) => {
      if (!Array.isArray(value)) return false;
      for (let i = 0; i < value.length; i++) {
        if (test(value[i])) {
          if (details) details.index = i;
          return true;
        }
      }
      return false;
    },
    null,
  );
}

const PATH_OPERATORS = new Set(
  '$eq $ne $lt $lte $gt $gte $in $nin $not $exists $type $size $mod $all $elemMatch $regex $options'.split(
    ' ',
  ),
);

/** True for operators that test a value (`$gt`), false for those at the top of a filter (`$or`). */
export function isPathOperator(name: string): boolean {
  return PATH_OPERATORS.has(name);
}

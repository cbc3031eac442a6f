import { BSONRegExp } from 'bson';
import { mongoError } from '../errors';
import { type Document, isDocument, keysOf } from '../values';
import { equalityPredicate, isDbRef } from './comparison';
import { deeper, type MatchContext } from './context';
import { allOf, atPath, parseFilter, parseOperators } from './parse';
import type { Matcher } from './path';
import { regexPredicate } from './regex';

export function parseAll(path: string, argument: unknown, context: MatchContext): Matcher {
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
        return parseElemMatch(path, item.$elemMatch, context);
      }
      if (isDocument(item) && isPathOperator(keysOf(item)[0] ?? '')) {
        throw mongoError('BadValue', 'no $ expressions in $all');
      }
      if (item instanceof BSONRegExp) return atPath(path, regexPredicate(item), context);
      return atPath(path, equalityPredicate(item, context.collation), context);
    }),
  );
}

export function parseElemMatch(path: string, argument: unknown, context: MatchContext): Matcher {
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

const PATHLESS = new Set(
  '$and $or $nor $where $text $expr $comment $jsonSchema $alwaysTrue $alwaysFalse $sampleRate'.split(' '),
);

/**
 * The test of one array element that `$elemMatch` and `$pull` use: operators test the element itself, anything else
 * is a filter over an element that is a document (or an array, whose indexes are its fields).
 */
export function elementTest(condition: Document, context: MatchContext): (value: unknown) => boolean {
  const first = keysOf(condition)[0];
  const byFields = first === undefined || !first.startsWith('$') || PATHLESS.has(first);
  if (!byFields && !isDbRef(condition, true)) return valueTest(condition, { ...context, wholeValue: true });
  const matcher = parseFilter(condition, { ...context, wholeValue: false });
  return (value) => {
    if (isDocument(value)) return matcher(value);
    return Array.isArray(value) && matcher(arrayAsDocument(value));
  };
}

function arrayAsDocument(items: unknown[]): Document {
  return Object.assign(Object.create(null) as Document, items);
}

/** Operators applied to a value that has no field of its own; `context.wholeValue` says how arrays are taken. */
export function valueTest(operators: Document, context: MatchContext): (value: unknown) => boolean {
  const matcher = parseOperators('v', operators, context);
  return (value) => matcher({ v: value });
}

const PATH_OPERATORS = new Set(
  '$eq $ne $lt $lte $gt $gte $in $nin $not $exists $type $size $mod $all $elemMatch $regex $options'
    .split(' ')
    .concat('$bitsAllSet $bitsAllClear $bitsAnySet $bitsAnyClear $geoWithin $geoIntersects $near'.split(' ')),
);

/** True for operators that test a value (`$gt`), false for those that stand at the top of a filter (`$or`). */
export function isPathOperator(name: string): boolean {
  return PATH_OPERATORS.has(name);
}

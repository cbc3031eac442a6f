import { mongoError } from '../errors';
import type { MatchContext } from '../match/context';
import { truncateToLong } from '../match/numbers';
import { elementTest } from '../match/parse';
import { printValue } from '../print';
import { isNumeric, typeName } from '../types';
import { isDocument } from '../values';
import type { ReadFindOperator } from './parse';
import type { Transform } from './tree';

const INT_MAX = 0x7fffffff;

function clampInt(value: unknown): number {
  const n = truncateToLong(value) ?? 0n;
  return Number(n > BigInt(INT_MAX) ? BigInt(INT_MAX) : n < -BigInt(INT_MAX) ? -BigInt(INT_MAX) : n);
}

/** `$slice: n` or `$slice: [skip, limit]` of find. */
function sliceTransform(argument: unknown): Transform {
  let skip: number | undefined;
  let limit: number;
  if (isNumeric(argument)) limit = clampInt(argument);
  else {
    if (!Array.isArray(argument)) {
      throw mongoError(
        28667,
        `Invalid $slice syntax. The given syntax { $slice: ${printValue(argument)} } did not match the find() syntax because :: Location31273: $slice only supports numbers and [skip, limit] arrays :: The given syntax did not match the expression $slice syntax. :: caused by :: Expression $slice takes at least 2 arguments, and at most 3, but 1 were passed in.`,
      );
    }
    if (argument.length !== 2 || !isNumeric(argument[0]) || !isNumeric(argument[1])) throw badSlice(argument);
    skip = clampInt(argument[0]);
    limit = clampInt(argument[1]);
    if (limit <= 0)
      throw mongoError(
        28724,
        `Invalid $slice syntax. The given syntax did not match the find() syntax because :: Location31274: $slice limit must be positive, got ${limit}`,
      );
  }
  return (value) => (Array.isArray(value) ? slice(value, skip, limit) : value);
}

function badSlice(argument: unknown[]): Error {
  if (argument.length < 2 || argument.length > 3) {
    return mongoError(
      28667,
      `Expression $slice takes at least 2 arguments, and at most 3, but ${argument.length} were passed in.`,
    );
  }
  return mongoError(
    28724,
    `First argument to $slice must be an array, but is of type: ${typeName(argument[0])}`,
  );
}

function slice(items: unknown[], skip: number | undefined, limit: number): unknown[] {
  if (skip === undefined) return limit >= 0 ? items.slice(0, limit) : items.slice(limit);
  const from = skip >= 0 ? skip : Math.max(0, items.length + skip);
  return items.slice(from, from + limit);
}

function elemMatchTransform(path: string, argument: unknown, context: MatchContext): Transform {
  if (!isDocument(argument)) {
    throw mongoError(31274, `elemMatch: Invalid argument, object required, but got ${typeName(argument)}`);
  }
  if (path.includes('.')) {
    throw mongoError(31275, 'Cannot use $elemMatch projection on a nested field (currently unsupported).');
  }
  const test = elementTest(argument, { ...context, nested: true });
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found = value.find((item) => test(item));
    return found === undefined ? undefined : [found];
  };
}

export function findOperators(context: MatchContext): ReadFindOperator {
  return (path, operator, argument) => {
    if (operator === '$elemMatch') return elemMatchTransform(path, argument, context);
    if (operator === '$slice' && !isExpressionSlice(argument)) return sliceTransform(argument);
    return undefined;
  };
}

/** True for `{$slice: ["$list", 2]}`, which is the aggregation operator. */
function isExpressionSlice(argument: unknown): boolean {
  return Array.isArray(argument) && argument.length >= 2 && (argument.length > 2 || !isNumeric(argument[0]));
}

/** The matched element for `"list.$": 1`. */
export const positionalTransform: Transform = (value, { index }) => {
  if (!Array.isArray(value)) return value;
  if (index === undefined) {
    throw mongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  if (index >= value.length) {
    throw mongoError(
      51247,
      "Executor error during find command :: caused by :: positional operator '.$' element mismatch",
    );
  }
  return [value[index]];
};

import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Scope } from '../expressions/core';
import { newScope } from '../expressions/scope';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNullish, isNumeric } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { type Partition, sortNumber, type WindowFunction } from './partitions';

const NAMES = new Set([
  '$rank',
  '$denseRank',
  '$documentNumber',
  '$shift',
  '$expMovingAvg',
  '$derivative',
  '$integral',
  '$covariancePop',
  '$covarianceSamp',
  '$locf',
  '$linearFill',
]);

/** Functions that look at the whole partition rather than at a window of it. */
export function isRankFunction(name: string): boolean {
  return NAMES.has(name);
}

function ranks(dense: boolean): WindowFunction {
  return ({ sortKeys, sort }) => {
    let rank = 0;
    return sortKeys.map((keys, i) => {
      const tied = i > 0 && sort?.compareKeys(sortKeys[i - 1] as unknown[], keys) === 0;
      if (!tied) rank = dense ? rank + 1 : i + 1;
      return rank;
    });
  };
}

const valuesOf = (expression: unknown, scope: Scope) => {
  const expr = compileExpression(expression, scope);
  return (partition: Partition) => partition.docs.map((doc) => expr.eval({ root: doc, slots: [] }));
};

function shift(argument: unknown, scope: Scope): WindowFunction {
  if (!isDocument(argument)) throw mongoError('FailedToParse', 'Argument to $shift must be an object');
  for (const name of keysOf(argument)) {
    if (!['by', 'output', 'default'].includes(name))
      throw mongoError('FailedToParse', `Unknown argument in $shift: ${name}`);
  }
  const by = isNumeric(argument.by) ? toExactInteger(argument.by) : undefined;
  if (by === undefined || !('output' in argument))
    throw mongoError('FailedToParse', "$shift requires 'by' as an integer value and 'output'");
  const values = valuesOf(argument.output, scope);
  const fallback =
    'default' in argument
      ? compileExpression(argument.default, newScope(undefined, null)).eval({ root: undefined, slots: [] })
      : null;
  return (partition) => {
    const list = values(partition);
    return list.map((_, i) => {
      const at = i + Number(by);
      return at >= 0 && at < list.length ? (list[at] ?? null) : fallback;
    });
  };
}

function movingAverage(argument: unknown, scope: Scope): WindowFunction {
  if (!isDocument(argument) || !('input' in argument))
    throw mongoError(
      'FailedToParse',
      "$expMovingAvg requires an object with 'input' and either 'N' or 'alpha'",
    );
  const hasN = 'N' in argument;
  if (hasN === 'alpha' in argument)
    throw mongoError(
      'FailedToParse',
      "$expMovingAvg sub object must have exactly two fields: An 'input' field, and either an 'N' field or an 'alpha' field",
    );
  const given = toDouble(hasN ? argument.N : argument.alpha);
  if (given === undefined || given <= 0 || (!hasN && given >= 1))
    throw mongoError(
      'FailedToParse',
      "'N' must be greater than zero, 'alpha' must be between 0 and 1 (exclusive)",
    );
  const alpha = hasN ? 2 / (given + 1) : given;
  const values = valuesOf(argument.input, scope);
  return (partition) => {
    let average: number | undefined;
    return values(partition).map((value) => {
      if (isNumeric(value)) {
        const n = toDouble(value) as number;
        average = average === undefined ? n : n * alpha + average * (1 - alpha);
      }
      return average === undefined ? null : doubleValue(average);
    });
  };
}

const UNITS: Record<string, number> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

function overTime(argument: unknown, name: string) {
  if (!isDocument(argument) || !('input' in argument))
    throw mongoError('FailedToParse', `${name} requires an 'input' expression`);
  const unit = argument.unit === undefined ? 1 : UNITS[argument.unit as string];
  if (unit === undefined)
    throw mongoError(5490704, `unit must be one of week, day, hour, minute, second, millisecond`);
  return { input: argument.input, unit };
}

function derivative(argument: unknown, scope: Scope): WindowFunction {
  const { input, unit } = overTime(argument, '$derivative');
  const values = valuesOf(input, scope);
  return (partition) => {
    const list = values(partition);
    return list.map((value, i) => {
      const before = i === 0 ? undefined : list[i - 1];
      if (!isNumeric(value) || !isNumeric(before)) return null;
      const time =
        (sortNumber(partition.sortKeys[i]?.[0]) - sortNumber(partition.sortKeys[i - 1]?.[0])) / unit;
      return time === 0
        ? null
        : doubleValue(((toDouble(value) as number) - (toDouble(before) as number)) / time);
    });
  };
}

function integral(argument: unknown, scope: Scope): WindowFunction {
  const { input, unit } = overTime(argument, '$integral');
  const values = valuesOf(input, scope);
  return (partition) => {
    const list = values(partition).map((value) => toDouble(value));
    const times = partition.sortKeys.map((keys) => sortNumber(keys[0]) / unit);
    let sum = 0;
    for (let i = 1; i < list.length; i++) {
      const [a, b] = [list[i - 1], list[i]];
      if (a !== undefined && b !== undefined)
        sum += ((a + b) / 2) * ((times[i] as number) - (times[i - 1] as number));
    }
    return list.map(() => doubleValue(sum));
  };
}

function covariance(argument: unknown, scope: Scope, sample: boolean): WindowFunction {
  if (!Array.isArray(argument) || argument.length !== 2)
    throw mongoError('FailedToParse', 'covariance requires an array of two expressions');
  const [first, second] = argument.map((item) => valuesOf(item, scope)) as [
    ReturnType<typeof valuesOf>,
    ReturnType<typeof valuesOf>,
  ];
  return (partition) => {
    const pairs: [number, number][] = [];
    const ys = second(partition);
    first(partition).forEach((x, i) => {
      if (isNumeric(x) && isNumeric(ys[i])) pairs.push([toDouble(x) as number, toDouble(ys[i]) as number]);
    });
    const n = pairs.length;
    const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / n;
    const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / n;
    const total = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
    const divisor = sample ? n - 1 : n;
    const value = divisor > 0 ? doubleValue(total / divisor) : null;
    return partition.docs.map(() => value);
  };
}

/** Last observation carried forward. */
export function carryForward(values: readonly unknown[]): unknown[] {
  let last: unknown = null;
  return values.map((value) => {
    if (!isNullish(value)) last = value;
    return last;
  });
}

/** Fills gaps between two numbers on a straight line over the sort field. */
export function fillLinearly(values: readonly unknown[], times: readonly number[]): unknown[] {
  const result = values.map((value) => (value === undefined ? null : value));
  let before = -1;
  for (let i = 0; i < values.length; i++) {
    if (isNullish(values[i])) continue;
    if (!isNumeric(values[i]))
      throw mongoError('TypeMismatch', 'Value to be filled must be numeric or nullish');
    if (before >= 0 && i - before > 1) {
      const [from, to] = [toDouble(values[before]) as number, toDouble(values[i]) as number];
      const span = (times[i] as number) - (times[before] as number);
      for (let k = before + 1; k < i; k++) {
        result[k] = doubleValue(
          from + ((to - from) * ((times[k] as number) - (times[before] as number))) / span,
        );
      }
    }
    before = i;
  }
  return result;
}

export function compileRankFunction(
  name: string,
  argument: unknown,
  sortBy: Document | undefined,
  scope: Scope,
): WindowFunction {
  const needsSort = name !== '$covariancePop' && name !== '$covarianceSamp' && name !== '$locf';
  if (needsSort && !sortBy)
    throw mongoError(
      name.includes('ank') || name === '$documentNumber' ? 5371602 : 'FailedToParse',
      `${name} must be specified with a sortBy`,
    );
  switch (name) {
    case '$rank':
    case '$denseRank':
    case '$documentNumber':
      if (!isDocument(argument) || keysOf(argument).length > 0)
        throw mongoError(5371603, `${name} must be specified with '{}' as the value`);
      if (name === '$documentNumber') return ({ docs }) => docs.map((_, i) => i + 1);
      return ranks(name === '$denseRank');
    case '$shift':
      return shift(argument, scope);
    case '$expMovingAvg':
      return movingAverage(argument, scope);
    case '$derivative':
      return derivative(argument, scope);
    case '$integral':
      return integral(argument, scope);
    case '$locf': {
      const values = valuesOf(argument, scope);
      return (partition) => carryForward(values(partition));
    }
    case '$linearFill': {
      const values = valuesOf(argument, scope);
      return (partition) =>
        fillLinearly(
          values(partition),
          partition.sortKeys.map((keys) => sortNumber(keys[0])),
        );
    }
    default:
      return covariance(argument, scope, name === '$covarianceSamp');
  }
}

import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Scope } from '../expressions/core';
import { toDouble } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import type { AccumulatorFactory } from './accumulator-types';

/** The argument of `$median` and `$percentile`, checked; `p` of the median is one half. */
export function parsePercentile(name: string, argument: unknown, scope: Scope) {
  if (!isDocument(argument))
    throw mongoError(
      name === '$median' ? 7436100 : 7429703,
      `specification must be an object; found ${name}: ${typeName(argument)}`,
    );
  const allowed = name === '$median' ? ['input', 'method'] : ['input', 'method', 'p'];
  for (const key of keysOf(argument)) {
    if (!allowed.includes(key)) throw mongoError(40415, `BSON field '${name}.${key}' is an unknown field.`);
  }
  for (const key of allowed) {
    if (!(key in argument))
      throw mongoError(40414, `BSON field '${name}.${key}' is missing but a required field`);
  }
  if (typeof argument.method !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `BSON field '${name}.method' is the wrong type '${typeName(argument.method)}', expected type 'string'`,
    );
  }
  if (argument.method !== 'approximate') {
    throw mongoError('BadValue', "Currently only 'approximate' can be used as percentile 'method'.");
  }
  const points = name === '$median' ? [0.5] : percentilePoints(argument, scope);
  return { input: compileExpression(argument.input, scope), points };
}

function percentilePoints(argument: Document, scope: Scope): number[] {
  const expr = compileExpression(argument.p, scope);
  const list = expr.constant ? expr.eval({ root: undefined, slots: [] }) : undefined;
  if (!Array.isArray(list) || list.length === 0) {
    throw mongoError(7750301, "The $percentile 'p' field must be an array of numbers from [0.0, 1.0]");
  }
  return list.map((item) => {
    if (!isNumeric(item))
      throw mongoError(
        7750302,
        `The $percentile 'p' field must be an array of numbers from [0.0, 1.0], but found: ${String(item)}`,
      );
    const p = toDouble(item) as number;
    if (!(p >= 0 && p <= 1)) {
      throw mongoError(
        7750303,
        `The $percentile 'p' field must be an array of numbers from [0.0, 1.0], but found: ${p}`,
      );
    }
    return p;
  });
}

/** Discrete percentiles: the value at rank ceil(p·n), as MongoDB answers for small inputs. */
export function percentiles(values: number[], points: readonly number[]): unknown[] {
  if (values.length === 0) return points.map(() => null);
  const sorted = Float64Array.from(values).sort();
  return points.map((p) => {
    const rank = Math.max(0, Math.ceil(p * sorted.length) - 1);
    return doubleValue(sorted[Math.min(rank, sorted.length - 1)] as number);
  });
}

export function compilePercentile(name: string, argument: unknown, scope: Scope): AccumulatorFactory {
  const { input, points } = parsePercentile(name, argument, scope);
  return () => {
    const values: number[] = [];
    return {
      add(context) {
        const value = input.eval(context);
        if (isNumeric(value)) values.push(toDouble(value) as number);
      },
      value() {
        const result = percentiles(values, points);
        return name === '$median' ? result[0] : result;
      },
    };
  };
}

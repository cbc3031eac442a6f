import { compareValues } from '../compare';
import { toDouble } from '../match/numbers';
import { isNumeric } from '../types';
import { BsonUndefined } from '../values';
import { compileExpression } from './compile';
import type { Expr, OperatorDef, OperatorTable, Scope } from './core';
import { fold } from './core';

/** True for everything except false, null, undefined, missing and zero, as in the expression language. */
export function truthy(value: unknown): boolean {
  if (value === true) return true;
  if (value === false || value === null || value === undefined) return false;
  if (isNumeric(value)) return toDouble(value) !== 0;
  return !(value instanceof BsonUndefined);
}

function comparison(test: (order: number) => unknown): OperatorDef {
  return {
    arity: [2, 2],
    apply: ([a, b], scope) => test(compareValues(a, b, scope.collation)),
  };
}

function listOf(argument: unknown, scope: Scope): Expr[] {
  return (Array.isArray(argument) ? argument : [argument]).map((item) => compileExpression(item, scope));
}

export const truthOperators: OperatorTable = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $not: { arity: [1, 1], apply: ([value]) => !truthy(value) },
  $and: {
    compile(argument, scope) {
      const parts = listOf(argument, scope);
      return fold({ eval: (context) => parts.every((part) => truthy(part.eval(context))) }, parts);
    },
  },
  $or: {
    compile(argument, scope) {
      const parts = listOf(argument, scope);
      return fold({ eval: (context) => parts.some((part) => truthy(part.eval(context))) }, parts);
    },
  },
};

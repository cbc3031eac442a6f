import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { isDocument, keysOf } from '../values';
import { requireArray } from './arrays';
import { compileExpression } from './compile';
import { bind, charge, type Expr, fold, type OperatorTable, type Scope } from './core';
import { checkVariableName } from './field-path';
import { requireFields } from './fields';
import { truthy } from './truth';

function compileMap(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(16878, '$map only supports an object as its argument');
  for (const name of keysOf(argument)) {
    if (!['input', 'as', 'in'].includes(name))
      throw mongoError(16879, `Unrecognized parameter to $map: ${name}`);
  }
  if (!('input' in argument)) throw mongoError(16880, "Missing 'input' parameter to $map");
  if (!('in' in argument)) throw mongoError(16882, "Missing 'in' parameter to $map");
  const name = variableName(argument.as);
  const input = compileExpression(argument.input, scope);
  const inner = bind(scope, [name]);
  const slot = inner.slots[0] as number;
  const body = compileExpression(argument.in, inner.scope);
  return {
    eval(context) {
      const list = input.eval(context);
      if (isNullish(list)) return null;
      return requireArray(list, 16883, 'input to $map must be an array not ').map((item) => {
        charge(1);
        context.slots[slot] = item;
        const value = body.eval(context);
        return value === undefined ? null : value;
      });
    },
  };
}

function variableName(as: unknown): string {
  if (as === undefined) return 'this';
  if (typeof as !== 'string')
    throw mongoError('TypeMismatch', `'as' must be a string, but found ${typeName(as)}`);
  checkVariableName(as);
  return as;
}

function compileFilterOperator(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(28646, '$filter only supports an object as its argument');
  for (const name of keysOf(argument)) {
    if (!['input', 'as', 'cond', 'limit'].includes(name))
      throw mongoError(28647, `Unrecognized parameter to $filter: ${name}`);
  }
  if (!('input' in argument)) throw mongoError(28648, "Missing 'input' parameter to $filter");
  if (!('cond' in argument)) throw mongoError(28650, "Missing 'cond' parameter to $filter");
  const name = variableName(argument.as);
  const input = compileExpression(argument.input, scope);
  const limit = 'limit' in argument ? compileExpression(argument.limit, scope) : undefined;
  const inner = bind(scope, [name]);
  const slot = inner.slots[0] as number;
  const cond = compileExpression(argument.cond, inner.scope);
  return {
    eval(context) {
      const list = input.eval(context);
      if (isNullish(list)) return null;
      const items = requireArray(list, 28651, 'input to $filter must be an array not ');
      const most = limit ? filterLimit(limit.eval(context)) : Number.POSITIVE_INFINITY;
      const kept: unknown[] = [];
      for (const item of items) {
        if (kept.length >= most) break;
        charge(1);
        context.slots[slot] = item;
        if (truthy(cond.eval(context))) kept.push(item);
      }
      return kept;
    },
  };
}

function filterLimit(value: unknown): number {
  if (isNullish(value)) return Number.POSITIVE_INFINITY;
  const n = isNumeric(value) ? toExactInteger(value) : undefined;
  if (n === undefined || n > 0x7fffffffn)
    throw mongoError(
      327391,
      `$filter: limit must be represented as a 32-bit integral value: ${String(value)}`,
    );
  if (n < 1n) throw mongoError(327392, `$filter: limit must be greater than 0: ${n}`);
  return Number(n);
}

function compileReduce(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(40075, '$reduce requires an object as an argument, found: '.concat(typeName(argument)));
  for (const name of keysOf(argument)) {
    if (!['input', 'initialValue', 'in'].includes(name))
      throw mongoError(40076, `$reduce found an unknown argument: ${name}`);
  }
  if (!('input' in argument)) throw mongoError(40077, "$reduce requires 'input' to be specified");
  if (!('initialValue' in argument))
    throw mongoError(40078, "$reduce requires 'initialValue' to be specified");
  if (!('in' in argument)) throw mongoError(40079, "$reduce requires 'in' to be specified");
  const input = compileExpression(argument.input, scope);
  const initial = compileExpression(argument.initialValue, scope);
  const inner = bind(scope, ['this', 'value']);
  const [thisSlot, valueSlot] = inner.slots as [number, number];
  const body = compileExpression(argument.in, inner.scope);
  return {
    eval(context) {
      const list = input.eval(context);
      if (isNullish(list)) return null;
      const items = requireArray(list, 40080, "$reduce requires that 'input' be an array, found: ");
      let value = initial.eval(context);
      for (const item of items) {
        charge(1);
        context.slots[thisSlot] = item;
        context.slots[valueSlot] = value;
        value = body.eval(context);
      }
      return value;
    },
  };
}

function compileSortArray(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(2942500, `$sortArray requires an object as an argument, found: ${typeName(argument)}`);
  requireFields(
    '$sortArray',
    argument,
    [
      ['input', 2942502],
      ['sortBy', 2942503],
    ],
    [],
    2942501,
  );
  const input = compileExpression(argument.input, scope);
  const compare = sortOrder(argument.sortBy, scope);
  return fold(
    {
      eval(context) {
        const list = input.eval(context);
        if (isNullish(list)) return null;
        return [
          ...requireArray(
            list,
            2942504,
            'The input argument to $sortArray must be an array, but was of type: ',
          ),
        ].sort(compare);
      },
    },
    [input],
  );
}

function sortOrder(sortBy: unknown, scope: Scope): (a: unknown, b: unknown) => number {
  if (isNumeric(sortBy)) {
    const n = toDouble(sortBy);
    if (n !== 1 && n !== -1) throw mongoError(2942506, 'The $sort element value must be either 1 or -1');
    return (a, b) => n * compareValues(a, b, scope.collation);
  }
  if (!isDocument(sortBy))
    throw mongoError(
      2942507,
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  const fields = keysOf(sortBy).map((path) => {
    const n = isNumeric(sortBy[path]) ? toDouble(sortBy[path]) : undefined;
    if (n !== 1 && n !== -1) throw mongoError(2942505, 'The $sort element value must be either 1 or -1');
    return { parts: path.split('.'), sign: n };
  });
  const read = (value: unknown, parts: readonly string[]) => {
    let current = value;
    for (const part of parts) current = isDocument(current) ? current[part] : undefined;
    return current === undefined ? null : current;
  };
  return (a, b) => {
    for (const { parts, sign } of fields) {
      const order = compareValues(read(a, parts), read(b, parts), scope.collation);
      if (order !== 0) return sign * order;
    }
    return 0;
  };
}

export const arrayLambdaOperators: OperatorTable = {
  $map: { compile: compileMap },
  $filter: { compile: compileFilterOperator },
  $reduce: { compile: compileReduce },
  $sortArray: { compile: compileSortArray },
};

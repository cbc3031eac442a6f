import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { Doc, docOf, isDocument, keysOf, setField } from '../values';
import { compileExpression } from './compile';
import { bind, charge, type Expr, fold, type OperatorTable, type Scope } from './core';
import { checkVariableName } from './field-path';
import { requireFields } from './fields';
import { truthy } from './truth';

function requireArray(value: unknown, code: number | string, message: string): unknown[] {
  if (!Array.isArray(value)) throw mongoError(code, `${message}${typeName(value)}`);
  return value;
}

/** An index or count as a 32-bit integer. */
function requireInt(value: unknown, typeCode: number, rangeCode: number, what: string): number {
  if (!isNumeric(value)) throw mongoError(typeCode, `${what}, but is ${typeName(value)}`);
  const n = toExactInteger(value);
  if (n === undefined || n > 0x7fffffffn || n < -0x80000000n) {
    throw mongoError(rangeCode, `${what} representable as a 32-bit integer: ${String(value)}`);
  }
  return Number(n);
}

function arrayElemAt([list, index]: unknown[]): unknown {
  if (isNullish(list) || isNullish(index)) return null;
  const items = requireArray(list, 28689, "$arrayElemAt's first argument must be an array, but is ");
  const at = requireInt(index, 28690, 28691, "$arrayElemAt's second argument must be a numeric value");
  return items[at < 0 ? items.length + at : at];
}

function firstOrLast(operator: '$first' | '$last'): (args: unknown[]) => unknown {
  return ([list]) => {
    if (isNullish(list)) return null;
    const items = requireArray(list, 28689, `${operator}'s argument must be an array, but is `);
    return operator === '$first' ? items[0] : items.at(-1);
  };
}

function concatArrays(args: unknown[]): unknown {
  const result: unknown[] = [];
  for (const value of args) {
    if (isNullish(value)) return null;
    if (Array.isArray(value)) charge(value.length);
    for (const item of requireArray(value, 28664, '$concatArrays only supports arrays, not '))
      result.push(item);
  }
  return result;
}

function slice(args: unknown[]): unknown {
  const [list, first, second] = args;
  if (args.some(isNullish)) return null;
  const items = requireArray(list, 28724, 'First argument to $slice must be an array, but is of type: ');
  const a = sliceInt(first, 'Second');
  if (args.length === 2) return a >= 0 ? items.slice(0, a) : items.slice(a);
  const count = sliceInt(second, 'Third');
  if (count <= 0) throw mongoError(28729, `Third argument to $slice must be positive: ${count}`);
  const from = a >= 0 ? a : Math.max(0, items.length + a);
  return items.slice(from, from + count);
}

function sliceInt(value: unknown, which: string): number {
  return requireInt(value, 28725, 28726, `${which} argument to $slice must be numeric`);
}

const MAX_RANGE_ITEMS = 4_000_000;

function range(args: unknown[]): unknown {
  const start = rangeInt(args[0], 34443, 34444, 'start');
  const end = rangeInt(args[1], 34445, 34446, 'end');
  const step = args.length > 2 ? rangeInt(args[2], 34447, 34448, 'step') : 1;
  if (step === 0) throw mongoError(34449, '$range requires a non-zero step value');
  const count = Math.max(0, Math.ceil((end - start) / step));
  if (count > MAX_RANGE_ITEMS) throw mongoError('ExceededMemoryLimit', '$range would use too much memory');
  charge(count);
  return Array.from({ length: count }, (_, i) => start + i * step);
}

function rangeInt(value: unknown, typeCode: number, rangeCode: number, what: string): number {
  if (!isNumeric(value))
    throw mongoError(
      typeCode,
      `$range requires a numeric ${what} value, found value of type:${typeName(value)}`,
    );
  const n = toExactInteger(value);
  if (n === undefined || n > 0x7fffffffn || n < -0x80000000n) {
    throw mongoError(
      rangeCode,
      `$range requires a ${what} value that can be represented as a 32-bit integer, found value: ${String(value)}`,
    );
  }
  return Number(n);
}

function indexOfArray(args: unknown[], scope: Scope): unknown {
  const [list, wanted] = args;
  if (isNullish(list)) return null;
  const items = requireArray(list, 40090, '$indexOfArray requires an array as a first argument, found: ');
  const from = args.length > 2 ? indexInt(args[2], 'starting') : 0;
  const to = args.length > 3 ? Math.min(indexInt(args[3], 'ending'), items.length) : items.length;
  for (let i = from; i < to; i++) if (compareValues(items[i], wanted, scope.collation) === 0) return i;
  return -1;
}

export function indexInt(value: unknown, which: string): number {
  if (!isNumeric(value))
    throw mongoError(
      40096,
      `$indexOf requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    );
  const n = toExactInteger(value);
  if (n === undefined)
    throw mongoError(
      40096,
      `$indexOf requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    );
  if (n < 0n) throw mongoError(40097, `$indexOf requires a nonnegative ${which} index, found: ${n}`);
  return Number(n > 0x7fffffffn ? 0x7fffffffn : n);
}

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

function compileZip(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(34460, '$zip only supports an object as an argument, found '.concat(typeName(argument)));
  for (const name of keysOf(argument)) {
    if (!['inputs', 'useLongestLength', 'defaults'].includes(name))
      throw mongoError(34464, `$zip found an unknown argument: ${name}`);
  }
  const { inputs, useLongestLength: longest = false, defaults } = argument;
  if (longest !== undefined && typeof longest !== 'boolean')
    throw mongoError(34463, 'useLongestLength must be a bool, found '.concat(typeName(longest)));
  if (inputs === undefined) throw mongoError(34465, '$zip requires at least one input array');
  if (!Array.isArray(inputs))
    throw mongoError(34461, 'inputs must be an array of expressions, found '.concat(typeName(inputs)));
  if (inputs.length === 0) throw mongoError(34465, '$zip requires at least one input array');
  if (defaults !== undefined && !Array.isArray(defaults))
    throw mongoError(34462, 'defaults must be an array of expressions, found '.concat(typeName(defaults)));
  if (defaults !== undefined && !longest)
    throw mongoError(34466, 'cannot specify defaults unless useLongestLength is true');
  if (Array.isArray(defaults) && defaults.length !== inputs.length)
    throw mongoError(34467, 'defaults and inputs must have the same length');
  const parts = inputs.map((item) => compileExpression(item, scope));
  const fillers = ((defaults as unknown[] | undefined) ?? []).map((item) => compileExpression(item, scope));
  const expr: Expr = {
    eval(context) {
      const lists = parts.map((part) => part.eval(context));
      if (lists.some(isNullish)) return null;
      const arrays = lists.map((list) =>
        requireArray(list, 34468, '$zip found a non-array expression in input: '),
      );
      const lengths = arrays.map((list) => list.length);
      const length = longest ? Math.max(...lengths) : Math.min(...lengths);
      charge(length * arrays.length);
      const fill = fillers.map((filler) => filler.eval(context));
      return Array.from({ length }, (_, i) =>
        arrays.map((list, k) => (i < list.length ? list[i] : (fill[k] ?? null))),
      );
    },
  };
  return fold(expr, [...parts, ...fillers]);
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

function arrayToObject([list]: unknown[]): unknown {
  if (isNullish(list)) return null;
  const items = requireArray(list, 40386, '$arrayToObject requires an array input, found: ');
  const result = new Doc();
  let pairs: boolean | undefined;
  for (const item of items) {
    const isPair = Array.isArray(item);
    if (!isPair && !isDocument(item))
      throw mongoError(40398, `Unrecognised input type format for $arrayToObject: ${typeName(item)}`);
    pairs ??= isPair;
    if (pairs && !isPair)
      throw mongoError(
        40396,
        `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Array was detected, now found: ${typeName(item)}`,
      );
    if (!pairs && isPair)
      throw mongoError(
        40391,
        `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Object was detected, now found: ${typeName(item)}`,
      );
    const [key, value] = isPair ? pairOf(item) : keyValueOf(item as Record<string, unknown>);
    setField(result, key, value);
  }
  return result;
}

function pairOf(item: unknown[]): [string, unknown] {
  if (item.length !== 2)
    throw mongoError(
      40397,
      `$arrayToObject requires an array of size 2 arrays,found array of size: ${item.length}`,
    );
  if (typeof item[0] !== 'string')
    throw mongoError(
      40395,
      `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(item[0])}`,
    );
  if (item[0].includes('\0')) throw mongoError(4940400, 'Key field cannot contain an embedded null byte');
  return [item[0], item[1]];
}

function keyValueOf(item: Record<string, unknown>): [string, unknown] {
  const names = keysOf(item);
  if (names.length !== 2)
    throw mongoError(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${names.length}`,
    );
  if (!('k' in item) || !('v' in item))
    throw mongoError(
      40393,
      `$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys from: ${names.join(', ')}`,
    );
  if (typeof item.k !== 'string')
    throw mongoError(
      40394,
      `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeName(item.k)}`,
    );
  if (item.k.includes('\0')) throw mongoError(4940401, 'Key field cannot contain an embedded null byte');
  return [item.k, item.v];
}

function objectToArray([value]: unknown[]): unknown {
  if (isNullish(value)) return null;
  if (!isDocument(value))
    throw mongoError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
  return keysOf(value).map((k) => docOf({ k, v: value[k] }));
}

export const arrayOperators: OperatorTable = {
  $arrayElemAt: { arity: [2, 2], apply: arrayElemAt },
  $first: { arity: [1, 1], apply: firstOrLast('$first') },
  $last: { arity: [1, 1], apply: firstOrLast('$last') },
  $concatArrays: { apply: concatArrays },
  $slice: { arity: [2, 3], apply: slice },
  $range: { arity: [2, 3], apply: range },
  $indexOfArray: { arity: [2, 4], apply: indexOfArray },
  $isArray: { arity: [1, 1], apply: ([value]) => Array.isArray(value) },
  $size: {
    arity: [1, 1],
    apply: ([value]) =>
      requireArray(value, 17124, 'The argument to $size must be an array, but was of type: ').length,
  },
  $in: {
    arity: [2, 2],
    apply: ([value, list], scope) =>
      requireArray(list, 40081, '$in requires an array as a second argument, found: ').some(
        (item) => compareValues(item, value, scope.collation) === 0,
      ),
  },
  $reverseArray: {
    arity: [1, 1],
    apply: ([value]) =>
      isNullish(value)
        ? null
        : [
            ...requireArray(
              value,
              34435,
              'The argument to $reverseArray must be an array, but was of type: ',
            ),
          ].reverse(),
  },
  $arrayToObject: { arity: [1, 1], apply: arrayToObject },
  $objectToArray: { arity: [1, 1], apply: objectToArray },
  $map: { compile: compileMap },
  $filter: { compile: compileFilterOperator },
  $reduce: { compile: compileReduce },
  $zip: { compile: compileZip },
  $sortArray: { compile: compileSortArray },
};

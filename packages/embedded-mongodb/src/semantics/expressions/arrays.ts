import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { Doc, docOf, isDocument, keysOf, setField } from '../values';
import { charge, type OperatorTable, type Scope } from './core';

export function requireArray(value: unknown, code: number | string, message: string): unknown[] {
  if (!Array.isArray(value)) throw mongoError(code, `${message}${typeName(value)}`);
  return value;
}

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
  const from = args.length > 2 ? arrayIndex(args[2], 'starting') : 0;
  const to = args.length > 3 ? Math.min(arrayIndex(args[3], 'ending'), items.length) : items.length;
  for (let i = from; i < to; i++) if (compareValues(items[i], wanted, scope.collation) === 0) return i;
  return -1;
}

function arrayIndex(value: unknown, which: string): number {
  const n = isNumeric(value) ? toExactInteger(value) : undefined;
  if (n === undefined || n > 0x7fffffffn || n < -0x80000000n)
    throw mongoError(
      9711600,
      `$indexOfArray requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    );
  if (n < 0n) throw mongoError(9711601, `$indexOfArray requires a nonnegative ${which} index, found: ${n}`);
  return Number(n);
}

export function indexInt(value: unknown, which: string): number {
  if (!isNumeric(value))
    throw mongoError(
      40096,
      `$indexOf requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    );
  const n = toExactInteger(value);
  if (n === undefined || n > 0x7fffffffn || n < -0x80000000n)
    throw mongoError(
      40096,
      `$indexOf requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    );
  if (n < 0n) throw mongoError(40097, `$indexOf requires a nonnegative ${which} index, found: ${n}`);
  return Number(n);
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
};

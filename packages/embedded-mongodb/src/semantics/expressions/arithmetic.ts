import { Decimal128 } from 'bson';
import {
  addNumbers,
  integerValue,
  multiplyNumbers,
  subtractNumbers,
  toDecimal,
  Width,
  widthOf,
} from '../arithmetic';
import { divideDecimals, makeDecimal, remainderDecimals } from '../decimal';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { refuse } from '../unsupported';
import type { OperatorDef, OperatorTable } from './core';

function add(args: unknown[]): unknown {
  let sum: unknown = 0;
  let date: Date | undefined;
  for (const value of args) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw mongoError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) sum = addNumbers(sum, value, 'double');
    else throw mongoError('TypeMismatch', `$add only supports numeric or date types, not ${typeName(value)}`);
  }
  return date ? shiftDate(date, sum) : sum;
}

function shiftDate(date: Date, amount: unknown): Date {
  const ms = widthOf(amount) === Width.int ? (amount as number) : Math.round(toDouble(amount) as number);
  const shifted = new Date(date.getTime() + ms);
  if (Number.isNaN(shifted.getTime())) throw mongoError('Overflow', 'date overflow');
  return shifted;
}

function subtract([a, b]: unknown[]): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (isNumeric(a) && isNumeric(b)) return subtractNumbers(a, b, 'double');
  if (a instanceof Date) {
    if (b instanceof Date) return BigInt(a.getTime() - b.getTime());
    if (isNumeric(b)) return shiftDate(a, subtractNumbers(0, b, 'double'));
  }
  throw mongoError('TypeMismatch', `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function multiply(args: unknown[]): unknown {
  let product: unknown = 1;
  for (const value of args) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) {
      throw mongoError('TypeMismatch', `$multiply only supports numeric types, not ${typeName(value)}`);
    }
    product = multiplyNumbers(product, value, 'double');
  }
  return product;
}

function divide([a, b]: unknown[]): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    throw mongoError(
      'TypeMismatch',
      `$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
    );
  }
  if (toDouble(b) === 0) throw mongoError('BadValue', "can't $divide by zero");
  if (Math.max(widthOf(a) as number, widthOf(b) as number) === Width.decimal) {
    return makeDecimal(divideDecimals(toDecimal(a), toDecimal(b)));
  }
  return doubleValue((toDouble(a) as number) / (toDouble(b) as number));
}

function mod([a, b]: unknown[]): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    throw mongoError(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  }
  const width = Math.max(widthOf(a) as number, widthOf(b) as number);
  if (toDouble(b) === 0) throw mongoError(width === Width.decimal ? 5733415 : 16610, "can't $mod by zero");
  if (width === Width.decimal) return makeDecimal(remainderDecimals(toDecimal(a), toDecimal(b)));
  if (width === Width.double) return doubleValue((toDouble(a) as number) % (toDouble(b) as number));
  return integerValue(BigInt(a as number) % BigInt(b as number), width, 'double');
}

function abs([value]: unknown[]): unknown {
  if (isNullish(value)) return null;
  if (!isNumeric(value)) throw mongoError(28765, `$abs only supports numeric types, not ${typeName(value)}`);
  if (value === -(2n ** 63n)) throw mongoError(28680, "can't take $abs of long long min");
  const width = widthOf(value) as number;
  if (width === Width.decimal) return makeDecimal({ ...toDecimal(value), negative: false });
  if (width === Width.double) return doubleValue(Math.abs(toDouble(value) as number));
  const n = BigInt(value as number);
  return integerValue(n < 0n ? -n : n, width, 'double');
}

function noDecimal(operator: string, value: unknown): void {
  if (value instanceof Decimal128) refuse('function of decimals', operator);
}

function mathFunction(operator: string, compute: (n: number) => number, code?: number): OperatorDef {
  return {
    arity: [1, 1],
    apply: ([value]) => {
      if (isNullish(value)) return null;
      if (!isNumeric(value))
        throw mongoError(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
      noDecimal(operator, value);
      const n = toDouble(value) as number;
      if (code !== undefined && (n < 0 || (n === 0 && operator !== '$sqrt')))
        throw mongoError(code, `${operator}'s argument must be a positive number, but is ${String(value)}`);
      return doubleValue(compute(n));
    },
  };
}

function pow([base, exponent]: unknown[]): unknown {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumeric(base)) throw mongoError(28762, `$pow's base must be numeric, not ${typeName(base)}`);
  if (!isNumeric(exponent))
    throw mongoError(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
  noDecimal('$pow', base);
  noDecimal('$pow', exponent);
  const x = toDouble(base) as number;
  const y = toDouble(exponent) as number;
  if (x === 0 && y < 0) throw mongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const width = Math.max(widthOf(base) as number, widthOf(exponent) as number);
  if (width === Width.double) return doubleValue(x ** y);
  const power = BigInt(exponent as number);
  if (Math.abs(x) === 1) return integerValue(x < 0 && power % 2n !== 0n ? -1n : 1n, width, 'double');
  if (power < 0n || power > 64n) return doubleValue(x ** y);
  return integerValue(BigInt(base as number) ** power, width, 'double');
}

function log([value, base]: unknown[]): unknown {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumeric(value)) throw mongoError(28756, `$log's argument must be numeric, not ${typeName(value)}`);
  if (!isNumeric(base)) throw mongoError(28757, `$log's base must be numeric, not ${typeName(base)}`);
  noDecimal('$log', value);
  noDecimal('$log', base);
  const x = toDouble(value) as number;
  const b = toDouble(base) as number;
  if (x <= 0) throw mongoError(28758, `$log's argument must be a positive number, but is ${x}`);
  if (b <= 0 || b === 1)
    throw mongoError(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
  return doubleValue(Math.log(x) / Math.log(b));
}

export const arithmeticOperators: OperatorTable = {
  $add: { apply: add },
  $subtract: { arity: [2, 2], apply: subtract },
  $multiply: { apply: multiply },
  $divide: { arity: [2, 2], apply: divide },
  $mod: { arity: [2, 2], apply: mod },
  $abs: { arity: [1, 1], apply: abs },
  $sqrt: mathFunction('$sqrt', Math.sqrt, 28714),
  $exp: mathFunction('$exp', Math.exp),
  $ln: mathFunction('$ln', Math.log, 28766),
  $log10: mathFunction('$log10', Math.log10, 28761),
  $log: { arity: [2, 2], apply: log },
  $pow: { arity: [2, 2], apply: pow },
};

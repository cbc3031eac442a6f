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
import {
  addDecimals,
  type Decimal,
  decimalFromBigInt,
  divideDecimals,
  makeDecimal,
  negateDecimal,
  parseDecimal,
  remainderDecimals,
} from '../decimal';
import { decimalFunction, decimalLog, decimalPower } from '../decimal-functions';
import { squareRoot } from '../decimal-power';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble, truncateToLong } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorDef, type OperatorTable, type Scope } from './core';

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

/** A function of one number that answers doubles (decimals through their nearest double). */
function mathFunction(
  operator: string,
  compute: (n: number) => number,
  check?: (n: number, value: unknown) => void,
  inDecimal?: (value: Decimal) => Decimal | undefined,
): OperatorDef {
  return {
    arity: [1, 1],
    apply: ([value]) => {
      if (isNullish(value)) return null;
      if (!isNumeric(value)) {
        throw mongoError(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
      }
      const n = toDouble(value) as number;
      check?.(n, value);
      if (widthOf(value) === Width.decimal) {
        const decimal = toDecimal(value);
        const exact = inDecimal ? inDecimal(decimal) : decimalFunction(operator, decimal);
        return exact ? makeDecimal(exact) : decimalResult(compute(n), decimal);
      }
      return doubleValue(compute(n));
    },
  };
}

function decimalResult(n: number, argument: Decimal): Decimal128 {
  return argument.kind === 'nan' || Number.isNaN(n)
    ? Decimal128.fromString('NaN')
    : Decimal128.fromStringWithRounding(String(n));
}

function positiveOnly(operator: string, code: number): (n: number, value: unknown) => void {
  return (n, value) => {
    const tiny = n === 0 && value instanceof Decimal128 && toDecimal(value).digits !== 0n;
    if (n < 0 || (n === 0 && (!tiny || toDecimal(value).negative)))
      throw mongoError(code, `${operator}'s argument must be a positive number, but is ${String(value)}`);
  };
}

function pow([base, exponent]: unknown[]): unknown {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumeric(base)) throw mongoError(28762, `$pow's base must be numeric, not ${typeName(base)}`);
  if (!isNumeric(exponent))
    throw mongoError(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
  const x = toDouble(base) as number;
  const y = toDouble(exponent) as number;
  if (x === 0 && y < 0) throw mongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const width = Math.max(widthOf(base) as number, widthOf(exponent) as number);
  if (width === Width.decimal) {
    const exact = decimalPower(toDecimal(base), toDecimal(exponent));
    return exact ? makeDecimal(exact) : decimalResult(x ** y, toDecimal(base));
  }
  if (width === Width.double) return doubleValue(x ** y);
  const power = BigInt(exponent as number);
  if (Math.abs(x) === 1) return integerValue(x < 0 && power % 2n !== 0n ? -1n : 1n, width, 'double');
  if (power < 0n || (power > 64n && Math.abs(x) > 1)) return doubleValue(x ** y);
  const result = BigInt(base as number) ** (power > 64n ? power % 2n : power);
  return integerValue(result, width, 'double');
}

function log([value, base]: unknown[]): unknown {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumeric(value)) throw mongoError(28756, `$log's argument must be numeric, not ${typeName(value)}`);
  if (!isNumeric(base)) throw mongoError(28757, `$log's base must be numeric, not ${typeName(base)}`);
  const x = toDouble(value) as number;
  const b = toDouble(base) as number;
  if (
    x <= 0 &&
    !(value instanceof Decimal128 && toDecimal(value).digits !== 0n && !toDecimal(value).negative)
  )
    throw mongoError(28758, `$log's argument must be a positive number, but is ${x}`);
  if (b <= 0 || b === 1)
    throw mongoError(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
  const decimal = Math.max(widthOf(value) as number, widthOf(base) as number) === Width.decimal;
  if (decimal && Number.isFinite(x) && Number.isFinite(b))
    return makeDecimal(decimalLog(toDecimal(value), toDecimal(base)));
  const result = Math.log(x) / Math.log(b);
  return decimal ? decimalResult(result, toDecimal(value)) : doubleValue(result);
}

const sigmoidOf = mathFunction(
  '$sigmoid',
  (n) => 1 / (1 + Math.exp(-n)),
  undefined,
  (x) => {
    const exponential = decimalFunction('$exp', negateDecimal(x));
    return exponential && divideDecimals(ONE, parseDecimal(makeDecimal(addDecimals(ONE, exponential))));
  },
);
const ONE = decimalFromBigInt(1n);

/** MongoDB rewrites it to a `$multiply` below others, whose errors show; its argument is never a list of arguments. */
function compileSigmoid(argument: unknown, scope: Scope): Expr {
  const input = compileExpression(argument, scope);
  const apply = sigmoidOf.apply as (args: unknown[], scope: Scope) => unknown;
  const expr: Expr = {
    eval(context) {
      const value = input.eval(context);
      if (isNullish(value) || isNumeric(value)) return apply([value], scope);
      throw mongoError('TypeMismatch', `$multiply only supports numeric types, not ${typeName(value)}`);
    },
  };
  return fold(expr, [input]);
}

function bitwise(operator: string, identity: bigint, apply: (a: bigint, b: bigint) => bigint): OperatorDef {
  return {
    apply: (args) => {
      let long = false;
      let result = identity;
      for (const value of args) {
        if (isNullish(value)) return null;
        const width = widthOf(value);
        if (width !== Width.int && width !== Width.long) {
          throw mongoError('TypeMismatch', `${operator} only supports int and long operands.`);
        }
        long ||= width === Width.long;
        result = apply(result, BigInt(value as number));
      }
      return long ? result : Number(result);
    },
  };
}

export const arithmeticOperators: OperatorTable = {
  $add: { apply: add },
  $subtract: { arity: [2, 2], apply: subtract },
  $multiply: { apply: multiply },
  $divide: { arity: [2, 2], apply: divide },
  $mod: { arity: [2, 2], apply: mod },
  $abs: { arity: [1, 1], apply: abs },
  $sqrt: mathFunction(
    '$sqrt',
    Math.sqrt,
    (n) => {
      if (n < 0) throw mongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    },
    squareRoot,
  ),
  $exp: mathFunction('$exp', Math.exp),
  $sigmoid: { compile: compileSigmoid },
  $ln: mathFunction('$ln', Math.log, positiveOnly('$ln', 28766)),
  $log10: mathFunction('$log10', Math.log10, positiveOnly('$log10', 28761)),
  $log: { arity: [2, 2], apply: log },
  $pow: { arity: [2, 2], apply: pow },
  $bitAnd: bitwise('$bitAnd', -1n, (a, b) => a & b),
  $bitOr: bitwise('$bitOr', 0n, (a, b) => a | b),
  $bitXor: bitwise('$bitXor', 0n, (a, b) => a ^ b),
  $bitNot: {
    arity: [1, 1],
    apply: ([value]) => {
      if (isNullish(value)) return null;
      const n = widthOf(value) === Width.int || typeof value === 'bigint' ? truncateToLong(value) : undefined;
      if (n === undefined)
        throw mongoError('TypeMismatch', `$bitNot only supports int and long, not: ${typeName(value)}.`);
      return typeof value === 'bigint' ? ~n : Number(~n);
    },
  },
};

import { Decimal128 } from 'bson';
import { toDecimal, Width, widthOf } from '../arithmetic';
import { makeDecimal } from '../decimal';
import { decimalAngle, decimalFunction } from '../decimal-functions';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import type { OperatorDef, OperatorTable } from './core';

function result(n: number, decimal: boolean): unknown {
  return decimal
    ? Decimal128.fromStringWithRounding(Number.isFinite(n) ? n.toPrecision(17) : String(n))
    : doubleValue(n);
}

/** A function of one number inside a range (NaN passes through). */
function unary(
  operator: string,
  compute: (n: number) => number,
  inRange: (n: number) => boolean,
  bounds: string,
): OperatorDef {
  return {
    arity: [1, 1],
    apply([value]) {
      if (isNullish(value)) return null;
      if (!isNumeric(value))
        throw mongoError(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
      const n = toDouble(value) as number;
      if (!Number.isNaN(n) && !inRange(n))
        throw mongoError(50989, `cannot apply ${operator} to ${n}, value must be in ${bounds}`);
      if (widthOf(value) !== Width.decimal) return doubleValue(compute(n));
      const exact = decimalFunction(operator, toDecimal(value));
      return exact ? makeDecimal(exact) : result(compute(n), true);
    },
  };
}

const finite = Number.isFinite;
const unit = (n: number) => n >= -1 && n <= 1;
const any = () => true;

export const trigonometryOperators: OperatorTable = {
  $sin: unary('$sin', Math.sin, finite, '(-inf,inf)'),
  $cos: unary('$cos', Math.cos, finite, '(-inf,inf)'),
  $tan: unary('$tan', Math.tan, finite, '(-inf,inf)'),
  $asin: unary('$asin', Math.asin, unit, '[-1,1]'),
  $acos: unary('$acos', Math.acos, unit, '[-1,1]'),
  $atan: unary('$atan', Math.atan, any, ''),
  $sinh: unary('$sinh', Math.sinh, any, ''),
  $cosh: unary('$cosh', Math.cosh, any, ''),
  $tanh: unary('$tanh', Math.tanh, any, ''),
  $asinh: unary('$asinh', Math.asinh, any, ''),
  $acosh: unary('$acosh', Math.acosh, (n) => n >= 1, '[1,inf]'),
  $atanh: unary('$atanh', Math.atanh, unit, '[-1,1]'),
  $degreesToRadians: unary('$degreesToRadians', (n) => n * (Math.PI / 180), any, ''),
  $radiansToDegrees: unary('$radiansToDegrees', (n) => n * (180 / Math.PI), any, ''),
  $atan2: {
    arity: [2, 2],
    apply([y, x]) {
      if (isNullish(y) || isNullish(x)) return null;
      for (const value of [y, x]) {
        if (!isNumeric(value))
          throw mongoError(
            51044,
            `$atan2 only supports numeric types, not ${typeName(y)} and ${typeName(x)}`,
          );
      }
      const decimal = widthOf(y) === Width.decimal || widthOf(x) === Width.decimal;
      const exact = decimal ? decimalAngle(toDecimal(y), toDecimal(x)) : undefined;
      if (exact) return makeDecimal(exact);
      return result(Math.atan2(toDouble(y) as number, toDouble(x) as number), decimal);
    },
  },
};

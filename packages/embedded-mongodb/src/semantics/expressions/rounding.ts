import { Decimal128 } from 'bson';
import { integerValue, toDecimal, Width, widthOf } from '../arithmetic';
import { makeDecimal, parseDecimal, quantizeDecimal } from '../decimal';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import type { OperatorDef, OperatorTable } from './core';

type Rounding = 'even' | 'floor' | 'ceil' | 'trunc';

/** Rounds for `$round` and `$trunc` with a place, and for `$floor` and `$ceil` without. */
function roundTo(operator: string, mode: Rounding, value: unknown, place: unknown): unknown {
  if (isNullish(value) || place === null) return null;
  if (!isNumeric(value)) {
    throw mongoError(51081, `${operator} only supports numeric types, not ${typeName(value)}`);
  }
  const digits = placeOf(operator, place);
  const width = widthOf(value) as number;
  if (width === Width.decimal) return makeDecimal(quantizeDecimal(toDecimal(value), digits, mode));
  if (width === Width.double) return doubleValue(roundDouble(toDouble(value) as number, digits, mode));
  if (digits >= 0) return value;
  const unit = 10n ** BigInt(-digits);
  const rounded = integerValue(roundInteger(BigInt(value as number), unit, mode), width, 'undefined');
  if (rounded !== undefined) return rounded;
  throw mongoError(51080, `invalid conversion from Decimal128 result in ${operator} of ${String(value)}`);
}

function placeOf(operator: string, place: unknown): number {
  if (place === undefined) return 0;
  if (!isNumeric(place))
    throw mongoError(16004, `cannot apply ${operator} with precision value of type ${typeName(place)}`);
  const n = toExactInteger(place);
  if (n === undefined)
    throw mongoError(51082, `precision value ${String(place)} in ${operator} is not an integer`);
  if (n < -20n || n > 100n)
    throw mongoError(51083, `cannot apply ${operator} with precision value ${n} value must be in [-20, 100]`);
  return Number(n);
}

function roundInteger(n: bigint, unit: bigint, mode: Rounding): bigint {
  const rest = n % unit;
  const cut = n - rest;
  if (mode !== 'even' || rest === 0n) return cut;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const up = twice > unit || (twice === unit && (cut / unit) % 2n !== 0n);
  return up ? cut + (n < 0n ? -unit : unit) : cut;
}

function roundDouble(n: number, digits: number, mode: Rounding): number {
  if (!Number.isFinite(n)) return n;
  if (digits === 0) {
    if (mode === 'floor') return Math.floor(n);
    if (mode === 'ceil') return Math.ceil(n);
    if (mode === 'trunc') return Math.trunc(n);
    const floor = Math.floor(n);
    const rest = n - floor;
    const rounded = rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1;
    return rounded === 0 && (n < 0 || Object.is(n, -0)) ? -0 : rounded;
  }
  // MongoDB rounds a double by its shortest decimal text
  const decimal = parseDecimal(Decimal128.fromStringWithRounding(String(n)));
  const { digits: whole, exponent, negative } = quantizeDecimal(decimal, digits, mode);
  return Number(`${negative ? '-' : ''}${whole}e${exponent}`);
}

function floorOrCeil(operator: '$floor' | '$ceil'): OperatorDef {
  const mode = operator === '$floor' ? 'floor' : 'ceil';
  return {
    arity: [1, 1],
    apply: ([value]) => {
      if (isNullish(value)) return null;
      if (!isNumeric(value))
        throw mongoError(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
      // $round and $trunc leave a decimal infinity unchanged
      if (value instanceof Decimal128 && toDecimal(value).kind === 'infinity')
        return Decimal128.fromString('NaN');
      return roundTo(operator, mode, value, undefined);
    },
  };
}

export const roundingOperators: OperatorTable = {
  $ceil: floorOrCeil('$ceil'),
  $floor: floorOrCeil('$floor'),
  $round: {
    arity: [1, 2],
    apply: (args) => roundTo('$round', 'even', args[0], args.length > 1 ? (args[1] ?? null) : undefined),
  },
  $trunc: {
    arity: [1, 2],
    apply: (args) => roundTo('$trunc', 'trunc', args[0], args.length > 1 ? (args[1] ?? null) : undefined),
  },
};

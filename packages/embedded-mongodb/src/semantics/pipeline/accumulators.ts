import { addNumbers, toDecimal, Width, widthOf } from '../arithmetic';
import type { Collation } from '../collation';
import { compareValues } from '../compare';
import {
  addDecimals,
  type Decimal,
  decimalFromBigInt,
  divideDecimals,
  exactFromDouble,
  makeDecimal,
  parseDecimal,
} from '../decimal';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Expr, Scope } from '../expressions/core';
import { toDouble } from '../match/numbers';
import { isNullish, typeName } from '../types';
import { Doc, isDocument, keysOf, setField } from '../values';
import type { AccumulatorFactory } from './accumulator-types';
import { valueKey } from './keys';

/** An accumulator of one expression. `step` takes a value, `done` gives the result. */
interface Plain {
  step(value: unknown): void;
  done(): unknown;
}

/** A sum that keeps BSON's types. Integers are exact, doubles compensated (Kahan–Babuška), and decimals separate. */
class Sum {
  private integers = 0n;
  private small = 0;
  private double = 0;
  private compensation = 0;
  private decimal: Decimal | undefined;
  private width: number = Width.int;
  count = 0;

  add(value: unknown): void {
    const width = widthOf(value);
    if (width === undefined) return;
    this.count++;
    if (width > this.width) this.width = width;
    if (width === Width.int) {
      this.small += value as number;
      if (Math.abs(this.small) > 1e15) {
        this.integers += BigInt(this.small);
        this.small = 0;
      }
    } else if (width === Width.long) this.integers += value as bigint;
    else if (width === Width.double) this.addDouble(toDouble(value) as number);
    else this.decimal = this.decimal ? addDecimals(this.decimal, toDecimal(value)) : toDecimal(value);
  }

  private addDouble(n: number): void {
    const sum = this.double + n;
    if (Number.isFinite(sum)) {
      this.compensation +=
        Math.abs(this.double) >= Math.abs(n) ? this.double - sum + n : n - sum + this.double;
    }
    this.double = sum;
  }

  private get whole(): bigint {
    return this.integers + BigInt(this.small);
  }

  private asDouble(): number {
    return this.double + (Number.isFinite(this.double) ? this.compensation : 0) + Number(this.whole);
  }

  private asDecimal(): Decimal {
    // unlike in expressions, doubles in a sum keep all of their digits (DoubleDoubleSummation::getDecimal)
    const doubles = exactFromDouble(this.double + (Number.isFinite(this.double) ? this.compensation : 0));
    return addDecimals(this.decimal as Decimal, addDecimals(decimalFromBigInt(this.whole), doubles));
  }

  value(): unknown {
    if (this.width === Width.decimal) return makeDecimal(this.asDecimal());
    if (this.width === Width.double) return doubleValue(this.asDouble());
    const sum = addNumbers(0, this.whole, 'double');
    if (this.width === Width.int && this.whole >= -0x80000000n && this.whole <= 0x7fffffffn)
      return Number(this.whole);
    if (typeof sum === 'bigint' && (sum > 2n ** 63n - 1n || sum < -(2n ** 63n)))
      return doubleValue(Number(sum));
    return sum;
  }

  average(): unknown {
    if (this.count === 0) return null;
    if (this.width === Width.decimal) {
      const sum = parseDecimal(makeDecimal(this.asDecimal()));
      return makeDecimal(divideDecimals(sum, decimalFromBigInt(BigInt(this.count))));
    }
    return doubleValue(this.asDouble() / this.count);
  }
}

function extreme(sign: number, collation: Collation | null): Plain {
  let best: unknown;
  return {
    step(value) {
      if (isNullish(value)) return;
      if (best === undefined || compareValues(value, best, collation) * sign > 0) best = value;
    },
    done: () => (best === undefined ? null : best),
  };
}

function addToSet(collation: Collation | null): Plain {
  const seen = new Set<string>();
  const values: unknown[] = [];
  return {
    step(value) {
      if (value === undefined) return;
      const key = valueKey(value, collation);
      if (seen.has(key)) return;
      seen.add(key);
      values.push(value);
    },
    done: () => values,
  };
}

function mergeObjects(): Plain {
  const merged = new Doc();
  return {
    step(value) {
      if (isNullish(value)) return;
      if (!isDocument(value)) {
        throw mongoError(
          40400,
          `$mergeObjects requires object inputs, but input ${String(value)} is of type ${typeName(value)}`,
        );
      }
      for (const name of keysOf(value)) setField(merged, name, value[name]);
    },
    done: () => merged,
  };
}

function first(): Plain {
  let value: unknown;
  let taken = false;
  return {
    step(v) {
      if (!taken) value = v === undefined ? null : v;
      taken = true;
    },
    done: () => (taken ? value : null),
  };
}

function last(): Plain {
  let value: unknown = null;
  return {
    step(v) {
      value = v === undefined ? null : v;
    },
    done: () => value,
  };
}

function push(): Plain {
  const values: unknown[] = [];
  return {
    step(value) {
      if (value !== undefined) values.push(value);
    },
    done: () => values,
  };
}

function sum(): Plain {
  const total = new Sum();
  return { step: (value) => total.add(value), done: () => total.value() };
}

function average(): Plain {
  const total = new Sum();
  return { step: (value) => total.add(value), done: () => total.average() };
}

const PLAIN: Record<string, (collation: Collation | null) => Plain> = {
  $sum: sum,
  $avg: average,
  $min: (collation) => extreme(-1, collation),
  $max: (collation) => extreme(1, collation),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: mergeObjects,
};

export function isAccumulator(name: string): boolean {
  return Object.hasOwn(PLAIN, name) || name === '$count';
}

export function compileAccumulator(name: string, argument: unknown, scope: Scope): AccumulatorFactory {
  if (name === '$count') return compileCount(argument);
  const make = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (!make) throw mongoError(15952, `unknown group operator '${name}'`);
  const expr: Expr = compileExpression(argument, scope);
  return () => {
    const plain = make(scope.collation);
    return { add: (context) => plain.step(expr.eval(context)), value: () => plain.done() };
  };
}

function compileCount(argument: unknown): AccumulatorFactory {
  if (!isDocument(argument) || keysOf(argument).length > 0) {
    throw mongoError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
  }
  return () => {
    let n = 0;
    return {
      add: () => {
        n++;
      },
      value: () => n,
    };
  };
}

export function accumulateValues(
  name: string,
  values: readonly unknown[],
  collation: Collation | null,
): unknown {
  const plain = (PLAIN[name] as (collation: Collation | null) => Plain)(collation);
  for (const value of values) plain.step(value);
  return plain.done();
}

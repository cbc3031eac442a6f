import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { EvalContext, Expr, Scope } from '../expressions/core';
import { toDouble, toExactInteger } from '../match/numbers';
import { type CompiledSort, compileSort } from '../sort';
import { isNullish, isNumeric } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import type { AccumulatorFactory } from './accumulator-types';

const N_NAMES = new Set(['$firstN', '$lastN', '$minN', '$maxN', '$top', '$bottom', '$topN', '$bottomN']);

export function isNAccumulator(name: string): boolean {
  return N_NAMES.has(name);
}

/** Checks the `n` of `$firstN` and its family. */
export function checkN(value: unknown): number {
  if (!isNumeric(value))
    throw mongoError(5787902, `Value for 'n' must be of integral type, but found ${String(value)}`);
  const double = toDouble(value) as number;
  if (!(Math.abs(double) < 2 ** 63))
    throw mongoError(31109, `Can't coerce out of range value ${double} to long`);
  const n = toExactInteger(value);
  if (n === undefined)
    throw mongoError(5787903, `Value for 'n' must be of integral type, but found ${String(value)}`);
  if (n <= 0n) throw mongoError(5787908, `'n' must be greater than 0, found ${n}`);
  return Number(n > 0x7fffffffn ? 0x7fffffffn : n);
}

function fieldsOf(name: string, argument: unknown, names: readonly string[]): Document {
  if (!isDocument(argument)) throw mongoError(5787801, `${name} must be an object`);
  for (const key of keysOf(argument)) {
    if (!names.includes(key))
      throw mongoError(
        name.includes('op') || name.includes('ottom') ? 5788002 : 5787901,
        `Unknown argument to ${name} '${key}'`,
      );
  }
  return argument;
}

/** The n first by an order, kept sorted: a value that cannot enter costs one comparison. */
class Best<T> {
  readonly items: T[] = [];

  constructor(
    private readonly limit: number,
    private readonly compare: (a: T, b: T) => number,
  ) {}

  add(item: T): void {
    const { items } = this;
    if (items.length === this.limit && this.compare(item, items[items.length - 1] as T) >= 0) return;
    let at = items.length;
    while (at > 0 && this.compare(item, items[at - 1] as T) < 0) at--;
    items.splice(at, 0, item);
    if (items.length > this.limit) items.pop();
  }
}

export function compileNAccumulator(name: string, argument: unknown, scope: Scope): AccumulatorFactory {
  if (name === '$top' || name === '$bottom' || name === '$topN' || name === '$bottomN') {
    return compileTop(name, argument, scope);
  }
  const spec = fieldsOf(name, argument, ['n', 'input']);
  if (!('n' in spec)) throw mongoError(5787906, `Missing value for 'n'`);
  if (!('input' in spec)) throw mongoError(5787907, `Missing value for 'input'`);
  const n = compileExpression(spec.n, scope);
  const input = compileExpression(spec.input, scope);
  if (n.constant) checkN(n.eval({ root: undefined, slots: [] }));
  return () => collectN(name, n, input, scope);
}

function collectN(name: string, n: Expr, input: Expr, scope: Scope) {
  let limit: number | undefined;
  const values: unknown[] = [];
  let best: Best<unknown> | undefined;
  const sign = name === '$minN' ? 1 : -1;
  return {
    add(context: EvalContext) {
      limit ??= checkN(n.eval(context));
      const value = input.eval(context);
      if (name === '$firstN') {
        if (values.length < limit) values.push(value === undefined ? null : value);
      } else if (name === '$lastN') {
        values.push(value === undefined ? null : value);
        if (values.length > limit) values.shift();
      } else if (!isNullish(value)) {
        best ??= new Best(limit, (a, b) => sign * compareValues(a, b, scope.collation));
        best.add(value);
      }
    },
    value: () => best?.items ?? values,
  };
}

function compileTop(name: string, argument: unknown, scope: Scope): AccumulatorFactory {
  const many = name.endsWith('N');
  const spec = fieldsOf(name, argument, many ? ['n', 'output', 'sortBy'] : ['output', 'sortBy']);
  if (many && !('n' in spec)) throw mongoError(5788003, `Missing value for 'n'`);
  if (!('output' in spec)) throw mongoError(5788004, `Missing value for 'output'`);
  if (!('sortBy' in spec)) throw mongoError(5788005, `Missing value for 'sortBy'`);
  if (!isDocument(spec.sortBy)) throw mongoError(10065, `invalid parameter: expected an object (sortBy)`);
  const sort = compileSort(spec.sortBy, scope.collation);
  const output = compileExpression(spec.output, scope);
  const n = many ? compileExpression(spec.n, scope) : undefined;
  if (n?.constant) checkN(n.eval({ root: undefined, slots: [] }));
  return () => collectTop(name, n, output, sort);
}

function collectTop(name: string, n: Expr | undefined, output: Expr, sort: CompiledSort) {
  type Entry = { keys: unknown[]; value: unknown };
  const bottom = name.startsWith('$bottom');
  let best: Best<Entry> | undefined;
  return {
    add(context: EvalContext) {
      const limit = n ? checkN(n.eval(context)) : 1;
      // the bottom keeps the last of equals, so a later entry goes before its equals in the reversed order
      best ??= new Best<Entry>(limit, (a, b) =>
        bottom ? -sort.compareKeys(a.keys, b.keys) || -1 : sort.compareKeys(a.keys, b.keys),
      );
      const value = output.eval(context);
      best.add({ keys: sort.keys(context.root as Document), value: value === undefined ? null : value });
    },
    value() {
      const values = (best?.items ?? []).map((entry) => entry.value);
      if (!n) return values.length > 0 ? values[0] : null;
      return bottom ? values.reverse() : values;
    },
  };
}

import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { valueKey } from '../pipeline/keys';
import { isNullish, typeName } from '../types';
import type { OperatorTable, Scope } from './core';
import { truthy } from './truth';

function distinct(items: readonly unknown[], scope: Scope): Map<string, unknown> {
  const seen = new Map<string, unknown>();
  for (const item of items) {
    const key = valueKey(item, scope.collation);
    if (!seen.has(key)) seen.set(key, item);
  }
  return seen;
}

const sorted = (values: Iterable<unknown>, scope: Scope) =>
  [...values].sort((a, b) => compareValues(a, b, scope.collation));

function arrayAt(value: unknown, code: number, message: string): unknown[] {
  if (!Array.isArray(value)) throw mongoError(code, `${message}${typeName(value)}`);
  return value;
}

function setUnion(args: unknown[], scope: Scope): unknown {
  if (args.some(isNullish)) return null;
  const all = args.flatMap((value) =>
    arrayAt(value, 17043, 'All operands of $setUnion must be arrays. One argument is of type: '),
  );
  return sorted(distinct(all, scope).values(), scope);
}

function setIntersection(args: unknown[], scope: Scope): unknown {
  if (args.some(isNullish)) return null;
  const sets = args.map((value) =>
    distinct(
      arrayAt(value, 17047, 'All operands of $setIntersection must be arrays. One argument is of type: '),
      scope,
    ),
  );
  const [first, ...others] = sets;
  if (!first) return [];
  const kept = [...first].filter(([key]) => others.every((set) => set.has(key))).map(([, value]) => value);
  return sorted(kept, scope);
}

function setDifference([a, b]: unknown[], scope: Scope): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const left = arrayAt(
    a,
    17048,
    'both operands of $setDifference must be arrays. First argument is of type: ',
  );
  const right = distinct(
    arrayAt(b, 17049, 'both operands of $setDifference must be arrays. Second argument is of type: '),
    scope,
  );
  return [...distinct(left, scope)].filter(([key]) => !right.has(key)).map(([, value]) => value);
}

function setEquals(args: unknown[], scope: Scope): unknown {
  const sets = args.map((value) =>
    distinct(
      arrayAt(value, 17044, 'All operands of $setEquals must be arrays. One argument is of type: '),
      scope,
    ),
  );
  const [first, ...others] = sets;
  return others.every((set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key)));
}

function setIsSubset([a, b]: unknown[], scope: Scope): unknown {
  const left = arrayAt(a, 17046, 'both operands of $setIsSubset must be arrays. First argument is of type: ');
  const right = distinct(
    arrayAt(b, 17042, 'both operands of $setIsSubset must be arrays. Second argument is of type: '),
    scope,
  );
  return left.every((item) => right.has(valueKey(item, scope.collation)));
}

export const setOperators: OperatorTable = {
  $setUnion: { apply: setUnion },
  $setIntersection: { apply: setIntersection },
  $setDifference: { arity: [2, 2], apply: setDifference },
  $setEquals: {
    apply(args, scope) {
      if (args.length < 2)
        throw mongoError(17045, `$setEquals needs at least two arguments had: ${args.length}`);
      return setEquals(args, scope);
    },
  },
  $setIsSubset: { arity: [2, 2], apply: setIsSubset },
  $allElementsTrue: {
    arity: [1, 1],
    apply: ([value]) =>
      arrayAt(value, 17040, "$allElementsTrue's argument must be an array, but is ").every(truthy),
  },
  $anyElementTrue: {
    arity: [1, 1],
    apply: ([value]) =>
      arrayAt(value, 17041, "$anyElementTrue's argument must be an array, but is ").some(truthy),
  },
};

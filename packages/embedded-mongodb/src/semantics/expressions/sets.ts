import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { valueKey } from '../pipeline/keys';
import { isNullish, typeName } from '../types';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorTable, type Scope } from './core';
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

const NO_DOCUMENT = { root: undefined, slots: [] };

/** Refuses a constant that is not an array before any document is read. */
function checkConstantSet(part: Expr): void {
  if (!part.constant) return;
  const value = part.eval(NO_DOCUMENT);
  if (Array.isArray(value)) return;
  throw mongoError(
    5887502,
    `All operands of $setEquals must be arrays. One argument is of type: ${typeName(value)}`,
  );
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
    compile(argument, scope) {
      const list = Array.isArray(argument) ? argument : [argument];
      if (list.length < 2)
        throw mongoError(17045, `$setEquals needs at least two arguments had: ${list.length}`);
      const parts = list.map((item) => compileExpression(item, scope));
      for (const part of parts) checkConstantSet(part);
      const expr: Expr = {
        eval: (context) =>
          setEquals(
            parts.map((part) => part.eval(context)),
            scope,
          ),
      };
      return fold(expr, parts);
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

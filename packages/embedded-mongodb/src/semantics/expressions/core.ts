import type { Collation } from '../collation';
import { mongoError } from '../errors';

/** Values of named variables from outside (a command's `let`, a `$lookup`'s `let`); read when evaluated. */
export type Variables = Map<string, unknown>;

/** What an expression sees while it is evaluated. */
export interface EvalContext {
  /** `$$ROOT`. */
  root: unknown;
  /** Values of variables bound inside the expression (`$let`, `$map` …), by slot. */
  slots: unknown[];
}

/** A compiled expression: `undefined` means "missing". */
export interface Expr {
  eval(context: EvalContext): unknown;
  /** True when the value does not depend on the document: it was computed once. */
  constant?: boolean;
}

/** Names in reach of an expression. */
export interface Scope {
  variables: Variables | undefined;
  slots: Map<string, number>;
  counter: { next: number };
  collation: Collation | null;
  depth: number;
  /** The time that `$$NOW` stands for. */
  now: Date;
  /** The operators of the language, which the compiler looks up by name. */
  operators: ReadonlyMap<string, OperatorDef>;
}

/** A scope with more names; each gets a slot of its own, so that nested bindings never disturb each other. */
export function bind(scope: Scope, names: string[]): { scope: Scope; slots: number[] } {
  const slots = new Map(scope.slots);
  const given = names.map((name) => {
    const slot = scope.counter.next++;
    slots.set(name, slot);
    return slot;
  });
  return { scope: { ...scope, slots }, slots: given };
}

export const literal = (value: unknown): Expr => ({ eval: () => value, constant: true });

/** An operator of the expression language. */
export interface OperatorDef {
  /** Least and most number of arguments, for operators that take a plain list. */
  arity?: [number, number];
  /** The value for evaluated arguments. */
  apply?(args: unknown[], scope: Scope): unknown;
  /** For operators whose argument is not a plain list. */
  compile?(argument: unknown, scope: Scope, operator: string): Expr;
  /** False for `$rand` and what else must not be computed once. */
  pure?: boolean;
}

export type OperatorTable = Record<string, OperatorDef>;

/** Steps and array elements that one evaluation of an expression may use: hostile nesting ends in an error. */
const MAX_CHARGE = 20_000_000;
let charged = 0;

/** Counts work or memory against the budget of the evaluation under way. */
export function charge(units: number): void {
  charged += units;
  if (charged > MAX_CHARGE) {
    charged = 0;
    throw mongoError(
      'ExceededMemoryLimit',
      'an aggregation expression used too much memory or too many steps',
    );
  }
}

/** Gives an expression a budget of its own for each evaluation. */
export function budgeted(expr: Expr): Expr {
  if (expr.constant) return expr;
  return {
    eval(context) {
      charged = 0;
      return expr.eval(context);
    },
  };
}

const context: EvalContext = { root: undefined, slots: [] };

/** Computes an expression of constants once; its errors are those of compiling. */
export function fold(expr: Expr, parts: readonly Expr[]): Expr {
  return parts.every((part) => part.constant) ? literal(expr.eval(context)) : expr;
}

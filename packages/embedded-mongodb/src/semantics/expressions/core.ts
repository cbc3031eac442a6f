import type { Collation } from '../collation';
import { mongoError } from '../errors';

/** Values of named variables from outside (a command's `let`, a `$lookup`'s `let`); read when evaluated. */
export type Variables = Map<string, unknown>;

/** The variables available to an expression during evaluation. */
export interface EvalContext {
  /** `$$ROOT`. */
  root: unknown;
  /** Values of variables bound inside the expression (`$let`, `$map` …), by slot. */
  slots: unknown[];
}

/** A compiled expression. `undefined` means "missing". */
export interface Expr {
  eval(context: EvalContext): unknown;
  /** True if the value does not depend on the document, so that it is computed only once. */
  constant?: boolean;
}

export interface Scope {
  variables: Variables | undefined;
  slots: Map<string, number>;
  counter: { next: number };
  collation: Collation | null;
  depth: number;
  /** The value of `$$NOW`. */
  now: Date;
  operators: ReadonlyMap<string, OperatorDef>;
}

/** A scope with more names. Each gets a separate slot, so that nested bindings never interfere. */
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

export interface OperatorDef {
  /** Smallest and largest number of arguments, for operators that take a plain list. */
  arity?: [number, number];
  apply?(args: unknown[], scope: Scope): unknown;
  /** Compiles operators whose argument is not a plain list. */
  compile?(argument: unknown, scope: Scope, operator: string): Expr;
  /** False for operators that must not be computed only once, such as `$rand`. */
  pure?: boolean;
}

export type OperatorTable = Record<string, OperatorDef>;

/** Limit of steps and array elements for one evaluation, so that hostile nesting ends in an error. */
const MAX_CHARGE = 20_000_000;
let charged = 0;

/** Counts work or memory against the budget of the current evaluation. */
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

/** Gives each evaluation of an expression a separate budget. */
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

/** Computes an expression of constants once. Its errors then occur while compiling. */
export function fold(expr: Expr, parts: readonly Expr[]): Expr {
  return parts.every((part) => part.constant) ? literal(expr.eval(context)) : expr;
}

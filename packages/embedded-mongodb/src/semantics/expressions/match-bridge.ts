import type { Collation } from '../collation';
import type { Document } from '../values';
import { compileExpression } from './compile';
import { type EvalContext, newScope, type Variables } from './core';
import { truthy } from './truth';

export type { Variables } from './core';

/** `$expr` in a filter. */
export function compileExprMatcher(
  argument: unknown,
  variables: Variables | undefined,
  collation: Collation | null,
): (doc: Document) => boolean {
  const expr = compileExpression(argument, newScope(variables, collation));
  const context: EvalContext = { root: undefined, slots: [] };
  return (doc) => {
    context.root = doc;
    const result = truthy(expr.eval(context));
    context.root = undefined;
    return result;
  };
}

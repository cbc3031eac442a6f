import type { Collation } from '../collation';
import type { Document } from '../values';
import { compileExpression } from './compile';
import type { EvalContext, Variables } from './core';
import { newScope } from './scope';
import { truthy } from './truth';

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

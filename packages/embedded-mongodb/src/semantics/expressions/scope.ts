import type { Collation } from '../collation';
import type { Scope, Variables } from './core';
import { operators } from './registry';

/** The scope of a whole expression: all operators, no variables bound yet. */
export function newScope(variables: Variables | undefined, collation: Collation | null): Scope {
  return {
    variables,
    slots: new Map(),
    counter: { next: 0 },
    collation,
    depth: 0,
    now: new Date(),
    operators,
  };
}

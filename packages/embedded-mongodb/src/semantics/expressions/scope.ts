import type { Collation } from '../collation';
import type { Scope, Variables } from './core';
import { operators } from './registry';

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

import type { Collation } from './collation';
import type { Variables } from './expressions/core';
import type { MatchContext } from './match/context';
import { parseFilter } from './match/parse';
import { type MatchDetails, resetSteps } from './match/path';
import type { Document } from './values';

export interface FilterOptions {
  collation?: Collation | null;
  let?: Variables;
}

export interface CompiledFilter {
  /** Sets `details.index` to the array position for the positional operator `$`. */
  matches(doc: Document, details?: MatchDetails): boolean;
}

export function matchContext(options: FilterOptions = {}): MatchContext {
  const { collation = null } = options;
  return { collation, variables: options.let, nested: false, depth: 0 };
}

/** Compiles a MongoDB filter. Throws MongoDB's errors for a malformed one. */
export function compileFilter(filter: Document, options: FilterOptions = {}): CompiledFilter {
  const matcher = parseFilter(filter, matchContext(options));
  return {
    matches(doc, details) {
      resetSteps();
      return matcher(doc, details);
    },
  };
}

import type { Collation } from '../collation';
import { mongoError } from '../errors';
import type { Variables } from '../expressions/core';

/** What a filter is compiled with. */
export interface MatchContext {
  collation: Collation | null;
  variables: Variables | undefined;
  /** Filters inside `$elemMatch` and `$pull` may not hold top-level operators such as `$expr`. */
  nested: boolean;
  /** Filters of `arrayFilters` and `$pull` may not hold `$expr` at all. */
  plain?: boolean;
  depth: number;
  /** Inside `$elemMatch: {$gt: …}` the element is tested as it is, even when it is an array. */
  wholeValue?: boolean;
}

const MAX_FILTER_DEPTH = 100;

export function deeper(context: MatchContext): MatchContext {
  if (context.depth >= MAX_FILTER_DEPTH) {
    throw mongoError(
      'BadValue',
      `exceeded depth limit of ${MAX_FILTER_DEPTH} when converting js object to BSON`,
    );
  }
  return { ...context, depth: context.depth + 1 };
}

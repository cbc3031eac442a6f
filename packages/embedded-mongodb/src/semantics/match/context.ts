import type { Collation } from '../collation';
import { mongoError } from '../errors';
import type { Variables } from '../expressions/core';

export interface MatchContext {
  collation: Collation | null;
  variables: Variables | undefined;
  /** True inside `$elemMatch` and `$pull`, whose filters must not contain top-level operators such as `$expr`. */
  nested: boolean;
  /** True in filters of `arrayFilters` and `$pull`, which must not contain `$expr` at all. */
  plain?: boolean;
  depth: number;
  /** True inside `$elemMatch: {$gt: …}`, where the element is tested as a whole even if it is an array. */
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

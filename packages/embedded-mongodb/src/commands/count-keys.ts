import type { Collection } from '../catalog/collection';
import { countKeys } from '../planner/key-count';
import { PAUSE } from '../planner/rows';
import type { CommandContext } from './context';
import { isEmptyFilter, planFor, prepareQuery, type QuerySpec } from './query';

/** Counts keys alone if the plan's ranges are exactly the matches. A `cap` of 0 means no limit. */
export async function countIn(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
  cap: number,
): Promise<number> {
  const noHint = spec.hint === undefined || spec.hint === null;
  if (isEmptyFilter(spec.filter) && noHint) return collection.count;
  const plan = planFor(context, collection, spec);
  if (plan.kind === 'index' && plan.exact && !plan.index.isMultikey) {
    // checks the filter for errors that the planner does not look for
    prepareQuery(context, collection, spec);
    return countKeys(collection, plan);
  }
  const { rows } = prepareQuery(context, collection, spec);
  let n = 0;
  for (;;) {
    const row = rows.source.next();
    if (row === null || (cap > 0 && n >= cap)) return n;
    if (row === PAUSE) {
      await context.yieldToEventLoop();
      continue;
    }
    n++;
    if ((n & 127) === 0) await context.yieldToEventLoop();
  }
}

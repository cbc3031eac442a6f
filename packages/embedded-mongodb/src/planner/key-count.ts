import type { Collection } from '../catalog/collection';
import type { IndexScanPlan } from './plan';

/** Number of keys in the plan's ranges, which never overlap. */
export function countKeys(collection: Collection, plan: IndexScanPlan): number {
  let n = 0;
  for (const group of plan.groups) {
    for (const range of group.ranges) n += collection.counts.count(plan.index.space, range.start, range.end);
  }
  return n;
}

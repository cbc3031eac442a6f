import type { Interval } from '../planner/intervals';
import type { IndexScanPlan, Plan } from '../planner/plan';
import { residualFilter } from '../planner/residual';
import { type Document, docOf, keysOf, setField } from '../semantics/values';
import { isJustAfter, keyText } from '../storage/key-decoding';
import { keysAnswer } from './distinct-keys';
import { isEmptyFilter, type QuerySpec } from './query';

/** The parts of a command that `explain` describes. */
export interface Explained {
  name: string;
  spec: QuerySpec;
  counting: boolean;
  writing: 'UPDATE' | 'DELETE' | null;
  single: boolean;
  distinct: string | null;
}

function wrap(stage: string, fields: Document, inputStage: Document): Document {
  return docOf({ stage, ...fields, inputStage });
}

export function countsOnKeys(plan: Plan, what: Explained): plan is IndexScanPlan {
  return what.counting && plan.kind === 'index' && plan.exact && !plan.index.isMultikey;
}

export function readsDistinctKeys(plan: Plan, { distinct }: Explained): plan is IndexScanPlan {
  return distinct !== null && plan.kind === 'index' && keysAnswer(plan, distinct);
}

export function stageTree(plan: Plan, what: Explained): Document {
  const { spec } = what;
  if (what.counting && isEmptyFilter(spec.filter)) return docOf({ stage: 'RECORD_STORE_FAST_COUNT' });
  if (countsOnKeys(plan, what)) {
    return wrap('COUNT', {}, docOf({ ...indexStage(plan), stage: 'COUNT_SCAN' }));
  }
  if (readsDistinctKeys(plan, what)) {
    return wrap('FETCH', {}, docOf({ ...indexStage(plan), stage: 'DISTINCT_SCAN' }));
  }
  let tree = accessStage(plan, spec);
  if (spec.sort && keysOf(spec.sort).length > 0 && !plan.sorted && keysOf(spec.sort)[0] !== '$natural') {
    const limitAmount = spec.limit > 0 ? { limitAmount: spec.skip + spec.limit } : {};
    tree = wrap(
      'SORT',
      { sortPattern: spec.sort, memLimit: 104857600, ...limitAmount, type: 'simple' },
      tree,
    );
  }
  if (spec.skip > 0) tree = wrap('SKIP', { skipAmount: spec.skip }, tree);
  if (spec.limit > 0) tree = wrap('LIMIT', { limitAmount: spec.limit }, tree);
  if (spec.projection && keysOf(spec.projection).length > 0) {
    tree = wrap('PROJECTION_DEFAULT', { transformBy: spec.projection }, tree);
  }
  if (what.counting) tree = wrap('COUNT', {}, tree);
  if (what.writing) tree = wrap(what.writing, {}, tree);
  return tree;
}

function accessStage(plan: Plan, spec: QuerySpec): Document {
  const residual = residualFilter(plan, spec.filter);
  const filter = isEmptyFilter(residual) ? {} : { filter: residual };
  if (plan.kind === 'collection') {
    return docOf({ stage: 'COLLSCAN', ...filter, direction: plan.reverse ? 'backward' : 'forward' });
  }
  if (plan.kind === 'or') {
    const inputStages = plan.branches.map(indexStage);
    const or = inputStages.length === 1 ? inputStages[0]! : docOf({ stage: 'OR', inputStages });
    return wrap('FETCH', filter, or);
  }
  const scans =
    plan.groups.length > 1
      ? docOf({ stage: 'SORT_MERGE', inputStages: [indexStage(plan)] })
      : indexStage(plan);
  return wrap('FETCH', plan.exact ? {} : filter, scans);
}

function indexStage(plan: IndexScanPlan): Document {
  const { index } = plan;
  const multiKeyPaths = docOf({});
  const indexBounds = docOf({});
  index.parts.forEach((part, i) => {
    setField(multiKeyPaths, part.path, index.multikey[i] ? [part.path] : []);
    setField(indexBounds, part.path, (plan.bounds[i] ?? []).map(boundText));
  });
  return docOf({
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.name,
    isMultiKey: index.isMultikey,
    multiKeyPaths,
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.spec.partialFilterExpression !== undefined,
    indexVersion: 2,
    direction: plan.reverse ? 'backward' : 'forward',
    indexBounds,
  });
}

/** Formats one interval as MongoDB does. A round bracket excludes the end. */
function boundText({ low, high, point }: Interval): string {
  if (point) return `[${keyText(point)}, ${keyText(point)}]`;
  const from = low.length === 0 ? '[MinKey' : `${isJustAfter(low) ? '(' : '['}${keyText(low)}`;
  if (high === null) return `${from}, MaxKey]`;
  return `${from}, ${keyText(high)}${isJustAfter(high) || high.length === 1 ? ']' : ')'}`;
}

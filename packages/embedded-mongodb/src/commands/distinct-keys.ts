import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import type { IndexScanPlan } from '../planner/plan';
import { decode } from '../semantics/codec';
import type { Document } from '../semantics/values';
import { fieldEnd } from '../storage/key-decoding';
import { successor } from '../storage/key-encoding';
import { RECORD_ID_BYTES, recordIdAtEnd } from '../storage/spaces';
import type { CommandContext } from './context';
import { isEmptyFilter, planFor, type QuerySpec } from './query';

/** True if the keys of the plan's index on `key` suffice, because every document in the plan's ranges matches and each of its values has a key. */
export function keysAnswer(plan: IndexScanPlan, key: string): boolean {
  const { index } = plan;
  if (!plan.exact || index.isMultikey || index.longKeys || index.collation || plan.groups.length !== 1)
    return false;
  return index.parts[0]!.path === key && !index.sparse && !index.spec.partialFilterExpression;
}

/** The plan whose keys contain the values, or null if documents have to be read. */
export function distinctPlan(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
  key: string,
): IndexScanPlan | null {
  const plan = planFor(context, collection, isEmptyFilter(spec.filter) ? byKey(collection, spec, key) : spec);
  return plan.kind === 'index' && keysAnswer(plan, key) ? plan : null;
}

/** Requests the index on the key, because the planner does not choose an index without a filter. */
function byKey(collection: Collection, spec: QuerySpec, key: string): QuerySpec {
  if (spec.hint !== undefined && spec.hint !== null) return spec;
  const index = collection.indexes.find(
    ({ parts, hidden, building }) => parts[0]!.path === key && !hidden && !building,
  );
  return index ? { ...spec, hint: index.name } : spec;
}

/** Visits one document per value, so it needs as many reads as there are values, not documents. */
export async function eachDistinct(
  context: CommandContext,
  collection: Collection,
  plan: IndexScanPlan,
  visit: (doc: Document) => void,
): Promise<void> {
  const { index } = plan;
  for (const { start, end } of plan.groups[0]!.ranges) {
    let from: Buffer | null = start;
    while (from && Buffer.compare(from, end) < 0) {
      const at = firstKey(collection, index, from, end);
      if (!at) break;
      const raw = collection.read(at.recordId);
      if (raw) visit(decode(raw));
      const length = fieldEnd(at.key, index.prefix.length, index.parts[0]!.descending);
      from = successor(at.key.subarray(0, length));
      await context.yieldToEventLoop();
    }
  }
}

function firstKey(
  { store }: Collection,
  index: IndexEntry,
  from: Buffer,
  end: Buffer,
): { key: Buffer; recordId: number } | null {
  if (index.isId) {
    const [entry] = store.entries(from, end, 1);
    return entry ? { key: entry.key, recordId: entry.value.readUIntBE(0, RECORD_ID_BYTES) } : null;
  }
  const [key] = store.keys(from, end, 1);
  return key ? { key, recordId: recordIdAtEnd(key) } : null;
}

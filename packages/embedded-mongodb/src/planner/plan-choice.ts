import type { Collection } from '../catalog/collection';
import type { Candidate } from './index-candidate';
import type { IndexScanPlan } from './plan';

/**
 * Chooses the index that reads least. MongoDB runs the candidates side by side for a while. This server can count keys
 * without reading documents, so it counts each candidate's ranges up to a limit and computes the cost.
 */

/** Number of keys counted per candidate. Beyond it, all are large and their form decides. */
const COUNTED = 1000;
/** Ratio of costs that count as equal, so that the candidates' form decides. */
const ALIKE = 1.2;
/** Cost factor of a blocking sort, which reads all of its input before it returns the first document. */
const SORT_COST = 1.5;
const SMALL = 16;

export interface Wanted {
  sorting: boolean;
  /** Number of documents that the query can return (limit and skip together); 0 for all. */
  documents: number;
}

export function chooseCandidate(
  collection: Collection,
  candidates: Candidate[],
  wanted: Wanted,
): Candidate | null {
  const byForm = [...candidates].sort((a, b) => formScore(b, wanted) - formScore(a, wanted));
  const [best, second] = byForm;
  if (!best || !second || isOneDocument(best) || readsOnlyMatches(best, wanted)) return best ?? null;
  const counted = byForm.map((candidate) => ({
    candidate,
    keys: countUpTo(collection, candidate.plan),
  }));
  // there are at most as many matches as the narrowest candidate has keys
  const matches = Math.max(1, Math.min(...counted.map(({ keys }) => keys)));
  const costs = counted.map(({ candidate, keys }) => ({
    candidate,
    cost: costOf(candidate, keys, matches, wanted),
  }));
  const cheapest = Math.min(...costs.map(({ cost }) => cost));
  // the candidates are ordered by form, so take the first that costs about as little as the cheapest
  return costs.find(({ cost }) => cost <= cheapest * ALIKE + SMALL)?.candidate ?? best;
}

function isOneDocument({ plan, equalities }: Candidate): boolean {
  return plan.index.unique && equalities === plan.index.parts.length;
}

/** True if the index's ranges contain only matches in the requested order, so that no other index reads less. */
function readsOnlyMatches({ plan }: Candidate, { sorting }: Wanted): boolean {
  return plan.exact && (plan.sorted || !sorting);
}

function costOf({ plan }: Candidate, keys: number, matches: number, { sorting, documents }: Wanted): number {
  if (sorting && !plan.sorted) return keys * SORT_COST;
  if (documents === 0) return keys;
  // assumes that matches are spread evenly among the keys
  return Math.min(keys, documents * (keys / Math.min(matches, keys || 1)));
}

function countUpTo(collection: Collection, { groups }: IndexScanPlan): number {
  let n = 0;
  for (const { ranges } of groups) {
    for (const { start, end } of ranges) {
      if (collection.store.keyAt(start, end, COUNTED - n)) return COUNTED;
      n += collection.store.count(start, end);
      if (n >= COUNTED) return COUNTED;
    }
  }
  return n;
}

/** Prefers equality on more fields to a range, then the requested order, then the shorter index. */
function formScore({ plan, equalities, ranged }: Candidate, { sorting }: Wanted): number {
  if (plan.index.unique && equalities === plan.index.parts.length) return 1e6;
  const order = plan.sorted && sorting ? 15 : 0;
  const exact = plan.exact ? 3 : 0;
  return equalities * 20 + (ranged ? 10 : 0) + order + exact - plan.index.parts.length * 0.1;
}

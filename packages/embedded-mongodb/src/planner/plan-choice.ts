import type { Collection } from '../catalog/collection';
import type { Candidate } from './index-candidate';
import type { IndexScanPlan } from './plan';

/**
 * Which index reads least. MongoDB runs the candidates side by side for a while; here keys can be counted without
 * reading documents, so each candidate's ranges are counted up to a limit, and what it would read is worked out.
 */

/** Keys counted for each candidate: past this all are large, and their form decides. */
const COUNTED = 1000;
/** Among candidates of about the same cost, their form decides. */
const ALIKE = 1.2;
/** A blocking sort reads all of its input before the first document comes. */
const SORT_COST = 1.5;
const SMALL = 16;

export interface Wanted {
  /** The query asks for an order. */
  sorting: boolean;
  /** Documents it can take (limit and skip together); 0 for all. */
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
  // no more documents match than the narrowest candidate has keys
  const matches = Math.max(1, Math.min(...counted.map(({ keys }) => keys)));
  const costs = counted.map(({ candidate, keys }) => ({
    candidate,
    cost: costOf(candidate, keys, matches, wanted),
  }));
  const cheapest = Math.min(...costs.map(({ cost }) => cost));
  // the candidates are in order of form: the first that costs about as little as the cheapest
  return costs.find(({ cost }) => cost <= cheapest * ALIKE + SMALL)?.candidate ?? best;
}

function isOneDocument({ plan, equalities }: Candidate): boolean {
  return plan.index.unique && equalities === plan.index.parts.length;
}

/** Nothing reads less than an index whose ranges hold the matches alone, in the order asked for. */
function readsOnlyMatches({ plan }: Candidate, { sorting }: Wanted): boolean {
  return plan.exact && (plan.sorted || !sorting);
}

function costOf({ plan }: Candidate, keys: number, matches: number, { sorting, documents }: Wanted): number {
  if (sorting && !plan.sorted) return keys * SORT_COST;
  if (documents === 0) return keys;
  // matches are taken to lie evenly among the keys
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

/** Equality on more fields beats a range; then the order asked for, then the shorter index. */
function formScore({ plan, equalities, ranged }: Candidate, { sorting }: Wanted): number {
  if (plan.index.unique && equalities === plan.index.parts.length) return 1e6;
  const order = plan.sorted && sorting ? 15 : 0;
  const exact = plan.exact ? 3 : 0;
  return equalities * 20 + (ranged ? 10 : 0) + order + exact - plan.index.parts.length * 0.1;
}

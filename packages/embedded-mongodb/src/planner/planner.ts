import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import type { Collation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import type { BoundsContext } from './bound-pieces';
import { type Candidate, candidateFor, isSubset } from './index-candidate';
import type { IndexScanPlan, Plan, SortField } from './plan';
import { chooseCandidate } from './plan-choice';
import { FilterBounds, type PathBounds } from './predicates';

interface Query {
  filter: Document;
  sort: SortField[];
  collation: Collation | null;
  /** An index name, a key pattern, or `$natural`; null for free choice. */
  hint: unknown;
  /** Largest number of documents that will be read (limit and skip together); 0 or undefined for all. */
  wanted?: number;
}

/** `{a: 1, b: -1}` as fields. Null if the sort includes something that an index cannot give ($meta). */
export function sortFields(spec: Document | null | undefined): SortField[] | null {
  if (!spec) return [];
  const fields: SortField[] = [];
  for (const path of keysOf(spec)) {
    if (isDocument(spec[path])) return null;
    fields.push({ path, descending: Number(spec[path]) < 0 });
  }
  return fields;
}

function sameCollation(a: Collation | null, b: Collation | null): boolean {
  if (!a || !b) return a === b;
  return keysOf(a.spec).every((name) => a.spec[name] === b.spec[name]);
}

export function choosePlan(collection: Collection, query: Query): Plan {
  const plan = planOf(collection, query);
  return collection.overlay ? withinTransaction(plan, collection.overlay.differs, query) : plan;
}

/** Adapts a plan to a transaction, whose differing rows are tested against the whole filter and come in no order. */
function withinTransaction(plan: Plan, differs: boolean, _query: Query): Plan {
  if (plan.kind === 'index')
    return { ...plan, exact: false, covered: new Set(), sorted: plan.sorted && !differs };
  return plan;
}

function planOf(collection: Collection, query: Query): Plan {
  const natural = naturalOrder(query);
  if (natural !== null) return scan(natural, query);
  const context = contextOf(query);
  const bounds = new FilterBounds(query.filter, context);
  const hinted = isEmptyHint(query.hint) ? null : findHinted(collection, query.hint);
  if (hinted) return candidate(hinted, bounds, query).plan;
  const possible = collection.indexes
    .filter((index) => !index.building && !index.hidden && isEligible(index, bounds, query, context))
    .map((index) => candidate(index, bounds, query))
    .filter(({ plan, bounded }) => bounded || plan.sorted);
  const best = chooseCandidate(collection, possible, {
    sorting: query.sort.length > 0,
    documents: query.wanted ?? 0,
  });
  if (best?.bounded) return best.plan;
  const or = orPlan(collection, bounds, query);
  return or ?? best?.plan ?? scan(false, query);
}

function contextOf({ collation }: Query): BoundsContext {
  return { collation, fold: collation ? (text) => collation.key(text) : null };
}

function scan(reverse: boolean, query: Query): Plan {
  return {
    kind: 'collection',
    reverse,
    sorted: false,
    exact: keysOf(query.filter).length === 0,
  };
}

function naturalOrder(query: Query): boolean | null {
  const natural = query.sort.find((field) => field.path === '$natural');
  if (isDocument(query.hint) && '$natural' in query.hint) {
    // the sort gives the direction, and the hint only means that no index is wanted
    return natural ? natural.descending : Number(query.hint.$natural) < 0;
  }
  return natural ? natural.descending : null;
}

/** True for no hint. `{}` requests nothing. */
function isEmptyHint(hint: unknown): boolean {
  return hint === null || hint === undefined || (isDocument(hint) && keysOf(hint).length === 0);
}

function findHinted(collection: Collection, hint: unknown): IndexEntry {
  const index = collection.indexes.find(
    (candidate) => !candidate.building && !candidate.hidden && isHinted(candidate, hint),
  );
  if (!index) {
    throw mongoError(
      'BadValue',
      `error processing query: ns=${collection.ns} :: caused by :: hint provided does not correspond to an existing index`,
    );
  }
  return index;
}

export function isHinted(index: IndexEntry, hint: unknown): boolean {
  return typeof hint === 'string' ? index.name === hint : samePattern(hint, index.spec.key);
}

export function samePattern(a: unknown, b: unknown): boolean {
  if (!isDocument(a) || !isDocument(b)) return false;
  const names = keysOf(a);
  const others = keysOf(b);
  return (
    names.length === others.length &&
    names.every((name, i) => others[i] === name && sameDirection(a[name], b[name]))
  );
}

/** True for equal directions. 1, 1.0 and a long 1 are the same. */
function sameDirection(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return Number(a) === Number(b);
}

function candidate(index: IndexEntry, bounds: FilterBounds, query: Query): Candidate {
  const same = sameCollation(index.collation, query.collation);
  const usable = (path: PathBounds): boolean => same || !path.usesStrings;
  return candidateFor(index, bounds, usable, query.sort, query.collation === null);
}

/** True if the query can use the index. Sparse and partial indexes serve only queries that cannot match the documents they leave out. */
function isEligible(index: IndexEntry, bounds: FilterBounds, query: Query, context: BoundsContext): boolean {
  if (index.sparse && !index.parts.some((part) => excludesMissing(bounds.paths.get(part.path)))) return false;
  const partial = index.spec.partialFilterExpression;
  if (!isDocument(partial)) return true;
  return impliesPartial(partial, bounds, query, context);
}

function excludesMissing(bounds: PathBounds | undefined): boolean {
  return bounds !== undefined && !bounds.matchesMissing;
}

function impliesPartial(
  partial: Document,
  bounds: FilterBounds,
  query: Query,
  context: BoundsContext,
): boolean {
  return keysOf(partial).every((path) => {
    const condition = partial[path];
    if (path === '$and' && Array.isArray(condition)) {
      return condition.every((part) => impliesPartial(part as Document, bounds, query, context));
    }
    if (path.startsWith('$')) return false;
    const known = bounds.paths.get(path);
    if (!known) return false;
    if (isDocument(condition) && condition.$exists === true && keysOf(condition).length === 1) {
      return !known.matchesMissing;
    }
    const wanted = new FilterBounds(docOf({ [path]: condition }), context).paths.get(path);
    if (!wanted?.exact) return false;
    return wanted.conjuncts.every((conjunct) => known.conjuncts.some((mine) => isSubset(mine, conjunct)));
  });
}

/** A plan for an `$or` if each branch has an index. */
function orPlan(collection: Collection, bounds: FilterBounds, query: Query): Plan | null {
  for (const branches of bounds.ors) {
    const plans = branches.map((branch) =>
      planOf(collection, { ...query, filter: branch, sort: [], hint: null, wanted: 0 }),
    );
    if (plans.every((plan) => plan.kind !== 'collection')) {
      const scans = plans.flatMap((plan) => (plan.kind === 'or' ? plan.branches : [plan as IndexScanPlan]));
      return { kind: 'or', branches: scans, sorted: false, exact: false };
    }
  }
  return null;
}

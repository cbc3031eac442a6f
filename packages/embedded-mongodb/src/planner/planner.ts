import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import type { Collation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import type { Near } from '../semantics/geo/near';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { encodeKeyValue, fitKey, invert, successor } from '../storage/key-encoding';
import type { BoundsContext } from './bound-pieces';
import { geoBounds } from './geo-bounds';
import { type Candidate, candidateFor, isSubset } from './index-candidate';
import type { IndexScanPlan, NearPlan, Plan, SortField } from './plan';
import { chooseCandidate, type Wanted } from './plan-choice';
import { FilterBounds, type PathBounds } from './predicates';
import { textPlan } from './text-plan';
import { type WildcardView, wildcardViews } from './wildcard-views';

interface Query {
  filter: Document;
  sort: SortField[];
  collation: Collation | null;
  /** An index name, a key pattern, or `$natural`; null for free choice. */
  hint: unknown;
  min?: Document | null;
  max?: Document | null;
  /** Documents that will be taken at most (limit and skip together); 0 or nothing for all. */
  wanted?: number;
  /** The order asked for is by distance. */
  near?: Near | null;
}

/** `{a: 1, b: -1}` as fields; null when the sort is by something an index cannot give ($meta). */
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

/** Rows that a transaction sees differently are tested against the whole filter, and come in no order. */
function withinTransaction(plan: Plan, differs: boolean, query: Query): Plan {
  if (plan.kind === 'near') return differs ? scan(false, query) : plan;
  if (plan.kind === 'index')
    return { ...plan, exact: false, covered: new Set(), sorted: plan.sorted && !differs };
  return plan;
}

function planOf(collection: Collection, query: Query): Plan {
  const text = textPlan(collection, query.filter);
  if (text) return text;
  const natural = naturalOrder(query);
  if (natural !== null) return scan(natural, query);
  const near = query.near ? nearPlan(collection, query, query.near) : null;
  if (near) return near;
  const context = contextOf(query);
  const bounds = new FilterBounds(query.filter, context);
  const hinted = isEmptyHint(query.hint) ? null : findHinted(collection, query.hint);
  if (query.min || query.max) return keyBoundsPlan(hinted, query);
  if (hinted?.wildcard && !hinted.keyless) return wildcardPlan(hinted, collection, bounds, query, context);
  if (hinted && (hinted.keyless || hinted.isText || (hinted.isGeo && geoBounds(hinted, bounds).size === 0)))
    return scan(false, query);
  if (hinted) return candidate(hinted, bounds, query).plan;
  const possible = collection.indexes
    .filter((index) => !index.building && !index.hidden && isEligible(index, bounds, query, context))
    .flatMap((index) => candidates(index, bounds, query))
    .filter(({ plan, bounded }) => bounded || plan.sorted);
  const best = chooseCandidate(collection, possible, wantedBy(query));
  if (best?.bounded) return best.plan;
  const or = orPlan(collection, bounds, query);
  return or ?? best?.plan ?? scan(false, query);
}

function wantedBy(query: Query): Wanted {
  return { sorting: query.sort.length > 0, documents: query.wanted ?? 0 };
}

/** A wildcard index that is asked for must serve the query: it leaves out documents. */
function wildcardPlan(
  index: IndexEntry,
  collection: Collection,
  bounds: FilterBounds,
  query: Query,
  context: BoundsContext,
): Plan {
  const possible = isEligible(index, bounds, query, context) ? candidates(index, bounds, query) : [];
  const best = chooseCandidate(collection, possible, wantedBy(query));
  const plan = best?.plan ?? orPlan(collection, bounds, query, query.hint);
  if (plan) return plan;
  throw mongoError(
    'NoQueryExecutionPlans',
    `error processing query: ns=${collection.ns} :: caused by :: No query solutions`,
  );
}

function contextOf({ collation }: Query): BoundsContext {
  return { collation, fold: collation ? (text) => collation.key(text) : null };
}

/** An index of the searched field that has keys and leaves out nothing that may match. */
function nearPlan(collection: Collection, query: Query, near: Near): NearPlan | null {
  const context = contextOf(query);
  const bounds = new FilterBounds(query.filter, context);
  const partOf = (index: IndexEntry): number =>
    index.geoFields.findIndex(
      (field) => field?.path === near.path && (field.kind === '2d') !== near.spherical,
    );
  const index = collection.indexes.find((candidate) => {
    if (candidate.building || candidate.keyless || partOf(candidate) < 0) return false;
    if (isEmptyHint(query.hint) ? candidate.hidden : !isHinted(candidate, query.hint)) return false;
    const partial = candidate.spec.partialFilterExpression;
    if (!sameCollation(candidate.collation, query.collation)) return false;
    return !isDocument(partial) || impliesPartial(partial, bounds, query, context);
  });
  if (!index) return null;
  return { kind: 'near', index, near, part: partOf(index), bounds, sorted: true, exact: false };
}

/** `min` and `max`: a range of whole keys, whatever the filter says. */
function keyBoundsPlan(index: IndexEntry | null, query: Query): Plan {
  if (!index) {
    throw mongoError(51173, 'When using min()/max() a hint of which index to use must be provided');
  }
  const end = successor(index.prefix)!;
  const start = query.min ? wholeKey(index, query.min) : index.prefix;
  const stop = query.max ? wholeKey(index, query.max) : end;
  return {
    kind: 'index',
    index,
    groups: [{ prefixLength: 0, ranges: [{ start, end: stop }] }],
    reverse: false,
    exact: false,
    covered: new Set(),
    sorted: false,
    bounds: [],
    keyFilter: null,
  };
}

function wholeKey(index: IndexEntry, values: Document): Buffer {
  const names = keysOf(values);
  if (
    index.wildcard ||
    names.length !== index.parts.length ||
    index.parts.some((part, i) => part.path !== names[i])
  ) {
    throw mongoError(51174, 'The index chosen is not compatible with min/max');
  }
  const fields = index.parts.map((part) => {
    const key = encodeKeyValue(values[part.path], index.fold);
    return part.descending ? invert(key) : key;
  });
  return Buffer.concat([index.prefix, fitKey(Buffer.concat(fields)).key]);
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
    // the sort gives the direction; the hint only says that no index is wanted
    return natural ? natural.descending : Number(query.hint.$natural) < 0;
  }
  return natural ? natural.descending : null;
}

/** `{}` asks for nothing. */
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

/** 1, 1.0 and a long 1 are the same; so is 'hashed' to itself. */
function sameDirection(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return Number(a) === Number(b);
}

function candidate(
  index: IndexEntry,
  bounds: FilterBounds,
  query: Query,
  given?: WildcardView['given'],
): Candidate {
  const same = sameCollation(index.collation, query.collation);
  const usable = (path: PathBounds): boolean => same || !path.usesStrings;
  return candidateFor(index, bounds, usable, query.sort, query.collation === null, given);
}

function candidates(index: IndexEntry, bounds: FilterBounds, query: Query): Candidate[] {
  if (!index.wildcard) return [candidate(index, bounds, query)];
  return wildcardViews(index, index.wildcard, bounds).map((view) =>
    candidate(view.index, bounds, query, view.given),
  );
}

/** Sparse and partial indexes serve only queries that cannot match what they leave out. */
function isEligible(index: IndexEntry, bounds: FilterBounds, query: Query, context: BoundsContext): boolean {
  // a geo index leaves out documents without a place
  if (index.keyless || index.isText || (index.isGeo && geoBounds(index, bounds).size === 0)) return false;
  if (
    index.sparse &&
    !index.isGeo &&
    !index.parts.some((part) => excludesMissing(bounds.paths.get(part.path)))
  )
    return false;
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

/** An `$or` each of whose branches has an index of its own. */
function orPlan(
  collection: Collection,
  bounds: FilterBounds,
  query: Query,
  hint: unknown = null,
): Plan | null {
  for (const branches of bounds.ors) {
    const plans = branches.map((branch) =>
      planOf(collection, { ...query, filter: branch, sort: [], hint, wanted: 0 }),
    );
    if (plans.every((plan) => plan.kind !== 'collection')) {
      const scans = plans.flatMap((plan) => (plan.kind === 'or' ? plan.branches : [plan as IndexScanPlan]));
      return { kind: 'or', branches: scans, sorted: false, exact: false };
    }
  }
  return null;
}

import type { Collection } from '../catalog/collection';
import { FindRows } from '../planner/find-source';
import type { Plan } from '../planner/plan';
import { choosePlan, sortFields } from '../planner/planner';
import { residualFilter } from '../planner/residual';
import { decoded, type Projector, type Row } from '../planner/rows';
import { textFields } from '../planner/text-plan';
import type { Collation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileExpression } from '../semantics/expressions/compile';
import type { Variables } from '../semantics/expressions/core';
import { checkVariableName } from '../semantics/expressions/field-path';
import { newScope } from '../semantics/expressions/scope';
import { findNear, type Near, nearSort } from '../semantics/geo/near';
import type { CompiledFilter } from '../semantics/match';
import { compileFilter } from '../semantics/match';
import type { MatchDetails } from '../semantics/match/path';
import { compileProjection } from '../semantics/projection';
import { RowMatcher } from '../semantics/row-matcher';
import { compileSort } from '../semantics/sort';
import { mentionsTextScore, noTextScore, textArgument, textScoreOf } from '../semantics/text/text-query';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import type { CommandContext } from './context';
import { timeSeries } from './time-series';

/** The parts of a find that other commands share. */
export interface QuerySpec {
  filter: Document;
  sort: Document | null;
  projection: Document | null;
  skip: number;
  limit: number;
  hint: unknown;
  /** Bounds on the keys of the hinted index: from `min` on, up to but not including `max`. */
  min?: Document | null;
  max?: Document | null;
  let: Document | undefined;
  allowDiskUse: boolean;
  /** Rows the first batch will take, 0 if unknown. */
  expected: number;
  /** The requested order is by distance, though the filter does not say so. */
  near?: Near | null;
}

export interface PreparedQuery {
  plan: Plan;
  rows: FindRows;
  matcher: CompiledFilter;
  project: Projector | null;
}

export function emptySpec(filter: Document): QuerySpec {
  return {
    filter,
    sort: null,
    projection: null,
    skip: 0,
    limit: 0,
    hint: null,
    let: undefined,
    allowDiskUse: true,
    expected: 0,
  };
}

export function planFor(context: CommandContext, collection: Collection, spec: QuerySpec): Plan {
  const sort = sortFields(spec.sort) ?? [];
  return choosePlan(collection, {
    filter: spec.filter,
    sort,
    collation: context.collation ?? collection.collation,
    hint: spec.hint,
    min: spec.min ?? null,
    max: spec.max ?? null,
    wanted: spec.limit > 0 ? spec.limit + spec.skip : 0,
    near: spec.near ?? null,
  });
}

/** Compiles and plans; reading starts with the first row asked for. */
export function prepareQuery(
  context: CommandContext,
  collection: Collection,
  given: QuerySpec,
): PreparedQuery {
  const near = given.near ?? findNear(given.filter);
  const series = timeSeries(collection);
  const found = near && !given.near ? { filter: onItsIndex(collection, near, given.filter) } : {};
  const spec = { ...given, ...found };
  // the measurements of a time series come in the order of their time
  if (series && !near && !spec.sort && isNoHint(spec.hint)) spec.sort = docOf({ [series.timeField]: 1 });
  const collation = context.collation ?? collection.collation;
  checkTextScore(spec);
  const filterOptions = { collation, let: variablesOf(spec.let), text: textFields(collection) };
  const matcher = compileFilter(spec.filter, filterOptions);
  const naturalSort = spec.sort && keysOf(spec.sort)[0] === '$natural';
  const sorting = spec.sort !== null && keysOf(spec.sort).length > 0 && !naturalSort;
  const byDistance = near && !sorting ? nearSort(near) : null;
  const sort = sorting ? compileSort(spec.sort as Document, collation) : byDistance;
  const project = projector(spec, matcher, collation);
  const plan = planFor(context, collection, { ...spec, near: byDistance ? (near ?? null) : null });
  const wanted = spec.limit > 0 ? Math.min(spec.limit, spec.expected || spec.limit) : spec.expected;
  const options = {
    matcher: new RowMatcher(residualFilter(plan, spec.filter), filterOptions),
    sort,
    skip: spec.skip,
    limit: spec.limit,
    project,
    allowDiskUse: spec.allowDiskUse,
  };
  const rows = new FindRows(collection, plan, options, wanted + spec.skip > 4096 ? 0 : wanted);
  return { plan, rows, matcher, project };
}

const isNoHint = (hint: unknown): boolean => hint === undefined || hint === null;

/** The score exists only behind a `$text`. */
function checkTextScore({ filter, sort, projection }: QuerySpec): void {
  if (!mentionsTextScore(sort) && !mentionsTextScore(projection)) return;
  if (!textArgument(filter)) throw noTextScore();
}

function projector(spec: QuerySpec, matcher: CompiledFilter, collation: Collation | null): Projector | null {
  if (!spec.projection) return null;
  const projection = compileProjection(spec.projection, {
    collation,
    let: variablesOf(spec.let),
    filter: spec.filter,
  });
  if (!projection) return null;
  // after a sort, the document is a new one
  if (mentionsTextScore(spec.projection)) {
    return (row) => {
      const doc = decoded(row);
      if (textScoreOf(doc) === undefined) matcher.matches(doc);
      return projection.apply(doc);
    };
  }
  if (!projection.needsPosition) {
    const { raw } = projection;
    return Object.assign((row: Row) => projection.apply(decoded(row)), raw && { raw });
  }
  return (row) => {
    const details: MatchDetails = { index: undefined };
    matcher.matches(decoded(row), details);
    return projection.apply(decoded(row), details);
  };
}

/** Compiles all parts of a query for their errors only: a missing collection does not excuse a bad filter. */
export function checkQuery(spec: QuerySpec, collation: Collation | null): void {
  checkTextScore(spec);
  const options = { collation, let: variablesOf(spec.let) };
  compileFilter(spec.filter, options);
  if (spec.sort && keysOf(spec.sort)[0] !== '$natural') compileSort(spec.sort, collation);
  if (spec.projection) compileProjection(spec.projection, { ...options, filter: spec.filter });
}

/** Distances could be computed without one; but a query that works here must work on MongoDB. */
function onItsIndex(collection: Collection, near: Near, filter: Document): Document {
  const kinds = collection.indexes.flatMap((index) => index.places).filter(({ path }) => path === near.path);
  const usable = kinds.some(({ kind }) => kind === '2dsphere' || !near.metres);
  if (!usable) {
    throw mongoError(
      'NoQueryExecutionPlans',
      'error processing query: planner returned error :: caused by :: unable to find index for $geoNear query',
    );
  }
  // without a plane to measure on, old coordinates are taken on the sphere
  if (near.spherical || kinds.some(({ kind }) => kind === '2d')) return filter;
  near.spherical = true;
  return onSphere(filter);
}

function onSphere(value: Document): Document {
  const out = docOf({});
  for (const name of keysOf(value)) {
    const part = value[name];
    if (name === '$near') out.$nearSphere = part;
    else if (Array.isArray(part)) out[name] = part.map((item) => (isDocument(item) ? onSphere(item) : item));
    else out[name] = isDocument(part) && '$near' in part ? onSphere(part) : part;
  }
  return out;
}

/** The command's `let` as the expression language takes it: its expressions may not look at documents. */
export function variablesOf(spec: Document | undefined): Variables | undefined {
  if (!spec) return undefined;
  const scope = newScope(undefined, null);
  return new Map(
    keysOf(spec).map((name) => {
      checkLet(name, spec[name]);
      return [name, compileExpression(spec[name], scope).eval({ root: docOf({}), slots: [] })];
    }),
  );
}

const COMPUTED_VARIABLES = new Set(['NOW', 'CLUSTER_TIME', 'USER_ROLES']);

function checkLet(name: string, expression: unknown): void {
  if (COMPUTED_VARIABLES.has(name)) throw mongoError(4738901, `Attempt to set internal constant: ${name}`);
  checkVariableName(name);
  if (readsComputed(expression))
    throw mongoError(51144, 'Command let Expression may not use a variable that the server sets');
  if (!readsDocument(expression)) return;
  throw mongoError(
    4890500,
    'Command let Expression tried to access a field, but this is not allowed because command let expressions run before the query examines any documents.',
  );
}

function readsComputed(expression: unknown): boolean {
  if (typeof expression === 'string') return /^\$\$(NOW|CLUSTER_TIME|USER_ROLES)\b/.test(expression);
  if (Array.isArray(expression)) return expression.some(readsComputed);
  if (!isDocument(expression) || '$literal' in expression) return false;
  return keysOf(expression).some((name) => readsComputed(expression[name]));
}

function readsDocument(expression: unknown): boolean {
  if (typeof expression === 'string') return /^\$(?!\$)|^\$\$(ROOT|CURRENT)\b/.test(expression);
  if (Array.isArray(expression)) return expression.some(readsDocument);
  if (!isDocument(expression) || '$literal' in expression) return false;
  return keysOf(expression).some((name) => readsDocument(expression[name]));
}

export function isEmptyFilter(filter: Document): boolean {
  return keysOf(filter).length === 0;
}

export function filterOf(value: unknown): Document {
  return isDocument(value) ? value : docOf({});
}

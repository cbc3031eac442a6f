import type { Collection } from '../catalog/collection';
import { FindRows } from '../planner/find-source';
import type { Plan } from '../planner/plan';
import { choosePlan, sortFields } from '../planner/planner';
import { residualFilter } from '../planner/residual';
import { decoded, type Projector, type Row } from '../planner/rows';
import type { Collation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileExpression } from '../semantics/expressions/compile';
import type { Variables } from '../semantics/expressions/core';
import { checkVariableName } from '../semantics/expressions/field-path';
import { newScope } from '../semantics/expressions/scope';
import type { CompiledFilter } from '../semantics/match';
import { compileFilter } from '../semantics/match';
import type { MatchDetails } from '../semantics/match/path';
import { compileProjection } from '../semantics/projection';
import { RowMatcher } from '../semantics/row-matcher';
import { compileSort } from '../semantics/sort';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import type { CommandContext } from './context';

export interface QuerySpec {
  filter: Document;
  sort: Document | null;
  projection: Document | null;
  skip: number;
  limit: number;
  hint: unknown;
  let: Document | undefined;
  allowDiskUse: boolean;
  expected: number;
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
    wanted: spec.limit > 0 ? spec.limit + spec.skip : 0,
  });
}

/** Compiles and plans a query. Reading starts when the first row is requested. */
export function prepareQuery(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
): PreparedQuery {
  const collation = context.collation ?? collection.collation;
  const filterOptions = { collation, let: variablesOf(spec.let) };
  const matcher = compileFilter(spec.filter, filterOptions);
  const naturalSort = spec.sort && keysOf(spec.sort)[0] === '$natural';
  const sorting = spec.sort !== null && keysOf(spec.sort).length > 0 && !naturalSort;
  const sort = sorting ? compileSort(spec.sort as Document, collation) : null;
  const project = projector(spec, matcher, collation);
  const plan = planFor(context, collection, spec);
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

function projector(spec: QuerySpec, matcher: CompiledFilter, collation: Collation | null): Projector | null {
  if (!spec.projection) return null;
  const projection = compileProjection(spec.projection, {
    collation,
    let: variablesOf(spec.let),
    filter: spec.filter,
  });
  if (!projection) return null;
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

/** Compiles all parts of a query only for their errors, because a bad filter is an error even if the collection is missing. */
export function checkQuery(spec: QuerySpec, collation: Collation | null): void {
  const options = { collation, let: variablesOf(spec.let) };
  compileFilter(spec.filter, options);
  if (spec.sort && keysOf(spec.sort)[0] !== '$natural') compileSort(spec.sort, collation);
  if (spec.projection) compileProjection(spec.projection, { ...options, filter: spec.filter });
}

/** The command's `let` in the form that the expression language takes. Its expressions may not refer to documents. */
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

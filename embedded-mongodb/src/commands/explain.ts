import type { Collection } from '../catalog/collection';
import type { Interval } from '../planner/intervals';
import { countKeys } from '../planner/key-count';
import type { IndexScanPlan, Plan } from '../planner/plan';
import { residualFilter } from '../planner/residual';
import { splitPipeline } from '../semantics/aggregate';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { VERSION } from '../server/limits';
import { CommandContext } from './context';
import { checkFields, integer, truthy } from './fields';
import { emptySpec, filterOf, isEmptyFilter, planFor, prepareQuery, type QuerySpec } from './query';
import { ok } from './reply';

export async function explain(context: CommandContext): Promise<Document> {
  checkFields('explain', context.body, { verbosity: 'string' });
  const inner = context.body.explain;
  if (!isDocument(inner)) throw mongoError('TypeMismatch', 'explain needs a command document');
  return explainCommand(context, inner, String(context.body.verbosity ?? 'allPlansExecution'));
}

interface Explained {
  name: string;
  spec: QuerySpec;
  counting: boolean;
  writing: 'UPDATE' | 'DELETE' | null;
  single: boolean;
}

export async function explainCommand(
  outer: CommandContext,
  inner: Document,
  verbosity: string,
): Promise<Document> {
  const command = keysOf(inner)[0] ?? '';
  const context = new CommandContext(
    outer.server,
    outer.connection,
    outer.request,
    command,
    outer.db,
    inner,
    outer.opId,
  );
  const what = readCommand(command, inner);
  const collection = outer.catalog.find(outer.db, what.name);
  const ns = `${outer.db}.${what.name}`;
  const reply = docOf({ explainVersion: '1' });
  if (!collection) {
    setField(reply, 'queryPlanner', planner(ns, what, docOf({ stage: 'EOF' })));
    if (verbosity !== 'queryPlanner') setField(reply, 'executionStats', emptyStats());
  } else {
    const plan = planFor(context, collection, what.spec);
    const stages = stageTree(plan, what);
    setField(reply, 'queryPlanner', planner(ns, what, stages));
    if (verbosity !== 'queryPlanner') {
      setField(reply, 'executionStats', await execute(context, collection, plan, what, stages));
    }
  }
  setField(reply, 'command', inner);
  setField(
    reply,
    'serverInfo',
    docOf({
      host: outer.server.host,
      port: outer.server.port,
      version: VERSION,
      gitVersion: 'embedded-mongodb',
    }),
  );
  return ok(reply);
}

function readCommand(command: string, inner: Document): Explained {
  const base = { name: String(inner[command]), counting: false, writing: null, single: false };
  const query = (filter: unknown): QuerySpec => ({ ...emptySpec(filterOf(filter)), hint: inner.hint });
  switch (command) {
    case 'find':
      return { ...base, spec: { ...query(inner.filter), ...findParts(inner) } };
    case 'count':
      return { ...base, spec: query(inner.query), counting: true };
    case 'distinct':
      return { ...base, spec: query(inner.query) };
    case 'aggregate':
      return { ...base, spec: { ...query(undefined), ...pipelineParts(inner.pipeline) } };
    case 'update':
    case 'delete':
      return { ...base, ...writeParts(command, inner) };
    case 'findAndModify':
    case 'findandmodify':
      return {
        ...base,
        spec: { ...query(inner.query), sort: isDocument(inner.sort) ? inner.sort : null },
        writing: truthy(inner.remove) ? 'DELETE' : 'UPDATE',
        single: true,
      };
    default:
      throw mongoError('CommandNotFound', `Explain failed due to unknown command: ${command}`);
  }
}

function findParts(inner: Document): Partial<QuerySpec> {
  return {
    sort: isDocument(inner.sort) ? inner.sort : null,
    projection: isDocument(inner.projection) ? inner.projection : null,
    skip: integer(inner.skip, 0),
    limit: Math.abs(integer(inner.limit, 0)),
  };
}

/** The part of a pipeline that storage answers. */
function pipelineParts(pipeline: unknown): Partial<QuerySpec> {
  const { filter, sort, skip, limit } = splitPipeline(Array.isArray(pipeline) ? pipeline : []);
  return { filter: filter ?? docOf({}), sort: sort ?? null, skip: skip ?? 0, limit: limit ?? 0 };
}

function writeParts(command: string, inner: Document): Pick<Explained, 'spec' | 'writing' | 'single'> {
  const list = inner[command === 'update' ? 'updates' : 'deletes'];
  const statement = Array.isArray(list) && isDocument(list[0]) ? list[0] : docOf({});
  return {
    spec: { ...emptySpec(filterOf(statement.q)), hint: statement.hint },
    writing: command === 'update' ? 'UPDATE' : 'DELETE',
    single: command === 'update' ? !truthy(statement.multi) : integer(statement.limit, 0) === 1,
  };
}

function planner(ns: string, what: Explained, winningPlan: Document): Document {
  return docOf({
    namespace: ns,
    parsedQuery: what.spec.filter,
    indexFilterSet: false,
    planCacheShapeHash: '00000000',
    maxIndexedOrSolutionsReached: false,
    maxIndexedAndSolutionsReached: false,
    maxScansToExplodeReached: false,
    prunedSimilarIndexes: false,
    winningPlan,
    rejectedPlans: [],
  });
}

function emptyStats(): Document {
  return docOf({
    executionSuccess: true,
    nReturned: 0,
    executionTimeMillis: 0,
    totalKeysExamined: 0,
    totalDocsExamined: 0,
    executionStages: docOf({ stage: 'EOF', nReturned: 0 }),
  });
}

// --- stages ----------------------------------------------------------------------------------------------------------

function wrap(stage: string, fields: Document, inputStage: Document): Document {
  return docOf({ stage, ...fields, inputStage });
}

function countsOnKeys(plan: Plan, what: Explained): plan is IndexScanPlan {
  return what.counting && plan.kind === 'index' && plan.exact && !plan.index.isMultikey;
}

function stageTree(plan: Plan, what: Explained): Document {
  const { spec } = what;
  if (what.counting && isEmptyFilter(spec.filter)) return docOf({ stage: 'RECORD_STORE_FAST_COUNT' });
  if (countsOnKeys(plan, what)) {
    return wrap('COUNT', {}, docOf({ ...indexStage(plan), stage: 'COUNT_SCAN' }));
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

function boundText(interval: Interval): string {
  const text = (bytes: Buffer | null): string =>
    bytes === null || bytes.length === 0 ? '' : bytes.toString('hex');
  if (interval.low.length === 0 && interval.high === null) return '[MinKey, MaxKey]';
  if (interval.point) return `[${text(interval.point)}, ${text(interval.point)}]`;
  return `[${text(interval.low) || 'MinKey'}, ${text(interval.high) || 'MaxKey'})`;
}

// --- execution -------------------------------------------------------------------------------------------------------

async function execute(
  context: CommandContext,
  collection: Collection,
  plan: Plan,
  what: Explained,
  stages: Document,
): Promise<Document> {
  const started = performance.now();
  const { keys, docs, returned } = await run(context, collection, plan, what);
  const millis = Math.round(performance.now() - started);
  return docOf({
    executionSuccess: true,
    nReturned: what.counting || what.writing ? 0 : returned,
    executionTimeMillis: millis,
    totalKeysExamined: keys,
    totalDocsExamined: docs,
    executionStages: withStats(stages, { keys, docs, returned, millis }),
  });
}

interface Totals {
  keys: number;
  docs: number;
  returned: number;
}

async function run(
  context: CommandContext,
  collection: Collection,
  plan: Plan,
  what: Explained,
): Promise<Totals> {
  if (what.counting && isEmptyFilter(what.spec.filter)) return { keys: 0, docs: 0, returned: 1 };
  if (countsOnKeys(plan, what)) {
    const n = countKeys(collection, plan);
    return { keys: n, docs: 0, returned: n };
  }
  const spec = what.single ? { ...what.spec, limit: 1 } : what.spec;
  const { rows } = prepareQuery(context, collection, { ...spec, expected: spec.limit });
  let returned = 0;
  while (await rows.next(context)) returned++;
  return { keys: rows.source.stats.keysExamined, docs: rows.source.stats.docsExamined, returned };
}

function withStats(stage: Document, totals: Totals & { millis: number }): Document {
  const out = docOf({ stage: stage.stage });
  setField(out, 'nReturned', totals.returned);
  setField(out, 'executionTimeMillisEstimate', totals.millis);
  setField(out, 'isEOF', 1);
  const name = stage.stage;
  for (const field of keysOf(stage)) {
    if (field === 'stage') continue;
    const value = stage[field];
    if (field === 'inputStage') setField(out, field, withStats(value as Document, totals));
    else if (field === 'inputStages')
      setField(
        out,
        field,
        (value as Document[]).map((inner) => withStats(inner, totals)),
      );
    else setField(out, field, value);
  }
  if (name === 'IXSCAN' || name === 'COUNT_SCAN') setField(out, 'keysExamined', totals.keys);
  if (name === 'FETCH' || name === 'COLLSCAN') setField(out, 'docsExamined', totals.docs);
  return out;
}

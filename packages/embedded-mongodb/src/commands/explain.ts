import type { Collection } from '../catalog/collection';
import { countKeys } from '../planner/key-count';
import type { Plan } from '../planner/plan';
import { splitPipeline } from '../semantics/aggregate';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { VERSION } from '../server/limits';
import { CommandContext } from './context';
import { distinctPlan, eachDistinct } from './distinct-keys';
import { countsOnKeys, type Explained, readsDistinctKeys, stageTree } from './explain-stages';
import { checkFields, integer, truthy } from './fields';
import { emptySpec, filterOf, isEmptyFilter, planFor, prepareQuery, type QuerySpec } from './query';
import { ok } from './reply';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

export async function explain(context: CommandContext): Promise<Document> {
  checkFields('explain', context.body, { verbosity: 'string' });
  const inner = context.body.explain;
  if (!isDocument(inner)) throw mongoError('TypeMismatch', 'explain needs a command document');
  const verbosity = String(context.body.verbosity ?? 'allPlansExecution');
  if (!VERBOSITIES.includes(verbosity)) {
    throw mongoError(
      'BadValue',
      `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
    );
  }
  return explainCommand(context, inner, verbosity);
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
  const answered = await explainQuery(context, collection, what, { ns, verbosity });
  const reply = docOf({ explainVersion: '1', ...withStages(inner, command, answered) });
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

async function explainQuery(
  context: CommandContext,
  collection: Collection | undefined,
  what: Explained,
  { ns, verbosity }: { ns: string; verbosity: string },
): Promise<Document> {
  const out = docOf({});
  if (!collection) {
    setField(out, 'queryPlanner', planner(ns, what, docOf({ stage: 'EOF' })));
    if (verbosity !== 'queryPlanner') setField(out, 'executionStats', emptyStats());
    return out;
  }
  const plan = planOf(context, collection, what);
  const stages = stageTree(plan, what);
  setField(out, 'queryPlanner', planner(ns, what, stages));
  if (verbosity === 'queryPlanner') return out;
  const stats = await execute(context, collection, plan, what, stages);
  // plans are chosen by counting keys, so no other plan ran
  if (verbosity === 'allPlansExecution') setField(stats, 'allPlansExecution', []);
  setField(out, 'executionStats', stats);
  return out;
}

/** Shows a pipeline stage by stage if storage cannot run all of it. */
function withStages(inner: Document, command: string, answered: Document): Document {
  if (command !== 'aggregate' || !Array.isArray(inner.pipeline)) return answered;
  const rest = inner.pipeline.slice(splitPipeline(inner.pipeline).stages);
  return rest.length === 0 ? answered : docOf({ stages: [docOf({ $cursor: answered }), ...rest] });
}

/** Plans the query. A distinct uses an index whose keys contain the values, even without a filter. */
function planOf(context: CommandContext, collection: Collection, { spec, distinct }: Explained): Plan {
  const plan = distinct === null ? null : distinctPlan(context, collection, spec, distinct);
  return plan ?? planFor(context, collection, spec);
}

function readCommand(command: string, inner: Document): Explained {
  const base = {
    name: String(inner[command]),
    counting: false,
    writing: null,
    single: false,
    distinct: null,
  };
  const query = (filter: unknown): QuerySpec => ({ ...emptySpec(filterOf(filter)), hint: inner.hint });
  switch (command) {
    case 'find':
      return { ...base, spec: { ...query(inner.filter), ...findParts(inner) } };
    case 'count':
      return { ...base, spec: query(inner.query), counting: true };
    case 'distinct':
      return { ...base, spec: query(inner.query), distinct: String(inner.key) };
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
  if (readsDistinctKeys(plan, what)) {
    let n = 0;
    await eachDistinct(context, collection, plan, () => {
      n++;
    });
    return { keys: n, docs: n, returned: n };
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
  if (name === 'IXSCAN' || name === 'COUNT_SCAN' || name === 'DISTINCT_SCAN')
    setField(out, 'keysExamined', totals.keys);
  if (name === 'FETCH' || name === 'COLLSCAN') setField(out, 'docsExamined', totals.docs);
  return out;
}

import { Binary } from 'bson';
import type { Catalog } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import { choosePlan } from '../planner/planner';
import { residualFilter } from '../planner/residual';
import { openSource } from '../planner/row-source';
import { decoded, PAUSE } from '../planner/rows';
import { compilePipeline } from '../semantics/aggregate';
import { mongoError } from '../semantics/errors';
import { type FindOptions, type Namespace, PAUSED, type PipelineSource } from '../semantics/pipeline/context';
import { RowMatcher } from '../semantics/row-matcher';
import { type Document, docOf, isDocument, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { operations } from './diagnostic';
import { integer } from './fields';
import { localSessions } from './local-sessions';
import { collectionStats } from './stats';

const MAX_VIEW_DEPTH = 20;

/** Replaces a view by its pipeline, and a view on a view likewise, down to a real collection. */
export function resolveView(
  catalog: Catalog,
  db: string,
  name: string | undefined,
  pipeline: Document[],
): { coll: string | undefined; pipeline: Document[] } {
  let coll = name;
  let stages = pipeline;
  for (let depth = 0; coll !== undefined; depth++) {
    const view = catalog.view(db, coll);
    if (!view) break;
    if (depth + 1 >= MAX_VIEW_DEPTH) {
      throw mongoError(
        'ViewDepthLimitExceeded',
        `View depth too deep or view cycle detected; maximum depth is ${MAX_VIEW_DEPTH}`,
      );
    }
    coll = view.viewOn;
    stages = [...view.pipeline, ...stages];
  }
  return { coll, pipeline: stages };
}

/** What pipeline stages read from storage. */
export class EngineSource implements PipelineSource {
  constructor(private readonly context: CommandContext) {}

  find(namespace: Namespace, filter: Document, options: FindOptions): Iterable<Document> {
    const { catalog } = this.context;
    if (catalog.view(namespace.db, namespace.coll)) return this.findInView(namespace, filter, options);
    const collection = catalog.find(namespace.db, namespace.coll);
    return collection ? this.findIn(collection, filter, options) : [];
  }

  private findInView(namespace: Namespace, filter: Document, options: FindOptions): Iterable<Document> {
    const stages = [docOf({ $match: filter })];
    const { coll, pipeline } = resolveView(this.context.catalog, namespace.db, namespace.coll, stages);
    const compiled = compilePipeline(pipeline, {
      db: namespace.db,
      coll,
      source: this,
      collation: options.collation,
      variables: options.variables,
      checkTime: () => this.context.tick(),
    });
    const from = { db: namespace.db, coll: coll as string };
    return compiled.runAll(compiled.ownsInput ? [] : this.find(from, docOf({}), options));
  }

  private *findIn(collection: Collection, filter: Document, options: FindOptions): Iterable<Document> {
    const { collation } = options;
    const plan = choosePlan(collection, { filter, sort: [], collation, hint: null });
    const matcher = new RowMatcher(residualFilter(plan, filter), { collation, let: options.variables });
    const source = openSource(collection, plan, matcher, 0);
    for (let row = source.next(); row !== null; row = source.next()) {
      if (row !== PAUSE) yield decoded(row);
      else if (this.context.tick()) yield PAUSED;
    }
  }

  geoIndexes(namespace: Namespace): { path: string; kind: string }[] {
    const collection = this.context.catalog.find(namespace.db, namespace.coll);
    return (collection?.indexes ?? []).flatMap((index) => index.places);
  }

  *report(stage: string, namespace: Namespace, spec: unknown): Iterable<Document> {
    if (stage === '$currentOp') {
      yield* operations(this.context);
      return;
    }
    if (stage === '$listLocalSessions') {
      yield* localSessions(this.context);
      return;
    }
    if (stage === '$listClusterCatalog') {
      for (const entry of clusterCatalog(this.context)) yield withPlacement(entry, spec);
      return;
    }
    const collection = this.context.catalog.find(namespace.db, namespace.coll);
    if (stage === '$planCacheStats') requirePlanned(namespace, collection);
    if (stage === '$indexStats') yield* collection ? indexStats(this.context, collection) : [];
    else if (stage === '$collStats') yield collStatsStage(this.context, namespace, collection, spec);
    else if (!['$listSessions', '$planCacheStats', '$querySettings'].includes(stage)) {
      throw mongoError(40324, `Unrecognized pipeline stage name: '${stage}'`);
    }
  }
}

function requirePlanned({ db, coll }: Namespace, collection: Collection | undefined): void {
  if (!collection) throw mongoError(50933, `collection '${db}.${coll}' does not exist`);
  if (collection.options.timeseries)
    throw mongoError(40602, '$planCacheStats is only valid as the first stage in a pipeline.');
}

/** There are no shards, so there is nothing to distribute or to balance. */
function withPlacement(entry: Document, spec: unknown): Document {
  if (!isDocument(spec)) return entry;
  if (spec.shards === true) setField(entry, 'shards', []);
  if (spec.balancingConfiguration === true) setField(entry, 'balancingConfiguration', docOf({}));
  return entry;
}

/** Every collection and view of a database; of all databases on `admin`. */
function* clusterCatalog(context: CommandContext): Iterable<Document> {
  const { catalog, db } = context;
  for (const name of db === 'admin' ? catalog.databaseNames() : [db]) {
    for (const { ns, options, uuid, idIndex } of catalog.collections(name)) {
      const type = options.timeseries === undefined ? 'collection' : 'timeseries';
      const info = docOf({ readOnly: false, uuid: new Binary(uuid, 4) });
      yield docOf({ db: name, ns, type, options, info, idIndex: idIndex.spec, sharded: false });
    }
    for (const view of catalog.views(name)) {
      const info = docOf({ readOnly: true });
      yield docOf({
        db: name,
        ns: `${name}.${view.name}`,
        type: 'view',
        options: view.options,
        info,
        sharded: false,
      });
    }
  }
}

function* indexStats(context: CommandContext, collection: Collection): Iterable<Document> {
  const host = `${context.server.host}:${context.server.port}`;
  for (const index of collection.indexes) {
    const accesses = docOf({ ops: BigInt(index.usage.count), since: index.since });
    yield docOf({ name: index.name, key: index.spec.key, host, accesses, spec: index.spec });
  }
}

function scaleIn(spec: unknown): number {
  return isDocument(spec) ? integer(spec.scale, 1) : 1;
}

function collStatsStage(
  context: CommandContext,
  namespace: Namespace,
  collection: Collection | undefined,
  spec: unknown,
): Document {
  const wanted = isDocument(spec) ? spec : docOf({});
  const out = docOf({
    ns: `${namespace.db}.${namespace.coll}`,
    host: `${context.server.host}:${context.server.port}`,
    localTime: new Date(),
  });
  const reads = ['storageStats', 'count', 'queryExecStats'].filter((name) => isDocument(wanted[name]));
  if (!collection) {
    if (reads.length > 0)
      throw mongoError('NamespaceNotFound', `Collection [${namespace.db}.${namespace.coll}] not found.`);
  } else if (isDocument(wanted.storageStats))
    setField(out, 'storageStats', collectionStats(collection, scaleIn(wanted.storageStats)));
  if (collection && isDocument(wanted.count)) setField(out, 'count', collection.count);
  if (isDocument(wanted.queryExecStats)) {
    setField(out, 'queryExecStats', docOf({ collectionScans: docOf({ total: 0n, nonTailable: 0n }) }));
  }
  if (isDocument(wanted.latencyStats)) {
    const none = (): Document => docOf({ latency: 0n, ops: 0n });
    setField(
      out,
      'latencyStats',
      docOf({ reads: none(), writes: none(), commands: none(), transactions: none() }),
    );
  }
  return out;
}

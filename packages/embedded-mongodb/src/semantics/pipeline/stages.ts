import { mongoError } from '../errors';
import { copyTextScore, textArgument } from '../text/text-query';
import { type Document, isDocument } from '../values';
import { basicStages } from './basic';
import { compileBucketAuto } from './bucket-auto';
import { compileBucket, compileFacet } from './buckets';
import {
  type CompilePipeline,
  PAUSED,
  type PipelineContext,
  type Stage,
  type StageCompiler,
  timed,
} from './context';
import { compileDensify, compileFill } from './gaps';
import { compileGeoNear } from './geo-near';
import { compileGraphLookup } from './graph-lookup';
import { compileGroup, compileSortByCount } from './group';
import { compileLookup, compileUnionWith } from './lookup';
import { compileRankFusion } from './rank-fusion';
import { checkReport } from './report-arguments';
import { stageOf } from './stage-spec';
import { compileSetWindowFields } from './window';

const MAX_STAGES = 1000;
const MAX_DEPTH = 20;

/** Stages that must come first, because they make documents rather than take them. */
const SOURCES = new Set([
  '$documents',
  '$collStats',
  '$indexStats',
  '$currentOp',
  '$listSessions',
  '$listLocalSessions',
  '$planCacheStats',
  '$changeStream',
  '$listClusterCatalog',
  '$querySettings',
  '$rankFusion',
]);
/** Stages that rank and merge pipelines of their own. */
const HYBRIDS = new Set(['$rankFusion', '$scoreFusion']);
/** Stages that MongoDB runs together with reading the collection. */
const PUSHABLE = new Set([
  '$match',
  '$sort',
  '$skip',
  '$limit',
  '$group',
  '$bucket',
  '$sortByCount',
  '$count',
]);
const REPORTS = new Set([
  '$collStats',
  '$indexStats',
  '$currentOp',
  '$planCacheStats',
  '$listSessions',
  '$listLocalSessions',
  '$listClusterCatalog',
  '$querySettings',
]);

export function makesDocuments(stage: string): boolean {
  return SOURCES.has(stage);
}

const STAGES: Record<string, StageCompiler> = {
  ...basicStages,
  $group: compileGroup,
  $sortByCount: compileSortByCount,
  $bucket: compileBucket,
  $bucketAuto: compileBucketAuto,
  $graphLookup: compileGraphLookup,
  $setWindowFields: compileSetWindowFields,
  $geoNear: compileGeoNear,
  $densify: compileDensify,
  $fill: compileFill,
  $facet: (spec, context) => compileFacet(spec, context, compileStages),
  $lookup: (spec, context) => compileLookup(spec, context, compileStages),
  $unionWith: (spec, context) => compileUnionWith(spec, context, compileStages),
  $rankFusion: (spec, context) => compileRankFusion(spec, context, compileStages),
};

/** A stage that is there, and works on documents that it is given. */
export function readsCollection(stage: string): boolean {
  return Object.hasOwn(STAGES, stage) && !SOURCES.has(stage);
}

/** True for every stage that exists, whatever its place in a pipeline. */
export function isStage(name: string): boolean {
  return (
    Object.hasOwn(STAGES, name) ||
    [SOURCES, HYBRIDS, REPORTS].some((names) => names.has(name)) ||
    ['$out', '$merge', '$geoNear', '$changeStream'].includes(name)
  );
}

function compileStage(name: string, spec: unknown, position: number, context: PipelineContext): Stage {
  if (HYBRIDS.has(name) && position > 0)
    throw mongoError(10170100, `${name} can only be the first stage of an aggregation pipeline.`);
  if (SOURCES.has(name) && position > 0)
    throw mongoError(40602, `${name} is only valid as the first stage in a pipeline.`);
  if (name === '$geoNear' && position > 0)
    throw mongoError(40603, '$geoNear was not the first stage in the pipeline.');
  if (name === '$match' && position > 0 && isDocument(spec) && textArgument(spec)) {
    throw mongoError(17313, '$match with $text is only allowed as the first pipeline stage');
  }
  if (context.inside) checkNested(name, context.inside);
  if (REPORTS.has(name)) return reportStage(name, spec, context);
  const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (compile) return compile(spec, context, name);
  if (name === '$out' || name === '$merge')
    throw mongoError(40601, `${name} can only be the final stage in the pipeline`);
  if (name === '$changeStream')
    throw mongoError(40573, 'The $changeStream stage is only supported on replica sets');
  throw mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

function checkNested(name: string, inside: string): void {
  if (inside === '$facet') {
    if (name === '$listSessions')
      throw mongoError('InvalidNamespace', '$listSessions may only be run against config.system.sessions');
    const refused =
      SOURCES.has(name) || name === '$geoNear' || name === '$facet' || name === '$out' || name === '$merge';
    if (refused) throw mongoError(40600, `${name} is not allowed to be used within a $facet stage`);
    return;
  }
  if (name !== '$out' && name !== '$merge') return;
  const code = inside === '$lookup' ? 51047 : 31441;
  throw mongoError(code, `${name} is not allowed within a ${inside}'s sub-pipeline`);
}

function reportStage(name: string, spec: unknown, context: PipelineContext): Stage {
  const { source, db, coll } = context;
  if (!source.report) throw mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  checkReport(name, spec, context);
  const report = source.report.bind(source);
  return () => report(name, { db, coll: coll ?? '$cmd.aggregate' }, spec);
}

/** Stages that make one document of each. */
const ONE_OF_ONE = new Set(['$project', '$addFields', '$set', '$unset', '$replaceRoot', '$replaceWith']);

/** What such a stage makes has the text score of what it was made of. */
function withScores(stage: Stage): Stage {
  return function* scored(input) {
    let last: Document | null = null;
    const noted = function* (): Iterable<Document> {
      for (const doc of input) {
        if (doc !== PAUSED) last = doc;
        yield doc;
      }
    };
    for (const doc of stage(noted())) {
      if (doc !== PAUSED && last) copyTextScore(last, doc);
      yield doc;
    }
  };
}

/** Compiles all stages; the function runs lazily, document by document, where the stages allow it. */
export const compileStages: CompilePipeline = (stages, context) => {
  if (stages.length > MAX_STAGES)
    throw mongoError(7749501, `Pipeline length must be no longer than ${MAX_STAGES} stages`);
  if ((context.depth ?? 0) > MAX_DEPTH) {
    throw mongoError(
      'MaxSubPipelineDepthExceeded',
      `Maximum number of nested sub-pipelines exceeded. Limit is ${MAX_DEPTH}`,
    );
  }
  let pushed = context.coll !== undefined && !context.inside && !context.depth;
  const compiled = stages.map((stage, position) => {
    const [name, spec] = stageOf(stage);
    const compiled = compileStage(name, spec, position, pushed ? { ...context, pushed } : context);
    pushed &&= PUSHABLE.has(name);
    return context.text && ONE_OF_ONE.has(name) ? withScores(compiled) : compiled;
  });
  const { checkTime } = context;
  return (input: Iterable<Document>) => {
    let current = checkTime ? timed(input, checkTime) : input;
    for (const stage of compiled) {
      current = stage(current);
      if (checkTime) current = timed(current, checkTime);
    }
    return current;
  };
};

import { mongoError } from '../errors';
import { refuse } from '../unsupported';
import type { Document } from '../values';
import { basicStages } from './basic';
import { compileBucket, compileFacet } from './buckets';
import { type CompilePipeline, type PipelineContext, type Stage, type StageCompiler, timed } from './context';
import { compileGroup, compileSortByCount } from './group';
import { compileLookup, compileUnionWith } from './lookup';
import { stageOf } from './stage-spec';

const MAX_STAGES = 1000;
const MAX_DEPTH = 20;

const STAGES: Record<string, StageCompiler> = {
  ...basicStages,
  $group: compileGroup,
  $sortByCount: compileSortByCount,
  $bucket: compileBucket,
  $facet: (spec, context) => compileFacet(spec, context, compileStages),
  $lookup: (spec, context) => compileLookup(spec, context, compileStages),
  $unionWith: (spec, context) => compileUnionWith(spec, context, compileStages),
};

function compileStage(name: string, spec: unknown, _position: number, context: PipelineContext): Stage {
  if (context.inside) checkNested(name, context.inside);
  refuse('pipeline stage', name);
  const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (compile) return compile(spec, context, name);
  if (name === '$out' || name === '$merge')
    throw mongoError(40601, `${name} can only be the final stage in the pipeline`);
  throw mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

function checkNested(name: string, inside: string): void {
  if (inside === '$facet') {
    if (name === '$facet' || name === '$out' || name === '$merge')
      throw mongoError(40600, `${name} is not allowed to be used within a $facet stage`);
    return;
  }
  if (name !== '$out' && name !== '$merge') return;
  const code = inside === '$lookup' ? 51047 : 31441;
  throw mongoError(code, `${name} is not allowed within a ${inside}'s sub-pipeline`);
}

/** Compiles all stages. The function runs lazily, document by document, if the stages allow it. */
export const compileStages: CompilePipeline = (stages, context) => {
  if (stages.length > MAX_STAGES)
    throw mongoError(7749501, `Pipeline length must be no longer than ${MAX_STAGES} stages`);
  if ((context.depth ?? 0) > MAX_DEPTH) {
    throw mongoError(
      'MaxSubPipelineDepthExceeded',
      `Maximum number of nested sub-pipelines exceeded. Limit is ${MAX_DEPTH}`,
    );
  }
  const compiled = stages.map((stage, position) => {
    const [name, spec] = stageOf(stage);
    return compileStage(name, spec, position, context);
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

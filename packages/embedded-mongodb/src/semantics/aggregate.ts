import { mongoError } from './errors';
import { requireSortSpec, stageCount } from './pipeline/basic';
import type { PipelineContext } from './pipeline/context';
import { type PipelineOutput, parseOutput } from './pipeline/output';
import { stageOf } from './pipeline/stage-spec';
import { compileStages } from './pipeline/stages';
import { type Document, isDocument } from './values';

export interface CompiledPipeline {
  /** The part that storage may run before the pipeline, in the order filter, sort, skip and limit. */
  readonly prefix: PipelinePrefix;
  /** Set if the pipeline ends in `$out` or `$merge`. The engine then writes the documents that `run` yields. */
  readonly output: PipelineOutput | undefined;
  runRest(input: Iterable<Document>): Iterable<Document>;
}

interface PipelinePrefix {
  filter?: Document;
  sort?: Document;
  skip?: number;
  limit?: number;
  stages: number;
}

/** Splits off leading `$match`, `$sort`, `$skip` and `$limit` stages, as far as storage can run them in one read. */
export function splitPipeline(stages: readonly unknown[]): PipelinePrefix {
  const prefix: PipelinePrefix = { stages: 0 };
  const filters: Document[] = [];
  for (const stage of stages) {
    const [name, spec] = stageOf(stage);
    const isFree = prefix.skip === undefined && prefix.limit === undefined;
    if (name === '$match' && isDocument(spec) && isFree && prefix.sort === undefined) filters.push(spec);
    else if (name === '$sort' && isFree && prefix.sort === undefined) prefix.sort = requireSortSpec(spec);
    else if (name === '$skip' && isFree) prefix.skip = stageCount('$skip', spec);
    else if (name === '$limit' && prefix.limit === undefined) prefix.limit = stageCount('$limit', spec);
    else break;
    prefix.stages++;
  }
  if (filters.length === 1) prefix.filter = filters[0] as Document;
  else if (filters.length > 1) prefix.filter = { $and: filters };
  return prefix;
}

/** Compiles an aggregation pipeline. Throws MongoDB's errors for a malformed one. */
export function compilePipeline(stages: unknown, context: PipelineContext): CompiledPipeline {
  if (!Array.isArray(stages))
    throw mongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  let body: readonly unknown[] = stages;
  let output: PipelineOutput | undefined;
  if (stages.length > 0) {
    const [name, spec] = stageOf(stages.at(-1));
    if (name === '$out' || name === '$merge') {
      output = parseOutput(name, spec, context);
      body = stages.slice(0, -1);
    }
  }
  // checks all stages, including those that storage runs
  const all = compileStages(body, context);
  const prefix = splitPipeline(body);
  const rest = prefix.stages === 0 ? all : compileStages(body.slice(prefix.stages), context);
  return { prefix, output, runRest: rest };
}

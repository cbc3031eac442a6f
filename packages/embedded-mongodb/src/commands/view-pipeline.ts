import type { View } from '../catalog/view';
import { compilePipeline } from '../semantics/aggregate';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';
import type { CommandContext } from './context';
import { EngineSource } from './pipeline-source';

const MAX_VIEW_DEPTH = 20;
/** Stages that read something other than a collection. */
const WITHOUT_COLLECTION = new Set(['$documents', '$currentOp', '$listSessions', '$listLocalSessions']);

/** The stages that were given; null among them is ignored. */
export function viewPipeline(given: unknown): Document[] {
  const stages = Array.isArray(given) ? given.filter((stage) => stage !== null) : [];
  stages.forEach((stage, i) => {
    if (isDocument(stage)) return;
    throw mongoError(
      'TypeMismatch',
      `BSON field 'pipeline.${i}' is the wrong type '${typeName(stage)}', expected type 'object'`,
    );
  });
  return stages as Document[];
}

/** A view is refused when its pipeline is wrong, writes, or leads back to itself. */
export function checkViewPipeline(context: CommandContext, view: View): void {
  const first = nameOf(view.pipeline[0]);
  const last = nameOf(view.pipeline.at(-1));
  if (last === '$out' || last === '$merge') {
    throw mongoError(
      'OptionNotSupportedOnView',
      `The aggregation stage ${last} in a view's pipeline is not allowed in a view`,
    );
  }
  if (first === '$changeStream' && context.server.replica)
    throw mongoError('OptionNotSupportedOnView', '$changeStream cannot be used in a view definition');
  if (first !== undefined && WITHOUT_COLLECTION.has(first))
    throw mongoError('InvalidNamespace', `${first} cannot be used in a view definition`);
  compilePipeline(view.pipeline, {
    db: context.db,
    coll: view.viewOn,
    source: new EngineSource(context),
    collation: null,
    variables: undefined,
  });
  follow(context, view, view, 1);
}

function nameOf(stage: unknown): string | undefined {
  return isDocument(stage) ? keysOf(stage)[0] : undefined;
}

function follow(context: CommandContext, made: View, at: View, depth: number): void {
  if (depth > MAX_VIEW_DEPTH) {
    throw mongoError(
      'ViewDepthLimitExceeded',
      `View depth limit exceeded; maximum depth is ${MAX_VIEW_DEPTH}`,
    );
  }
  for (const name of [at.viewOn, ...namedIn(at.pipeline)]) {
    if (name === made.name)
      throw mongoError('GraphContainsCycle', `View cycle detected: ${made.db}.${made.name}`);
    const next = context.catalog.view(context.db, name);
    if (next) follow(context, made, next, depth + 1);
  }
}

/** Collections that a pipeline and the pipelines inside it read. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isDocument(value)) return [];
  return keysOf(value).flatMap((name) => {
    const spec = value[name];
    const own =
      name === '$unionWith' && typeof spec === 'string'
        ? [spec]
        : isDocument(spec) && (name === '$lookup' || name === '$graphLookup' || name === '$unionWith')
          ? [spec.from, spec.coll].filter((given) => typeof given === 'string')
          : [];
    return [...own, ...namedIn(spec)];
  });
}

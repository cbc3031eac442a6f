import { encodeValue } from '../codec';
import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { type CompilePipeline, PAUSED, type PipelineContext, type Stage } from './context';
import { stageOf } from './stage-spec';

/** As MongoDB: how little the first ranks differ. */
const RANK_CONSTANT = 60;
/** Stages that choose and order documents and leave them as they are. */
const SELECTING = new Set([
  '$match',
  '$sort',
  '$limit',
  '$skip',
  '$sample',
  '$geoNear',
  '$search',
  '$vectorSearch',
]);

function checkObject(path: string, value: unknown): Document {
  if (isDocument(value)) return value;
  throw mongoError(
    'TypeMismatch',
    `BSON field '${path}' is the wrong type '${typeName(value)}', expected type 'object'`,
  );
}

function checkKnown(path: string, value: Document, known: string[]): void {
  const wrong = keysOf(value).find((name) => !known.includes(name));
  if (wrong !== undefined) throw mongoError(40415, `BSON field '${path}.${wrong}' is an unknown field.`);
}

function required(path: string, value: Document, name: string): unknown {
  if (value[name] !== undefined) return value[name];
  throw mongoError(40414, `BSON field '${path}.${name}' is missing but a required field`);
}

function checkName(name: string): void {
  if (name === '') throw mongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (name.startsWith('$')) {
    throw mongoError(
      16410,
      `$rankFusion pipeline names must follow the naming rules of field path expressions. :: caused by :: FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  }
  if (name.includes('.')) throw mongoError(16412, `FieldPath field names may not contain '.'.`);
}

function checkPipeline(name: string, stages: unknown): Document[] {
  if (!Array.isArray(stages)) {
    throw mongoError(
      'TypeMismatch',
      `A $rankFusion input pipeline must be an array, but ${name} is of type ${typeName(stages)}`,
    );
  }
  if (stages.length === 0) {
    throw mongoError(9834300, `$rankFusion input pipeline cannot be empty. Pipeline "${name}" is empty.`);
  }
  const names = stages.map((stage) => (isDocument(stage) ? keysOf(stage)[0] : undefined));
  const hybrid = names.findIndex((stage) => stage === '$rankFusion' || stage === '$scoreFusion');
  if (hybrid >= 0) {
    throw mongoError(
      hybrid === 0 ? 10473002 : 10170100,
      hybrid === 0
        ? '$rankFusion input pipelines must not contain a hybrid search stage.'
        : `${names[hybrid]} can only be the first stage of an aggregation pipeline.`,
    );
  }
  for (const stage of stages) {
    const [field] = stageOf(stage);
    if (!field.startsWith('$')) throw mongoError(40324, `Unrecognized pipeline stage name: '${field}'`);
  }
  const changes = stages.some(
    (stage) =>
      isDocument(stage.$geoNear) && ('distanceField' in stage.$geoNear || 'includeLocs' in stage.$geoNear),
  );
  const wrong = changes
    ? '$geoNear with a field for what it finds'
    : names.find((stage) => stage !== undefined && !SELECTING.has(stage));
  if (wrong !== undefined) {
    throw mongoError(
      9191103,
      `${wrong} is not allowed to be used within a $rankFusion stage. Only stages that retrieve, limit, or order documents are allowed.`,
    );
  }
  const first = names[0];
  const isRanked =
    names.includes('$sort') ||
    (first !== undefined && ['$search', '$vectorSearch', '$geoNear'].includes(first));
  if (!isRanked) {
    throw mongoError(
      9191100,
      'All input pipelines to the $rankFusion stage must begin with one of $search, $vectorSearch, $geoNear, or have a custom $sort in the pipeline.',
    );
  }
  return stages as Document[];
}

function weightsOf(combination: unknown, names: string[]): Map<string, number> {
  const weights = new Map(names.map((name) => [name, 1]));
  if (combination === undefined) return weights;
  const given = checkObject('$rankFusion.combination', combination);
  checkKnown('$rankFusion.combination', given, ['weights']);
  if (given.weights === undefined) return weights;
  const spec = checkObject('$rankFusion.combination.weights', given.weights);
  if (keysOf(spec).length > names.length) {
    throw mongoError(
      9460301,
      `$rankFusion input has ${names.length} pipelines, but ${keysOf(spec).length} weights were given.`,
    );
  }
  for (const name of keysOf(spec)) {
    if (!weights.has(name)) {
      throw mongoError(
        9967500,
        `$rankFusion stage contained ${keysOf(spec).length} weight(s) that did not correspond to pipelines: '${name}' is no pipeline name.`,
      );
    }
    const weight = spec[name];
    if (!isNumeric(weight)) {
      throw mongoError(
        13118,
        `$rankFusion's pipeline weight must be a number, but given the weight '${String(weight)}' for pipeline '${name}'.`,
      );
    }
    const n = toDouble(weight) as number;
    if (!(n >= 0)) {
      throw mongoError(
        9460300,
        `$rankFusion's pipeline weight must be non-negative, but given ${n} for pipeline '${name}'.`,
      );
    }
    weights.set(name, n);
  }
  return weights;
}

interface Ranked {
  doc: Document;
  score: number;
}

/** `$rankFusion`: documents of several ranked pipelines by the sum of weight / (60 + rank). */
export function compileRankFusion(spec: unknown, context: PipelineContext, compile: CompilePipeline): Stage {
  if (!isDocument(spec)) {
    throw mongoError(
      'FailedToParse',
      `The $rankFusion stage specification must be an object, found ${typeName(spec)}`,
    );
  }
  checkKnown('$rankFusion', spec, ['input', 'combination', 'scoreDetails']);
  const input = checkObject('$rankFusion.input', required('$rankFusion', spec, 'input'));
  checkKnown('$rankFusion.input', input, ['pipelines']);
  const pipelines = checkObject(
    '$rankFusion.input.pipelines',
    required('$rankFusion.input', input, 'pipelines'),
  );
  const names = keysOf(pipelines);
  if (names.length === 0)
    throw mongoError('FailedToParse', '$rankFusion must have at least one input pipeline');
  names.forEach(checkName);
  if (
    spec.scoreDetails !== undefined &&
    typeof spec.scoreDetails !== 'boolean' &&
    !isNumeric(spec.scoreDetails)
  ) {
    throw mongoError(
      'TypeMismatch',
      `BSON field '$rankFusion.scoreDetails' is the wrong type '${typeName(spec.scoreDetails)}', expected types '[bool, int, decimal, double, long]'`,
    );
  }
  const weights = weightsOf(spec.combination, names);
  const stages = names.map((name) => ({
    weight: weights.get(name)!,
    run: compile(checkPipeline(name, pipelines[name]), { ...context, depth: (context.depth ?? 0) + 1 }),
  }));
  const { db, coll, collation, variables, source } = context;
  if (coll === undefined) {
    throw mongoError(
      'InvalidNamespace',
      "{aggregate: 1} is not valid for '$rankFusion'; a collection is required.",
    );
  }
  return function* fuse() {
    const found = new Map<string, Ranked>();
    for (const { weight, run } of stages) {
      let rank = 0;
      for (const doc of run(source.find({ db, coll }, docOf({}), { collation, variables }))) {
        if (doc === PAUSED) {
          yield doc;
          continue;
        }
        rank++;
        const key = Buffer.from(encodeValue(doc._id)).toString('latin1');
        const entry = found.get(key) ?? { doc, score: 0 };
        entry.score += weight / (RANK_CONSTANT + rank);
        found.set(key, entry);
      }
    }
    for (const { doc } of [...found.values()].sort((a, b) => b.score - a.score)) yield doc;
  };
}

import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { checkOutputName, compileExpression } from '../expressions/compile';
import type { EvalContext } from '../expressions/core';
import { newScope } from '../expressions/scope';
import { typeName, typeRank } from '../types';
import { Doc, docOf, isDocument, keysOf, setField } from '../values';
import { type CompilePipeline, collect, type PipelineContext, type Stage } from './context';
import { compileOutputField, groupDocuments, type OutputField } from './group';

/** `$facet`, which reads the input once and sends it through every pipeline. */
export function compileFacet(spec: unknown, context: PipelineContext, compile: CompilePipeline): Stage {
  if (!isDocument(spec))
    throw mongoError(
      40169,
      `the $facet specification must be a non-empty object, but found: ${typeName(spec)}`,
    );
  const names = keysOf(spec);
  if (names.length === 0) throw mongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = names.map((name) => {
    const pipeline = spec[name];
    checkOutputName(name);
    if (!Array.isArray(pipeline))
      throw mongoError(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(pipeline)}`);
    for (const stage of pipeline)
      if (!isDocument(stage))
        throw mongoError(
          40171,
          `elements of arrays in $facet spec must be non-empty objects, ${name} argument contained an element of type ${typeName(stage)}`,
        );
    return {
      name,
      run: compile(pipeline, { ...context, inside: '$facet', depth: (context.depth ?? 0) + 1 }),
    };
  });
  return function* facet(input) {
    const docs = yield* collect(input);
    const result = new Doc();
    for (const { name, run } of facets) setField(result, name, yield* collect(run(docs)));
    yield result;
  };
}

function outputFields(output: unknown, context: PipelineContext): OutputField[] {
  const scope = newScope(context.variables, context.collation);
  if (output === undefined) return [compileOutputField('count', { $sum: 1 }, scope)];
  if (!isDocument(output)) {
    throw mongoError(
      40196,
      `The $bucket 'output' field must be an object, but found type: ${typeName(output)}.`,
    );
  }
  if ('_id' in output) throw mongoError(15948, "a group's _id may only be specified once");
  return keysOf(output).map((name) => compileOutputField(name, output[name], scope));
}

function requireExpression(value: unknown): void {
  const isPath = typeof value === 'string' && value.startsWith('$');
  const isOperator = isDocument(value) && (keysOf(value)[0] ?? '').startsWith('$');
  if (!isPath && !isOperator) {
    throw mongoError(
      40202,
      `The $bucket 'groupBy' field must be defined as a $-prefixed path or an expression object, but found: ${String(value)}.`,
    );
  }
}

export function compileBucket(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec))
    throw mongoError(
      40201,
      `Argument to $bucket stage must be an object, but found type: ${typeName(spec)}.`,
    );
  for (const name of keysOf(spec)) {
    if (!['groupBy', 'boundaries', 'default', 'output'].includes(name))
      throw mongoError(40197, `Unrecognized option to $bucket: ${name}.`);
  }
  if (spec.groupBy === undefined && spec.boundaries === undefined)
    throw mongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if ('groupBy' in spec) requireExpression(spec.groupBy);
  if (!('boundaries' in spec) || !('groupBy' in spec))
    throw mongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const scope = newScope(context.variables, context.collation);
  const boundaries = checkBoundaries(spec.boundaries, context, scope);
  const other = 'default' in spec ? compileExpression(spec.default, scope) : undefined;
  if (other && !other.constant)
    throw mongoError(40195, "The $bucket 'default' field must be a constant expression.");
  const otherValue = other?.eval({ root: docOf({}), slots: [] });
  const inside = (value: unknown) =>
    compareValues(value, boundaries[0]) >= 0 && compareValues(value, boundaries.at(-1)) < 0;
  if (other && inside(otherValue)) {
    throw mongoError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  }
  const groupBy = compileExpression(spec.groupBy, scope);
  const fields = outputFields(spec.output, context);
  const bucketOf = (c: EvalContext) => {
    const value = groupBy.eval(c);
    if (value !== undefined && inside(value)) {
      let i = boundaries.length - 2;
      while (compareValues(value, boundaries[i]) < 0) i--;
      return boundaries[i];
    }
    if (!other)
      throw mongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherValue;
  };
  return function* bucket(input) {
    const buckets = yield* collect(groupDocuments(input, bucketOf, fields, context));
    yield* buckets.sort((a, b) => compareValues(a._id, b._id));
  };
}

function checkBoundaries(
  list: unknown,
  context: PipelineContext,
  scope: ReturnType<typeof newScope>,
): unknown[] {
  if (!Array.isArray(list))
    throw mongoError(
      40200,
      `The $bucket 'boundaries' field must be an array, but found type: ${typeName(list)}.`,
    );
  if (list.length < 2)
    throw mongoError(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${list.length} value(s).`,
    );
  const values = list.map((item) => {
    const expr = compileExpression(item, scope);
    if (!expr.constant)
      throw mongoError(
        40191,
        "The $bucket 'boundaries' field must be an array of constant values, but found a non-constant value.",
      );
    return expr.eval({ root: undefined, slots: [] });
  });
  for (let i = 1; i < values.length; i++) {
    if (typeRank(values[i]) !== typeRank(values[i - 1]))
      throw mongoError(
        40193,
        "All values in the the 'boundaries' option to $bucket must have the same type.",
      );
    if (compareValues(values[i - 1], values[i], context.collation) >= 0) {
      throw mongoError(
        40194,
        "The 'boundaries' option to $bucket must be sorted in ascending order and must not contain duplicates.",
      );
    }
  }
  return values;
}

import { mongoError } from '../errors';
import { checkOutputName, compileExpression } from '../expressions/compile';
import type { EvalContext, Scope } from '../expressions/core';
import { newScope } from '../expressions/scope';
import { isNumeric } from '../types';
import { refuse } from '../unsupported';
import { Doc, type Document, isDocument, keysOf, setField } from '../values';
import type { Accumulator, AccumulatorFactory } from './accumulator-types';
import { compileAccumulator, isAccumulator } from './accumulators';
import { collect, MemoryBudget, PAUSED, type PipelineContext, type Stage } from './context';
import { valueKey } from './keys';

export interface OutputField {
  name: string;
  make: AccumulatorFactory;
  /** True if the accumulator keeps values of every document (`$push`). */
  collects: boolean;
}

const COLLECTING = new Set(['$push', '$addToSet']);

export function compileOutputField(name: string, spec: unknown, scope: Scope): OutputField {
  if (name.includes('.')) {
    throw mongoError(40235, `The field name '${name}' cannot contain '.'`);
  }
  if (name.startsWith('$')) throw mongoError(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDocument(spec)) throw mongoError(40234, `The field '${name}' must be an accumulator object`);
  const [operator, ...others] = keysOf(spec);
  if (operator === undefined) throw mongoError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw mongoError(40238, `The field '${name}' must specify one accumulator`);
  if (!operator.startsWith('$')) throw mongoError(40234, `The field '${name}' must be an accumulator object`);
  refuse('accumulator', operator);
  if (!isAccumulator(operator)) throw mongoError(15952, `unknown group operator '${operator}'`);
  if (Array.isArray(spec[operator]))
    throw mongoError(40237, `The ${operator} accumulator is a unary operator`);
  return {
    name,
    make: compileAccumulator(operator, spec[operator], scope),
    collects: COLLECTING.has(operator),
  };
}

interface Group {
  id: unknown;
  accumulators: Accumulator[];
}

/** Compiles `_id`. The parts of a compound `_id` are names of fields, and not a projection. */
function compileGroupId(id: unknown, scope: Scope) {
  const names = isDocument(id) ? keysOf(id) : [];
  if (isDocument(id) && names.length > 0 && !(names[0] as string).startsWith('$')) {
    for (const name of names) {
      checkOutputName(name);
      if (typeof id[name] === 'boolean' || isNumeric(id[name]))
        throw mongoError(17390, '$group does not support inclusion-style expressions');
    }
  }
  return compileExpression(id, scope);
}

export function compileGroup(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec)) throw mongoError(15947, `a group's fields must be specified in an object`);
  if (!('_id' in spec)) throw mongoError(15955, 'a group specification must include an _id');
  const scope = newScope(context.variables, context.collation);
  const id = compileGroupId(spec._id, scope);
  const fields = keysOf(spec)
    .filter((name) => name !== '_id')
    .map((name) => compileOutputField(name, spec[name], scope));
  return (input) => groupDocuments(input, (c) => id.eval(c), fields, context);
}

/** Groups documents by a value, in the order in which groups first occur. */
export function* groupDocuments(
  input: Iterable<Document>,
  idOf: (context: EvalContext) => unknown,
  fields: readonly OutputField[],
  { collation }: PipelineContext,
): Iterable<Document> {
  const groups = new Map<string, Group>();
  const budget = new MemoryBudget('$group');
  const context: EvalContext = { root: undefined, slots: [] };
  const collects = fields.some((field) => field.collects);
  for (const doc of input) {
    if (doc === PAUSED) {
      yield doc;
      continue;
    }
    context.root = doc;
    if (collects) budget.hold(doc);
    const found = idOf(context);
    const id = found === undefined ? null : found;
    const key = valueKey(id, collation);
    let group = groups.get(key);
    if (!group) {
      group = { id, accumulators: fields.map((field) => field.make()) };
      groups.set(key, group);
      budget.hold(id);
    }
    for (const accumulator of group.accumulators) accumulator.add(context);
  }
  context.root = undefined;
  for (const { id, accumulators } of groups.values()) {
    const doc = new Doc();
    doc._id = id;
    fields.forEach((field, i) => {
      setField(doc, field.name, (accumulators[i] as Accumulator).value());
    });
    yield doc;
  }
}

export function compileSortByCount(spec: unknown, context: PipelineContext): Stage {
  const isExpression = isDocument(spec) && (keysOf(spec)[0] ?? '').startsWith('$');
  if (isDocument(spec) && !isExpression)
    throw mongoError(
      40147,
      'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
    );
  if (!isDocument(spec)) {
    if (typeof spec !== 'string')
      throw mongoError(40149, 'the sortByCount field must be specified as a string or as an object');
    if (!spec.startsWith('$'))
      throw mongoError(
        40148,
        'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
      );
  }
  const group = compileGroup({ _id: spec, count: { $sum: 1 } }, context);
  return function* counted(input) {
    const groups = yield* collect(group(input));
    yield* groups.sort((a, b) => Number(b.count) - Number(a.count));
  };
}

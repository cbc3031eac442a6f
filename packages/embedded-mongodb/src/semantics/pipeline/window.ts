import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { EvalContext, Scope } from '../expressions/core';
import { newScope } from '../expressions/scope';
import { toDouble, toExactInteger } from '../match/numbers';
import { compileSort } from '../sort';
import { isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { compileAccumulator, isAccumulator } from './accumulators';
import type { PipelineContext, Stage } from './context';
import { type Partition, partitions, sortNumber, type WindowFunction } from './partitions';
import { withValueAt } from './values-at';
import { compileRankFunction, isRankFunction } from './window-functions';

/** First and last position of the window of each document (last is inclusive; empty when last < first). */
type Bounds = (partition: Partition, at: number) => [number, number];

const UNIT_MS: Record<string, number> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

function compileBounds(window: unknown, sortBy: Document | undefined): Bounds {
  if (window === undefined) return ({ docs }) => [0, docs.length - 1];
  if (!isDocument(window)) throw mongoError('FailedToParse', `'window' field must be an object`);
  const { documents, range, unit } = window;
  if (documents !== undefined && range !== undefined) {
    throw mongoError('FailedToParse', "Window bounds can specify either 'documents' or 'range', not both.");
  }
  if (documents !== undefined) {
    if (!sortBy && !isUnboundedPair(documents))
      throw mongoError(5339901, 'Document-based bounds require a sortBy');
    return documentBounds(documents);
  }
  if (range !== undefined) {
    if (!sortBy || keysOf(sortBy).length !== 1)
      throw mongoError(5339902, 'Range-based bounds require sortBy a single field');
    return rangeBounds(range, unit);
  }
  if (keysOf(window).length > 0)
    throw mongoError('FailedToParse', `'window' field can only contain 'documents' or 'range'`);
  return ({ docs }) => [0, docs.length - 1];
}

function isUnboundedPair(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => item === 'unbounded');
}

function pairOf(value: unknown): [unknown, unknown] {
  if (!Array.isArray(value) || value.length !== 2)
    throw mongoError('FailedToParse', 'Window bounds must be a 2-element array');
  return value as [unknown, unknown];
}

function documentBounds(value: unknown): Bounds {
  const [low, high] = pairOf(value).map((item) => {
    if (item === 'unbounded') return undefined;
    if (item === 'current') return 0;
    const n = isNumeric(item) ? toExactInteger(item) : undefined;
    if (n === undefined)
      throw mongoError('FailedToParse', "Window bounds must be 'unbounded', 'current', or a number.");
    return Number(n);
  });
  if (low !== undefined && high !== undefined && low > high)
    throw mongoError(5339900, 'Lower bound must not exceed upper bound');
  return ({ docs }, at) => [
    low === undefined ? 0 : Math.max(0, at + low),
    high === undefined ? docs.length - 1 : Math.min(docs.length - 1, at + high),
  ];
}

function rangeBounds(value: unknown, unit: unknown): Bounds {
  const factor = unit === undefined ? 1 : UNIT_MS[unit as string];
  if (factor === undefined) throw mongoError('FailedToParse', `unknown time unit value: ${String(unit)}`);
  const [low, high] = pairOf(value).map((item) => {
    if (item === 'unbounded') return undefined;
    if (item === 'current') return 0;
    if (!isNumeric(item))
      throw mongoError(
        'FailedToParse',
        "Range-based bounds expression must be 'unbounded', 'current', or a number.",
      );
    return (toDouble(item) as number) * factor;
  });
  return ({ docs, sortKeys }, at) => {
    const here = sortNumber(sortKeys[at]?.[0]);
    let from = 0;
    let to = docs.length - 1;
    if (low !== undefined) while (from <= to && sortNumber(sortKeys[from]?.[0]) < here + low) from++;
    if (high !== undefined) while (to >= from && sortNumber(sortKeys[to]?.[0]) > here + high) to--;
    return [from, to];
  };
}

function accumulatorFunction(name: string, argument: unknown, bounds: Bounds, scope: Scope): WindowFunction {
  const make = compileAccumulator(name, argument, scope);
  const context: EvalContext = { root: undefined, slots: [] };
  return (partition) => {
    let whole: unknown;
    return partition.docs.map((_, at) => {
      const [from, to] = bounds(partition, at);
      const isWhole = from === 0 && to === partition.docs.length - 1;
      if (isWhole && whole !== undefined) return whole;
      const accumulator = make();
      for (let i = from; i <= to; i++) {
        context.root = partition.docs[i];
        accumulator.add(context);
      }
      const value = accumulator.value();
      if (isWhole) whole = value;
      return value;
    });
  };
}

interface Output {
  path: string[];
  compute: WindowFunction;
}

function compileOutput(name: string, spec: unknown, sortBy: Document | undefined, scope: Scope): Output {
  if (!isDocument(spec)) throw mongoError('FailedToParse', `The field '${name}' must be an object`);
  const functions = keysOf(spec).filter((key) => key !== 'window');
  const [operator, ...others] = functions;
  if (operator === undefined || others.length > 0) {
    throw mongoError('FailedToParse', `The field '${name}' must specify exactly one window function`);
  }
  const path = name.split('.');
  if (isRankFunction(operator)) {
    return { path, compute: compileRankFunction(operator, spec[operator], sortBy, scope) };
  }
  if (!isAccumulator(operator))
    throw mongoError('FailedToParse', `Unrecognized window function, ${operator}`);
  return {
    path,
    compute: accumulatorFunction(operator, spec[operator], compileBounds(spec.window, sortBy), scope),
  };
}

/** `$setWindowFields`. */
export function compileSetWindowFields(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec))
    throw mongoError(
      'FailedToParse',
      `the $setWindowFields stage specification must be an object, found ${typeName(spec)}`,
    );
  for (const name of keysOf(spec)) {
    if (!['partitionBy', 'sortBy', 'output'].includes(name))
      throw mongoError(40415, `BSON field '$setWindowFields.${name}' is an unknown field.`);
  }
  if (spec.output === undefined)
    throw mongoError(40414, "BSON field '$setWindowFields.output' is missing but a required field");
  const { output, sortBy } = spec;
  if (!isDocument(output))
    throw mongoError(
      'TypeMismatch',
      `BSON field '$setWindowFields.output' is the wrong type '${typeName(output)}', expected type 'object'`,
    );
  if (sortBy !== undefined && !isDocument(sortBy))
    throw mongoError(
      'TypeMismatch',
      `BSON field '$setWindowFields.sortBy' is the wrong type '${typeName(sortBy)}', expected type 'object'`,
    );
  const scope = newScope(context.variables, context.collation);
  const sort = sortBy ? compileSort(sortBy, context.collation) : undefined;
  const by = compileExpression(spec.partitionBy === undefined ? null : spec.partitionBy, scope);
  const outputs = keysOf(output).map((name) => compileOutput(name, output[name], sortBy, scope));
  return function* windows(input) {
    for (const partition of yield* partitions(
      input,
      (doc) => by.eval({ root: doc, slots: [] }),
      sort,
      context,
    )) {
      const columns = outputs.map(({ compute }) => compute(partition));
      for (let i = 0; i < partition.docs.length; i++) {
        let doc = partition.docs[i] as Document;
        outputs.forEach(({ path }, k) => {
          doc = withValueAt(doc, path, columns[k]?.[i]);
        });
        yield doc;
      }
    }
  };
}

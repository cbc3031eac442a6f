import { addNumbers } from '../arithmetic';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import { getPath, parsePath } from '../expressions/field-path';
import { newScope } from '../expressions/scope';
import { toDouble } from '../match/numbers';
import { compileSort } from '../sort';
import { isNullish, isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import type { PipelineContext, Stage } from './context';
import { partitions, sortNumber } from './partitions';
import { withValueAt } from './values-at';
import { carryForward, fillLinearly } from './window-functions';

const MAX_GENERATED = 500_000;
const UNIT_MS: Record<string, number> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const UNIT_MONTHS: Record<string, number> = { year: 12, quarter: 3, month: 1 };

type Bounds = 'full' | 'partition' | [unknown, unknown];

interface Densify {
  parts: string[];
  by: string[][];
  next: (value: unknown) => unknown;
  bounds: Bounds;
}

function stepper(step: unknown, unit: unknown): (value: unknown) => unknown {
  if (!isNumeric(step) || !((toDouble(step) as number) > 0))
    throw mongoError(
      5733401,
      "the 'step' parameter in a range specification must be a strictly positive numeric value",
    );
  if (unit === undefined) {
    return (value) => {
      if (!isNumeric(value))
        throw mongoError(
          5733201,
          `Densify field type must be numeric when no unit is given, found ${typeName(value)}`,
        );
      return addNumbers(value, step, 'double');
    };
  }
  const n = toDouble(step) as number;
  const months = UNIT_MONTHS[unit as string];
  const ms = UNIT_MS[unit as string];
  if (months === undefined && ms === undefined)
    throw mongoError('FailedToParse', `unknown time unit value: ${String(unit)}`);
  return (value) => {
    if (!(value instanceof Date))
      throw mongoError(
        6053600,
        `Densify field type must be a date when a unit is given, found ${typeName(value)}`,
      );
    if (ms !== undefined) return new Date(value.getTime() + n * ms);
    const date = new Date(value);
    date.setUTCMonth(date.getUTCMonth() + n * (months as number));
    return date;
  };
}

function parseDensify(spec: unknown): Densify {
  if (!isDocument(spec))
    throw mongoError(
      'FailedToParse',
      `The $densify stage specification must be an object, found ${typeName(spec)}`,
    );
  for (const name of keysOf(spec)) {
    if (!['field', 'partitionByFields', 'range'].includes(name))
      throw mongoError(40415, `BSON field '$densify.${name}' is an unknown field.`);
  }
  const { field, range, partitionByFields: by = [] } = spec;
  if (field === undefined || range === undefined)
    throw mongoError(
      40414,
      `BSON field '$densify.${field === undefined ? 'field' : 'range'}' is missing but a required field`,
    );
  if (typeof field !== 'string')
    throw mongoError(
      'TypeMismatch',
      `BSON field '$densify.field' is the wrong type '${typeName(field)}', expected type 'string'`,
    );
  if (field.startsWith('$')) throw mongoError(16410, "Cannot densify field starting with '$'");
  if (!isDocument(range))
    throw mongoError(
      'TypeMismatch',
      `BSON field '$densify.range' is the wrong type '${typeName(range)}', expected type 'object'`,
    );
  const { bounds, step, unit } = range;
  const isPair = Array.isArray(bounds) && bounds.length === 2;
  if (bounds !== 'full' && bounds !== 'partition' && !isPair)
    throw mongoError(5946802, "Bounds must be 'full', 'partition', or a two-element array");
  if (isPair && compareValues(bounds[0], bounds[1]) > 0)
    throw mongoError(5733402, 'the bounds in a range specification must be sorted in ascending order');
  if (bounds === 'partition' && (by as unknown[]).length === 0)
    throw mongoError(
      5733408,
      "One may not specify the bounds as 'partition' without specifying a non-empty array of partitionByFields.",
    );
  return {
    parts: parsePath(field),
    by: (by as string[]).map(parsePath),
    next: stepper(step, unit),
    bounds: bounds as Bounds,
  };
}

/** `$densify`. */
export function compileDensify(spec: unknown, context: PipelineContext): Stage {
  const densify = parseDensify(spec);
  const path = densify.parts.join('.');
  const sort = compileSort({ [path]: 1 });
  return function* densified(input) {
    const groupOf = (doc: Document) =>
      docOf(Object.fromEntries(densify.by.map((parts, i) => [`p${i}`, getPath(doc, parts) ?? null])));
    const groups = yield* partitions(input, groupOf, sort, context);
    const values = groups.flatMap(({ docs }) =>
      docs.map((doc) => getPath(doc, densify.parts)).filter((value) => !isNullish(value)),
    );
    values.sort(compareValues);
    const full: [unknown, unknown] = [values[0], values.at(-1)];
    for (const { docs } of groups) yield* densifyGroup(docs, densify, full);
  };
}

function densifyGroup(
  docs: Document[],
  { parts, by, next, bounds }: Densify,
  full: [unknown, unknown],
): Document[] {
  const present = docs.filter((doc) => !isNullish(getPath(doc, parts)));
  const result: Document[] = docs.filter((doc) => isNullish(getPath(doc, parts)));
  const ends =
    bounds === 'partition'
      ? [getPath(present[0] ?? {}, parts), getPath(present.at(-1) ?? {}, parts)]
      : bounds === 'full'
        ? full
        : bounds;
  const includesEnd = !Array.isArray(bounds);
  const make = (value: unknown) => {
    let doc = docOf({});
    for (const path of by) {
      const found = getPath(docs[0], path);
      if (found !== undefined) doc = withValueAt(doc, path, found);
    }
    return withValueAt(doc, parts, value);
  };
  let expected = ends[0];
  let generated = 0;
  const before = (value: unknown) => {
    const order = compareValues(value, ends[1]);
    return order < 0 || (includesEnd && order === 0);
  };
  const fillUpTo = (limit: unknown) => {
    while (
      expected !== undefined &&
      before(expected) &&
      (limit === undefined || compareValues(expected, limit) < 0)
    ) {
      if (++generated > MAX_GENERATED)
        throw mongoError(
          5897900,
          `Generated ${MAX_GENERATED} documents in $densify, which is over the limit`,
        );
      result.push(make(expected));
      expected = next(expected);
    }
  };
  for (const doc of present) {
    const value = getPath(doc, parts);
    fillUpTo(value);
    if (expected !== undefined && compareValues(expected, value) === 0) expected = next(expected);
    result.push(doc);
  }
  fillUpTo(undefined);
  return result;
}

/** `$fill`. */
export function compileFill(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec))
    throw mongoError(
      'FailedToParse',
      `the $fill stage specification must be an object, found ${typeName(spec)}`,
    );
  for (const name of keysOf(spec)) {
    if (!['partitionBy', 'partitionByFields', 'sortBy', 'output'].includes(name))
      throw mongoError(40415, `BSON field '$fill.${name}' is an unknown field.`);
  }
  if (!isDocument(spec.output))
    throw mongoError(40414, "BSON field '$fill.output' is missing but a required field");
  if (spec.partitionBy !== undefined && spec.partitionByFields !== undefined)
    throw mongoError(
      6050204,
      "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'",
    );
  const { output, sortBy } = spec;
  const scope = newScope(context.variables, context.collation);
  const fields = keysOf(output).map((name) => {
    const how = output[name];
    if (!isDocument(how) || keysOf(how).length !== 1)
      throw mongoError(6050202, `The field '${name}' in $fill must have exactly one of 'method' or 'value'`);
    if ('value' in how)
      return { parts: parsePath(name), value: compileExpression(how.value, scope), method: undefined };
    if (how.method !== 'locf' && how.method !== 'linear')
      throw mongoError(6050202, `Method must be either 'linear' or 'locf'`);
    if (!isDocument(sortBy))
      throw mongoError(6050203, "Must specify 'sortBy' for linear or locf fill methods");
    return { parts: parsePath(name), value: undefined, method: how.method };
  });
  const sort = isDocument(sortBy) ? compileSort(sortBy, context.collation) : undefined;
  const by = partitionKey(spec, scope);
  return function* filled(input) {
    for (const partition of yield* partitions(input, by, sort, context)) {
      let { docs } = partition;
      for (const { parts, value, method } of fields) {
        const old = docs.map((doc) => getPath(doc, parts));
        let filled = old;
        if (method === 'locf') filled = carryForward(old);
        else if (method === 'linear')
          filled = fillLinearly(
            old,
            partition.sortKeys.map((keys) => sortNumber(keys[0])),
          );
        docs = docs.map((doc, i) => {
          if (!isNullish(old[i])) return doc;
          return withValueAt(doc, parts, value ? value.eval({ root: doc, slots: [] }) : filled[i]);
        });
      }
      yield* docs;
    }
  };
}

function partitionKey(spec: Document, scope: ReturnType<typeof newScope>): (doc: Document) => unknown {
  if (Array.isArray(spec.partitionByFields)) {
    const paths = spec.partitionByFields.map((path) => parsePath(String(path)));
    return (doc) =>
      docOf(Object.fromEntries(paths.map((parts, i) => [`p${i}`, getPath(doc, parts) ?? null])));
  }
  const expr = compileExpression(spec.partitionBy === undefined ? null : spec.partitionBy, scope);
  return (doc) => expr.eval({ root: doc, slots: [] });
}

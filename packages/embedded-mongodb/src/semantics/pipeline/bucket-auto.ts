import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { EvalContext } from '../expressions/core';
import { newScope } from '../expressions/scope';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { outputFields, requireExpression } from './buckets';
import { collect, type PipelineContext, type Stage } from './context';
import { groupDocuments, type OutputField } from './group';
import { checkRoundable, type Rounder, rounderOf } from './preferred-numbers';

/** `$bucketAuto`. */
export function compileBucketAuto(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec))
    throw mongoError(
      40240,
      `The argument to $bucketAuto must be an object, but found type: ${typeName(spec)}.`,
    );
  for (const name of keysOf(spec)) {
    if (!['groupBy', 'buckets', 'output', 'granularity'].includes(name))
      throw mongoError(40245, `Unrecognized option to $bucketAuto: ${name}.`);
  }
  if (!('groupBy' in spec) || !('buckets' in spec))
    throw mongoError(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  requireExpression(spec.groupBy, 40239, '$bucketAuto');
  if (!isNumeric(spec.buckets))
    throw mongoError(
      40241,
      `The $bucketAuto 'buckets' field must be a numeric value, but found type: ${typeName(spec.buckets)}.`,
    );
  const count = toExactInteger(spec.buckets);
  if (count === undefined || count > 0x7fffffffn)
    throw mongoError(40242, "The $bucketAuto 'buckets' field must be representable as a 32-bit integer.");
  if (count <= 0n)
    throw mongoError(40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${count}.`);
  const round = spec.granularity === undefined ? null : rounderOf(spec.granularity);
  const groupBy = compileExpression(spec.groupBy, newScope(context.variables, context.collation));
  const fields = outputFields(spec.output, context, '$bucketAuto');
  return (input) =>
    autoBuckets(input, { evaluate: groupBy.eval, fields, count: Number(count), round, context });
}

interface Plan {
  evaluate(context: EvalContext): unknown;
  fields: readonly OutputField[];
  count: number;
  round: Rounder | null;
  context: PipelineContext;
}

interface Entry {
  doc: Document;
  value: unknown;
}

interface Bucket {
  entries: Entry[];
  min: unknown;
  max: unknown;
}

function* autoBuckets(input: Iterable<Document>, plan: Plan): Iterable<Document> {
  const { evaluate, fields, context, round } = plan;
  const entries = (yield* collect(input)).map((doc): Entry => {
    const value = evaluate({ root: doc, slots: [] });
    return { doc, value: value === undefined ? null : value };
  });
  if (round) for (const { value } of entries) checkRoundable(value);
  entries.sort((a, b) => compareValues(a.value, b.value, context.collation));
  for (const { entries: members, min, max } of cut(entries, plan)) {
    const id = docOf({ min, max });
    const docs = members.map((entry) => entry.doc);
    yield* groupDocuments(docs, () => id, fields, context);
  }
}

/** Equal parts, each stretched to the end of its last value, or to a number of the preferred series. */
function* cut(entries: Entry[], { count, round }: Plan): Iterable<Bucket> {
  const size = Math.max(1, Math.round(entries.length / count));
  let previousMax: unknown;
  for (let at = 0, made = 1; at < entries.length && made <= count; made++) {
    let end = made === count ? entries.length : Math.min(at + size, entries.length);
    const boundary = round ? round.up(entries[end - 1]?.value) : entries[end - 1]?.value;
    const belongs = (value: unknown) => {
      const order = compareValues(boundary, value);
      return round ? order > 0 : order === 0;
    };
    while (end < entries.length && belongs(entries[end]?.value)) end++;
    const next = entries[end];
    const first = entries[at]?.value;
    const min = round ? (previousMax ?? round.down(first)) : first;
    let max = round ? boundary : next ? next.value : boundary;
    // a bucket of zeroes ends where the next begins
    if (round && next && toDouble(boundary) === 0) max = round.down(next.value);
    yield { entries: entries.slice(at, end), min, max };
    previousMax = max;
    at = end;
  }
}

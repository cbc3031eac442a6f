import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { EvalContext } from '../expressions/core';
import { checkVariableName, getPath, parsePath } from '../expressions/field-path';
import { newScope } from '../expressions/scope';
import { typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import {
  type CompilePipeline,
  collect,
  MemoryBudget,
  type Namespace,
  PAUSED,
  type PipelineContext,
  type Stage,
} from './context';
import { valueKey } from './keys';
import { withValueAt } from './values-at';

const MAX_CACHED_LOOKUPS = 10_000;

function requireName(db: string, coll: string): string {
  if (coll === '') throw mongoError('InvalidNamespace', `Invalid namespace specified '${db}.'`);
  return coll;
}

function namespaceOf(stage: string, from: unknown, context: PipelineContext): Namespace {
  if (typeof from === 'string') return { db: context.db, coll: requireName(context.db, from) };
  if (isDocument(from) && typeof from.db === 'string' && typeof from.coll === 'string') {
    return { db: from.db, coll: from.coll };
  }
  throw mongoError('FailedToParse', `${stage} argument 'from' must be a string, is type ${typeName(from)}`);
}

interface LookupSpec {
  from: Namespace;
  as: string[];
  local: string | undefined;
  foreign: string | undefined;
  pipeline: unknown[] | undefined;
  let: Document;
}

const TEXT_FIELDS = ['as', 'localField', 'foreignField'];

function parseLookup(spec: unknown, context: PipelineContext): LookupSpec {
  if (!isDocument(spec))
    throw mongoError(
      'FailedToParse',
      `the $lookup stage specification must be an object, but found ${typeName(spec)}`,
    );
  for (const name of keysOf(spec)) {
    const value = spec[name];
    if (TEXT_FIELDS.includes(name) && typeof value !== 'string') {
      throw mongoError(
        'FailedToParse',
        `$lookup argument '${name}' must be a string, found ${name}: ${String(value)} is of type ${typeName(value)}`,
      );
    }
    if (name === 'let' && value !== null && !isDocument(value))
      throw mongoError(
        'TypeMismatch',
        `$lookup argument 'let' must be an object, is type ${typeName(value)}`,
      );
    if (name === 'pipeline' && !Array.isArray(value))
      throw mongoError('TypeMismatch', `A pipeline must be an array of objects`);
    if (![...TEXT_FIELDS, 'from', 'let', 'pipeline'].includes(name))
      throw mongoError('FailedToParse', `unknown argument to $lookup: ${name}`);
  }
  const { as, localField: local, foreignField: foreign, pipeline } = spec as Record<string, never>;
  if (as === undefined) throw mongoError('FailedToParse', "must specify 'as' field for a $lookup");
  if (spec.from === undefined) throw mongoError('FailedToParse', "must specify 'from' field for a $lookup");
  if ((local === undefined) !== (foreign === undefined)) {
    throw mongoError(
      'FailedToParse',
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  if (pipeline === undefined) {
    if (local === undefined)
      throw mongoError(
        'FailedToParse',
        "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
      );
    if (spec.let !== undefined)
      throw mongoError('FailedToParse', "$lookup with a 'let' argument must also specify 'pipeline'");
  }
  return {
    from: namespaceOf('$lookup', spec.from, context),
    as: parsePath(as),
    local: local === undefined ? undefined : parsePath(local).join('.'),
    foreign: foreign === undefined ? undefined : parsePath(foreign).join('.'),
    pipeline,
    let: (spec.let as Document | undefined) ?? {},
  };
}

/** The filter for foreign documents that equal any of the local values. Missing and null are the same. */
function equalityFilter(foreign: string, local: unknown): Document {
  const values = Array.isArray(local) ? local : [local === undefined ? null : local];
  if (values.length === 1) return { [foreign]: { $eq: values[0] } };
  const plain = values.every((value) => typeof value !== 'object' || value === null);
  if (plain) return { [foreign]: { $in: values } };
  return { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
}

/** `$lookup` in its three forms, with equality, with a sub-pipeline and variables, or with both. */
export function compileLookup(spec: unknown, context: PipelineContext, compile: CompilePipeline): Stage {
  const lookup = parseLookup(spec, context);
  const names = keysOf(lookup.let);
  for (const name of names) checkVariableName(name);
  const scope = newScope(context.variables, context.collation);
  const bound = names.map((name) => compileExpression(lookup.let[name], scope));
  const variables = new Map(context.variables ?? []);
  for (const name of names) variables.set(name, undefined);
  const inner: PipelineContext = {
    ...context,
    ...lookup.from,
    variables,
    depth: (context.depth ?? 0) + 1,
    inside: '$lookup',
  };
  // checks the whole pipeline now, even if no documents come
  if (lookup.pipeline) compile(lookup.pipeline, inner);
  const leading = lookup.pipeline ? splitMatch(lookup.pipeline) : { filter: undefined, rest: [] };
  const run = lookup.pipeline ? compile(leading.rest, inner) : undefined;
  const evalContext: EvalContext = { root: undefined, slots: [] };
  const cache = new Map<string, Document[]>();

  const find = function* (doc: Document): Generator<Document, Document[]> {
    const local = lookup.local === undefined ? undefined : getPath(doc, lookup.local.split('.'));
    evalContext.root = doc;
    names.forEach((name, i) => {
      variables.set(name, bound[i]?.eval(evalContext));
    });
    if (Array.isArray(local) && local.length === 0) return [];
    const key = valueKey([local, ...names.map((name) => variables.get(name))], null);
    const known = cache.get(key);
    if (known) return known;
    const filters: Document[] = [];
    if (lookup.foreign !== undefined) filters.push(equalityFilter(lookup.foreign, local));
    if (leading.filter) filters.push(leading.filter);
    const filter =
      filters.length === 1 ? (filters[0] as Document) : filters.length === 0 ? {} : { $and: filters };
    const found = context.source.find(lookup.from, filter, { collation: context.collation, variables });
    const docs = yield* collect(run ? run(found) : found);
    if (cache.size < MAX_CACHED_LOOKUPS) cache.set(key, docs);
    return docs;
  };
  return function* joined(input) {
    const budget = new MemoryBudget('$lookup');
    for (const doc of input) {
      if (doc === PAUSED) {
        yield doc;
        continue;
      }
      const docs = yield* find(doc);
      if (docs.length > 1000) budget.hold(docs);
      yield withValueAt(doc, lookup.as, docs);
    }
  };
}

/** Splits a leading `$match` off a sub-pipeline for the storage's filter, where an index may help. */
function splitMatch(pipeline: unknown[]): { filter: Document | undefined; rest: unknown[] } {
  const [first] = pipeline;
  if (isDocument(first) && isDocument(first.$match) && keysOf(first).length === 1) {
    return { filter: first.$match, rest: pipeline.slice(1) };
  }
  return { filter: undefined, rest: pipeline };
}

export function compileUnionWith(spec: unknown, context: PipelineContext, compile: CompilePipeline): Stage {
  let from: Namespace = { db: context.db, coll: '' };
  let pipeline: unknown[] = [];
  if (typeof spec === 'string') from = { db: context.db, coll: requireName(context.db, spec) };
  else if (isDocument(spec)) {
    for (const name of keysOf(spec)) {
      if (name !== 'coll' && name !== 'pipeline' && name !== 'db')
        throw mongoError(40415, `BSON field '$unionWith.${name}' is an unknown field.`);
    }
    if (spec.coll !== undefined && typeof spec.coll !== 'string') {
      throw mongoError(
        'TypeMismatch',
        `BSON field '$unionWith.coll' is the wrong type '${typeName(spec.coll)}', expected type 'string'`,
      );
    }
    if (spec.pipeline !== undefined && !Array.isArray(spec.pipeline)) {
      throw mongoError(
        'TypeMismatch',
        `BSON field '$unionWith.pipeline' is the wrong type '${typeName(spec.pipeline)}', expected type 'array'`,
      );
    }
    pipeline = (spec.pipeline as unknown[] | undefined) ?? [];
    if (spec.coll === undefined)
      throw mongoError(40414, "BSON field '$unionWith.coll' is missing but a required field");
    from = { db: context.db, coll: spec.coll as string };
  } else
    throw mongoError(
      'FailedToParse',
      `the $unionWith stage specification must be an object or string, but found ${typeName(spec)}`,
    );
  const inner: PipelineContext = {
    ...context,
    ...from,
    depth: (context.depth ?? 0) + 1,
    inside: '$unionWith',
  };
  compile(pipeline, inner);
  const leading = splitMatch(pipeline);
  const run = compile(leading.rest, inner);
  return function* union(input) {
    yield* input;
    yield* run(
      context.source.find(from, leading.filter ?? {}, {
        collation: context.collation,
        variables: context.variables,
      }),
    );
  };
}

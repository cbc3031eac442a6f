import { mongoError } from '../errors';
import { checkVariableName, parsePath } from '../expressions/field-path';
import { typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import type { Namespace, PipelineContext } from './context';

/** The action of a pipeline that writes its result instead of returning it. The engine carries it out. */
export type PipelineOutput =
  | { kind: 'out'; into: Namespace }
  | {
      kind: 'merge';
      into: Namespace;
      /** Fields to match on; undefined means `_id`. The engine checks that a unique index covers them (51183). */
      on: string[] | undefined;
      whenMatched: 'replace' | 'keepExisting' | 'merge' | 'fail' | unknown[];
      whenNotMatched: 'insert' | 'discard' | 'fail';
      /** Variables for a `whenMatched` pipeline, with expressions over the new document. The default is `$$new`. */
      let: Document | undefined;
    };

function targetOf(spec: unknown, context: PipelineContext): Namespace {
  if (typeof spec === 'string') return { db: context.db, coll: spec };
  const { db, coll } = spec as { db?: unknown; coll?: unknown };
  return { db: (db as string | undefined) ?? context.db, coll: coll as string };
}

function parseOut(spec: unknown, context: PipelineContext): PipelineOutput {
  if (typeof spec !== 'string' && !isDocument(spec)) {
    throw mongoError(16990, `$out only supports a string or object argument, but found ${typeName(spec)}`);
  }
  if (isDocument(spec)) {
    for (const name of keysOf(spec)) {
      if (!['db', 'coll'].includes(name))
        throw mongoError(40415, `BSON field '$out.${name}' is an unknown field.`);
    }
    for (const name of ['db', 'coll']) {
      if (spec[name] === undefined || spec[name] === null)
        throw mongoError(40414, `BSON field '$out.${name}' is missing but a required field`);
      if (typeof spec[name] !== 'string')
        throw mongoError(
          'TypeMismatch',
          `BSON field '$out.${name}' is the wrong type '${typeName(spec[name])}', expected type 'string'`,
        );
    }
  }
  const into = targetOf(spec, context);
  if (into.coll === '') throw mongoError('InvalidNamespace', `Invalid namespace specified '${into.db}.'`);
  if (into.coll.startsWith('system.'))
    throw mongoError(17385, "Can't $out to special collection: ".concat(into.coll));
  if (into.db === 'admin' || into.db === 'config' || into.db === 'local') {
    throw mongoError(31321, `Can't $out to internal database: ${into.db}`);
  }
  return { kind: 'out', into };
}

const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'] as const;
const NOT_MATCHED = ['insert', 'discard', 'fail'] as const;

function enumeration<T extends string>(name: string, value: unknown, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  if (typeof value !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `BSON field '$merge.${name}' is the wrong type '${typeName(value)}', expected type 'string'`,
    );
  }
  if (!allowed.includes(value as T))
    throw mongoError(
      'BadValue',
      `Enumeration value '${value}' for field '$merge.${name}' is not a valid value.`,
    );
  return value as T;
}

function mergeTarget(into: unknown, context: PipelineContext): Namespace {
  if (typeof into !== 'string' && !isDocument(into)) {
    throw mongoError(
      51178,
      `$merge 'into' field must be either a string or an object, but found ${typeName(into)}`,
    );
  }
  if (isDocument(into)) {
    for (const name of keysOf(into)) {
      if (name !== 'db' && name !== 'coll')
        throw mongoError(40415, `BSON field '$merge.into.${name}' is an unknown field.`);
      if (typeof into[name] !== 'string' && into[name] !== null)
        throw mongoError(
          'TypeMismatch',
          `BSON field '$merge.into.${name}' is the wrong type '${typeName(into[name])}', expected type 'string'`,
        );
    }
    if (into.coll === undefined || into.coll === null)
      throw mongoError(
        5786801,
        "$merge 'into' field must specify a 'coll' that is not empty, null or undefined",
      );
  }
  const target = targetOf(into, context);
  if (target.coll === '') throw mongoError(5786800, "$merge 'into' field cannot be an empty string");
  if (target.coll.startsWith('system.'))
    throw mongoError(31319, `Cannot $merge to special collection: ${target.coll}`);
  if (target.db === 'admin' || target.db === 'config' || target.db === 'local') {
    throw mongoError(31320, `Cannot $merge to internal database: ${target.db}`);
  }
  return target;
}

function onFields(on: unknown): string[] | undefined {
  if (on === undefined) return undefined;
  if (typeof on !== 'string' && !Array.isArray(on))
    throw mongoError(
      51186,
      `$merge 'on' field must be either a string or an array of strings, but found ${typeName(on)}`,
    );
  const list = Array.isArray(on) ? on : [on];
  if (list.length === 0)
    throw mongoError(51187, "If explicitly specifying $merge 'on', must include at least one field");
  const fields = list.map((field) => {
    if (typeof field !== 'string')
      throw mongoError(51134, `$merge 'on' array elements must be strings, but found ${typeName(field)}`);
    return parsePath(field).join('.');
  });
  if (new Set(fields).size < fields.length) throw mongoError(31465, "Found a duplicate field in $merge 'on'");
  return fields;
}

function parseMerge(spec: unknown, context: PipelineContext): PipelineOutput {
  if (typeof spec !== 'string' && !isDocument(spec))
    throw mongoError(51182, `$merge requires a string or object argument, but found ${typeName(spec)}`);
  const fields: Document = typeof spec === 'string' ? { into: spec } : spec;
  for (const name of keysOf(fields)) {
    if (!['into', 'on', 'let', 'whenMatched', 'whenNotMatched'].includes(name))
      throw mongoError(40415, `BSON field '$merge.${name}' is an unknown field.`);
  }
  if (fields.into === undefined)
    throw mongoError(40414, "BSON field '$merge.into' is missing but a required field");
  const { whenMatched } = fields;
  if (whenMatched !== undefined && typeof whenMatched !== 'string' && !Array.isArray(whenMatched)) {
    throw mongoError(
      51191,
      `$merge 'whenMatched' field must be either a string or an array, but found ${typeName(whenMatched)}`,
    );
  }
  if (fields.let !== undefined) checkLet(fields.let, whenMatched);
  const into = mergeTarget(fields.into, context);
  const matched = Array.isArray(whenMatched)
    ? whenMatched
    : enumeration('whenMatched', whenMatched, MATCHED, 'merge');
  const notMatched = enumeration('whenNotMatched', fields.whenNotMatched, NOT_MATCHED, 'insert');
  const isUseless = (matched === 'keepExisting' || matched === 'fail') && notMatched !== 'insert';
  if (isUseless)
    throw mongoError(
      51181,
      `Combination of {whenMatched: ${matched}, whenNotMatched: ${notMatched}} is not supported`,
    );
  return {
    kind: 'merge',
    into,
    on: onFields(fields.on),
    whenMatched: matched,
    whenNotMatched: notMatched,
    let: fields.let as Document | undefined,
  };
}

function checkLet(variables: unknown, whenMatched: unknown): void {
  if (!isDocument(variables))
    throw mongoError(
      'TypeMismatch',
      `BSON field '$merge.let' is the wrong type '${typeName(variables)}', expected type 'object'`,
    );
  if (!Array.isArray(whenMatched))
    throw mongoError(51199, "Cannot use 'let' variables with 'whenMatched' mode other than a pipeline");
  for (const name of keysOf(variables)) checkVariableName(name);
  if ('new' in variables && variables.new !== '$$ROOT')
    throw mongoError(
      51273,
      "'let' may not define a value for the reserved 'new' variable other than '$$ROOT'",
    );
}

export function parseOutput(name: string, spec: unknown, context: PipelineContext): PipelineOutput {
  return name === '$out' ? parseOut(spec, context) : parseMerge(spec, context);
}

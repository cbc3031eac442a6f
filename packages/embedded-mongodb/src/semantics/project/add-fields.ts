import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Scope } from '../expressions/core';
import { parseProjectionPath } from '../expressions/field-path';
import { newScope } from '../expressions/scope';
import type { ProjectionOptions } from '../projection';
import { typeName } from '../types';
import { type Document, isDocument, keysOf, shallowCopy } from '../values';
import { checkCollisions } from './parse';
import { addComputed, compute, exclude, ProjectNode } from './tree';

interface Field {
  path: string;
  value: unknown;
}

/** Throws the one error that `$addFields` and `$set` have for all conflicting paths. */
function checkConflicts(fields: readonly Field[]): void {
  const paths = new Set<string>();
  for (const { path } of fields) {
    const meets = [...paths].some((p) => p === path || p.startsWith(`${path}.`) || path.startsWith(`${p}.`));
    if (meets)
      throw mongoError(
        40176,
        `specification contains two conflicting paths. Cannot specify both '${path}' and another that overlaps it`,
      );
    paths.add(path);
  }
}

/** Flattens nested documents to paths. `{$op: …}` and all other values are expressions. */
function flatten(prefix: string, spec: Document, out: Field[]): void {
  for (const name of keysOf(spec)) {
    const value = spec[name];
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (prefix !== '' && name.includes('.')) {
      throw mongoError(
        40183,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    }
    const operators = isDocument(value) ? keysOf(value).filter((key) => key.startsWith('$')).length : 0;
    if (operators > 0 && isDocument(value) && keysOf(value).length > 1)
      throw mongoError(
        40181,
        `an expression specification must contain exactly one field, found at path ${path}`,
      );
    const isNested = isDocument(value) && operators === 0;
    if (isNested && keysOf(value).length > 0) flatten(path, value, out);
    else if (isNested)
      throw mongoError(40180, `an empty object is not a valid value. Found empty object at path ${path}`);
    else out.push({ path, value });
  }
}

export function compileAddFields(
  stage: string,
  spec: unknown,
  options: ProjectionOptions,
): (doc: Document) => Document {
  if (!isDocument(spec))
    throw mongoError(40272, `${stage} specification stage must be an object, got ${typeName(spec)}`);
  const scope: Scope = newScope(options.let, options.collation ?? null);
  const fields: Field[] = [];
  flatten('', spec, fields);
  for (const { path } of fields) parseProjectionPath(path);
  checkConflicts(fields);
  const root = new ProjectNode();
  for (const { path, value } of fields) addComputed(root, path.split('.'), compileExpression(value, scope));
  const context = { root: undefined as unknown, slots: [] };
  return (doc) => {
    const result = shallowCopy(doc);
    context.root = doc;
    compute(root, result, context);
    context.root = undefined;
    return result;
  };
}

export function compileUnset(spec: unknown): (doc: Document) => Document {
  if (typeof spec !== 'string' && !Array.isArray(spec)) {
    throw mongoError(31002, '$unset specification must be a string or an array');
  }
  const names = Array.isArray(spec) ? spec : [spec];
  if (names.length === 0)
    throw mongoError(31119, '$unset specification must be a string or an array with at least one field');
  const entries = names.map((name) => {
    if (typeof name !== 'string')
      throw mongoError(
        31120,
        '$unset specification must be a string or an array containing only string values',
      );
    return { path: name, parts: parseProjectionPath(name) };
  });
  checkCollisions(entries);
  const root = new ProjectNode();
  for (const { parts } of entries) {
    let node = root;
    for (const part of parts.slice(0, -1)) node = node.child(part);
    node.whole.add(parts.at(-1) as string);
  }
  const context = { root: undefined, slots: [], index: undefined };
  return (doc) => exclude(root, doc, context) as Document;
}

export function compileReplaceRoot(
  stage: string,
  spec: unknown,
  options: ProjectionOptions,
): (doc: Document) => Document {
  let expression = spec;
  if (stage === '$replaceRoot') {
    if (!isDocument(spec))
      throw mongoError(
        40229,
        `expected an object as specification for $replaceRoot stage, got ${typeName(spec)}`,
      );
    for (const name of keysOf(spec)) {
      if (name !== 'newRoot')
        throw mongoError(40415, `BSON field '$replaceRoot.${name}' is an unknown field.`);
    }
    if (!('newRoot' in spec))
      throw mongoError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
    expression = spec.newRoot;
  }
  const expr = compileExpression(expression, newScope(options.let, options.collation ?? null));
  const context = { root: undefined as unknown, slots: [] };
  return (doc) => {
    context.root = doc;
    const value = expr.eval(context);
    context.root = undefined;
    if (isDocument(value)) return value;
    const name = stage === '$replaceRoot' ? "'newRoot' expression " : "'replacement document' ";
    throw mongoError(
      40228,
      `${name}must evaluate to an object, but resulting value was: ${String(value)}. Type of resulting value: '${typeName(value)}'.`,
    );
  };
}

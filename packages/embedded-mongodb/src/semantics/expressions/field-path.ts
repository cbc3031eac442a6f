import { mongoError } from '../errors';
import { isDocument } from '../values';
import { type EvalContext, type Expr, literal, type Scope } from './core';

const MAX_PATH_PARTS = 200;

/** Splits the path of a projection. Depth and null bytes are checked before it becomes a FieldPath. */
export function parseProjectionPath(path: string): string[] {
  if (path.includes('\0')) throw mongoError(9527900, 'field path must not contain null bytes');
  if (path.split('.').length > MAX_PATH_PARTS) throw mongoError('Overflow', 'field path is too long');
  return parsePath(path);
}

/** Splits and checks a dotted path as MongoDB's FieldPath does. */
export function parsePath(path: string): string[] {
  if (path === '') throw mongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw mongoError(40353, "FieldPath must not end with a '.'.");
  if (path.includes('\0')) throw mongoError(16411, 'FieldPath field names may not contain null bytes.');
  const parts = path.split('.');
  if (parts.length > MAX_PATH_PARTS) throw mongoError(5984700, 'FieldPath is too long');
  for (const part of parts) {
    if (part === '') throw mongoError(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$')) {
      throw mongoError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    }
  }
  return parts;
}

/** The value at a path of a document. Arrays on the way give an array of their documents' values. */
export function getPath(value: unknown, parts: readonly string[], from = 0): unknown {
  let current = value;
  for (let i = from; i < parts.length; i++) {
    if (Array.isArray(current)) {
      const found: unknown[] = [];
      for (const item of current) {
        if (!isDocument(item) && !Array.isArray(item)) continue;
        const inner = getPath(item, parts, i);
        if (inner !== undefined) found.push(inner);
      }
      return found;
    }
    if (!isDocument(current)) return undefined;
    current = current[parts[i] as string];
  }
  return current;
}

/** Compiles a field path such as `"$a.b"`. */
export function compileFieldPath(text: string): Expr {
  const path = text.slice(1);
  if (path === '') throw mongoError(16872, "'$' by itself is not a valid FieldPath");
  const parts = parsePath(path);
  const [only] = parts;
  if (parts.length === 1) {
    return {
      eval: ({ root }) => (isDocument(root) ? root[only as string] : getPath(root, parts)),
    };
  }
  return { eval: ({ root }) => getPath(root, parts) };
}

const CONSTANTS = new Set(['REMOVE', 'NOW', 'CLUSTER_TIME', 'USER_ROLES']);

/** Compiles a variable such as `"$$name.path"`. */
export function compileVariable(text: string, scope: Scope): Expr {
  const [name = '', ...rest] = text.slice(2).split('.');
  if (name === '') throw mongoError('FailedToParse', 'empty variable names are not allowed');
  if (rest.length > 0) parsePath(rest.join('.'));
  const base = variableBase(name, scope);
  if (rest.length === 0) return base;
  return { eval: (context) => getPath(base.eval(context), rest) };
}

function variableBase(name: string, scope: Scope): Expr {
  const slot = scope.slots.get(name);
  if (slot !== undefined) return { eval: (context: EvalContext) => context.slots[slot] };
  if (name === 'ROOT' || name === 'CURRENT') return { eval: (context: EvalContext) => context.root };
  const { variables } = scope;
  if (variables?.has(name)) return { eval: () => variables.get(name) };
  if (CONSTANTS.has(name)) return systemConstant(name, scope);
  throw mongoError(17276, `Use of undefined variable: ${name}`);
}

function systemConstant(name: string, scope: Scope): Expr {
  switch (name) {
    case 'REMOVE':
      return literal(undefined);
    case 'NOW':
      return literal(scope.now);
    case 'USER_ROLES':
      return literal([]);
    case 'CLUSTER_TIME':
      throw mongoError(10071200, 'system variable $$CLUSTER_TIME is not available on standalone servers');
    default:
      return literal(name.toLowerCase());
  }
}

const VARIABLE_NAME = /^[a-z\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*$/;

export function checkVariableName(name: string): void {
  if (name === '') throw mongoError('FailedToParse', 'empty variable names are not allowed');
  if (name === 'CURRENT') return;
  if (!VARIABLE_NAME.test(name)) {
    const first = name.charAt(0);
    if (!/[a-z\u0080-\uffff]/.test(first)) {
      throw mongoError(
        'FailedToParse',
        `'${name}' starts with an invalid character for a user variable name`,
      );
    }
    throw mongoError('FailedToParse', `'${name}' contains an invalid character for a variable name`);
  }
}

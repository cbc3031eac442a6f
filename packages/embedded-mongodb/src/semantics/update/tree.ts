import { mongoError } from '../errors';

/** Results of an operator that are not a new value. */
export const NOOP: unique symbol = Symbol('no change');
export const REMOVE: unique symbol = Symbol('remove');

export interface ApplyContext {
  /** Index for the positional operator `$`; undefined if the filter matched no array element. */
  index: number | undefined;
  inserting: boolean;
  /** The document before the update, for `$rename` and for messages. */
  document: Record<string, unknown>;
  path: string[];
}

export interface Leaf {
  kind: 'leaf';
  /** `existing` is undefined when the field is missing. */
  apply(existing: unknown, context: ApplyContext): unknown;
  /** False for operators that leave a missing field missing. */
  creates: boolean;
  /** True for `$unset`, which ignores a path that cannot exist. */
  anyPath?: boolean;
  /** True for `$setOnInsert`, which does not change existing documents. */
  onlyInsert?: boolean;
}

export interface ObjectNode {
  kind: 'object';
  children: Map<string, UpdateNode>;
}

/** Children of `$[id]` by identifier, and of `$[]` under the empty string. */
export interface ArrayNode {
  kind: 'array';
  children: Map<string, UpdateNode>;
}

export type UpdateNode = Leaf | ObjectNode | ArrayNode;

export function conflict(path: string, at: string): Error {
  return mongoError(
    'ConflictingUpdateOperators',
    `Updating the path '${path}' would create a conflict at '${at}'`,
  );
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Compares names by the order in which fields are applied. Numbers compare by value. */
function compareNames(a: string, b: string): number {
  if (INDEX.test(a) && INDEX.test(b)) return a.length - b.length || (a < b ? -1 : 1);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sortTree(node: UpdateNode): void {
  if (node.kind === 'leaf') return;
  const entries = [...node.children].sort(([a], [b]) => compareNames(a, b));
  node.children.clear();
  for (const [name, child] of entries) {
    sortTree(child);
    node.children.set(name, child);
  }
}

/** The identifier in `$[identifier]`, '' for `$[]`, undefined for any other part of a path. */
export function arrayIdentifier(part: string): string | undefined {
  return part.startsWith('$[') && part.endsWith(']') ? part.slice(2, -1) : undefined;
}

/** Splits an update path and refuses the paths that MongoDB refuses. */
export function parseUpdatePath(path: string): string[] {
  if (path === '') throw mongoError('EmptyFieldName', 'An empty update path is not valid.');
  const parts = path.split('.');
  if (parts.includes('')) {
    throw mongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (parts.length > 255) throw mongoError('Overflow', 'the update path is too long');
  checkPositional(path, parts);
  return parts;
}

function checkPositional(path: string, parts: string[]): void {
  const first = parts[0] as string;
  if (first === '$') {
    throw mongoError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
  }
  if (arrayIdentifier(first) !== undefined) {
    throw mongoError(
      'BadValue',
      `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`,
    );
  }
  if (parts.filter((part) => part === '$').length > 1) {
    throw mongoError('BadValue', `Too many positional (i.e. '$') elements found in path '${path}'`);
  }
}

/** Adds a leaf at a path of the tree. Two operators on one path, or above each other, are error 40. */
export function addLeaf(root: ObjectNode, path: string, parts: readonly string[], leaf: Leaf): void {
  let node: ObjectNode | ArrayNode = root;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const identifier = arrayIdentifier(part);
    const at = parts.slice(0, i + 1).join('.');
    if ((identifier === undefined) !== (node.kind === 'object')) {
      throw conflict(path, parts.slice(0, i).join('.'));
    }
    const key: string = identifier ?? part;
    const child: UpdateNode | undefined = node.children.get(key);
    if (i === parts.length - 1) {
      if (child) throw conflict(path, at);
      node.children.set(key, leaf);
      return;
    }
    if (child?.kind === 'leaf') throw conflict(path, at);
    if (child) node = child;
    else {
      const made: ObjectNode | ArrayNode = {
        kind: arrayIdentifier(parts[i + 1] as string) === undefined ? 'object' : 'array',
        children: new Map(),
      };
      node.children.set(key, made);
      node = made;
    }
  }
}

/** The union of two subtrees that affect the same element. */
export function mergeNodes(a: UpdateNode, b: UpdateNode, path: string): UpdateNode {
  if (a.kind === 'leaf' || b.kind === 'leaf' || a.kind !== b.kind) throw conflict(path, path);
  const merged = { kind: a.kind, children: new Map(a.children) };
  for (const [name, child] of b.children) {
    const other = merged.children.get(name);
    merged.children.set(name, other ? mergeNodes(other, child, `${path}.${name}`) : child);
  }
  sortTree(merged);
  return merged;
}

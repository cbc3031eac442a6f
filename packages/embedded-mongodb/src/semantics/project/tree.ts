import type { EvalContext, Expr } from '../expressions/core';
import { Doc, type Document, deleteField, isDocument, keysOf, setField, shallowCopy } from '../values';

/** Replaces one included value, for `$slice`, `$elemMatch` and the positional `$` of find. */
export type Transform = (value: unknown, context: ProjectContext) => unknown;

export interface ProjectContext extends EvalContext {
  /** Array position that the filter matched, for the positional `$`. */
  index: number | undefined;
}

export class ProjectNode {
  /** Fields that are included or excluded as a whole. */
  readonly whole = new Set<string>();
  readonly children = new Map<string, ProjectNode>();
  readonly computed = new Map<string, Expr>();
  readonly transforms = new Map<string, Transform>();
  /** Names with a computed field at or below them, in the order of the specification. */
  readonly order: string[] = [];

  child(name: string): ProjectNode {
    let node = this.children.get(name);
    if (!node) {
      node = new ProjectNode();
      this.children.set(name, node);
    }
    return node;
  }
}

/** Adds a computed field at a path. Every level keeps the order. */
export function addComputed(root: ProjectNode, parts: readonly string[], expr: Expr): void {
  let node = root;
  for (let i = 0; i < parts.length; i++) {
    const name = parts[i] as string;
    if (!node.order.includes(name)) node.order.push(name);
    if (i === parts.length - 1) node.computed.set(name, expr);
    else node = node.child(name);
  }
}

/** Keeps only the fields in the tree. `undefined` if nothing of the value remains. */
export function include(node: ProjectNode, value: unknown, context: ProjectContext): unknown {
  if (Array.isArray(value)) {
    const kept: unknown[] = [];
    for (const item of value) {
      const part = include(node, item, context);
      if (part !== undefined) kept.push(part);
    }
    return kept;
  }
  if (!isDocument(value)) return undefined;
  const result = new Doc();
  for (const name of keysOf(value)) {
    const part = includeField(node, name, value[name], context);
    if (part !== undefined) setField(result, name, part);
  }
  return result;
}

function includeField(node: ProjectNode, name: string, value: unknown, context: ProjectContext): unknown {
  if (node.whole.has(name)) return value;
  const transform = node.transforms.get(name);
  if (transform) return transform(value, context);
  const child = node.children.get(name);
  return child ? include(child, value, context) : undefined;
}

/** Keeps all fields except those in the tree. */
export function exclude(node: ProjectNode, value: unknown, context: ProjectContext): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(node, item, context));
  if (!isDocument(value)) return value;
  const result = new Doc();
  for (const name of keysOf(value)) {
    if (node.whole.has(name)) continue;
    const part = excludeField(node, name, value[name], context);
    if (part !== undefined) setField(result, name, part);
  }
  return result;
}

function excludeField(node: ProjectNode, name: string, value: unknown, context: ProjectContext): unknown {
  const transform = node.transforms.get(name);
  if (transform) return transform(value, context);
  const child = node.children.get(name);
  return child ? exclude(child, value, context) : value;
}

/** Writes the computed fields of the tree into a document that the caller owns. */
export function compute(node: ProjectNode, doc: Document, context: EvalContext): void {
  for (const name of node.order) {
    const expr = node.computed.get(name);
    const value = expr ? expr.eval(context) : computeInside(node.child(name), doc[name], context);
    if (value === undefined) deleteField(doc, name);
    else setField(doc, name, value);
  }
}

/** Computes nested fields in every document of an array, and in place of a value that is not a document. */
function computeInside(node: ProjectNode, value: unknown, context: EvalContext): unknown {
  if (Array.isArray(value)) return value.map((item) => computeInside(node, item, context));
  const doc = isDocument(value) ? shallowCopy(value) : new Doc();
  compute(node, doc, context);
  return doc;
}

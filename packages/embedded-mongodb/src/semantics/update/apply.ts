import { mongoError } from '../errors';
import { printValue } from '../print';
import { Doc, type Document, deleteField, isDocument, setField, shallowCopy } from '../values';
import {
  type ApplyContext,
  type ArrayNode,
  mergeNodes,
  NOOP,
  type ObjectNode,
  REMOVE,
  type UpdateNode,
} from './tree';

/** Tests of array elements by the identifier of their `arrayFilters` entry. */
export type ElementTests = ReadonlyMap<string, (value: unknown) => boolean>;

/** Limit of nulls that MongoDB adds before an element past the end of an array. */
const MAX_PADDING = 1_500_000;
const INDEX = /^(?:0|[1-9]\d*)$/;

/** Applies a tree of operators to a value without changing the original. `NOOP` if nothing changes. */
export class TreeApplier {
  constructor(private readonly tests: ElementTests) {}

  apply(node: UpdateNode, existing: unknown, context: ApplyContext): unknown {
    if (node.kind === 'leaf') return node.apply(existing, context);
    if (node.kind === 'array') return this.applyToElements(node, existing, context);
    if (existing === undefined) return this.createDocument(node, context);
    if (Array.isArray(existing)) return this.applyToArray(node, existing, context);
    if (isDocument(existing)) return this.applyToDocument(node, existing, context);
    return this.notViable(node, existing, context);
  }

  private *children(node: ObjectNode, context: ApplyContext): Generator<[string, UpdateNode]> {
    const positional = node.children.get('$');
    if (!positional) {
      yield* node.children;
      return;
    }
    if (context.index === undefined) {
      throw mongoError('BadValue', 'The positional operator did not find the match needed from the query.');
    }
    const index = String(context.index);
    const same = node.children.get(index);
    const merged = same ? mergeNodes(same, positional, [...context.path, index].join('.')) : positional;
    for (const [name, child] of node.children) {
      if (name === '$') yield [index, merged];
      else if (name !== index) yield [name, child];
    }
  }

  private applyToDocument(node: ObjectNode, doc: Document, context: ApplyContext): unknown {
    let result: Document | undefined;
    for (const [name, child] of this.children(node, context)) {
      context.path.push(name);
      const value = this.apply(child, (result ?? doc)[name], context);
      context.path.pop();
      if (value === NOOP) continue;
      result ??= shallowCopy(doc);
      if (value === REMOVE) deleteField(result, name);
      else setField(result, name, value);
    }
    return result ?? NOOP;
  }

  private createDocument(node: ObjectNode, context: ApplyContext): unknown {
    const result = this.applyToDocument(node, new Doc(), context);
    return result;
  }

  private applyToArray(node: ObjectNode, items: unknown[], context: ApplyContext): unknown {
    let result: unknown[] | undefined;
    for (const [name, child] of this.children(node, context)) {
      if (!INDEX.test(name)) {
        const one: ObjectNode = { kind: 'object', children: new Map([[name, child]]) };
        this.notViable(one, items, context);
        continue;
      }
      const at = Number(name);
      context.path.push(name);
      const value = this.apply(child, (result ?? items)[at], context);
      context.path.pop();
      if (value === NOOP) continue;
      result ??= items.slice();
      putElement(result, at, value);
    }
    return result ?? NOOP;
  }

  private applyToElements(node: ArrayNode, existing: unknown, context: ApplyContext): unknown {
    const path = context.path.join('.');
    if (existing === undefined) {
      throw mongoError(
        'BadValue',
        `The path '${path}' must exist in the document in order to apply array updates.`,
      );
    }
    if (!Array.isArray(existing)) {
      const name = context.path.at(-1);
      throw mongoError(
        'BadValue',
        `Cannot apply array updates to non-array element ${name}: ${printValue(existing)}`,
      );
    }
    let result: unknown[] | undefined;
    existing.forEach((item, i) => {
      const child = this.nodeForElement(node, item, i, path);
      if (!child) return;
      context.path.push(String(i));
      const value = this.apply(child, item, context);
      context.path.pop();
      if (value === NOOP) return;
      result ??= existing.slice();
      putElement(result, i, value);
    });
    return result ?? NOOP;
  }

  private nodeForElement(node: ArrayNode, item: unknown, i: number, path: string): UpdateNode | undefined {
    let found: UpdateNode | undefined;
    for (const [identifier, child] of node.children) {
      if (identifier !== '' && !this.tests.get(identifier)?.(item)) continue;
      found = found ? mergeNodes(found, child, `${path}.${i}`) : child;
    }
    return found;
  }

  private notViable(node: ObjectNode, existing: unknown, context: ApplyContext): typeof NOOP {
    for (const [name, child] of this.children(node, context)) {
      if (everyLeafTakesAnyPath(child, context.inserting)) continue;
      const holder = context.path.at(-1) ?? '';
      throw mongoError(
        'PathNotViable',
        `Cannot create field '${name}' in element {${holder}: ${printValue(existing)}}`,
      );
    }
    return NOOP;
  }
}

function everyLeafTakesAnyPath(node: UpdateNode, inserting: boolean): boolean {
  if (node.kind === 'leaf') return node.anyPath === true || (node.onlyInsert === true && !inserting);
  return [...node.children.values()].every((child) => everyLeafTakesAnyPath(child, inserting));
}

/** Sets an element of an array, with null in place of removal. Fills positions before it with nulls. */
function putElement(items: unknown[], at: number, value: unknown): void {
  if (at - items.length > MAX_PADDING) {
    throw mongoError(15891, `Cannot backfill more than ${MAX_PADDING} elements`);
  }
  while (items.length < at) items.push(null);
  items[at] = value === REMOVE ? null : value;
}

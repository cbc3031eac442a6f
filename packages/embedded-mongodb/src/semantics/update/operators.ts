import { mongoError } from '../errors';
import type { MatchContext } from '../match/context';
import { printValue } from '../print';
import { typeName } from '../types';
import { refuse } from '../unsupported';
import { type Document, isDocument, keysOf } from '../values';
import type { ElementTests } from './apply';
import { addToSetLeaf, popLeaf, pullAllLeaf, pullLeaf, pushLeaf } from './arrays';
import { currentDateLeaf, minMaxLeaf, renameLeaf, setLeaf, setOnInsertLeaf, unsetLeaf } from './fields';
import { arithmeticLeaf } from './numeric';
import {
  addLeaf,
  arrayIdentifier,
  type Leaf,
  type ObjectNode,
  parseUpdatePath,
  sortTree,
  type UpdateNode,
} from './tree';

type MakeLeaf = (field: string, argument: unknown, context: MatchContext) => Leaf;

const OPERATORS: Record<string, MakeLeaf> = {
  $set: (_, value) => setLeaf(value),
  $setOnInsert: (_, value) => setOnInsertLeaf(value),
  $unset: () => unsetLeaf,
  $inc: (field, value) => arithmeticLeaf('$inc', field, value),
  $mul: (field, value) => arithmeticLeaf('$mul', field, value),
  $min: (_, value, { collation }) => minMaxLeaf('$min', value, collation),
  $max: (_, value, { collation }) => minMaxLeaf('$max', value, collation),
  $currentDate: (_, value) => currentDateLeaf(value),
  $push: (_, value, { collation }) => pushLeaf(value, collation),
  $addToSet: (field, value, { collation }) => addToSetLeaf(field, value, collation),
  $pop: popLeaf,
  $pull: (_, value, context) => pullLeaf(value, context),
  $pullAll: (_, value, { collation }) => pullAllLeaf(value, collation),
};

/** Builds the tree of all operators of an update, in the order in which MongoDB applies them. */
export function buildTree(update: Document, context: MatchContext, tests: ElementTests): ObjectNode {
  const root: ObjectNode = { kind: 'object', children: new Map() };
  for (const operator of keysOf(update)) {
    const make = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    if (!make && operator !== '$rename') {
      refuse('update operator', operator);
      throw mongoError(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    const fields = update[operator];
    if (!isDocument(fields)) {
      throw mongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${printValue(fields)}}`,
      );
    }
    for (const field of keysOf(fields)) {
      if (make) addOperator(root, field, () => make(field, fields[field], context), tests);
      else addRename(root, field, fields[field]);
    }
  }
  sortTree(root);
  return root;
}

/** Adds an operator. Checks the path before the operator's argument, as MongoDB does. */
function addOperator(root: ObjectNode, field: string, make: () => Leaf, tests: ElementTests): void {
  const parts = parseUpdatePath(field);
  for (const part of parts) {
    const identifier = arrayIdentifier(part);
    if (identifier && !tests.has(identifier)) {
      throw mongoError('BadValue', `No array filter found for identifier '${identifier}' in path '${field}'`);
    }
  }
  addLeaf(root, field, parts, make());
}

function addRename(root: ObjectNode, field: string, target: unknown): void {
  const { leaf, path, parts } = renameLeaf(field, target);
  addLeaf(root, field, field.split('.'), unsetLeaf);
  addLeaf(root, path, parts, leaf);
}

function* nodesOf(node: UpdateNode): Generator<UpdateNode> {
  yield node;
  if (node.kind !== 'leaf') for (const child of node.children.values()) yield* nodesOf(child);
}

export function usedIdentifiers(root: UpdateNode): Set<string> {
  const used = new Set<string>();
  for (const node of nodesOf(root))
    if (node.kind === 'array') for (const name of node.children.keys()) used.add(name);
  return used;
}

export function usesPositional(root: UpdateNode): boolean {
  for (const node of nodesOf(root)) if (node.kind === 'object' && node.children.has('$')) return true;
  return false;
}

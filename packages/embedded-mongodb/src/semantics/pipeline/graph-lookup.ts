import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import { compileFieldPath, getPath, parsePath } from '../expressions/field-path';
import { newScope } from '../expressions/scope';
import { toExactInteger } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { MemoryBudget, type Namespace, PAUSED, type PipelineContext, type Stage } from './context';
import { valueKey } from './keys';
import { equalityFilter, namespaceOf } from './lookup';
import { withValueAt } from './values-at';

interface GraphSpec {
  from: Namespace;
  startWith: unknown;
  connectFrom: string;
  connectTo: string;
  as: string[];
  maxDepth: number | undefined;
  depthField: string[] | undefined;
  filter: Document | undefined;
}

const GRAPH_TEXTS = ['as', 'connectFromField', 'connectToField', 'depthField'];

function parseGraph(spec: unknown, context: PipelineContext): GraphSpec {
  if (!isDocument(spec))
    throw mongoError(
      'FailedToParse',
      `the $graphLookup stage specification must be an object, but found ${typeName(spec)}`,
    );
  for (const name of keysOf(spec)) {
    const value = spec[name];
    if (GRAPH_TEXTS.includes(name)) {
      if (typeof value !== 'string')
        throw mongoError(40103, `expected string as argument for ${name}, found: ${typeName(value)}`);
    } else if (!['from', 'startWith', 'maxDepth', 'restrictSearchWithMatch'].includes(name)) {
      throw mongoError(40104, `unknown argument to $graphLookup: ${name}`);
    }
  }
  for (const name of ['from', 'as', 'startWith', 'connectFromField', 'connectToField']) {
    if (spec[name] === undefined)
      throw mongoError(
        40105,
        `$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.`,
      );
  }
  if (spec.restrictSearchWithMatch !== undefined && !isDocument(spec.restrictSearchWithMatch)) {
    throw mongoError(40185, 'restrictSearchWithMatch must be an object');
  }
  return {
    from: namespaceOf('$graphLookup', spec.from, context),
    startWith: spec.startWith,
    connectFrom: parsePath(spec.connectFromField as string).join('.'),
    connectTo: parsePath(spec.connectToField as string).join('.'),
    as: parsePath(spec.as as string),
    maxDepth: maxDepthOf(spec.maxDepth),
    depthField: spec.depthField === undefined ? undefined : parsePath(spec.depthField as string),
    filter: spec.restrictSearchWithMatch as Document | undefined,
  };
}

function maxDepthOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value)) throw mongoError(40100, `maxDepth must be numeric, found type: ${typeName(value)}`);
  const n = toExactInteger(value);
  if (n === undefined) throw mongoError(40102, 'maxDepth could not be represented as a long long');
  if (n < 0n) throw mongoError(40101, `maxDepth requires a nonnegative argument, found: ${n}`);
  return Number(n);
}

/** `$graphLookup`: breadth first, each foreign document once. */
export function compileGraphLookup(spec: unknown, context: PipelineContext): Stage {
  const graph = parseGraph(spec, context);
  const start = compileExpression(graph.startWith, newScope(context.variables, context.collation));
  const parts = graph.connectFrom.split('.');
  compileFieldPath(`$${graph.connectFrom}`);
  const options = { collation: context.collation, variables: context.variables };
  const search = function* (doc: Document): Generator<Document, Document[]> {
    const first = start.eval({ root: doc, slots: [] });
    let frontier = Array.isArray(first) ? first : [first === undefined ? null : first];
    const found = new Map<string, Document>();
    const tried = new Set<string>();
    const budget = new MemoryBudget('$graphLookup');
    for (
      let depth = 0;
      frontier.length > 0 && (graph.maxDepth === undefined || depth <= graph.maxDepth);
      depth++
    ) {
      if (context.checkTime?.()) yield PAUSED;
      const fresh = frontier.filter((value) => {
        const key = valueKey(value, context.collation);
        return !tried.has(key) && tried.add(key);
      });
      if (fresh.length === 0) break;
      const equal = equalityFilter(graph.connectTo, fresh);
      const filter = graph.filter ? { $and: [equal, graph.filter] } : equal;
      frontier = [];
      for (const match of context.source.find(graph.from, filter, options)) {
        if (match === PAUSED) {
          yield match;
          continue;
        }
        const key = valueKey(match._id, null);
        if (found.has(key)) continue;
        budget.hold(match);
        found.set(key, graph.depthField ? withValueAt(match, graph.depthField, BigInt(depth)) : match);
        const next = getPath(match, parts);
        if (next !== undefined) frontier.push(...(Array.isArray(next) ? next : [next]));
      }
    }
    return [...found.values()];
  };
  return function* connected(input) {
    for (const doc of input) {
      if (doc === PAUSED) yield doc;
      else yield withValueAt(doc, graph.as, yield* search(doc));
    }
  };
}

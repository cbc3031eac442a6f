import type { Collation } from './collation';
import { compareValues } from './compare';
import { mongoError } from './errors';
import type { Variables } from './expressions/core';
import { matchContext } from './match';
import { type MatchDetails, resetSteps } from './match/path';
import { printValue } from './print';
import { TreeApplier } from './update/apply';
import { compileArrayFilters } from './update/arrays';
import { identical } from './update/identical';
import { buildTree, usedIdentifiers, usesPositional } from './update/operators';
import { compileUpdatePipeline } from './update/pipeline';
import { type ApplyContext, NOOP, type UpdateNode } from './update/tree';
import { checkId, documentFromFilter, withIdFirst } from './update/upsert';
import { Doc, type Document, deepCopy, isDocument, keysOf, setField } from './values';

interface UpdateOptions {
  arrayFilters?: readonly Document[];
  collation?: Collation | null;
  let?: Variables;
}

interface UpdateResult {
  doc: Document;
  /** False if the document would keep the same bytes, so that nothing has to be written. */
  modified: boolean;
}

export interface CompiledUpdate {
  readonly kind: 'operators' | 'replacement' | 'pipeline';
  /** True if the filter has to report the matched array position (`MatchDetails.index`). */
  readonly needsPosition: boolean;
  /** The updated document. The given one is not changed. */
  apply(doc: Document, details?: MatchDetails): UpdateResult;
  /** The document that an upsert inserts if the filter matches nothing. `_id` is first. */
  upsert(filter: Document): Document;
}

/** Compiles an update: a document of operators, a replacement document or an aggregation pipeline. */
export function compileUpdate(update: unknown, options: UpdateOptions = {}): CompiledUpdate {
  if (Array.isArray(update)) return compilePipelineUpdate(update, options);
  if (!isDocument(update)) {
    throw mongoError('FailedToParse', 'Update argument must be either an object or an array');
  }
  const first = keysOf(update)[0];
  return first?.startsWith('$') ? compileOperators(update, options) : compileReplacement(update, options);
}

function compileOperators(update: Document, options: UpdateOptions): CompiledUpdate {
  const context = matchContext(options);
  const tests = compileArrayFilters(options.arrayFilters ?? [], context);
  const root = buildTree(update, context, tests);
  const used = usedIdentifiers(root);
  for (const identifier of tests.keys()) {
    if (!used.has(identifier)) {
      throw mongoError(
        'FailedToParse',
        `The array filter for identifier '${identifier}' was not used in the update ${printValue(update)}`,
      );
    }
  }
  const applier = new TreeApplier(tests);
  const dollar = [...root.children].find(([name, node]) => name.startsWith('$') && createsFields(node))?.[0];
  const run = (doc: Document, index: number | undefined, inserting: boolean): UpdateResult => {
    if (dollar !== undefined) throw dollarPrefixed(dollar);
    resetSteps();
    const applyContext: ApplyContext = { index, inserting, document: doc, path: [] };
    const result = applier.apply(root, doc, applyContext);
    if (result === NOOP) return { doc, modified: false };
    checkSameId(doc, result as Document);
    return { doc: result as Document, modified: true };
  };
  return {
    kind: 'operators',
    needsPosition: usesPositional(root),
    apply: (doc, details) => run(doc, details?.index, false),
    upsert: (filter) => finishUpsert(run(documentFromFilter(filter, false), undefined, true).doc),
  };
}

function createsFields(node: UpdateNode): boolean {
  if (node.kind === 'leaf') return node.creates;
  return [...node.children.values()].some(createsFields);
}

function dollarPrefixed(name: string): Error {
  return mongoError(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
  );
}

/** Allows `_id` to be set only if it is missing or has the same value. */
function checkSameId(before: Document, after: Document): void {
  if (after._id !== undefined && after._id !== before._id) checkId(after._id);
  if (before._id === undefined || identical(before._id, after._id)) return;
  throw mongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

function finishUpsert(doc: Document): Document {
  const result = withIdFirst(doc);
  checkId(result._id);
  return result;
}

function checkReplacement(update: Document): void {
  for (const name of keysOf(update)) {
    if (name.startsWith('$')) throw dollarPrefixed(name);
  }
}

/** The replacement with the old `_id` as its first field. */
function replaced(doc: Document, replacement: Document): UpdateResult {
  if (
    replacement._id !== undefined &&
    doc._id !== undefined &&
    compareValues(doc._id, replacement._id) !== 0
  ) {
    throw mongoError(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${printValue(replacement._id)}`,
    );
  }
  const result = new Doc();
  const id = doc._id === undefined ? replacement._id : doc._id;
  if (id !== undefined) result._id = id;
  for (const name of keysOf(replacement))
    if (name !== '_id') setField(result, name, deepCopy(replacement[name]));
  return { doc: result, modified: !identical(doc, result) };
}

function compileReplacement(update: Document, options: UpdateOptions): CompiledUpdate {
  checkReplacement(update);
  if (options.arrayFilters && options.arrayFilters.length > 0) {
    compileArrayFilters(options.arrayFilters, matchContext(options));
    throw mongoError('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
  }
  return {
    kind: 'replacement',
    needsPosition: false,
    apply: (doc) => replaced(doc, update),
    upsert: (filter) => finishUpsert(replaced(documentFromFilter(filter, true), update).doc),
  };
}

function compilePipelineUpdate(stages: unknown[], options: UpdateOptions): CompiledUpdate {
  if (options.arrayFilters) {
    throw mongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-syle updates');
  }
  const run = compileUpdatePipeline(stages, options.let, options.collation ?? null);
  return {
    kind: 'pipeline',
    needsPosition: false,
    apply: (doc) => replaced(doc, run(doc)),
    upsert: (filter) => {
      const start = documentFromFilter(filter, false);
      return finishUpsert(replaced(start, run(start)).doc);
    },
  };
}

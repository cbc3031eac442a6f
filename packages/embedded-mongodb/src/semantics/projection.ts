import type { Collation } from './collation';
import { mongoError } from './errors';
import type { Variables } from './expressions/core';
import { newScope } from './expressions/scope';
import { matchContext } from './match';
import type { MatchDetails } from './match/path';
import { findOperators, positionalTransform } from './project/find-operators';
import { type ParsedProjection, ProjectionParser } from './project/parse';
import { type RawProjection, rawInclusion } from './project/raw';
import { compute, exclude, include, type ProjectContext } from './project/tree';
import { type Document, isDocument, keysOf } from './values';

interface CompiledProjection {
  /** True if the filter has to report the matched array position. */
  readonly needsPosition: boolean;
  apply(doc: Document, details?: MatchDetails): Document;
  /** The same on the stored bytes, for projections of plain paths. */
  readonly raw?: RawProjection | undefined;
}

export interface ProjectionOptions {
  collation?: Collation | null;
  let?: Variables;
  /** The filter of the query, needed to refuse a positional path that the filter does not mention (31277). */
  filter?: Document;
}

function mentions(filter: Document, field: string): boolean {
  return keysOf(filter).some((name) => {
    const value = filter[name];
    if (Array.isArray(value) && name.startsWith('$'))
      return value.some((part) => isDocument(part) && mentions(part, field));
    return name.split('.')[0] === field;
  });
}

function runner(parsed: ParsedProjection): (doc: Document, index: number | undefined) => Document {
  const { root, kind, hasComputed } = parsed;
  const project = kind === 'inclusion' ? include : exclude;
  const context: ProjectContext = { root: undefined, slots: [], index: undefined };
  return (doc, index) => {
    context.root = doc;
    context.index = index;
    const result = project(root, doc, context) as Document;
    if (hasComputed) compute(root, result, context);
    context.root = undefined;
    return result;
  };
}

/** Compiles the projection of find and findAndModify. `undefined` for an empty one, which keeps everything. */
export function compileProjection(
  spec: Document,
  options: ProjectionOptions = {},
): CompiledProjection | undefined {
  if (keysOf(spec).length === 0) return undefined;
  const scope = newScope(options.let, options.collation ?? null);
  const parser = new ProjectionParser(scope, {
    operators: findOperators(matchContext(options)),
    positional: positionalTransform,
    checkPositional: options.filter && checkAgainst(options.filter),
  });
  const parsed = parser.parse(spec);
  const run = runner(parsed);
  const isPlain = parsed.kind === 'inclusion' && !parsed.hasComputed && !parsed.needsPosition;
  return {
    needsPosition: parsed.needsPosition,
    apply: (doc, details) => run(doc, details?.index),
    raw: isPlain ? rawInclusion(parsed.root) : undefined,
  };
}

function checkAgainst(filter: Document): (field: string, path: string) => void {
  return (field, path) => {
    if (!mentions(filter, field)) {
      throw mongoError(31277, `Positional projection '${path}' does not match the query document.`);
    }
  };
}

export function compileProjectStage(spec: Document, options: ProjectionOptions): (doc: Document) => Document {
  if (keysOf(spec).length === 0) {
    throw mongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  const run = runner(new ProjectionParser(newScope(options.let, options.collation ?? null)).parse(spec));
  return (doc) => run(doc, undefined);
}

import type { Collation } from './collation';
import { mongoError } from './errors';
import { newScope, type Variables } from './expressions/core';
import { matchContext } from './match';
import type { MatchDetails } from './match/path';
import { findOperators, positionalTransform } from './project/find-operators';
import { type ParsedProjection, ProjectionParser } from './project/parse';
import { compute, exclude, include, type ProjectContext } from './project/tree';
import { type Document, keysOf } from './values';

export interface CompiledProjection {
  /** True when the filter must tell the matched array position. */
  readonly needsPosition: boolean;
  apply(doc: Document, details?: MatchDetails): Document;
}

export interface ProjectionOptions {
  collation?: Collation | null;
  let?: Variables;
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

/** Compiles the projection of find and findAndModify; `undefined` for an empty one, which keeps everything. */
export function compileProjection(
  spec: Document,
  options: ProjectionOptions = {},
): CompiledProjection | undefined {
  if (keysOf(spec).length === 0) return undefined;
  const scope = newScope(options.let, options.collation ?? null);
  const parser = new ProjectionParser(scope, {
    operators: findOperators(matchContext(options)),
    positional: positionalTransform,
  });
  const parsed = parser.parse(spec);
  const run = runner(parsed);
  return { needsPosition: parsed.needsPosition, apply: (doc, details) => run(doc, details?.index) };
}

/** Compiles the argument of the stage `$project`. */
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

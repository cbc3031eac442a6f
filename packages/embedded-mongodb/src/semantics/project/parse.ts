import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Scope } from '../expressions/core';
import { parsePath, parseProjectionPath } from '../expressions/field-path';
import { isExpressionName } from '../expressions/registry';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import { isNumeric } from '../types';
import { refuse } from '../unsupported';
import { type Document, isDocument, keysOf } from '../values';
import { addComputed, ProjectNode, type Transform } from './tree';

export interface ParsedProjection {
  kind: 'inclusion' | 'exclusion';
  root: ProjectNode;
  hasComputed: boolean;
  needsPosition: boolean;
}

/** Reads the operators that only find has (`$slice`, `$elemMatch`, a positional path). Undefined for all others. */
export type ReadFindOperator = (path: string, operator: string, argument: unknown) => Transform | undefined;

interface FindFeatures {
  operators: ReadFindOperator;
  positional: Transform;
  /** Throws if the filter has no condition on the array of a positional path. */
  checkPositional?: ((field: string, path: string) => void) | undefined;
}

interface Entry {
  path: string;
  parts: string[];
  what: 'include' | 'exclude' | 'compute' | 'transform';
  value: unknown;
  transform?: Transform;
  /** The operator of a transform; undefined for a positional path. */
  operator?: string;
}

/** Parses a projection. `find` is set for the projections of find and findAndModify. */
export class ProjectionParser {
  private readonly entries: Entry[] = [];
  private positional = false;
  private elemMatch = false;

  constructor(
    private readonly scope: Scope,
    private readonly find?: FindFeatures,
  ) {}

  parse(spec: Document): ParsedProjection {
    for (const name of keysOf(spec)) this.readField(name, spec[name]);
    checkCollisions(this.entries);
    const kind = this.kindOf();
    const root = new ProjectNode();
    const idEntry = this.entries.find((entry) => entry.path === '_id');
    if (kind === 'inclusion' && !idEntry && !this.entries.some((entry) => entry.parts[0] === '_id')) {
      root.whole.add('_id');
    }
    for (const entry of this.entries) this.place(root, entry, kind);
    return {
      kind,
      root,
      hasComputed: this.entries.some((entry) => entry.what === 'compute'),
      needsPosition: this.positional,
    };
  }

  private readField(path: string, value: unknown): void {
    if (path.endsWith('.$') || (path === '$' && this.find) || path.includes('.$.')) {
      this.readPositional(path, value);
      return;
    }
    const parts = parseProjectionPath(path);
    if (isDocument(value)) this.readDocument(path, parts, value);
    else if (typeof value === 'boolean' || isNumeric(value)) {
      const truth = typeof value === 'boolean' ? value : toDouble(value) !== 0;
      this.entries.push({ path, parts, what: truth ? 'include' : 'exclude', value });
    } else this.entries.push({ path, parts, what: 'compute', value });
  }

  private readPositional(path: string, value: unknown): void {
    if (!this.find) throw mongoError(31324, 'Cannot use positional projection in aggregation projection');
    if (path.includes('.$.') || path === '$') {
      throw mongoError(
        31394,
        "As of 4.4, it's illegal to specify positional operator in the middle of a path.Positional projection may only be used at the end, for example: a.b.$. If the query previously used a form like a.b.$.d, remove the parts following the '$' and the results will be equivalent.",
      );
    }
    if (isDocument(value))
      throw mongoError(31271, 'positional projection cannot be used with an expression or sub object');
    if (typeof value !== 'boolean' && !isNumeric(value)) {
      throw mongoError(31308, 'positional projection cannot be used with a literal');
    }
    // an exclusion is read as a plain path, in which `$` is not a valid name
    if (!(typeof value === 'boolean' ? value : toDouble(value) !== 0)) parsePath(path);
    if (this.positional)
      throw mongoError(31276, 'Cannot specify more than one positional projection per query.');
    if (this.elemMatch) throw mongoError(31256, 'Cannot specify positional operator and $elemMatch.');
    this.positional = true;
    const bare = path.slice(0, -2);
    this.find.checkPositional?.(bare.split('.')[0] as string, path);
    this.entries.push({
      path: bare,
      parts: parsePath(bare),
      what: 'transform',
      value,
      transform: this.find.positional,
    });
  }

  private readDocument(path: string, parts: string[], value: Document): void {
    const names = keysOf(value);
    const first = names[0];
    if (first === undefined) {
      throw mongoError(
        51270,
        `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
      );
    }
    if (!first.startsWith('$') || names.length > 1) {
      for (const name of names) {
        if (name.startsWith('$'))
          throw mongoError(
            16410,
            `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
          );
        this.readField(`${path}.${name}`, value[name]);
      }
      return;
    }
    if (first === '$elemMatch' && this.positional) {
      throw mongoError(31255, 'Cannot specify positional operator and $elemMatch.');
    }
    if (!this.find && first === '$elemMatch') {
      throw mongoError('InvalidPipelineOperator', 'Cannot use $elemMatch in this context');
    }
    const transform = this.find?.operators(path, first, value[first]);
    if (!transform) refuse('expression', first);
    if (!transform && !isExpressionName(first)) throw mongoError(31325, `Unknown expression ${first}`);
    if (transform) {
      this.elemMatch ||= first === '$elemMatch';
      this.entries.push({ path, parts, what: 'transform', value, transform, operator: first });
    } else this.entries.push({ path, parts, what: 'compute', value });
  }

  private kindOf(): 'inclusion' | 'exclusion' {
    // _id does not decide between inclusion and exclusion unless it is computed
    const others = this.entries.filter((entry) => entry.path !== '_id' || entry.what === 'compute');
    const first = others.find((entry) => entry.what !== 'transform' || entry.operator === undefined);
    if (first) return first.what === 'exclude' ? 'exclusion' : 'inclusion';
    const id = this.entries.find((entry) => entry.path === '_id');
    const includesId = id?.what === 'include' || id?.what === 'compute';
    if (others.some((entry) => entry.operator === '$slice')) return includesId ? 'inclusion' : 'exclusion';
    if (others.some((entry) => entry.operator === '$elemMatch')) return 'inclusion';
    return includesId ? 'inclusion' : 'exclusion';
  }

  private place(root: ProjectNode, entry: Entry, kind: 'inclusion' | 'exclusion'): void {
    const { path, parts, what } = entry;
    const isId = path === '_id';
    if (what === 'include' && kind === 'exclusion') {
      if (isId) return;
      throw mongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    }
    if (what === 'exclude' && kind === 'inclusion') {
      if (isId) return;
      throw mongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    }
    if (what === 'compute') {
      if (kind === 'exclusion') throw computedInExclusion(path, entry.value);
      addComputed(root, parts, compileExpression(entry.value, this.scope));
      return;
    }
    if (what === 'transform' && entry.operator === undefined && kind === 'exclusion') {
      throw mongoError(31253, `Cannot do inclusion on field ${path}.$ in exclusion projection`);
    }
    let node = root;
    for (const part of parts.slice(0, -1)) node = node.child(part);
    const last = parts.at(-1) as string;
    if (entry.transform) node.transforms.set(last, entry.transform);
    else node.whole.add(last);
  }
}

function computedInExclusion(path: string, value: unknown): Error {
  if (isDocument(value)) {
    return mongoError(31252, `Cannot use expression other than $meta in exclusion projection`);
  }
  return mongoError(
    31310,
    `Cannot use an expression ${path}: ${printValue(value)} in an exclusion projection`,
  );
}

/** Refuses a path that occurs twice or lies below another. */
export function checkCollisions(entries: readonly { path: string }[]): void {
  const seen = new Set<string>();
  const prefixes = new Set<string>();
  for (const { path } of entries) {
    if (seen.has(path)) throw mongoError(31250, `Path collision at ${path}`);
    if (prefixes.has(path)) throw mongoError(31250, `Path collision at ${path}`);
    const parts = path.split('.');
    for (let i = 1; i < parts.length; i++) {
      const prefix = parts.slice(0, i).join('.');
      if (seen.has(prefix)) {
        throw mongoError(31249, `Path collision at ${path} remaining portion ${parts.slice(i).join('.')}`);
      }
      prefixes.add(prefix);
    }
    seen.add(path);
  }
}

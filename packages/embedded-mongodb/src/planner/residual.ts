import { decode, readPath } from '../semantics/codec';
import { type CompiledFilter, compileFilter, type FilterOptions } from '../semantics/match';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import type { Plan } from './plan';
import type { Matcher, Row } from './row-source';

/** More fields than this are read faster all at once. */
const MAX_PICKED = 4;

/** Top-level names that a filter looks at; null when only the whole document can say. */
function fieldsOf(filter: Document, into: Set<string>): Set<string> | null {
  for (const name of keysOf(filter)) {
    const value = filter[name];
    if (name === '$and' || name === '$or' || name === '$nor') {
      if (!Array.isArray(value)) return null;
      for (const part of value) if (!isDocument(part) || !fieldsOf(part, into)) return null;
    } else if (name.startsWith('$')) {
      if (name !== '$comment') return null;
    } else {
      into.add(name.split('.', 1)[0]!);
    }
  }
  return into;
}

/** Matches stored bytes, decoding no more of them than the filter looks at. */
export class RowMatcher implements Matcher {
  private readonly compiled: CompiledFilter;
  private readonly picked: string[] | null;

  constructor(filter: Document, options: FilterOptions) {
    this.compiled = compileFilter(filter, options);
    const fields = fieldsOf(filter, new Set());
    this.picked = fields && fields.size <= MAX_PICKED ? [...fields] : null;
  }

  matchesRow(row: Row): boolean {
    if (row.doc || !this.picked) {
      row.doc ??= decode(row.raw);
      return this.compiled.matches(row.doc);
    }
    const part = docOf({});
    for (const name of this.picked) {
      const value = readPath(row.raw, name);
      if (value !== undefined) setField(part, name, value);
    }
    return this.compiled.matches(part);
  }
}

/** What the plan's ranges leave to be checked. */
export function residualFilter(plan: Plan, filter: Document): Document {
  if (plan.kind !== 'index' || plan.covered.size === 0) return filter;
  const rest = docOf({});
  for (const name of keysOf(filter)) if (!plan.covered.has(name)) setField(rest, name, filter[name]);
  return rest;
}

import { decode, readField } from './codec';
import { type CompiledFilter, compileFilter, type FilterOptions } from './match';
import { type Document, docOf, isDocument, keysOf, setField } from './values';

export interface StoredDocument {
  raw: Buffer;
  /** The decoded fields, or null if nothing has decoded them yet. */
  doc: Document | null;
}

/** Limit of fields to read one by one. Beyond it, decoding the whole document is faster. */
const MAX_PICKED = 4;

/** Top-level fields that a filter uses, or null if it needs the whole document. */
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

/** Matches stored bytes and decodes only the fields that the filter uses. */
export class RowMatcher {
  private readonly compiled: CompiledFilter;
  /** The fields to decode, with their names as stored; null for the whole document. */
  private readonly picked: { name: string; bytes: Buffer }[] | null;

  constructor(filter: Document, options: FilterOptions) {
    this.compiled = compileFilter(filter, options);
    const fields = fieldsOf(filter, new Set());
    this.picked =
      fields && fields.size <= MAX_PICKED
        ? [...fields].map((name) => ({ name, bytes: Buffer.from(name) }))
        : null;
  }

  matchesRow(row: StoredDocument): boolean {
    if (row.doc || !this.picked) {
      row.doc ??= decode(row.raw);
      return this.compiled.matches(row.doc);
    }
    const part = docOf({});
    for (const { name, bytes } of this.picked) {
      const value = readField(row.raw, bytes);
      if (value !== undefined) setField(part, name, value);
    }
    return this.compiled.matches(part);
  }
}

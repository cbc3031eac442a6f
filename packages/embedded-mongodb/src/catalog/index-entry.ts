import { type Collation, compileCollation } from '../semantics/collation';
import { RowMatcher } from '../semantics/row-matcher';
import { type Document, docOf, keysOf } from '../semantics/values';
import type { StringFold } from '../storage/key-encoding';
import { type GeneratedKeys, KeyGenerator, type KeyPart } from '../storage/key-generator';
import { spacePrefix } from '../storage/spaces';

export interface StoredIndex {
  space: number;
  spec: Document;
  multikey: boolean[];
  longKeys: boolean;
}

function keyParts(pattern: Document): KeyPart[] {
  return keysOf(pattern).map((path) => ({
    path,
    names: path.split('.').map((name) => Buffer.from(name)),
    descending: Number(pattern[path]) < 0,
  }));
}

/** An index in memory. Its keys are in the key space `space`. */
export class IndexEntry {
  readonly name: string;
  readonly space: number;
  readonly prefix: Buffer;
  readonly parts: KeyPart[];
  readonly isId: boolean;
  readonly collation: Collation | null;
  readonly fold: StringFold;
  private readonly generator: KeyGenerator;
  private partialFilter: RowMatcher | null = null;
  /** True for a field once any key has come from an array on its path. Never reset. */
  multikey: boolean[];
  /** True once any key has been shortened, so that the index cannot give a total order. Never reset. */
  longKeys: boolean;
  /** True while the index is being built. Writes maintain it, but reads do not use it yet. */
  building = false;

  constructor(
    stored: StoredIndex,
    public spec: Document,
  ) {
    this.name = spec.name as string;
    this.space = stored.space;
    this.prefix = spacePrefix(stored.space);
    this.parts = keyParts(spec.key as Document);
    this.isId = this.parts.length === 1 && this.parts[0]!.path === '_id';
    this.collation = compileCollation(spec.collation);
    this.fold = this.collation ? (text) => this.collation!.key(text) : null;
    this.generator = new KeyGenerator(this.parts, this.fold);
    this.multikey = stored.multikey;
    this.longKeys = stored.longKeys;
    if (spec.partialFilterExpression) {
      this.partialFilter = new RowMatcher(spec.partialFilterExpression as Document, {
        collation: this.collation,
      });
    }
  }

  get unique(): boolean {
    return this.spec.unique === true || this.isId;
  }

  get sparse(): boolean {
    return this.spec.sparse === true;
  }

  get hidden(): boolean {
    return this.spec.hidden === true;
  }

  get isMultikey(): boolean {
    return this.multikey.includes(true);
  }

  get expireAfterSeconds(): number | null {
    const value = this.spec.expireAfterSeconds;
    return value === undefined || value === null ? null : Number(value);
  }

  /** True if the index's partial filter accepts the document. */
  covers(raw: Buffer): boolean {
    return !this.partialFilter || this.partialFilter.matchesRow({ raw, doc: null });
  }

  /** Keys of a document in this index, or null if the index does not cover it. */
  keysOf(raw: Buffer): GeneratedKeys | null {
    if (!this.covers(raw)) return null;
    const generated = this.generator.generate(raw);
    return this.sparse && generated.allMissing ? null : generated;
  }

  toDocument(): Document {
    return docOf({
      space: this.space,
      spec: this.spec,
      multikey: this.multikey,
      longKeys: this.longKeys,
    });
  }
}

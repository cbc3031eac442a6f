import { type Collation, compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { isSmallest } from '../semantics/geo/cells';
import { type GeoField, geoFieldOf, storedCells } from '../semantics/geo/index-cells';
import { type PlaceCheck, placeCheck } from '../semantics/geo/index-check';
import { RowMatcher } from '../semantics/row-matcher';
import { TextFields } from '../semantics/text/text-index';
import { type Document, docOf, keysOf, setField } from '../semantics/values';
import { encodeKeyValue, NULL_KEY, type StringFold } from '../storage/key-encoding';
import { type GeneratedKeys, KeyGenerator, type KeyPart } from '../storage/key-generator';
import { FIRST_BLOCK_SPACE, spacePrefix } from '../storage/spaces';
import { WildcardFields, wildcardOf } from './wildcard';

/** What is stored about an index. */
export interface StoredIndex {
  space: number;
  spec: Document;
  multikey: boolean[];
  longKeys: boolean;
  /** Missing or 0 in data of versions without keys for texts, 1 in data of versions without keys for wildcards. */
  format?: number;
  /** Of a wildcard index: where arrays lie. */
  arrays?: string[] | null;
}

/** The version that new indexes get. */
const FORMAT = 2;

function keyParts(pattern: Document): KeyPart[] {
  return keysOf(pattern).map((path) => ({
    path,
    names: path.split('.').map((name) => Buffer.from(name)),
    descending: Number(pattern[path]) < 0,
  }));
}

function placesOf(pattern: Document): { path: string; kind: string }[] {
  return keysOf(pattern)
    .filter((path) => pattern[path] === '2d' || pattern[path] === '2dsphere')
    .map((path) => ({ path, kind: pattern[path] as string }));
}

/** An index in memory. Its keys live in the key space `space`. */
export class IndexEntry {
  readonly name: string;
  readonly space: number;
  readonly prefix: Buffer;
  parts: KeyPart[];
  readonly isId: boolean;
  /** Its keys lie in blocks, where putting one twice is harmless. */
  readonly inBlocks: boolean;
  readonly collation: Collation | null;
  readonly fold: StringFold;
  private readonly generator: KeyGenerator;
  private partialFilter: RowMatcher | null = null;
  /** Sticky: did any key ever come from an array on this field's path? */
  multikey: boolean[];
  /** Sticky: was any key shortened? Then the index cannot give a total order. */
  longKeys: boolean;
  /** Writes maintain it, reads do not use it yet. */
  building = false;
  /** Times a plan used it, for $indexStats. */
  readonly usage = { count: 0 };
  readonly since = new Date();

  /** For each field: how its places are turned into keys; null for other fields. */
  geoFields: (GeoField | null)[];
  readonly isGeo: boolean;
  /** Of texts: its keys are the words of the fields that have a weight. */
  readonly isText: boolean;
  private readonly texts: TextFields | null;
  /** Of fields that the key pattern does not name. */
  readonly wildcard: WildcardFields | null;
  private readonly format: number;
  /** Fields of a `2d` or `2dsphere` index. */
  readonly places: { path: string; kind: string }[];
  /** Has no keys, so that no plan can read it. */
  readonly keyless: boolean;
  readonly checkPlaces: PlaceCheck | null;

  constructor(
    stored: StoredIndex,
    public spec: Document,
  ) {
    this.name = spec.name as string;
    this.space = stored.space;
    this.prefix = spacePrefix(stored.space);
    this.inBlocks = stored.space >= FIRST_BLOCK_SPACE;
    this.parts = keyParts(spec.key as Document);
    this.places = placesOf(spec.key as Document);
    this.checkPlaces = this.places.length > 0 ? placeCheck(spec) : null;
    this.geoFields = this.parts.map(({ path }) => geoFieldOf(spec, path));
    this.isGeo = this.places.length > 0;
    this.format = stored.format ?? FORMAT;
    this.isText = (spec.key as Document)._fts === 'text';
    this.texts = this.isText ? new TextFields(spec) : null;
    const field = wildcardOf(spec.key as Document);
    this.keyless =
      (field !== null && this.format < 2) ||
      (this.isGeo && !this.inBlocks) ||
      (this.isText && this.format === 0);
    this.isId = this.parts.length === 1 && this.parts[0]!.path === '_id';
    this.collation = compileCollation(spec.collation);
    this.fold = this.collation ? (text) => this.collation!.key(text) : null;
    this.wildcard = field !== null && !this.isText ? new WildcardFields(spec, field, this.fold) : null;
    this.generator = new KeyGenerator(this.parts, this.fold);
    if (this.wildcard && stored.arrays !== undefined) this.wildcard.arrayPaths = stored.arrays;
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

  /** No two documents may have the same key: also while the index is prepared to become unique. */
  get refusesDuplicates(): boolean {
    return this.unique || this.spec.prepareUnique === true;
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

  /** Seconds after which documents go, or null. */
  get expireAfterSeconds(): number | null {
    const value = this.spec.expireAfterSeconds;
    return value === undefined || value === null ? null : Number(value);
  }

  /** Does the index's partial filter let the document in? */
  covers(raw: Buffer): boolean {
    return !this.partialFilter || this.partialFilter.matchesRow({ raw, doc: null });
  }

  /** Keys of a document in this index; none when the index does not cover it. */
  keysOf(raw: Buffer, decoded: () => Document): GeneratedKeys | null {
    if (this.keyless) return null;
    if (!this.covers(raw)) return null;
    if (this.isGeo) return this.geoKeys(raw, decoded());
    if (this.texts) return this.textKeys(raw, decoded(), this.texts);
    if (this.wildcard) return this.wildcardKeys(raw, this.wildcard);
    const generated = this.generator.generate(raw);
    return this.sparse && generated.allMissing ? null : generated;
  }

  /** Documents without a word are left out. */
  private textKeys(raw: Buffer, doc: Document, texts: TextFields): GeneratedKeys | null {
    const terms = [...texts.scores(doc).keys()];
    if (terms.length === 0) return null;
    const keys = terms.map((term) => encodeKeyValue(term, null));
    const given = this.parts.map(({ path }) =>
      path === '_fts' ? keys : path === '_ftsx' ? [NULL_KEY] : null,
    );
    const generated = this.generator.generate(raw, given);
    generated.multikey = generated.multikey.map((is, i) => is || this.parts[i]!.path === '_fts');
    return generated;
  }

  /** Documents without a place are left out; `multikey` also says that something larger than a point is stored. */
  private geoKeys(raw: Buffer, doc: Document): GeneratedKeys | null {
    let isLarge = false;
    let isAnywhere = false;
    const given = this.geoFields.map((field) => {
      if (!field) return null;
      const cells = storedCells(field, doc);
      if (cells.length > 0) isAnywhere = true;
      if (cells.length > 1 || !cells.every(isSmallest)) isLarge = true;
      return cells.length > 0 ? cells.map((cell) => encodeKeyValue(cell, null)) : [NULL_KEY];
    });
    if (!isAnywhere) return null;
    const generated = this.generator.generate(raw, given);
    if (isLarge) generated.multikey = generated.multikey.map((is, i) => is || this.geoFields[i] !== null);
    return generated;
  }

  private wildcardKeys(raw: Buffer, wildcard: WildcardFields): GeneratedKeys | null {
    const found = wildcard.keys(raw);
    if (!found) return null;
    const isWild = (i: number) => i === wildcard.position;
    const generated = this.generator.generate(
      raw,
      this.parts.map((_part, i) => (isWild(i) ? found.keys : null)),
    );
    if (generated.multikey.includes(true))
      throw mongoError(7246301, 'Only the wildcard field of a compound wildcard index may hold an array');
    generated.multikey = generated.multikey.map((_is, i) => isWild(i) && found.arrays.length > 0);
    return { ...generated, arrays: found.arrays };
  }

  /**
   * A wildcard index as the index of one of its fields, which then has two parts: `$_path` and the field.
   * `isSubtree`: with the fields below it, so that a document may have several keys.
   */
  forField(wildcard: WildcardFields, path: string, isSubtree: boolean): IndexEntry {
    const view: IndexEntry = Object.create(this);
    const { position } = wildcard;
    const pattern = this.spec.key as Document;
    view.parts = wildcard.partsFor(this.parts, path);
    view.geoFields = view.parts.map(() => null);
    view.multikey = this.multikey.flatMap((is, i) =>
      i === position ? [isSubtree, wildcard.isMultikey(path)] : [is],
    );
    const key = docOf({});
    keysOf(pattern).forEach((name, i) => {
      if (i === position) setField(key, '$_path', 1);
      setField(key, i === position ? path : name, pattern[name]);
    });
    view.spec = docOf({ ...this.spec, key });
    return view;
  }

  toDocument(): Document {
    return docOf({
      space: this.space,
      spec: this.spec,
      multikey: this.multikey,
      longKeys: this.longKeys,
      format: this.format,
      ...this.arrays,
    });
  }

  private get arrays(): Pick<StoredIndex, 'arrays'> {
    return this.wildcard ? { arrays: this.wildcard.arrayPaths } : {};
  }
}

import { type Document, isDocument, keysOf } from '../semantics/values';
import {
  encodeKeyValue,
  encodeRaw,
  invert,
  Rank,
  type StringFold,
  UNDEFINED_KEY,
} from '../storage/key-encoding';
import type { KeyPart } from '../storage/key-generator';
import { BSON, eachField } from '../wire/raw-bson';

const FIELD = /(^|\.)\$\*\*$/;
/** More are not remembered one by one. */
const MAX_ARRAYS = 1000;
/** What a document without any field of the wildcard has in a compound index. */
const NO_FIELD = Buffer.from([Rank.minKey, Rank.minKey]);

export function wildcardOf(pattern: Document): string | null {
  return keysOf(pattern).find((path) => FIELD.test(path) && pattern[path] !== 'text') ?? null;
}

interface Rules {
  /** Only these and what lies below them; null for all. */
  only: string[] | null;
  except: string[];
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function collect(spec: Document, before: string, taken: string[], left: string[]): void {
  for (const name of keysOf(spec)) {
    const value = spec[name];
    const path = before + name;
    if (isDocument(value)) collect(value, `${path}.`, taken, left);
    else if (value === true || Number(value) !== 0) taken.push(path);
    else left.push(path);
  }
}

function rulesOf(field: string, projection: unknown): Rules {
  if (field !== '$**') return { only: [field.slice(0, -4)], except: [] };
  if (!isDocument(projection)) return { only: null, except: ['_id'] };
  const taken: string[] = [];
  const left: string[] = [];
  collect(projection, '', taken, left);
  const named = taken.filter((path) => path !== '_id');
  if (named.length > 0 || left.length === 0) return { only: taken, except: [] };
  return { only: null, except: taken.includes('_id') || left.includes('_id') ? left : [...left, '_id'] };
}

/** The fields that a wildcard index holds: a key is the path of a value, then the value. */
export class WildcardFields {
  /** Position of the wildcard in the key pattern. */
  readonly position: number;
  readonly isCompound: boolean;
  private readonly rules: Rules;
  private readonly descending: boolean;
  /** Sticky: paths where some document has an array; null when there are too many. */
  private arrays: Set<string> | null = new Set();

  constructor(
    spec: Document,
    field: string,
    private readonly fold: StringFold,
  ) {
    const pattern = spec.key as Document;
    this.position = keysOf(pattern).indexOf(field);
    this.isCompound = keysOf(pattern).length > 1;
    this.descending = Number(pattern[field]) < 0;
    this.rules = rulesOf(field, spec.wildcardProjection);
  }

  holds(path: string): boolean {
    const { only, except } = this.rules;
    if (except.some((outer) => isWithin(path, outer))) return false;
    return only === null || only.some((outer) => isWithin(path, outer));
  }

  /** True when the index holds the path and everything below it. */
  holdsAllBelow(path: string): boolean {
    return this.holds(path) && !this.rules.except.some((inner) => isWithin(inner, path));
  }

  /** For the catalog. */
  get arrayPaths(): string[] | null {
    return this.arrays && [...this.arrays];
  }

  set arrayPaths(paths: string[] | null) {
    this.arrays = paths && new Set(paths);
  }

  /** True when this was not known before. */
  noteArrays(paths: readonly string[]): boolean {
    const { arrays } = this;
    if (!arrays || paths.every((path) => arrays.has(path))) return false;
    for (const path of paths) arrays.add(path);
    if (arrays.size > MAX_ARRAYS) this.arrays = null;
    return true;
  }

  /** An array may lie at the path, or on the way to it. */
  isMultikey(path: string): boolean {
    if (!this.arrays) return true;
    for (let end = path.indexOf('.'); ; end = path.indexOf('.', end + 1)) {
      if (this.arrays.has(end < 0 ? path : path.slice(0, end))) return true;
      if (end < 0) return false;
    }
  }

  private mayHold(path: string): boolean {
    return this.holds(path) || (this.rules.only?.some((inner) => isWithin(inner, path)) ?? false);
  }

  /** Path and value of everything that the index holds of a document; null when it holds nothing. */
  keys(raw: Buffer): { keys: Buffer[]; arrays: string[] } | null {
    const keys: Buffer[] = [];
    const paths = new Map<string, Buffer>();
    const arrays: string[] = [];
    const add = (path: string, type: number, value: number): void => {
      if (!this.holds(path)) return;
      const name = paths.get(path) ?? encodeKeyValue(path, null);
      paths.set(path, name);
      keys.push(Buffer.concat([name, this.value(raw, type, value)]));
    };
    const one = (path: string, type: number, value: number, isElement: boolean): void => {
      if (type === BSON.object && !isEmpty(raw, value)) walk(value, `${path}.`);
      else if (type !== BSON.array || isElement) add(path, type, value);
      else {
        arrays.push(path);
        if (isEmpty(raw, value)) add(path, -1, 0);
        eachField(raw, value, (inner, _name, at) => one(path, inner, at, true));
      }
    };
    const walk = (doc: number, before: string): void =>
      eachField(raw, doc, (type, name, value) => {
        const text = raw.toString('utf8', name, value - 1);
        if (text === '' || text.includes('.')) {
          // no query can name such a field; the key of the whole value says that there is something
          if (before !== '') add(before.slice(0, -1), BSON.object, doc);
          return;
        }
        const path = before + text;
        if (this.mayHold(path)) one(path, type, value, false);
      });
    walk(0, '');
    if (keys.length > 0) return { keys, arrays };
    return this.isCompound ? { keys: [NO_FIELD], arrays } : null;
  }

  private value(raw: Buffer, type: number, at: number): Buffer {
    if (type < 0) return this.descending ? invert(UNDEFINED_KEY) : UNDEFINED_KEY;
    return encodeRaw(raw, type, at, this.fold, this.descending);
  }

  /** The fields of the keys as a search for one path sees them. */
  partsFor(parts: readonly KeyPart[], path: string): KeyPart[] {
    const names = path.split('.').map((name) => Buffer.from(name));
    const found: KeyPart[] = [
      { path: '$_path', names: [], descending: false },
      { path, names, descending: this.descending },
    ];
    return parts.flatMap((part, i) => (i === this.position ? found : [part]));
  }
}

function isEmpty(raw: Buffer, at: number): boolean {
  return raw.readUInt32LE(at) === 5;
}

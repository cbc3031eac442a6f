import { BSONRegExp } from 'bson';
import { type Document, isDocument, keysOf } from '../semantics/values';
import {
  ANYTHING,
  type BoundsContext,
  equality,
  NOT_NULL,
  operatorPiece,
  type Piece,
  regexPiece,
} from './bound-pieces';
import { type Interval, intersect } from './intervals';

/** A filter's conditions on one path, as far as an index can use them. */
export interface PathBounds {
  intervals: Interval[];
  /** Each conjunct by itself, for paths where different array elements can satisfy different conjuncts. */
  conjuncts: Interval[][];
  /** True if exactly the documents in the intervals match, provided that no array is involved. */
  exact: boolean;
  /** True if a missing field may match, which rules out a sparse index. */
  matchesMissing: boolean;
  /** True if some bound compares strings, which requires an index with the same collation. */
  usesStrings: boolean;
}

function isOperators(value: unknown): value is Document {
  return isDocument(value) && (keysOf(value)[0]?.startsWith('$') ?? false);
}

/** Reads the conjunctive part of a filter into bounds for each path. The matcher still checks the rest. */
export class FilterBounds {
  readonly paths = new Map<string, PathBounds>();
  /** The `$or` lists at the top level or in `$and`. */
  readonly ors: Document[][] = [];
  /** Paths with conditions that are missing from `paths`. The matcher must check them whatever the bounds say. */
  readonly unread = new Set<string>();
  /** True if `paths` expresses every part of the filter exactly. */
  complete = true;

  constructor(
    filter: Document,
    private readonly context: BoundsContext,
  ) {
    this.read(filter);
  }

  private read(filter: Document): void {
    for (const name of keysOf(filter)) {
      const value = filter[name];
      if (name === '$and' && Array.isArray(value)) {
        for (const part of value) if (isDocument(part)) this.read(part);
      } else if (name === '$or' && Array.isArray(value)) {
        if (value.length === 1 && isDocument(value[0])) this.read(value[0]);
        else this.ors.push(value as Document[]);
        if (value.length !== 1) this.complete = false;
      } else if (name === '$comment') {
      } else if (name.startsWith('$')) {
        this.complete = false;
      } else {
        this.readPath(name, value);
      }
    }
  }

  private readPath(path: string, value: unknown): void {
    if (value instanceof BSONRegExp) {
      this.add(path, regexPiece(value.pattern, value.options, this.context), true);
    } else if (isOperators(value)) {
      for (const name of keysOf(value)) this.readOperator(path, name, value);
    } else {
      this.add(path, equality(value, this.context), this.hasString(value));
    }
  }

  private readOperator(path: string, name: string, all: Document): void {
    const value = all[name];
    if (name === '$options') return;
    if (name === '$not') {
      this.complete = false;
      this.unread.add(path);
      return;
    }
    if (name === '$elemMatch' && isDocument(value)) {
      this.complete = false;
      this.unread.add(path);
      this.readElemMatch(path, value);
      return;
    }
    const piece = operatorPiece(name, value, all, this.context);
    if (piece) this.add(path, piece, this.hasString(value));
    else {
      this.complete = false;
      this.unread.add(path);
    }
  }

  private readElemMatch(path: string, value: Document): void {
    if (isOperators(value) && !['$and', '$or', '$nor'].includes(keysOf(value)[0]!)) {
      const pieces = keysOf(value)
        .filter((name) => !['$ne', '$nin', '$exists', '$not'].includes(name))
        .map((name) => operatorPiece(name, value[name], value, this.context));
      const known = pieces.filter((piece): piece is Piece => piece !== null);
      if (known.length === 0) return;
      const intervals = known.map((piece) => piece.intervals).reduce(intersect);
      this.add(path, { intervals, exact: false, matchesMissing: false }, this.hasString(value));
      return;
    }
    const inner = new FilterBounds(value, this.context);
    for (const [name, bounds] of inner.paths) {
      const merged = {
        intervals: bounds.intervals,
        exact: false,
        matchesMissing: bounds.matchesMissing,
      };
      this.add(`${path}.${name}`, merged, bounds.usesStrings);
    }
  }

  private hasString(value: unknown): boolean {
    if (typeof value === 'string') return true;
    if (Array.isArray(value)) return value.some((item) => this.hasString(item));
    if (isDocument(value)) return keysOf(value).some((name) => this.hasString(value[name]));
    return value instanceof BSONRegExp;
  }

  private add(path: string, given: Piece, usesStrings: boolean): void {
    // `{a: [1]}` matches `{'a.b': {$ne: null}}`, although its key is that of a missing field
    const piece = given === NOT_NULL && path.includes('.') ? ANYTHING : given;
    if (!piece.exact) this.complete = false;
    const old = this.paths.get(path);
    if (!old) {
      this.paths.set(path, {
        intervals: piece.intervals,
        conjuncts: [piece.intervals],
        exact: piece.exact,
        matchesMissing: piece.matchesMissing,
        usesStrings,
      });
      return;
    }
    old.intervals = intersect(old.intervals, piece.intervals);
    old.conjuncts.push(piece.intervals);
    old.exact &&= piece.exact;
    old.matchesMissing &&= piece.matchesMissing;
    old.usesStrings ||= usesStrings;
  }
}

import { mongoError } from '../errors';
import { type Document, isDocument } from '../values';
import type { MatchContext } from './context';

/** Index of the match in the outermost array on a path, for the positional operator `$`. */
export interface MatchDetails {
  index: number | undefined;
}

/** A test of one value. `undefined` represents a missing field. */
export type Predicate = (value: unknown, details?: MatchDetails) => boolean;

export type Matcher = (doc: Document, details?: MatchDetails) => boolean;

/**
 * Limit of array traversal steps in one test of a document. In a path with many numeric parts over nested arrays, each part
 * may be an index or a field, so a hostile filter could branch forever.
 */
const MAX_STEPS = 5_000_000;
let steps = 0;

export function resetSteps(): void {
  steps = 0;
}

function count(n: number): void {
  steps += n;
  if (steps > MAX_STEPS) throw mongoError('ExceededMemoryLimit', 'matching a document took too many steps');
}

/**
 * Walks a dotted path as MongoDB's BSONElementIterator does. It searches arrays on the way element by element (documents by
 * field, any element by a numeric part). A final array yields its elements, then itself. A scalar on the way yields
 * "missing", and an array without documents on the way yields nothing.
 */
class PathWalker {
  private readonly parts: string[];
  private readonly indexes: (number | undefined)[];
  private readonly single: string | undefined;

  constructor(
    path: string,
    private readonly traverseLeaf: boolean,
  ) {
    this.parts = path.split('.');
    this.indexes = this.parts.map((part) => (/^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : undefined));
    this.single = this.parts.length === 1 ? this.parts[0] : undefined;
  }

  some(doc: Document, test: Predicate, details?: MatchDetails): boolean {
    if (this.single !== undefined) {
      const value = doc[this.single];
      if (Array.isArray(value)) return this.inArray(value, 1, test, details);
      return test(value, details);
    }
    return this.inDocument(doc, 0, test, details);
  }

  private inDocument(doc: Document, from: number, test: Predicate, details?: MatchDetails): boolean {
    const { parts } = this;
    let current = doc;
    for (let i = from; ; ) {
      const value = current[parts[i++] as string];
      if (Array.isArray(value)) return this.inArray(value, i, test, details);
      if (i >= parts.length) return test(value, details);
      if (!isDocument(value)) return test(undefined, details);
      current = value;
    }
  }

  private inArray(items: unknown[], at: number, test: Predicate, details?: MatchDetails): boolean {
    count(items.length + 1);
    if (at < this.parts.length) return this.throughArray(items, at, test, details);
    if (this.traverseLeaf) {
      for (let k = 0; k < items.length; k++) {
        const item = items[k];
        if (test(item === undefined ? null : item, details)) {
          if (details) details.index = k;
          return true;
        }
      }
    }
    return test(items, details);
  }

  private throughArray(items: unknown[], at: number, test: Predicate, details?: MatchDetails): boolean {
    const index = this.indexes[at];
    for (let k = 0; k < items.length; k++) {
      const item = items[k];
      if (isDocument(item) && this.inDocument(item, at, test, details)) {
        if (details) details.index = k;
        return true;
      }
      if (index === k && this.atIndex(item, at, test, details)) return true;
    }
    return false;
  }

  private atIndex(item: unknown, at: number, test: Predicate, details?: MatchDetails): boolean {
    if (at + 1 === this.parts.length) return test(item, details);
    if (isDocument(item)) return this.inDocument(item, at + 1, test, details);
    return Array.isArray(item) && this.inArray(item, at + 1, test, details);
  }
}

/** Tests the value at a path. With a context, also tests each element of an array there. */
export function atPath(path: string, test: Predicate, context: MatchContext | null): Matcher {
  const walker = new PathWalker(path, context !== null && !context.wholeValue);
  return (doc, details) => walker.some(doc, test, details);
}

export function allOf(tests: Matcher[]): Matcher {
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (doc, details) => first(doc, details) && second(doc, details);
  return (doc, details) => {
    for (const test of tests) if (!test(doc, details)) return false;
    return true;
  };
}

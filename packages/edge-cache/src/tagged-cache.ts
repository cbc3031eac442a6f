import { LRUCache } from 'lru-cache';

export type Sized = { bytes: number; tags: ReadonlySet<string> };

/** Share of the budget for entries that were asked for again. */
const PROTECTED_SHARE = 0.8;

/**
 * Entries within a budget of bytes, found by key or by tag. An entry is on probation until it is asked for again: so a stream of
 * addresses that are asked for once (a crawler, an attempt to fill the cache with junk) cannot push out the pages that people
 * read. Segmented LRU: Karedla, Love and Wherry, "Caching strategies to improve disk system performance", IEEE Computer 27(3), 1994.
 */
export class TaggedCache<T extends Sized> {
  private readonly probation: LRUCache<string, T>;
  private readonly hot: LRUCache<string, T>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(readonly maxBytes: number) {
    // no single entry may push out everything else
    const maxEntrySize = Math.max(1, Math.floor(maxBytes / 8));
    const segment = (share: number) =>
      new LRUCache<string, T>({
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        maxEntrySize,
        sizeCalculation: ({ bytes }) => bytes,
        disposeAfter: (value, key) => this.forgetTags(key, value),
      });
    this.probation = segment(1 - PROTECTED_SHARE);
    this.hot = segment(PROTECTED_SHARE);
  }

  get bytes(): number {
    return this.probation.calculatedSize + this.hot.calculatedSize;
  }

  get size(): number {
    return this.probation.size + this.hot.size;
  }

  get(key: string): T | undefined {
    const known = this.hot.get(key);
    if (known) return known;
    const value = this.probation.peek(key);
    if (value) {
      this.probation.delete(key);
      this.store(this.hot, key, value);
    }
    return value;
  }

  /** An entry that is too large is not stored; what was there under the key is gone either way. */
  set(key: string, value: T): void {
    const segment = this.hot.has(key) ? this.hot : this.probation;
    this.delete(key);
    this.store(segment, key, value);
  }

  delete(key: string): void {
    this.hot.delete(key);
    this.probation.delete(key);
  }

  /** Removes everything that carries the tag and returns the number of entries removed. */
  deleteTag(tag: string): number {
    const keys = [...(this.keysByTag.get(tag) ?? [])];
    for (const key of keys) this.delete(key);
    return keys.length;
  }

  clear(): void {
    this.probation.clear();
    this.hot.clear();
  }

  private store(segment: LRUCache<string, T>, key: string, value: T): void {
    segment.set(key, value);
    if (!segment.has(key)) return;
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  private forgetTags(key: string, value: T): void {
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

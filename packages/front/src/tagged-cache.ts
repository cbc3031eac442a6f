import { LRUCache } from 'lru-cache';

export type Sized = { bytes: number; tags: ReadonlySet<string> };

/** Share of the budget for entries requested again. */
const HOT_SHARE = 0.8;

/**
 * Entries within a byte budget, found by key or tag. An entry is on probation until it is requested again, so that one-time
 * requests (a crawler, junk) cannot evict pages that people read (segmented LRU: Karedla et al., IEEE Computer, 1994).
 */
export class TaggedCache<T extends Sized> {
  private readonly probation: LRUCache<string, T>;
  private readonly hot: LRUCache<string, T>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    const segment = (share: number) =>
      new LRUCache<string, T>({
        maxSize: Math.ceil(maxBytes * share),
        // no single entry may evict everything else
        maxEntrySize: Math.ceil(maxBytes / 8),
        sizeCalculation: ({ bytes }) => bytes,
        disposeAfter: (value, key) => this.forgetTags(key, value),
      });
    this.probation = segment(1 - HOT_SHARE);
    this.hot = segment(HOT_SHARE);
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

  /** An entry that is too large is not stored; the previous one under the key is removed either way. */
  set(key: string, value: T): void {
    const segment = this.hot.has(key) ? this.hot : this.probation;
    this.delete(key);
    this.store(segment, key, value);
  }

  delete(key: string): void {
    this.hot.delete(key);
    this.probation.delete(key);
  }

  deleteTag(tag: string): void {
    for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.delete(key);
  }

  clear(): void {
    this.probation.clear();
    this.hot.clear();
  }

  private store(segment: LRUCache<string, T>, key: string, value: T): void {
    segment.set(key, value);
    if (!segment.has(key)) return;
    for (const tag of value.tags) this.keysByTag.set(tag, (this.keysByTag.get(tag) ?? new Set()).add(key));
  }

  private forgetTags(key: string, value: T): void {
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

export type Sized = { bytes: number; tags: ReadonlySet<string> };

/**
 * Entries within a budget of bytes, found by key or by tag. Two segments: an entry is on probation until it is asked for
 * again, and what is on probation leaves first. So a stream of addresses that are asked for once (a crawler, somebody who
 * tries to fill the cache with junk) cannot push out the pages that people read. Segmented LRU: Karedla, Love and Wherry,
 * "Caching strategies to improve disk system performance", IEEE Computer 27(3), 1994.
 */
export class SegmentedLru<T extends Sized> {
  private readonly probation = new Map<string, T>();
  private readonly kept = new Map<string, T>();
  private readonly byTag = new Map<string, Set<string>>();
  private keptBytes = 0;
  private total = 0;

  constructor(
    readonly maxBytes: number,
    /** of the budget, for entries that were asked for again */
    private readonly keptShare = 0.8,
  ) {}

  get bytes(): number {
    return this.total;
  }

  get size(): number {
    return this.probation.size + this.kept.size;
  }

  get(key: string): T | undefined {
    const kept = this.kept.get(key);
    if (kept) {
      // re-inserting moves it to the young end of the Map's order
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    const young = this.probation.get(key);
    if (young) this.promote(key, young);
    return young;
  }

  /** Like `get`, without counting as use. */
  peek(key: string): T | undefined {
    return this.kept.get(key) ?? this.probation.get(key);
  }

  /** False when the entry alone is too large to keep; what was there under the key is gone either way. */
  set(key: string, value: T): boolean {
    const wasKept = this.kept.has(key);
    this.delete(key);
    if (value.bytes > this.maxBytes / 8) return false;
    this.total += value.bytes;
    if (wasKept) {
      this.kept.set(key, value);
      this.keptBytes += value.bytes;
    } else this.probation.set(key, value);
    for (const tag of value.tags) {
      const keys = this.byTag.get(tag);
      if (keys) keys.add(key);
      else this.byTag.set(tag, new Set([key]));
    }
    this.shrink();
    return true;
  }

  delete(key: string): boolean {
    const value = this.peek(key);
    if (!value) return false;
    if (this.kept.delete(key)) this.keptBytes -= value.bytes;
    else this.probation.delete(key);
    this.total -= value.bytes;
    for (const tag of value.tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
    return true;
  }

  /** Removes everything that carries the tag; answers how many entries that were. */
  deleteTag(tag: string): number {
    const keys = [...(this.byTag.get(tag) ?? [])];
    for (const key of keys) this.delete(key);
    return keys.length;
  }

  clear(): void {
    this.probation.clear();
    this.kept.clear();
    this.byTag.clear();
    this.keptBytes = 0;
    this.total = 0;
  }

  private promote(key: string, value: T): void {
    this.probation.delete(key);
    this.kept.set(key, value);
    this.keptBytes += value.bytes;
    // the oldest of the kept go back on probation rather than out
    while (this.keptBytes > this.maxBytes * this.keptShare && this.kept.size > 1) {
      const [oldKey, old] = this.kept.entries().next().value as [string, T];
      this.kept.delete(oldKey);
      this.keptBytes -= old.bytes;
      this.probation.set(oldKey, old);
    }
  }

  private shrink(): void {
    while (this.total > this.maxBytes) {
      const oldest = this.probation.keys().next().value ?? this.kept.keys().next().value;
      if (oldest === undefined) return;
      this.delete(oldest);
    }
  }
}

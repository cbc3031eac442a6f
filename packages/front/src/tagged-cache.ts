import { LRUCache } from 'lru-cache';

export type Sized = { bytes: number; tags: ReadonlySet<string> };

/** Entries within a byte budget, by key or tag. The least recently used entry is dropped first. */
export class TaggedCache<T extends Sized> {
  private readonly entries: LRUCache<string, T>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, T>({
      maxSize: maxBytes,
      // no single entry may evict everything else
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (value, key) => this.forgetTags(key, value),
    });
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  /** Stores an entry unless it is too large. Removes the previous one under the key in any case. */
  set(key: string, value: T): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (!this.entries.has(key)) return;
    for (const tag of value.tags) this.keysByTag.set(tag, (this.keysByTag.get(tag) ?? new Set()).add(key));
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  deleteTag(tag: string): void {
    for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private forgetTags(key: string, value: T): void {
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

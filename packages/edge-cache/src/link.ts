/**
 * How the application tells the edge cache of a write. The process's code and the application's are two bundles in one thread:
 * they share nothing but the global object.
 */
export type EdgeCacheLink = {
  /** Settles when no process of this machine serves what carries one of the tags. `seq` is the entry's number in the log. */
  invalidate(tags: readonly string[], seq: number | undefined): Promise<void>;
};

/** next-cache-handler.mjs reads it too. */
const KEY = Symbol.for('edge-cache.link');
type Holder = { [KEY]?: EdgeCacheLink };

export function setEdgeCacheLink(link: EdgeCacheLink | undefined): void {
  (globalThis as Holder)[KEY] = link;
}

/** Undefined in scripts, tests and `next dev`, which run without an edge cache. */
export function edgeCacheLink(): EdgeCacheLink | undefined {
  return (globalThis as Holder)[KEY];
}

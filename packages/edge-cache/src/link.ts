/** How the application, whose bundle shares only the global object with this one, tells the edge cache of a write. */
export type EdgeCacheLink = {
  /** Settles when no process of this machine serves what carries one of the tags. `seq` is the entry's number in the log. */
  invalidate(tags: readonly string[], seq: number | undefined): Promise<void>;
  /** Calls `begin` when this process is the one of its machine that does what one is enough for: at once, later or never. */
  whenLeading?(begin: () => void): void;
  /** Calls `listener` with the tags that others have invalidated and `application.follows` names; without tags it cannot be known which. */
  follow?(listener: (tags?: readonly string[]) => void): void;
};

const KEY = Symbol.for('edge-cache.link');
const holder = globalThis as { [KEY]?: EdgeCacheLink };

export function setEdgeCacheLink(link: EdgeCacheLink | undefined): void {
  holder[KEY] = link;
}

/** Undefined in scripts, tests and `next dev`, which run without an edge cache. */
export const edgeCacheLink = (): EdgeCacheLink | undefined => holder[KEY];

/** How the application, whose bundle shares only the global object with this one, notifies the edge cache of writes. */
export type EdgeCacheLink = {
  /** Settles when no process of this machine serves anything with one of the tags. `seq` is the entry's number in the log. */
  invalidate(tags: readonly string[], seq: number | undefined): Promise<void>;
  /** Calls `begin` when this process becomes its machine's leader: at once, later or never. */
  whenLeading?(begin: () => void): void;
  /** Calls `listener` with tags invalidated by others that `application.follows` names; without tags they are unknown. */
  follow?(listener: (tags?: readonly string[]) => void): void;
};

const KEY = Symbol.for('edge-cache.link');
const holder = globalThis as { [KEY]?: EdgeCacheLink };

export function setEdgeCacheLink(link: EdgeCacheLink | undefined): void {
  holder[KEY] = link;
}

/** Undefined in scripts, tests and `next dev`, which run without an edge cache. */
export const edgeCacheLink = (): EdgeCacheLink | undefined => holder[KEY];

/**
 * What server components hand to the pass that writes the HTML. The two are bundled apart but run in one process, so that a value of any
 * size goes from one to the other through the global object, past the payload that every browser would get of it.
 */
const MAX_HANDED = 1000;

const globalForHanded = globalThis as { saptamHanded?: Map<string, unknown> };

function handed(): Map<string, unknown> {
  globalForHanded.saptamHanded ??= new Map();
  return globalForHanded.saptamHanded;
}

/** The newest are last; of renders that run at once each has a handful. */
export function store(key: string, value: unknown): void {
  const all = handed();
  all.delete(key);
  all.set(key, value);
  for (const oldest of all.keys()) {
    if (all.size <= MAX_HANDED) break;
    all.delete(oldest);
  }
}

/** Throws when the value is gone: a page with a hole in it would be cached. */
export function take<T>(key: string): T {
  const value = handed().get(key);
  if (value === undefined) throw new Error(`nothing was handed over as ${key}`);
  return value as T;
}

/**
 * Values that server components hand to the pass that writes the HTML. The two are bundled separately but run in one process, so
 * a value of any size is passed through the global object instead of the payload that every browser would receive.
 */
const MAX_HANDED = 1000;

const globalForHanded = globalThis as { saptamHanded?: Map<string, unknown> };

function handed(): Map<string, unknown> {
  globalForHanded.saptamHanded ??= new Map();
  return globalForHanded.saptamHanded;
}

/** Newest last; simultaneous renders have a handful each. */
export function store(key: string, value: unknown): void {
  const all = handed();
  all.delete(key);
  all.set(key, value);
  for (const oldest of all.keys()) {
    if (all.size <= MAX_HANDED) break;
    all.delete(oldest);
  }
}

/** Throws if the value is gone: otherwise an incomplete page would be cached. */
export function take<T>(key: string): T {
  const value = handed().get(key);
  if (value === undefined) throw new Error(`nothing was handed over as ${key}`);
  return value as T;
}

/** An older value is not returned: yesterday evening's statistics are not this morning's. */
const MAX_STALE_MS = 10 * 60_000;

type Entry<T> = { until: number; value: Promise<T>; refreshing: boolean };

/**
 * Caches what `read` returns, in this process, for statistics over a whole collection that may be some seconds old. A value that
 * is a little too old is returned once more while it is read again, so that only the first caller waits. Failures are
 * not cached. At most `max` keys are.
 */
export function memoizeFor<T>(
  seconds: number,
  read: (key: string) => Promise<T>,
  max = 50,
): (key?: string) => Promise<T> {
  const values = new Map<string, Entry<T>>();

  function store(key: string): Promise<T> {
    const value = read(key);
    const entry = { until: Date.now() + seconds * 1000, value, refreshing: false };
    values.set(key, entry);
    value.catch(() => values.get(key) === entry && values.delete(key));
    for (const old of values.keys()) if (values.size > max) values.delete(old);
    return value;
  }

  function refresh(key: string, entry: Entry<T>): void {
    entry.refreshing = true;
    read(key)
      .then((value) => {
        values.set(key, {
          until: Date.now() + seconds * 1000,
          value: Promise.resolve(value),
          refreshing: false,
        });
      })
      .catch(() => values.delete(key));
  }

  return (key = '') => {
    const found = values.get(key);
    if (!found || found.until + MAX_STALE_MS <= Date.now()) return store(key);
    if (found.until <= Date.now() && !found.refreshing) refresh(key, found);
    return found.value;
  };
}

/** Longer texts are never the same twice. */
const MAX_TEXT = 100;

/** Remembers what a pure function makes of short texts: the cells of a column repeat. Forgets everything past `max` texts. */
export function memoizeText<T>(read: (text: string) => T, max = 2000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_TEXT) return read(text);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const value = read(text);
    if (known.size >= max) known.clear();
    known.set(text, value);
    return value;
  };
}

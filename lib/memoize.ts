/** What is older than this is no answer: the figures of yesterday evening are not this morning's. */
const MOST_STALE_MS = 10 * 60_000;

type Entry<T> = { until: number; value: Promise<T>; refreshing: boolean };

/**
 * Figures over a whole collection that many pages show and that may be some seconds old. Kept per process. What is
 * a little too old is answered once more while it is read anew, so that only the first reader waits. A failure is not kept.
 * `most` different views of one figure are kept.
 */
export function kept<T>(
  seconds: number,
  read: (key: string) => Promise<T>,
  most = 50,
): (key?: string) => Promise<T> {
  const values = new Map<string, Entry<T>>();

  function store(key: string): Promise<T> {
    const value = read(key);
    const entry = { until: Date.now() + seconds * 1000, value, refreshing: false };
    values.set(key, entry);
    value.catch(() => values.get(key) === entry && values.delete(key));
    for (const old of values.keys()) if (values.size > most) values.delete(old);
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
    if (!found || found.until + MOST_STALE_MS <= Date.now()) return store(key);
    if (found.until <= Date.now() && !found.refreshing) refresh(key, found);
    return found.value;
  };
}

/**
 * Figures over the whole collection that many pages show and that may be some seconds old. Kept per process; a
 * failure is not kept.
 */
export function kept<T>(seconds: number, read: () => Promise<T>): () => Promise<T>;
export function kept<T, K extends string>(
  seconds: number,
  read: (key: K) => Promise<T>,
): (key: K) => Promise<T>;
export function kept<T>(seconds: number, read: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const values = new Map<string, { until: number; value: Promise<T> }>();
  return (key = '') => {
    const now = Date.now();
    const found = values.get(key);
    if (found && found.until > now) return found.value;
    for (const [old, { until }] of values) if (until <= now) values.delete(old);
    const value = read(key);
    values.set(key, { until: now + seconds * 1000, value });
    value.catch(() => values.delete(key));
    return value;
  };
}

export type Priority = 'now' | 'later';
type Run = <T>(job: () => Promise<T>, priority?: Priority) => Promise<T>;

/** Runs at most `slots` jobs in parallel. Others wait in order, with those for `later` last. Limits memory, not time. */
export function createLimiter(slots: number): Run {
  let free = slots;
  const waiting: Record<Priority, (() => void)[]> = { now: [], later: [] };
  return async (job, priority = 'now') => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting[priority].push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.now.shift() ?? waiting.later.shift();
      if (next) next();
      else free++;
    }
  };
}

/** Runs something on the browser's storage, which may be disabled or full; the site works without it. Returns `fallback` then. */
export function safeStorage<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Workers of this site; undefined where a browser has none, or forbids even to look (sandboxed frames). */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  safeStorage(() => globalThis.navigator?.serviceWorker, undefined);

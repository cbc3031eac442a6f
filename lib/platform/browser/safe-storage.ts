/** Accesses the browser's storage and returns `fallback` if it is disabled or full, because the site works without it. */
export function safeStorage<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Workers of this site. Undefined if the browser has none, or forbids access (sandboxed frames). */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  safeStorage(() => globalThis.navigator?.serviceWorker, undefined);

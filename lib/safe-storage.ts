/** For the browser's storage, which can be switched off or full: the site then works without it. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Stops what global-setup.ts has started, and removes what the run has written. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.endOfTests?.();
}

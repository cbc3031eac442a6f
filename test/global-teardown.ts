/** Stops the server of global-setup.ts and removes the run's files. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.endOfTests?.();
}

/**
 * Kills the process at its nth write, which fails. This also covers a crash after the previous write whose reply is lost. Returns the number of writes;
 * `jest.restoreAllMocks()` restores the power.
 */
export function powerCut(
  n: number,
  writes: readonly (readonly [object: object, method: string])[],
): () => number {
  let calls = 0;
  for (const [object, method] of writes) {
    const target = object as Record<string, (...args: unknown[]) => unknown>;
    const real = target[method]!;
    jest.spyOn(target, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      calls += 1;
      if (calls === n) throw new Error('the power went');
      return real.apply(this, args);
    });
  }
  return () => calls;
}

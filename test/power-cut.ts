/**
 * The process dies at the nth of these writes, which is not made. That is also the death after the write before it, whose
 * answer is lost. Answers how many writes there were; `jest.restoreAllMocks()` brings the power back.
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

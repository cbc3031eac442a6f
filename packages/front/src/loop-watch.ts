/** Time without a turn after which a loop gets no new connections. */
export const SILENT_MS = 10_000;
/** Time without a turn after which a loop's process is replaced. */
export const STUCK_MS = 20_000;
const EVERY_MS = 1000;

export type LoopWatch = {
  /** Resolves when the loop turns; undefined if it has not within this time. */
  ask(maxWaitMs: number): Promise<unknown>;
  silent(): void;
  /** Called when it turns again after `silent`. */
  back(): void;
  stuck(): void;
};

/** Asks every second. Returns a function that ends it. The limits are parameters for tests. */
export function watchLoop(
  { ask, silent, back, stuck }: LoopWatch,
  { everyMs, silentMs, stuckMs } = { everyMs: EVERY_MS, silentMs: SILENT_MS, stuckMs: STUCK_MS },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    if (!(await ask(silentMs)) && !isOver) {
      silent();
      const turned = await ask(stuckMs - silentMs);
      if (isOver) return;
      if (!turned) return stuck();
      back();
    }
    if (!isOver) timer = setTimeout(look, everyMs);
  };
  timer = setTimeout(look, everyMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

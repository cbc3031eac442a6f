export type WaitOptions = { tries: number; pauseMs: number; warn: (error: unknown) => void };

/**
 * A machine that has just started brings up its database beside the site, and a short outage should not end in a process
 * that nobody starts again: so the first connection is tried for a while, with a word each time.
 */
export async function waitForDatabase(
  connect: () => Promise<unknown>,
  { tries, pauseMs, warn }: WaitOptions,
): Promise<void> {
  for (let left = tries - 1; ; left--) {
    try {
      await connect();
      return;
    } catch (error) {
      if (left <= 0) throw error;
      warn(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

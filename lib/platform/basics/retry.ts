export type RetryPolicy = {
  attempts: number;
  /** Wait before the second attempt in milliseconds; each further wait is four times as long, plus or minus half. */
  firstWaitMs: number;
  deadlineMs: number;
};

class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/** Runs `attempt` until it succeeds, fails permanently or has no attempts left. `attempt` must stop when its signal aborts. */
export async function withRetries<T>(
  policy: RetryPolicy,
  isTransient: (error: unknown) => boolean,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await withDeadline(policy.deadlineMs, attempt);
    } catch (error) {
      const again = error instanceof DeadlineExceeded || isTransient(error);
      if (!again || count >= policy.attempts) throw error;
      // randomized, so that processes that failed together do not retry together
      const wait = policy.firstWaitMs * 4 ** (count - 1) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function withDeadline<T>(ms: number, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineExceeded(`no answer within ${ms} ms`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([attempt(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Too much work waits already: answer 503 with Retry-After and try later. */
export class Overloaded extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests are waiting');
  }
}

export type GateOptions = {
  /** jobs that run at once: enough to use the time in which one waits for the database */
  slots: number;
  /** a newcomer is refused when the wait that it can expect is longer */
  maxWaitMs: number;
  now?: () => number;
};

/**
 * Lets a bounded number of jobs run and a bounded amount of work wait. What may wait is measured in time, not in jobs: the
 * expected wait is the jobs before it times the lately measured time between two completions. So accepted requests stay
 * quick whatever a page costs, and the refused ones cost next to nothing (Nygard, "Release It!", load shedding).
 */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** moving average of a job's milliseconds, and of what one slot-second of the machine completes */
  private averageMs = 5;

  constructor(private readonly options: GateOptions) {}

  get queued(): number {
    return this.waiting.length;
  }

  get active(): number {
    return this.running;
  }

  expectedWaitMs(): number {
    if (this.running < this.options.slots) return 0;
    return ((this.waiting.length + 1) * this.averageMs) / this.options.slots;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const wait = this.expectedWaitMs();
    // one may always wait: however slow the last jobs were, the gate opens again
    if (wait > this.options.maxWaitMs && this.waiting.length > 0) {
      throw new Overloaded(Math.max(1, Math.ceil(wait / 1000)));
    }
    if (this.running < this.options.slots) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    const now = this.options.now ?? performance.now.bind(performance);
    const started = now();
    try {
      return await job();
    } finally {
      this.averageMs += 0.1 * (now() - started - this.averageMs);
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

/** Too much work is waiting: respond with 503 and Retry-After. */
export class Overloaded extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests are waiting');
  }
}

export type LimiterOptions = {
  /** jobs that run at once: enough to use the time in which one waits for the database */
  slots: number;
  /** so many may always wait */
  strictJobs: number;
  /** so many more of a crowd that comes at once, … */
  burstJobs: number;
  /** … and so many again after this time without a crowd (in proportion after less) … */
  refillMs: number;
  /** … unless they would have to wait longer than this */
  patientMs: number;
  now?: () => number;
};

/**
 * Lets a bounded number of jobs run and a bounded number wait. A long queue is good for a crowd that comes at once, which it
 * evens out, and bad for lasting overload, in which it only makes everybody wait. So a long queue is paid for from an allowance
 * that refills slowly (a token bucket): a crowd may spend it, lasting overload uses it up within seconds, and from then on the
 * queue is short, accepted requests are quick, and refused ones cost next to nothing.
 */
export class Limiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** moving average of what a job takes */
  private averageMs = 5;
  private allowance: number;
  private refilledAt: number;
  private readonly now: () => number;

  constructor(private readonly options: LimiterOptions) {
    this.now = options.now ?? (() => performance.now());
    this.allowance = options.burstJobs;
    this.refilledAt = this.now();
  }

  get queued(): number {
    return this.waiting.length;
  }

  get active(): number {
    return this.running;
  }

  private expectedWaitMs(): number {
    return ((this.waiting.length + 1) * this.averageMs) / this.options.slots;
  }

  /** Whether one more may wait beyond the few that always may; the allowance pays for it. */
  private spendAllowance(): boolean {
    const { burstJobs, refillMs } = this.options;
    const now = this.now();
    const refilled = ((now - this.refilledAt) / refillMs) * burstJobs;
    this.allowance = Math.min(burstJobs, this.allowance + refilled);
    this.refilledAt = now;
    if (this.allowance < 1) return false;
    this.allowance--;
    return true;
  }

  private mayWait(): boolean {
    const { patientMs, strictJobs } = this.options;
    if (this.waiting.length < strictJobs) return true;
    return this.expectedWaitMs() <= patientMs && this.spendAllowance();
  }

  private async acquire(): Promise<void> {
    if (this.running < this.options.slots) {
      this.running++;
      return;
    }
    if (!this.mayWait()) throw new Overloaded(Math.max(1, Math.ceil(this.expectedWaitMs() / 1000)));
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }

  /** Runs the job, at once or after those before it; rejects with Overloaded when too many are waiting already. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.acquire();
    const started = this.now();
    try {
      return await job();
    } finally {
      // one page that hangs must not make the next crowd look longer than it is
      const took = Math.min(this.now() - started, this.options.patientMs);
      this.averageMs += 0.1 * (took - this.averageMs);
      this.release();
    }
  }
}

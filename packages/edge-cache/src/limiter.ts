/** Too much work is waiting: respond with 503 and Retry-After. */
export class Overloaded extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests are waiting');
  }
}

export type LimiterOptions = {
  /** jobs that run at once: enough to use the time in which one waits for the database */
  slots: number;
  /** so many may always wait, … */
  strictJobs: number;
  /** … and so many more of a crowd that comes at once; that allowance refills in `refillMs`, … */
  burstJobs: number;
  refillMs: number;
  /** … and by this for each job that did not need it: visitors come by chance, and below what can be made queues end by themselves … */
  earned?: number;
  /** … unless they would have to wait longer than this */
  patientMs: number;
  now?: () => number;
};

/** Rendering is work for the processor: few at a time (`npm run bench -- web` measures it). */
export const RENDER = {
  slots: 2,
  strictJobs: 8,
  burstJobs: 100,
  refillMs: 20_000,
  earned: 0.5,
  patientMs: 2000,
};

/**
 * Lets a bounded number of jobs run and wait. A long queue evens out a crowd, and in lasting overload only makes everybody wait. So
 * a token bucket pays for it: lasting overload uses it up within seconds, and from then on accepted requests are quick.
 */
export class Limiter {
  active = 0;
  /** how often somebody got Overloaded */
  refused = 0;
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

  /** Runs the job, at once or after those before it; rejects with Overloaded when too many are waiting already. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.active < this.options.slots) {
      this.active++;
      this.earn();
    } else if (this.mayWait()) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else {
      this.refused++;
      throw new Overloaded(Math.max(1, Math.ceil(this.expectedWaitMs() / 1000)));
    }
    const started = this.now();
    try {
      return await job();
    } finally {
      // one page that hangs must not make the next crowd look longer than it is
      const took = Math.min(this.now() - started, this.options.patientMs);
      this.averageMs += 0.1 * (took - this.averageMs);
      const next = this.waiting.shift();
      if (next) next();
      else this.active--;
    }
  }

  private expectedWaitMs(): number {
    return ((this.queued + 1) * this.averageMs) / this.options.slots;
  }

  private earn(): void {
    const { burstJobs, earned = 0 } = this.options;
    this.allowance = Math.min(burstJobs, this.allowance + earned);
  }

  private mayWait(): boolean {
    const { burstJobs, refillMs, patientMs, strictJobs } = this.options;
    if (this.queued < strictJobs) {
      this.earn();
      return true;
    }
    if (this.expectedWaitMs() > patientMs) return false;
    const refilled = ((this.now() - this.refilledAt) / refillMs) * burstJobs;
    this.refilledAt = this.now();
    this.allowance = Math.min(burstJobs, this.allowance + refilled);
    if (this.allowance < 1) return false;
    this.allowance--;
    return true;
  }
}

/** Too much work waits already: answer 503 with Retry-After and try later. */
export class Overloaded extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests are waiting');
  }
}

export type GateOptions = {
  /** jobs that run at once: enough to use the time in which one waits for the database */
  slots: number;
  /** a crowd that comes at once is let wait, up to this expected wait */
  patientMs: number;
  /** when there has been a queue for so long without a break … */
  burstMs: number;
  /** … and so many have come in that time, it is no crowd and no slow page but too much work … */
  burstJobs: number;
  /** … and only so many may wait */
  strictJobs: number;
  now?: () => number;
};

/**
 * Lets a bounded number of jobs run and a bounded number wait. A long queue is good for a burst, which it evens out, and
 * bad for lasting overload, in which it only makes everybody wait: so the queue is long until it has stood for `burstMs`
 * while `burstJobs` came (three people who wait for slow pages are no overload), and short from then until it has been
 * empty (the idea of CoDel: Nichols and Jacobson, "Controlling queue delay", ACM Queue 2012). Accepted requests stay
 * quick whatever a page costs, and the refused ones cost next to nothing.
 */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** moving average of what a job takes */
  private averageMs = 5;
  private queuedSince: number | undefined;
  private arrivedSince = 0;
  private readonly now: () => number;

  constructor(private readonly options: GateOptions) {
    this.now = options.now ?? (() => performance.now());
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

  private isFull(): boolean {
    const { patientMs, burstMs, burstJobs, strictJobs } = this.options;
    if (this.queuedSince === undefined) return false;
    const lasting = this.now() - this.queuedSince > burstMs && this.arrivedSince > burstJobs;
    if (lasting) return this.waiting.length >= strictJobs;
    return this.expectedWaitMs() > patientMs;
  }

  private async enter(): Promise<void> {
    if (this.running < this.options.slots) {
      this.running++;
      return;
    }
    this.arrivedSince++;
    if (this.isFull()) throw new Overloaded(Math.max(1, Math.ceil(this.expectedWaitMs() / 1000)));
    this.queuedSince ??= this.now();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else {
      this.running--;
      this.queuedSince = undefined;
      this.arrivedSince = 0;
    }
  }

  /** Runs the job, at once or after those before it; rejects with Overloaded when too much waits already. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.enter();
    const started = this.now();
    try {
      return await job();
    } finally {
      // one page that hangs must not make the next crowd look longer than it is
      const took = Math.min(this.now() - started, this.options.patientMs);
      this.averageMs += 0.1 * (took - this.averageMs);
      this.leave();
    }
  }
}

import { HttpError } from './http-error';

/** Thrown if a class of work is full. */
export class Overloaded extends HttpError {
  constructor(retryAfterSeconds: number) {
    const message = 'Many people are here right now. Please try again in a moment.';
    const headers = { 'retry-after': String(retryAfterSeconds) };
    super({ status: 503, message, code: 'overloaded', headers });
  }
}

/** Thrown if one caller already has the maximum number of running requests. */
export class CallerBusy extends HttpError {
  constructor(retryAfterSeconds: number) {
    const message = 'Too many requests from your network are being worked on. Please try again in a moment.';
    const headers = { 'retry-after': String(retryAfterSeconds) };
    super({ status: 429, message, code: 'rate_limited', headers });
  }
}

/** Identifiers of the caller, of which one person cannot have many: the network address and the account, if any. */
export type Callers = readonly string[];

export type LimiterOptions = {
  /** Jobs that run at once, enough to use the time that one waits for the database. */
  slots: number;
  /** Jobs that wait for a slot; further ones are refused at once. */
  maxWaiting: number;
  /** Longest wait. */
  patientMs: number;
  /** Running and waiting jobs of one caller; unlimited by default. */
  perCaller?: number;
};

/** Runs a limited number of jobs, and lets a limited number wait in order for a limited time. */
export class Limiter {
  active = 0;
  refused = 0;
  readonly waiting = new Set<() => void>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly options: LimiterOptions) {}

  /**
   * Runs the job at once or in its turn. A job that only waits for its caller from now on calls `release`, which frees the
   * slot but still counts as one of the caller's.
   */
  async run<T>(job: (release: () => void) => Promise<T>, callers: Callers = []): Promise<T> {
    const { perCaller = Number.POSITIVE_INFINITY, patientMs } = this.options;
    if (callers.some((caller) => (this.counts.get(caller) ?? 0) >= perCaller))
      this.refuse(new CallerBusy(Math.ceil(patientMs / 1000)));
    this.count(callers, 1);
    try {
      await this.enter();
      let isReleased = false;
      const release = () => {
        if (!isReleased) this.leave();
        isReleased = true;
      };
      try {
        return await job(release);
      } finally {
        release();
      }
    } finally {
      this.count(callers, -1);
    }
  }

  private refuse(reason: HttpError): never {
    this.refused++;
    throw reason;
  }

  private count(callers: Callers, by: number): void {
    for (const caller of callers) {
      const count = (this.counts.get(caller) ?? 0) + by;
      if (count > 0) this.counts.set(caller, count);
      else this.counts.delete(caller);
    }
  }

  private async enter(): Promise<void> {
    const { slots, maxWaiting, patientMs } = this.options;
    if (this.active < slots) this.active++;
    else if (this.waiting.size >= maxWaiting) this.refuse(new Overloaded(Math.ceil(patientMs / 1000)));
    else if (!(await this.turn(patientMs))) this.refuse(new Overloaded(Math.ceil(patientMs / 1000)));
  }

  /** Resolves when a slot is available, or with false after the time limit. */
  private turn(patientMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        resolve(false);
      }, patientMs);
      this.waiting.add(begin);
    });
  }

  private leave(): void {
    const [next] = this.waiting;
    if (!next) return void this.active--;
    this.waiting.delete(next);
    next();
  }
}

/**
 * Kinds of work that do not wait for each other. They are a page of a tenth of a second, a call of a few milliseconds, a
 * picture or document that takes seconds, a write, its body, an upload, which lasts as long as its sender needs, and a
 * health check.
 */
export type WorkClass = 'render' | 'api' | 'heavy' | 'write' | 'body' | 'upload' | 'health';
export type Limiters = Record<WorkClass, Limiter>;

export const LIMITS: Record<WorkClass, LimiterOptions> = {
  /** Processor work, so only a few at a time. */
  render: { slots: 3, maxWaiting: 64, patientMs: 8000, perCaller: 48 },
  /** These wait for the database, not the processor. */
  api: { slots: 16, maxWaiting: 256, patientMs: 5000, perCaller: 96 },
  heavy: { slots: 1, maxWaiting: 24, patientMs: 20_000, perCaller: 3 },
  /** A refused write costs a person more than a refused page. */
  write: { slots: 48, maxWaiting: 300, patientMs: 10_000, perCaller: 48 },
  /** A very slow sender uses a little memory, and nothing that others need. */
  body: { slots: 2000, maxWaiting: 0, patientMs: 5000, perCaller: 64 },
  upload: { slots: 256, maxWaiting: 100, patientMs: 10_000, perCaller: 6 },
  /** Answered even under overload, but within limits. */
  health: { slots: 4, maxWaiting: 60, patientMs: 5000, perCaller: 8 },
};

/** Makes the limiters. `factor` multiplies one caller's limit, as with rate limits. */
export function makeLimiters(factor = 1): Limiters {
  const made = Object.entries(LIMITS).map(([name, { perCaller = 0, ...options }]) => {
    return [name, new Limiter({ ...options, perCaller: Math.ceil(perCaller * factor) })];
  });
  return Object.fromEntries(made) as Limiters;
}

import { HttpError } from './http-error';

/** Too much work is waiting. */
export class Overloaded extends HttpError {
  constructor(retryAfterSeconds: number) {
    const message = 'Many people are here right now. Please try again in a moment.';
    const headers = { 'retry-after': String(retryAfterSeconds) };
    super({ status: 503, message, code: 'overloaded', headers });
  }
}

/** One caller has the maximum number of requests running. */
export class CallerBusy extends HttpError {
  constructor(retryAfterSeconds: number) {
    const message = 'Too many requests from your network are being worked on. Please try again in a moment.';
    const headers = { 'retry-after': String(retryAfterSeconds) };
    super({ status: 429, message, code: 'rate_limited', headers });
  }
}

/** The caller, by everything one person cannot have many of: network address, and account if there is one. */
export type Callers = readonly string[];
export const NOBODY: Callers = [];

export type LimiterOptions = {
  /** jobs that run at once: enough to use the time one waits for the database; a function for a number that changes */
  slots: number | (() => number);
  /** nobody waits longer than this … */
  patientMs: number;
  /** … unless only a few wait: slow pages are not an overload */
  few: number;
  /** beyond this, those waiting longest are refused */
  maxWaiting: number;
  /** how many jobs of one caller may run and wait; unlimited by default */
  perCaller?: number;
  /** so many of one caller are served in order with those of others: a browser asks for several things at once; none by default */
  together?: number;
};

/** Rendering is processor work: a few at a time (`npm run bench -- web` measures it). */
export const RENDER = {
  slots: 2,
  patientMs: 2000,
  few: 32,
  maxWaiting: 1000,
  perCaller: 48,
  together: 8,
} satisfies LimiterOptions;

type Waiting = {
  name: string | undefined;
  callers: Callers;
  begin: () => void;
  refuse: (reason: Overloaded) => void;
};
/** Each caller's jobs running and waiting, those running, and the start of the latest. */
type Share = { all: number; running: number; lastTurn: number };

/**
 * Lets a bounded number of jobs run, and the others wait as long as a person would: in order, until somebody has waited in vain.
 * Then demand exceeds capacity, and the newest go first until nobody waits. So what is served is served soon, and nothing that
 * could be served is refused ("adaptive LIFO": Maurer, Fail at Scale, ACM Queue, 2015). Turns rotate between callers: the next
 * job belongs to the caller with the fewest running jobs and the longest time since its last turn, so a caller who requests a
 * hundred pages waits behind itself. One who asks for a few things together waits like everybody.
 */
export class Limiter {
  active = 0;
  /** number of Overloaded and CallerBusy refusals */
  refused = 0;
  readonly waiting: Waiting[] = [];
  private readonly shares = new Map<string, Share>();
  private turns = 0;
  private isOverloaded = false;

  constructor(private readonly options: LimiterOptions) {}

  get isFull(): boolean {
    const { slots } = this.options;
    return this.active >= (typeof slots === 'number' ? slots : slots());
  }

  /**
   * Runs the job, at once or in its turn; rejects with Overloaded if its turn does not come in time. A job that from now on only
   * waits for its caller calls `release`: the slot is free, and the job still counts as one of the caller's.
   */
  async run<T>(
    job: (release: () => void) => Promise<T>,
    name?: string,
    callers: Callers = NOBODY,
  ): Promise<T> {
    this.enter(callers);
    try {
      if (!this.isFull && this.waiting.length === 0) this.active++;
      else await new Promise<void>((begin, refuse) => this.wait({ name, callers, begin, refuse }));
    } catch (error) {
      this.leave(callers);
      throw error;
    }
    const lastTurn = ++this.turns;
    this.change(callers, (share) => Object.assign(share, { running: share.running + 1, lastTurn }));
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      this.endTurn(callers);
    };
    try {
      return await job(release);
    } finally {
      release();
      this.leave(callers);
    }
  }

  private endTurn(callers: Callers): void {
    this.change(callers, (share) => {
      share.running--;
    });
    this.active--;
    while (!this.isFull && this.waiting.length > 0) {
      const next = this.takeNext();
      this.active++;
      next?.begin();
    }
    if (this.waiting.length === 0) this.isOverloaded = false;
  }

  /** One more caller waits for the job with this name: jobs wanted by several callers go next. */
  hurry(name: string, callers: Callers = NOBODY): void {
    const at = this.waiting.findIndex((entry) => entry.name === name);
    const [job] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!job) return;
    // a caller does not get ahead by asking twice
    const isOfAnother = callers.length === 0 || !callers.some((caller) => job.callers.includes(caller));
    const hurried = isOfAnother ? { ...job, callers: NOBODY } : job;
    if (!isOfAnother) this.waiting.splice(at, 0, job);
    else if (this.isOverloaded) this.waiting.push(hurried);
    else this.waiting.unshift(hurried);
  }

  private enter(callers: Callers): void {
    const { perCaller = Number.POSITIVE_INFINITY, patientMs } = this.options;
    if (callers.some((caller) => (this.shares.get(caller)?.all ?? 0) >= perCaller)) {
      this.refused++;
      throw new CallerBusy(Math.ceil(patientMs / 1000));
    }
    for (const caller of callers) {
      const share = this.shares.get(caller) ?? { all: 0, running: 0, lastTurn: 0 };
      share.all++;
      this.shares.set(caller, share);
    }
  }

  private change(callers: Callers, change: (share: Share) => void): void {
    for (const caller of callers) {
      const share = this.shares.get(caller);
      if (share) change(share);
    }
  }

  private leave(callers: Callers): void {
    this.change(callers, (share) => {
      share.all--;
    });
    for (const caller of callers) if (this.shares.get(caller)?.all === 0) this.shares.delete(caller);
  }

  /** Negative if the first one's callers have had less than the second one's. */
  private compare(a: Callers, b: Callers): number {
    const { together = 0 } = this.options;
    const most = (callers: Callers, of: 'running' | 'lastTurn') =>
      Math.max(
        0,
        ...callers.map((caller) => {
          const share = this.shares.get(caller);
          return share && share.all > together ? share[of] : 0;
        }),
      );
    return most(a, 'running') - most(b, 'running') || most(a, 'lastTurn') - most(b, 'lastTurn');
  }

  private takeNext(): Waiting | undefined {
    const { waiting, isOverloaded } = this;
    let best = isOverloaded ? waiting.length - 1 : 0;
    if (waiting.some(({ callers }) => callers.length > 0))
      waiting.forEach(({ callers }, i) => {
        const order = this.compare(callers, waiting[best]!.callers);
        if (order < 0 || (order === 0 && isOverloaded)) best = i;
      });
    return waiting.splice(best, 1)[0];
  }

  private wait(waiting: Waiting): void {
    const { patientMs, few, maxWaiting } = this.options;
    this.waiting.push(waiting);
    if (this.waiting.length > maxWaiting) this.refuse(0);
    const timer = setInterval(() => {
      // `hurry` replaces what waits
      const at = this.waiting.findIndex(({ begin }) => begin === waiting.begin);
      const isLate = at >= 0 && (this.isOverloaded || this.waiting.length > few);
      if (isLate) this.refuse(at);
      if (isLate || at < 0) clearInterval(timer);
    }, patientMs).unref();
  }

  private refuse(at: number): void {
    const [late] = this.waiting.splice(at, 1);
    this.refused++;
    this.isOverloaded = this.waiting.length > 0;
    late?.refuse(new Overloaded(Math.ceil(this.options.patientMs / 1000)));
  }
}

import { HttpError } from './http-error';

/** Too much work is waiting. */
export class Overloaded extends HttpError {
  constructor(retryAfterSeconds: number) {
    const message = 'Many people are here right now. Please try again in a moment.';
    const headers = { 'retry-after': String(retryAfterSeconds) };
    super({ status: 503, message, code: 'overloaded', headers });
  }
}

export type LimiterOptions = {
  /** jobs that run at once: enough to use the time in which one waits for the database */
  slots: number;
  /** nobody waits longer than this … */
  patientMs: number;
  /** … unless so few wait: slow pages are no overload */
  few: number;
  /** of more than this those who have waited longest are refused */
  maxWaiting: number;
};

/** Rendering is work for the processor: few at a time (`npm run bench -- web` measures it). */
export const RENDER: LimiterOptions = { slots: 2, patientMs: 2000, few: 8, maxWaiting: 1000 };

type Waiting = { name: string | undefined; begin: () => void; refuse: (reason: Overloaded) => void };

/**
 * Lets a bounded number of jobs run, and the others wait for as long as a person would: in turn, until somebody has waited in vain.
 * Then more is asked for than can be made, and the newest come first until nobody waits. So what is served is served soon, and
 * nothing that could be made is refused ("adaptive LIFO": Maurer, Fail at Scale, ACM Queue, 2015).
 */
export class Limiter {
  active = 0;
  /** how often somebody got Overloaded */
  refused = 0;
  readonly waiting: Waiting[] = [];
  private isOverloaded = false;

  constructor(private readonly options: LimiterOptions) {}

  /** Runs the job, at once or when it is its turn; rejects with Overloaded when that does not come in time. */
  async run<T>(job: () => Promise<T>, name?: string): Promise<T> {
    if (this.active < this.options.slots) this.active++;
    else await new Promise<void>((begin, refuse) => this.wait({ name, begin, refuse }));
    try {
      return await job();
    } finally {
      const next = this.isOverloaded ? this.waiting.pop() : this.waiting.shift();
      if (this.waiting.length === 0) this.isOverloaded = false;
      if (next) next.begin();
      else this.active--;
    }
  }

  /** One more waits for the job of this name: what many wait for comes next. */
  hurry(name: string): void {
    const at = this.waiting.findIndex((entry) => entry.name === name);
    if (at < 0) return;
    const job = this.waiting.splice(at, 1);
    if (this.isOverloaded) this.waiting.push(...job);
    else this.waiting.unshift(...job);
  }

  private wait(waiting: Waiting): void {
    const { patientMs, few, maxWaiting } = this.options;
    this.waiting.push(waiting);
    if (this.waiting.length > maxWaiting) this.refuse(0);
    const timer = setInterval(() => {
      const at = this.waiting.indexOf(waiting);
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

import { HttpError } from './http-error';

const RETRY_AFTER_SECONDS = 10;
/** A request waits so long before the question is put at all: most need the application for less. */
const PATIENT_MS = 150;
/** While the dependency was away at the last look. */
const IMPATIENT_MS = 100;
/** How long a look is believed by others: one that was good before a request came says nothing for it. */
const READY_FRESH_MS = PATIENT_MS;
const AWAY_FRESH_MS = 500;
/**
 * So long a look may take: a database that computes something long replies to nobody meanwhile (seen: 1.2 s), one that is away never.
 * Both waits together keep the promise of a notice within two seconds.
 */
export const MAX_LOOK_MS = 1500;
/** No look is shorter, however late it began: a database is given this long to reply. */
const MIN_LOOK_MS = 1200;
/** A look that took longer was late because this process was, which says nothing about the dependency. */
const LATE_MS = MAX_LOOK_MS + 600;

/** What the application depends on does not reply. */
export class Unavailable extends HttpError {
  constructor() {
    const message = 'The service is not available at the moment. Please try again';
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    super({ status: 503, message, code: 'unavailable', headers });
  }
}

/** Ends the wait for a response that cannot come, long before the application's own reads give up one after another. */
export class OutageWatch {
  private looking: Promise<boolean> | undefined;
  private isAway = false;

  /** `isReady` decides whether the application's dependency (its database) replies. */
  constructor(private readonly isReady: () => Promise<boolean>) {}

  /** `work`, unless it has not begun its response after a while and the dependency is away: then it rejects with Unavailable. */
  async guard<T>(work: Promise<T>, hasBegun: () => boolean): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const away = new Promise<never>((_, reject) => {
      const lookAfter = (ms: number) => {
        const dueAt = performance.now() + ms;
        timer = setTimeout(async () => {
          // on a busy machine this is late already: the notice is due at the same moment as ever
          const lateMs = Math.max(performance.now() - dueAt, 0);
          const isGone = await this.look(Math.max(MAX_LOOK_MS - lateMs, MIN_LOOK_MS));
          if (isOver || hasBegun()) return;
          if (isGone) reject(new Unavailable());
          else lookAfter(PATIENT_MS);
        }, ms);
      };
      lookAfter(this.isAway ? IMPATIENT_MS : PATIENT_MS);
    });
    try {
      return await Promise.race([work, away]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  /** Whether the dependency replies, decided in time. */
  private replies(withinMs: number): Promise<boolean> {
    const ready = this.isReady().catch(() => false);
    return Promise.race([
      ready,
      new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref()),
    ]);
  }

  /** Whether it is away; one look serves all requests that wait. */
  private look(withinMs: number): Promise<boolean> {
    this.looking ??= this.lookNow(withinMs);
    return this.looking;
  }

  private async lookNow(withinMs: number): Promise<boolean> {
    const startedAt = performance.now();
    const isReady = await this.replies(withinMs);
    this.isAway = !isReady && performance.now() - startedAt < LATE_MS;
    const { looking } = this;
    setTimeout(
      () => {
        if (this.looking === looking) this.looking = undefined;
      },
      this.isAway ? AWAY_FRESH_MS : READY_FRESH_MS,
    ).unref();
    if (this.isAway) void this.lookForReturn();
    return this.isAway;
  }

  /** What was only busy is there again in a moment, and nobody else is turned away. */
  private async lookForReturn(): Promise<void> {
    if (!(await this.replies(MAX_LOOK_MS))) return;
    this.isAway = false;
    this.looking = undefined;
  }
}

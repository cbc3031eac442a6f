import { HttpError } from './http-error';

const RETRY_AFTER_SECONDS = 10;
/** A request waits so long before the question is put at all: most need the application for less. */
const PATIENT_MS = 500;
/** While the dependency was away at the last look. */
const IMPATIENT_MS = 100;
/** How long a look is believed by other requests. */
const FRESH_MS = 500;
/** A look that took longer was late because this process was, which says nothing about the dependency. */
const MAX_LOOK_MS = 1700;

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

  /** `isReady` decides within a second or so whether the application's dependency (its database) replies. */
  constructor(private readonly isReady: () => Promise<boolean>) {}

  /** `work`, unless it has not begun its response after half a second and the dependency is away: then it rejects with Unavailable. */
  async guard<T>(work: Promise<T>, hasBegun: () => boolean): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const away = new Promise<never>((_, reject) => {
      const lookAfter = (ms: number) => {
        timer = setTimeout(async () => {
          const isGone = await this.look();
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

  /** Whether it is away; one look serves all requests that wait. */
  private look(): Promise<boolean> {
    this.looking ??= this.lookNow();
    return this.looking;
  }

  private async lookNow(): Promise<boolean> {
    const startedAt = performance.now();
    const isReady = await this.isReady().catch(() => false);
    this.isAway = !isReady && performance.now() - startedAt < MAX_LOOK_MS;
    setTimeout(() => {
      this.looking = undefined;
    }, FRESH_MS).unref();
    return this.isAway;
  }
}

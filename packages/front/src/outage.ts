import { HttpError } from './http-error';

/** Wait before the first check, because most requests need the application for less time. */
const PATIENT_MS = 150;
/** Time limit of a check. With the wait before it, a notice is sent within two seconds. */
export const MAX_LOOK_MS = 1500;
/** Time for which other requests trust a negative check. */
const AWAY_FRESH_MS = 500;

/** Thrown if a dependency of the application does not reply. */
export class Unavailable extends HttpError {
  constructor() {
    const message = 'The service is not available at the moment. Please try again';
    super({ status: 503, message, code: 'unavailable', headers: { 'retry-after': '10' } });
  }
}

/** Ends the wait for a response that cannot come, long before the application's own reads time out one after another. */
export class OutageWatch {
  private looking: Promise<boolean> | undefined;

  /** `isReady` is true if the application's dependency (its database) replies. */
  constructor(private readonly isReady: () => Promise<boolean>) {}

  /** Resolves with `work`. Rejects with Unavailable if it has not begun its response after a while and the dependency is unavailable. */
  async guard<T>(work: Promise<T>, hasBegun: () => boolean): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const away = new Promise<never>((_, reject) => {
      const lookLater = () => {
        timer = setTimeout(async () => {
          const isAway = await this.look();
          if (isOver || hasBegun()) return;
          if (isAway) reject(new Unavailable());
          else lookLater();
        }, PATIENT_MS);
      };
      lookLater();
    });
    try {
      return await Promise.race([work, away]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  /** True if it is unavailable. One check serves all waiting requests. */
  private look(): Promise<boolean> {
    this.looking ??= this.lookNow();
    return this.looking;
  }

  private async lookNow(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => {
      // reads a reply that arrived while this process was busy before the wait ends
      setTimeout(() => setImmediate(resolve, false), MAX_LOOK_MS).unref();
    });
    const isAway = !(await Promise.race([this.isReady().catch(() => false), late]));
    setTimeout(() => (this.looking = undefined), isAway ? AWAY_FRESH_MS : 0).unref();
    return isAway;
  }
}

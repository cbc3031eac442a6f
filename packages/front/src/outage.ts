import { HttpError } from './http-error';

/** A request waits so long before the question is put at all: most need the application for less. */
const PATIENT_MS = 150;
/** So long a look may take; with the wait before it a notice comes within two seconds. */
export const MAX_LOOK_MS = 1500;
/** How long "away" is believed by others. */
const AWAY_FRESH_MS = 500;

/** Something that the application depends on does not reply. */
export class Unavailable extends HttpError {
  constructor() {
    const message = 'The service is not available at the moment. Please try again';
    super({ status: 503, message, code: 'unavailable', headers: { 'retry-after': '10' } });
  }
}

/** Ends the wait for a response that cannot come, long before the application's own reads give up one after another. */
export class OutageWatch {
  private looking: Promise<boolean> | undefined;

  /** `isReady` decides whether the application's dependency (its database) replies. */
  constructor(private readonly isReady: () => Promise<boolean>) {}

  /** `work`, unless it has not begun its response after a while and the dependency is away: then it rejects with Unavailable. */
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

  /** True while it is away; one look serves all requests that wait. */
  private look(): Promise<boolean> {
    this.looking ??= this.lookNow();
    return this.looking;
  }

  private async lookNow(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => {
      // a reply that has arrived while this process was busy is read before the wait counts as over
      setTimeout(() => setImmediate(resolve, false), MAX_LOOK_MS).unref();
    });
    const isAway = !(await Promise.race([this.isReady().catch(() => false), late]));
    setTimeout(() => (this.looking = undefined), isAway ? AWAY_FRESH_MS : 0).unref();
    return isAway;
  }
}

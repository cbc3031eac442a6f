const SHORT_MS = 1;
/** Upper limit for one flush in the average, because a single long flush means little. */
const MOST_MS = 4;
const REMEMBERED = 8;

/** Typical duration of recent flushes, as an average in which the latest count most. */
export class FlushPace {
  private typicalMs = 0;

  took(ms: number): void {
    this.typicalMs += (Math.min(ms, MOST_MS) - this.typicalMs) / REMEMBERED;
  }

  /** True if flushes are so short that they may block the process. */
  get isShort(): boolean {
    return this.typicalMs < SHORT_MS;
  }
}

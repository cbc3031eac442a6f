const SHORT_MS = 1;
/** One long flush among many says little: it counts for no more than this. */
const MOST_MS = 4;
const REMEMBERED = 8;

/** How long flushes take at this time: an average in which the latest count most. */
export class FlushPace {
  private typicalMs = 0;

  took(ms: number): void {
    this.typicalMs += (Math.min(ms, MOST_MS) - this.typicalMs) / REMEMBERED;
  }

  /** Flushes are short enough to block the process for them. */
  get isShort(): boolean {
    return this.typicalMs < SHORT_MS;
  }
}

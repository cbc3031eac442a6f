import { FRESHNESS_MS } from '@/lib/cache/constants';
import type { LogNews } from '@/lib/cache/data';

export type LogReaderOptions = {
  read: (seen: number) => Promise<LogNews>;
  /** tells the writers how far this process has read */
  acknowledge: (seen: number) => Promise<void>;
  drop: (tags: readonly string[]) => void;
  dropAll: () => void;
  warn: (error: unknown) => void;
  now?: () => number;
  pollMs?: number;
};

const ACKNOWLEDGE_EVERY_MS = 20_000;

/**
 * Keeps this process no more than FRESHNESS_MS behind the invalidation log. A writer waits until every process has
 * acknowledged its entry, or until none can still be that far behind (lib/cache/invalidate.ts); so once a write has been
 * answered, no process answers from before it. `hint` makes a sibling's write known at once.
 */
export class LogReader {
  private seen = 0;
  private lastRead = Number.NEGATIVE_INFINITY;
  private lastAcknowledged = Number.NEGATIVE_INFINITY;
  private failing = false;
  private reading: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly now: () => number;

  constructor(private readonly options: LogReaderOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Settles when the end of the log is known; whatever is kept afterwards is newer than that. */
  async start(): Promise<void> {
    const { seq } = await this.options.read(0);
    this.seen = seq;
    this.lastRead = this.now();
    await this.acknowledge();
    this.timer = setInterval(() => void this.hint(), this.options.pollMs ?? 250);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Whether answers may be given from memory. While the database does not answer they may: nobody can write through it
   * either, and an old page is better than none.
   */
  isFresh(): boolean {
    return this.failing || this.now() - this.lastRead < FRESHNESS_MS;
  }

  /** Reads the log now. A call during a read waits for one more, which sees what was written before the call. */
  hint(): Promise<void> {
    if (this.reading) {
      this.again = true;
      return this.reading;
    }
    this.reading = this.readUntilQuiet().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readUntilQuiet(): Promise<void> {
    do {
      this.again = false;
      await this.readOnce();
    } while (this.again);
  }

  private async readOnce(): Promise<void> {
    const started = this.now();
    try {
      const news = await this.options.read(this.seen);
      if (!news.tags) this.options.dropAll();
      else if (news.tags.length > 0) this.options.drop(news.tags);
      const changed = news.seq !== this.seen;
      this.seen = news.seq;
      // fresh as of when the question was asked
      this.lastRead = started;
      this.failing = false;
      if (changed || started - this.lastAcknowledged > ACKNOWLEDGE_EVERY_MS) await this.acknowledge();
    } catch (error) {
      if (!this.failing) this.options.warn(error);
      this.failing = true;
    }
  }

  private async acknowledge(): Promise<void> {
    await this.options.acknowledge(this.seen);
    this.lastAcknowledged = this.now();
  }
}

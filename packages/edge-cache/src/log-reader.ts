import type { LogNews } from './config';
import type { PageCache } from './page-cache';

export type LogReaderOptions = Pick<PageCache, 'invalidate' | 'clear'> & {
  read: (seen: number) => Promise<LogNews>;
  warn: (error: unknown) => void;
};

/** Writes of another machine show after this time at the latest. */
const POLL_MS = 1000;

/**
 * Follows the invalidation log: it brings the writes of other machines; those of this one come by message (invalidation-relay.ts).
 * While it cannot be read, responses still come from memory: nothing can be written to the database either.
 */
export class LogReader {
  private seen = 0;
  private failing = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: LogReaderOptions) {}

  /** Settles when the end of the log is known; whatever is cached afterwards is newer than that. */
  async start(): Promise<void> {
    this.seen = (await this.options.read(0)).seq;
    const next = () => {
      this.timer = setTimeout(() => void this.read().then(next), POLL_MS).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** This entry came by message: it need not be applied again. */
  noteApplied(seq: number | undefined): void {
    if (seq === this.seen + 1) this.seen = seq;
  }

  async read(): Promise<void> {
    try {
      const { seq, tags } = await this.options.read(this.seen);
      if (!tags) this.options.clear();
      else if (tags.length > 0) this.options.invalidate(tags);
      // a message may have come in the meantime
      this.seen = tags ? Math.max(this.seen, seq) : seq;
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.options.warn(error);
      this.failing = true;
    }
  }
}

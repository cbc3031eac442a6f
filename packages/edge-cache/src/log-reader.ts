import type { LogNews } from './config';

export type LogReaderOptions = {
  read: (seen: number) => Promise<LogNews>;
  invalidate: (tags: readonly string[]) => void;
  clear: () => void;
  warn: (error: unknown) => void;
  now?: () => number;
};

/** Writes of another machine show after this time at the latest. */
const POLL_MS = 1000;
/** When the whole process has paused for longer, requests wait for the next read … */
const MAX_AGE_MS = 2 * POLL_MS;
/** … but not for a database that does not respond. */
const MAX_WAIT_MS = 1000;

/** Follows the invalidation log: it brings the writes of other machines; those of this one come by message (invalidation-relay.ts). */
export class LogReader {
  private seen = 0;
  private readAt = Number.NEGATIVE_INFINITY;
  private failing = false;
  private reading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly now: () => number;

  constructor(private readonly options: LogReaderOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Settles when the end of the log is known; whatever is cached afterwards is newer than that. */
  async start(): Promise<void> {
    this.readAt = this.now();
    this.seen = (await this.options.read(0)).seq;
    this.timer = setInterval(() => void this.read(), POLL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** While the database cannot be read, responses still come from memory: nothing can be written through it either. */
  isFresh(): boolean {
    return this.failing || this.now() - this.readAt < MAX_AGE_MS;
  }

  async catchUp(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      timer = setTimeout(() => resolve(this.fail(new Error('The log was not read in time'))), MAX_WAIT_MS);
    });
    await Promise.race([this.read(), tooLate]);
    clearTimeout(timer);
  }

  /** This entry came by message: it need not be applied again. */
  noteApplied(seq: number | undefined): void {
    if (seq === this.seen + 1) this.seen = seq;
  }

  read(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOnce(): Promise<void> {
    const startedAt = this.now();
    try {
      const { seq, tags } = await this.options.read(this.seen);
      if (!tags) this.options.clear();
      else if (tags.length > 0) this.options.invalidate(tags);
      // a message may have come in the meantime
      this.seen = tags ? Math.max(this.seen, seq) : seq;
      this.readAt = startedAt;
      this.failing = false;
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (!this.failing) this.options.warn(error);
    this.failing = true;
  }
}

import type { Log } from 'edge-cache/config';
import type { ClusterConfig } from './config';

/** Another machine's writes show within a second: this, a read, and a page that is made again. */
const POLL_MS = 600;

/** Readers of the log: the cache, and the application's cached data. */
type Followed = { invalidate(tags: readonly string[], seq: number): unknown; clear(seq: number): unknown };

/**
 * Follows the invalidation log: it brings other machines' writes; those of this one arrive by message (invalidation-relay.ts).
 * While it cannot be read, responses still come from memory: nothing can be written to the database either.
 */
export class LogReader {
  private seen = 0;
  private failing = false;
  private timer: NodeJS.Timeout | undefined;

  private isStopped = false;

  constructor(
    private readonly cache: Followed,
    private readonly readAfter: ClusterConfig['invalidation']['read'],
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** Settles when the end of the log is known; anything cached afterwards is newer. */
  async start(): Promise<void> {
    this.seen = (await this.readAfter(0)).seq;
  }

  /** Reads it again and again from now on: one process per machine does, and notifies the others. */
  follow(): void {
    const next = () => {
      if (!this.isStopped) this.timer = setTimeout(() => void this.read().then(next), POLL_MS).unref();
    };
    next();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** This entry arrived by message: it need not be applied again. */
  noteApplied(seq: number | undefined): void {
    if (seq === this.seen + 1) this.seen = seq;
  }

  async read(): Promise<void> {
    try {
      const { seq, tags } = await this.readAfter(this.seen);
      if (!tags) await this.cache.clear(seq);
      else if (tags.length > 0) await this.cache.invalidate(tags, seq);
      // a message may have come in the meantime
      this.seen = tags ? Math.max(this.seen, seq) : seq;
      this.failing = false;
    } catch (err) {
      if (!this.failing) this.log.warn({ err }, 'edge cache: the invalidation log cannot be read');
      this.failing = true;
    }
  }
}

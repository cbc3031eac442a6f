import type { Log } from 'edge-cache/config';
import type { ClusterConfig } from './config';

/** Another machine's writes show within a second: this, a read, and a page that is made again. */
const POLL_MS = 600;
/** … and while no visitor is there to see them (in-use.ts), and none has been for this long. */
const REST_POLL_MS = 10_000;
export const REST_AFTER_MS = 30_000;

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
  private usedAt = 0;
  private isResting = false;

  /** `mayRest`: nothing in front of the site answers with what this machine would invalidate. */
  constructor(
    private readonly cache: Followed,
    private readonly readAfter: ClusterConfig['invalidation']['read'],
    private readonly log: Pick<Log, 'warn'>,
    private readonly mayRest = false,
  ) {}

  /** Settles when the end of the log is known; anything cached afterwards is newer. */
  async start(): Promise<void> {
    this.seen = (await this.readAfter(0)).seq;
  }

  /** Reads it again and again from now on: one process per machine does, and notifies the others. */
  follow(): void {
    this.usedAt = Date.now();
    this.readLater();
  }

  /** Somebody uses the machine. Settles when the log was read after that, unless it is read often anyway. */
  async wake(): Promise<void> {
    this.usedAt = Date.now();
    if (!this.isResting) return;
    this.isResting = false;
    await this.read();
    this.readLater();
  }

  private readLater(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.isResting = this.mayRest && Date.now() - this.usedAt > REST_AFTER_MS;
    const next = () => void this.read().then(() => this.readLater());
    this.timer = setTimeout(next, this.isResting ? REST_POLL_MS : POLL_MS).unref();
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

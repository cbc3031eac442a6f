import type { FrontConfig, Log } from './config';

/** Another machine's writes show within a second: this, a read, and a page that is made again. */
const POLL_MS = 600;

/** Drops the tags of others' writes; without tags, everything. */
type Apply = (tags: readonly string[] | undefined) => unknown;

/**
 * Follows the invalidation log: it brings other machines' writes; those of this one arrive by message (invalidation-relay.ts).
 * While it cannot be read, responses still come from memory: nothing can be written to the database either.
 */
export class LogReader {
  private seen = 0;
  private isFailing = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly apply: Apply,
    private readonly readAfter: FrontConfig['invalidation']['read'],
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** Settles when the end of the log is known: anything cached afterwards is newer. From then on it is read again and again. */
  async start(): Promise<void> {
    this.seen = (await this.readAfter(0)).seq;
    this.readLater();
  }

  private readLater(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.read().then(() => this.readLater()), POLL_MS).unref();
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
      if (!tags || tags.length > 0) await this.apply(tags);
      // a message may have come in the meantime
      this.seen = tags ? Math.max(this.seen, seq) : seq;
      this.isFailing = false;
    } catch (err) {
      if (!this.isFailing) this.log.warn({ err }, 'front: the invalidation log cannot be read');
      this.isFailing = true;
    }
  }
}

import type { FrontConfig, Log } from './config';

/** Poll interval with which another machine's writes show within a second, including the read and a new render. */
const POLL_MS = 600;

/** Drops the tags of others' writes, or everything without tags. */
type Apply = (tags: readonly string[] | undefined) => unknown;

/**
 * Follows the invalidation log, which has other machines' writes. Those of this machine arrive by message
 * (invalidation-relay.ts). While the log is unreadable, responses still come from memory, because nothing can be written to
 * the database either.
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

  /** Resolves when the end of the log is known, so that anything cached afterwards is newer. Then polls the log. */
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

  /** Notes an entry that arrived by message and need not be applied again. */
  noteApplied(seq: number | undefined): void {
    if (seq === this.seen + 1) this.seen = seq;
  }

  async read(): Promise<void> {
    try {
      const { seq, tags } = await this.readAfter(this.seen);
      if (!tags || tags.length > 0) await this.apply(tags);
      // a message may have arrived in the meantime
      this.seen = tags ? Math.max(this.seen, seq) : seq;
      this.isFailing = false;
    } catch (err) {
      if (!this.isFailing) this.log.warn({ err }, 'front: the invalidation log cannot be read');
      this.isFailing = true;
    }
  }
}

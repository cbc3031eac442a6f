import type { Upstream } from 'edge-cache/upstream';
import type { Application } from './application';

/** Two requests for heavy work within so long are more than one visitor's document. */
const CROWDED_MS = 10_000;
/** Work waits so long for a thread that is just starting, before it goes elsewhere all the same. */
const MAX_START_MS = 20_000;
/** A thread that nobody has needed for so long gives its memory back. */
const IDLE_MS = 10 * 60_000;

/**
 * A second thread of the application for documents, pictures and tables, which take seconds of processor time without a pause: calls
 * and pages of the first would wait behind them. It is started when such work comes close together, which then waits for it, and runs
 * at a lower priority.
 */
export class HeavyThread {
  private thread: Application | undefined;
  private ready: Promise<Upstream | undefined> | undefined;
  private lastAt = Number.NEGATIVE_INFINITY;
  private idle: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly start: (onEnded: () => void) => Application) {}

  /** Where heavy work goes now; undefined: to the application's own thread. */
  async upstream(): Promise<Upstream | undefined> {
    const now = Date.now();
    if (now - this.lastAt < CROWDED_MS && !this.thread && !this.isStopped) this.begin();
    this.lastAt = now;
    return this.ready;
  }

  /** Others have invalidated these. A write does not wait for a thread that may be busy for seconds. */
  tell(tags: readonly string[] | undefined): void {
    void this.thread?.tell(tags);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.end();
  }

  private begin(): void {
    let giveUp = () => {};
    const late = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
      setTimeout(giveUp, MAX_START_MS).unref();
    });
    const thread = this.start(() => {
      // what was asked of it fails, and the next request for such work starts another one
      if (this.thread === thread) this.forget();
      giveUp();
    });
    this.thread = thread;
    this.ready = Promise.race([thread.ready.then(() => thread.upstream), late]);
    this.idle = setInterval(() => {
      if (Date.now() - this.lastAt > IDLE_MS && thread.upstream.isIdle) void this.end();
    }, IDLE_MS / 10).unref();
  }

  private forget(): Application | undefined {
    const { thread } = this;
    clearInterval(this.idle);
    this.thread = undefined;
    this.ready = undefined;
    return thread;
  }

  private async end(): Promise<void> {
    await this.forget()?.stop();
  }
}

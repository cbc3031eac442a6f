import { FlushPace } from './flush-pace';
import type { WriteAheadLog } from './wal';
import type { WriteRefused } from './write-refused';

export interface Waiter {
  done(): void;
  refused(error: WriteRefused): void;
}

export interface FlushSteps {
  /** Writes pending changes into the log. False if there are none. Throws WriteRefused. */
  write(): boolean;
  flushed(): void;
  /** Undoes the writes of a failed flush. */
  failed(cause: unknown): WriteRefused;
  /** True if a checkpoint is due and no reply has to wait for it. */
  checkpointDue(): boolean;
  checkpoint(): void;
  /** Called when no caller is waiting any more. */
  atRest(): void;
}

const REFUSAL_DELAY_MS = 20;

/** Groups the callers that wait for the disk, so that one flush serves all of them. */
export class FlushQueue {
  private waiters: Waiter[] = [];
  private running = false;
  private readonly pace = new FlushPace();

  constructor(
    private readonly log: WriteAheadLog,
    private readonly steps: FlushSteps,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  add(waiter: Waiter): void {
    this.waiters.push(waiter);
    if (!this.running) this.start();
  }

  /** Starts one turn of the event loop later, so that requests that have already arrived join the group. */
  private start(): void {
    this.running = true;
    setImmediate(() => {
      if (this.waiters.length === 1 && this.pace.isShort) this.flushAtOnce();
      else this.flushInBackground();
    });
  }

  /**
   * Flushes without the thread pool, which costs as much as a flush on a fast disk, to answer a lone writer sooner. Not used
   * on a slow disk, because readers must not wait for it.
   */
  private flushAtOnce(): void {
    const group = this.takeGroup();
    let refused: WriteRefused | null = null;
    try {
      if (this.steps.write()) refused = this.flushNow();
    } catch (error) {
      refused = error as WriteRefused;
    }
    this.settle(group, refused);
    if (this.steps.checkpointDue()) this.steps.checkpoint();
    if (this.waiters.length > 0) this.start();
    else this.rest();
  }

  private flushNow(): WriteRefused | null {
    const start = performance.now();
    try {
      this.log.flushNow();
    } catch (error) {
      return this.steps.failed(error);
    }
    this.pace.took(performance.now() - start);
    this.steps.flushed();
    return null;
  }

  private flushInBackground(): void {
    const group = this.takeGroup();
    try {
      if (this.steps.write()) {
        const start = performance.now();
        this.log.flush((error) => {
          this.pace.took(performance.now() - start);
          this.flushed(group, error);
        });
        return;
      }
    } catch (error) {
      this.goOn(group, error as WriteRefused);
      return;
    }
    this.goOn(group, null);
  }

  private flushed(group: Waiter[], error: Error | null): void {
    if (error) {
      this.goOn(group, this.steps.failed(error));
      return;
    }
    this.steps.flushed();
    this.goOn(group, null);
  }

  /** Continues with the next group, which goes to the disk while this one is answered. */
  private goOn(group: Waiter[], refused: WriteRefused | null): void {
    if (this.steps.checkpointDue()) {
      this.settle(group, refused);
      this.steps.checkpoint();
      group = [];
    }
    if (this.waiters.length > 0) this.flushInBackground();
    else this.rest();
    this.settle(group, refused);
  }

  private takeGroup(): Waiter[] {
    const group = this.waiters;
    this.waiters = [];
    return group;
  }

  private rest(): void {
    this.running = false;
    this.steps.atRest();
  }

  private settle(group: Waiter[], refused: WriteRefused | null): void {
    if (refused) this.refuse(group, refused);
    else for (const waiter of group) waiter.done();
  }

  refuseAll(refused: WriteRefused): void {
    this.refuse(this.takeGroup(), refused);
  }

  /** Refuses writers a little later, so that acknowledgements already on their way to other clients arrive first. */
  private refuse(waiters: Waiter[], refused: WriteRefused): void {
    if (waiters.length === 0) return;
    setTimeout(() => {
      for (const waiter of waiters) waiter.refused(refused);
    }, REFUSAL_DELAY_MS);
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { REST_AFTER_MS } from './log-reader';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** How often a process that is used says so. */
const SAY_MS = 10_000;
/** A process that has said so within this time is known to be used: the leader does not rest before. */
const KNOWN_MS = REST_AFTER_MS - SAY_MS;
/** A leader that is silent for longer no longer delays the first visitor. */
const MAX_WAIT_MS = 500;

/**
 * Says whether this process is used, so that the log of writes is read often only where somebody could see what is old. The first
 * request after a quiet time waits until it was read. `say` settles when it was.
 */
export class InUse {
  private saidAt = Number.NEGATIVE_INFINITY;
  private waking: Promise<unknown> | undefined;

  constructor(private readonly say: () => Promise<unknown>) {}

  watch(handle: Handle): Handle {
    return (request, response) => {
      const silentMs = performance.now() - this.saidAt;
      if (silentMs > KNOWN_MS) void this.sayAndWait();
      else if (silentMs > SAY_MS) void this.sayNow();
      if (!this.waking) return handle(request, response);
      void this.waking.then(() => handle(request, response));
    };
  }

  /** Somebody with an open connection, such as a page that is kept up to date, is there without asking again. */
  watchConnections(listener: Pick<Server, 'getConnections'>): void {
    setInterval(() => listener.getConnections((_, count) => count > 0 && void this.sayNow()), SAY_MS).unref();
  }

  private sayNow(): Promise<unknown> {
    this.saidAt = performance.now();
    return this.say().catch(() => undefined);
  }

  private async sayAndWait(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    this.waking = Promise.race([this.sayNow(), late]);
    await this.waking;
    clearTimeout(timer);
    this.waking = undefined;
  }
}

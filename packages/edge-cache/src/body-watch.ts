import type { IncomingMessage } from 'node:http';

/** Bytes a second that a sender must reach on average, after the grace time. */
const RATE = { minRate: 2048, graceMs: 10_000, checkEveryMs: 2000 };

/** The body of a request is too large or arrives too slowly. */
export class BodyRefused extends Error {
  constructor(
    readonly status: 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Holds a body to its limit while it arrives (a chunked one declares no length) and gives up on a sender that is too slow to be
 * honest: each such connection would occupy a slot for as long as it likes ("slow POST"). Call it together with the `pipe` that
 * reads the body. `refuse` is called at most once.
 */
export function watchBody(
  request: IncomingMessage,
  maxBytes: number,
  refuse: (reason: BodyRefused) => void,
  { minRate, graceMs, checkEveryMs } = RATE,
): void {
  const started = Date.now();
  let bytes = 0;
  const stop = (reason?: BodyRefused) => {
    clearInterval(timer);
    request.off('data', count);
    if (reason instanceof BodyRefused) refuse(reason);
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) stop(new BodyRefused(413, 'The request is too large'));
  };
  const timer = setInterval(() => {
    const age = Date.now() - started;
    // bytes that wait to be read (back-pressure of an upload that is being stored) are our slowness, not the sender's
    if (age < graceMs || request.readableLength > 0 || (bytes * 1000) / age >= minRate) return;
    stop(new BodyRefused(408, 'The request arrived too slowly'));
  }, checkEveryMs);
  timer.unref();
  request.on('data', count);
  for (const event of ['end', 'close', 'error']) request.once(event, () => stop());
}

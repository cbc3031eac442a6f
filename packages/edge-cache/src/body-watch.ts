import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** Bytes a second that a sender must reach on average, after the grace time. */
const RATE = { minRate: 2048, graceMs: 10_000, checkEveryMs: 2000 };

function refusal(status: number, message: string): HttpError {
  return new HttpError({ status, message, code: 'refused', headers: { connection: 'close' } });
}

/**
 * Holds a body to its limit while it arrives (a chunked one declares no length) and gives up on a sender that would occupy its slot
 * for as long as it likes ("slow POST"). Call it together with the `pipe` that reads the body; `refuse` is called at most once.
 */
export function watchBody(
  request: IncomingMessage,
  maxBytes: number,
  refuse: (reason: HttpError) => void,
  { minRate, graceMs, checkEveryMs } = RATE,
): void {
  const started = Date.now();
  let bytes = 0;
  const stop = (reason?: HttpError) => {
    clearInterval(timer);
    request.off('data', count);
    if (reason) refuse(reason);
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) stop(refusal(413, 'The request is too large'));
  };
  const timer = setInterval(() => {
    const age = Date.now() - started;
    // bytes that wait to be read (back-pressure of an upload that is being stored) are our slowness, not the sender's
    if (age < graceMs || request.readableLength > 0 || (bytes * 1000) / age >= minRate) return;
    stop(refusal(408, 'The request arrived too slowly'));
  }, checkEveryMs);
  timer.unref();
  request.on('data', count);
  for (const event of ['end', 'close', 'error']) request.once(event, () => stop());
}

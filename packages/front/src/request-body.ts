import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** Minimum average rate of a sender in bytes per second, after the grace time. */
const RATE = { minRate: 4096, graceMs: 15_000, checkEveryMs: 2000 };

/**
 * Limits a body while it arrives (a chunked one declares no length), and ends a sender that would occupy its slot
 * indefinitely ("slow POST"). Call it together with the reader of the body. `refuse` is called at most once.
 */
export function watchBody(
  request: IncomingMessage,
  maxBytes: number,
  refuse: (status: number, message: string) => void,
  { minRate, graceMs, checkEveryMs } = RATE,
): void {
  const started = Date.now();
  let bytes = 0;
  const stop = () => {
    clearInterval(timer);
    request.off('data', count);
  };
  const end = (status: number, message: string) => {
    stop();
    refuse(status, message);
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) end(413, 'The request is too large');
  };
  const timer = setInterval(() => {
    const ms = Date.now() - started;
    // buffered bytes (back-pressure while an upload is stored) mean that we are slow, not the sender
    if (ms < graceMs || request.readableLength > 0) return;
    if ((bytes * 1000) / ms < minRate) end(408, 'The request arrived too slowly');
  }, checkEveryMs);
  timer.unref();
  request.on('data', count);
  for (const event of ['end', 'close', 'error']) request.once(event, stop);
}

/** Reads a body of a few kilobytes completely before its request waits for a slot. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (status: number, message: string, headers = {}) =>
      reject(new HttpError({ status, message, code: 'refused', headers }));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    for (const event of ['close', 'error'])
      request.once(event, () => refuse(400, 'The request was not sent to its end'));
    watchBody(request, maxBytes, (status, message) => refuse(status, message, { connection: 'close' }));
  });
}

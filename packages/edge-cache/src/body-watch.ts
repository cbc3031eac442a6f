import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit, pathOf } from './refusals';

export type BodyWatchOptions = {
  /** bytes a second that a sender must reach on average, after the grace time */
  minRate: number;
  graceMs: number;
  checkEveryMs: number;
};

export const BODY_WATCH: BodyWatchOptions = { minRate: 2048, graceMs: 10_000, checkEveryMs: 2000 };

const CLOSE = { connection: 'close', 'content-type': 'application/json', 'cache-control': 'no-store' };

function abort(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.writeHead(status, CLOSE).end(JSON.stringify({ message }), () => request.destroy());
}

/** How long a sender may take to read an answer that came before its body's end. */
const LINGER_MS = 1000;

/**
 * An answer may come before the body's end: a refusal, or a kept page for a GET that has a body. Node would go on to read and throw
 * away whatever comes, for as long as it comes; so the connection ends, once its client has had time to read.
 */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  // a request that was given up on names its connection no longer
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    const end = () => request.complete || socket.destroy();
    setTimeout(end, LINGER_MS).unref();
  });
}

/**
 * Holds a body to the limit of its route while it arrives (a chunked one names no length), and gives up on a sender that
 * is too slow to be honest: each such connection would hold a slot for as long as it likes ("slow POST").
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  options: BodyWatchOptions = BODY_WATCH,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  closeUnlessRead(request, response);
  const limit = bodyLimit(pathOf(request.url ?? '/'));
  const started = Date.now();
  let bytes = 0;
  const timer = setInterval(() => {
    const age = Date.now() - started;
    // bytes that wait to be read (back-pressure of an upload that is being stored) are our slowness, not the sender's
    if (age < options.graceMs || request.readableLength > 0) return;
    if ((bytes * 1000) / age >= options.minRate) return;
    clearInterval(timer);
    abort(request, response, 408, 'The request arrived too slowly');
  }, options.checkEveryMs);
  timer.unref();
  const push = request.push.bind(request);
  // counted where bytes arrive, so that nobody's reading is started or disturbed by a 'data' listener
  request.push = (chunk: Buffer | string | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (chunk === null || bytes > limit) clearInterval(timer);
    if (bytes > limit) {
      abort(request, response, 413, 'The request is too large');
      return false;
    }
    return push(chunk, encoding);
  };
  request.once('close', () => clearInterval(timer));
  response.once('close', () => clearInterval(timer));
}

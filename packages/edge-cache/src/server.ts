import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { FastLaneServer, type LaneOptions } from './fast-lane';
import { refusal } from './refusals';
import { sendError } from './send';

/** Header bytes of a request, all lines together (a session, a token and a long search fit several times). */
export const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
/** the longest upload there may be; slow-bodies.ts ends a slow one long before */
const REQUEST_MS = 30 * 60_000;
/**
 * A reader who takes nothing for so long is gone. It bounds idle kept-alive connections too: a limit of their own would set two
 * timers for every request. Longer than proxies keep idle connections to us, so that it is they who close (nginx: 60 s).
 */
const IDLE_MS = 120_000;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A request that could not even be read: one line, and the end. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function refuseUpgrade(_: unknown, socket: { end(text: string): unknown }): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** What answers requests: all of them, and those for kept answers before Node reads them. */
export type Door = { handle: RequestListener; answerWhole: LaneOptions['answerWhole'] };

export function makeServer({ handle, answerWhole }: Door): Server {
  const server = new FastLaneServer(
    {
      answerWhole,
      firstMs: HEADERS_MS,
      idleMs: IDLE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: 0,
      connectionsCheckingInterval: 2000,
    },
    handle,
  );
  server.on('clientError', refuseUnreadable);
  server.on('upgrade', refuseUpgrade);
  server.on('connect', refuseUpgrade);
  // a body that would be refused anyway is not asked for
  server.on('checkContinue', (request, response) => {
    if (!refusal(request)) response.writeContinue();
    handle(request, response);
  });
  server.on('checkExpectation', (_, response) => {
    const message = 'This expectation cannot be met';
    sendError(response, { status: 417, message, code: 'refused', headers: { connection: 'close' } });
  });
  return server;
}

const ROUND_MS = 50;
/**
 * How long a kept-alive connection may take to bring its next request, which is answered with `Connection: close`: about a
 * second, counted in rounds of the event loop, because after a stall requests lie unread on connections that look idle.
 */
const LINGER_ROUNDS = 20;

/**
 * Clients that are told to close connect again at once, and must find nobody listening: what reaches a listener that is just being
 * closed is reset. With several processes it is the first one that listens, and it closes some milliseconds later.
 */
const UNLISTEN_MS = 250;

/** Somebody may always be connecting; after this time the stop goes on. */
const MOST_TAKING_MS = 2000;

function roundOfTheLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/**
 * Accepts what the kernel has queued, of which each round of the event loop takes only a few: closing the listener resets the
 * rest, and after a stall that is everybody who came meanwhile.
 */
async function connectionsTaken(server: Server): Promise<void> {
  const started = Date.now();
  let taken = true;
  const note = () => {
    taken = true;
  };
  server.on('connection', note);
  while (taken && Date.now() - started < MOST_TAKING_MS) {
    taken = false;
    await roundOfTheLoop();
  }
  server.off('connection', note);
}

/**
 * Ends without losing a request: no new connections, the running requests finish, and clients that reuse a connection
 * are told to close it. `server.close()` would cut idle connections at once, and with them a request on its way.
 */
export async function closeGracefully(server: Server, drain: () => void, deadlineMs = 8000): Promise<void> {
  await connectionsTaken(server);
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, UNLISTEN_MS));
  drain();
  const started = Date.now();
  let rounds = 0;
  const timer = setInterval(() => {
    rounds++;
    if (Date.now() - started > deadlineMs) server.closeAllConnections();
    // after this round's reading, so that what has arrived by now is no longer idle
    else if (rounds > LINGER_ROUNDS) setImmediate(() => server.closeIdleConnections());
  }, ROUND_MS);
  await closed;
  clearInterval(timer);
}

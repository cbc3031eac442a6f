import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Refusal } from './refusals';
import { sendError } from './send';

/** Header bytes of a request, all lines together (a session, a token and a long search fit several times). */
export const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
/** the longest upload there may be; body-watch.ts ends a slow one long before */
const REQUEST_MS = 30 * 60_000;
/**
 * A reader who takes nothing for so long is gone. It bounds idle connections too: `keepAliveTimeout` would set two timers for
 * every request. Longer than proxies keep idle connections to us, so that it is they who close (nginx: 60 s).
 */
const IDLE_MS = 120_000;
/** What a client may still be sending when its connection ends is read for so long, so that it can read why. */
const LINGER_MS = 1000;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function endWith(socket: Pick<Socket, 'end' | 'destroy'>, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A request that could not even be parsed. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else endWith(socket, STATUS[error.code ?? ''] ?? '400 Bad Request');
}

export type Handler = {
  handle: RequestListener;
  refusalOf: (request: Parameters<RequestListener>[0]) => Refusal | undefined;
};

export function makeServer({ handle, refusalOf }: Handler): Server {
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 0,
    connectionsCheckingInterval: 2000,
    // Node ≥ 24.12: no stream events for requests without a body; unknown to older ones
    optimizeEmptyRequests: true,
  };
  const server = createServer(limits, handle);
  server.timeout = IDLE_MS;
  server.on('clientError', refuseUnreadable);
  for (const event of ['upgrade', 'connect'] as const) {
    server.on(event, (_, socket: Socket) => endWith(socket, '400 Bad Request'));
  }
  // a body that would be refused anyway is not asked for
  server.on('checkContinue', (request, response) => {
    if (!refusalOf(request)) response.writeContinue();
    handle(request, response);
  });
  server.on('checkExpectation', (request, response) => {
    const message = 'This expectation cannot be met';
    sendError(request, response, { status: 417, message, code: 'refused', headers: { connection: 'close' } });
  });
  return server;
}

const ROUND_MS = 50;
/**
 * How long an open connection may take to bring its next request, which is answered with `Connection: close`: about a second,
 * counted in rounds of the event loop, because after a stall requests lie unread on connections that look idle.
 */
const LINGER_ROUNDS = 20;

/**
 * Clients that are told to close connect again at once, and must find no listener: what reaches one that is just being closed
 * is reset. With several processes it is the first one that listens, and it closes some milliseconds later.
 */
const UNLISTEN_MS = 250;

/** Somebody may always be connecting; after this time the stop goes on. */
const MAX_ACCEPT_MS = 2000;

function roundOfTheLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/**
 * Accepts what the kernel has queued, of which each round of the event loop takes only a few: closing the listener resets the
 * rest, and after a stall that is everybody who came meanwhile.
 */
async function acceptQueued(server: Server): Promise<void> {
  const started = Date.now();
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on('connection', onConnection);
  while (accepted && Date.now() - started < MAX_ACCEPT_MS) {
    accepted = false;
    await roundOfTheLoop();
  }
  server.off('connection', onConnection);
}

/**
 * Stops without losing a request: no new connections, the running requests finish, and clients that reuse a connection
 * are told to close it.
 */
export async function closeGracefully(server: Server, drain: () => void, deadlineMs = 8000): Promise<void> {
  await acceptQueued(server);
  // the `close` of net.Server only stops listening; that of http.Server also cuts idle connections, perhaps with a request on its way
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

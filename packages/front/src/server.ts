import { createServer, type Server } from 'node:http';
import { createServer as createListener, type Server as Listener, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Front } from './front';

/** Fits a session, a token and a long search several times over. */
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
/** The longest possible upload; request-body.ts ends a slow one much earlier. */
const REQUEST_MS = 30 * 60_000;
/** Longer than proxies keep idle connections (nginx keeps them 60 s). `keepAliveTimeout` would set two timers per request. */
const IDLE_MS = 120_000;
/** Time for which a client's remaining data is read when its connection ends, so that it can read the reason. */
const LINGER_MS = 1000;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_INVALID_VERSION: '505 HTTP Version Not Supported',
  // the first line of HTTP/2 without TLS
  HPE_PAUSED_H2_UPGRADE: '505 HTTP Version Not Supported',
};

function endWith(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  void setTimeout(LINGER_MS, undefined, { ref: false }).then(() => socket.destroy());
}

/** `listener` accepts connections and `http` serves them, so that a stop can end one before the other. */
export type FrontServer = { http: Server; listener: Listener };

export function makeServer({ handle, refusals }: Pick<Front, 'handle' | 'refusals'>): FrontServer {
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 0,
    connectionsCheckingInterval: 2000,
    // Node ≥ 24.12 then omits stream events for requests without a body; older ones ignore it
    optimizeEmptyRequests: true,
  };
  const http = createServer(limits, handle);
  http.timeout = IDLE_MS;
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // browsers open connections ahead, and would take a 408 for the answer to a later request
    const isUnused = socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isUnused) socket.destroy();
    else endWith(socket, STATUS[error.code ?? ''] ?? '400 Bad Request');
  });
  const refuse = (_: unknown, socket: Duplex) => endWith(socket, '400 Bad Request');
  http.on('upgrade', refuse).on('connect', refuse);
  // does not request a body that would be refused anyway
  http.on('checkContinue', (request, response) => {
    if (!refusals.refusalOf(request)) response.writeContinue();
    handle(request, response);
  });
  // the options that http.Server sets when it listens itself
  const listener = createListener({ allowHalfOpen: true, noDelay: true }, (socket) =>
    http.emit('connection', socket),
  );
  // makes it end slow requests from now on
  listener.once('listening', () => http.emit('listening'));
  return { http, listener };
}

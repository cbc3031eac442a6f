import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body declared to be at most this long is read to its end; of any other this much is discarded before the close. */
const KEPT = { bytes: 64 * 1024, ms: 10_000 };
const CLOSED = { bytes: 16 * 1024 * 1024, ms: 2000 };

type Body = Buffer | string;

/** Without either header a request has no body (RFC 9112 §6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/** True if a response sent now would precede the end of the request's body. */
const hasUnreadBody = (request: IncomingMessage) => hasBody(request) && !request.readableEnded;

/**
 * Call before the head of any response: an early one announces that its connection will be closed, unless the rest of the body is
 * small. After `Expect: 100-continue` the client may send it or not (RFC 9110 §10.1.1), which cannot be distinguished.
 */
export function announceClose(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isSmall = Number(headers['content-length']) <= KEPT.bytes && headers.expect === undefined;
  if (hasUnreadBody(request) && !isSmall) response.setHeader('connection', 'close');
}

/**
 * Ends a response whose head is written. If that precedes the end of the request's body, the body is read and discarded within
 * limits first: closing a socket with unread bytes resets the connection, and the client may lose the response (RFC 9112 §9.6).
 */
export function endResponse(request: IncomingMessage, response: ServerResponse, body?: Body): void {
  if (!hasUnreadBody(request)) return void response.end(body);
  if (body?.length) response.write(body);
  else response.flushHeaders();
  const isClosing = response.getHeader('connection') === 'close';
  const { bytes: limit, ms } = isClosing ? CLOSED : KEPT;
  let bytes = 0;
  const finish = () => {
    clearTimeout(timer);
    response.end();
    // too slow for the promise to read all of it
    if (!isClosing && !request.complete) request.destroy();
  };
  const timer = setTimeout(finish, ms);
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) finish();
  });
  for (const event of ['end', 'close', 'error']) request.once(event, finish);
  request.resume();
}

/** Sends a response that is known as a whole; HEAD gets its head. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[] | Record<string, string>,
  body?: Body,
): void {
  announceClose(request, response);
  response.writeHead(status, headers);
  endResponse(request, response, request.method === 'HEAD' ? undefined : body);
}

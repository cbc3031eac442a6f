import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Limits for reading the rest of a body. A declared length within `KEPT` is read to its end. For others, the limits of
 * `CLOSED` apply before the connection is closed.
 */
const KEPT = { bytes: 64 * 1024, ms: 10_000 };
const CLOSED = { bytes: 16 * 1024 * 1024, ms: 2000 };

type Body = Buffer | string;

/** True if the request has a body. Without either header it has none (RFC 9112 §6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/** True if a response sent now would precede the end of the request's body. */
const hasUnreadBody = (request: IncomingMessage) => hasBody(request) && !request.readableEnded;

/**
 * Announces that the connection will be closed if a response is early, unless the rest of the body is small. Call it before
 * the head of any response. After `Expect: 100-continue` the client may or may not send the body (RFC 9110 §10.1.1), which
 * cannot be distinguished.
 */
export function announceClose(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isSmall = Number(headers['content-length']) <= KEPT.bytes && headers.expect === undefined;
  if (hasUnreadBody(request) && !isSmall) response.setHeader('connection', 'close');
}

/**
 * Ends a response whose head is written. If the request's body has not ended, reads and discards it within limits first,
 * because closing a socket with unread bytes resets the connection and the client may lose the response (RFC 9112 §9.6).
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
    // too slow to read all of it as announced
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

/** Sends a complete response. HEAD gets only its head. */
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

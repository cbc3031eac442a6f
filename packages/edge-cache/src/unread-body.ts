import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body that is declared to be at most this long is read to its end; of any other so much is discarded before the close. */
const KEPT = { bytes: 64 * 1024, ms: 10_000 };
const CLOSED = { bytes: 16 * 1024 * 1024, ms: 2000 };

type Body = Buffer | string;

/** Whether a response sent now would come before the request's body has been read. */
function hasUnreadBody({ headers, readableEnded }: IncomingMessage): boolean {
  return (headers['content-length'] ?? headers['transfer-encoding']) !== undefined && !readableEnded;
}

/**
 * Call before the head of any response: one that comes early announces that its connection will be closed, unless the rest of
 * the body is small. After `Expect: 100-continue` the client may send it or not (RFC 9110 §10.1.1): that cannot be told apart.
 */
export function announceClose(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (!hasUnreadBody(request)) return;
  const isSmall = Number(headers['content-length']) <= KEPT.bytes && headers.expect === undefined;
  if (!isSmall) response.setHeader('connection', 'close');
}

/**
 * Ends a response whose head is written. When it comes before the end of the request's body, the body is read and discarded within
 * bounds first: closing a socket with unread bytes resets the connection, and the client may lose the response (RFC 9112 §9.6).
 */
export function endResponse(request: IncomingMessage, response: ServerResponse, body?: Body): void {
  if (!hasUnreadBody(request)) {
    response.end(body);
    return;
  }
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

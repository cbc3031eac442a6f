import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { CachedResponse } from './cached-response';
import { DATA_POLICY } from './csp';
import { negotiate } from './encodings';
import type { ErrorReply } from './http-error';
import { announceClose, endResponse } from './unread-body';

/** Sends a response from memory: the best coding, 304 when the client has it, no body for HEAD. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers, method } = request;
  announceClose(request, response);
  const { status, etag, notModified } = cached;
  if (status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag })) {
    response.writeHead(304, notModified);
    endResponse(request, response);
    return;
  }
  const encoding = negotiate(headers['accept-encoding'] as string | undefined);
  const chosen = cached[encoding] ?? cached.identity;
  response.writeHead(status, chosen.headers);
  endResponse(request, response, method === 'HEAD' ? undefined : chosen.body);
}

/** Sends an error in the shape of the API's own: clients read `message`, people report `requestId`. */
export function sendError(request: IncomingMessage, response: ServerResponse, reply: ErrorReply): void {
  const { status, message, code, headers, requestId = randomUUID() } = reply;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message, code, requestId });
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': DATA_POLICY,
    ...headers,
  };
  announceClose(request, response);
  response.writeHead(status, all);
  endResponse(request, response, request.method === 'HEAD' ? undefined : body);
}

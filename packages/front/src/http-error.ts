import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_POLICY } from './csp';
import { respond } from './respond';

export type ErrorReply = {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
  /** As in the log; a new one by default. */
  requestId?: string;
};

export class HttpError extends Error {
  constructor(readonly reply: ErrorReply) {
    super(reply.message);
  }
}

/** Sends an error in the API's own format. Clients read `message`, and people report `requestId`. */
export function sendError(request: IncomingMessage, response: ServerResponse, reply: ErrorReply): void {
  const { status, message, code, headers, requestId = randomUUID() } = reply;
  if (response.headersSent) return void response.destroy();
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
  respond(request, response, status, all, body);
}

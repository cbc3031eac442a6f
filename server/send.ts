import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer';
import { matchesEtag } from './conditional';
import { DATA_POLICY } from './csp';
import { negotiate } from './encodings';

/** Sends an answer from memory: the best coding, 304 when the client has it, no body for HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { headers, method } = request;
  const wanted = negotiate(headers['accept-encoding'] as string | undefined);
  const chosen = (wanted !== 'identity' && answer[wanted]) || answer.identity;
  if (
    headers['if-none-match'] &&
    answer.status === 200 &&
    matchesEtag(headers['if-none-match'], answer.hash)
  ) {
    response.writeHead(304, chosen.notModified).end();
    return;
  }
  response.writeHead(answer.status, chosen.headers);
  if (method === 'HEAD') response.end();
  else response.end(chosen.body);
}

/** The shape of every error reply of the site: `message` is what clients read (docs/architecture.md). */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  code: string,
  extra: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message, code });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': DATA_POLICY,
    ...extra,
  });
  response.end(body);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeUnlessRead } from './body-watch';
import { type Answer, headText, type Representation } from './cached-response';
import { matchesEtag } from './conditional';
import { DATA_POLICY } from './csp';
import { negotiate } from './encodings';

/** What clients are told about kept-alive connections: less than IDLE_MS of listen.ts, so that it is they who close. */
const KEEP_ALIVE_SECONDS = 65;

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** The best coding that the client takes, and whether its copy is current (RFC 9110 §12.5.3, §13.1.2). */
function chosenFor({ headers }: Asked, answer: Answer): { chosen: Representation; isCurrent: boolean } {
  const wanted = negotiate(headers['accept-encoding'] as string | undefined);
  const chosen = (wanted !== 'identity' && answer[wanted]) || answer.identity;
  return { chosen, isCurrent: answer.status === 200 && matchesEtag(headers['if-none-match'], answer.hash) };
}

/** Sends an answer from memory: the best coding, 304 when the client has it, no body for HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  skipBody(request, response);
  const { chosen, isCurrent } = chosenFor(request, answer);
  if (isCurrent) {
    response.writeHead(304, chosen.notModified).end();
    return;
  }
  writeKeptHead(response, answer.status, chosen);
  if (request.method === 'HEAD') response.end();
  else response.end(chosen.body);
}

/** The same answer as it goes over a connection that stays open, head and body in one piece (fast-lane.ts). */
export function wholeAnswer(asked: Asked, answer: Answer): Buffer | string {
  const { chosen, isCurrent } = chosenFor(asked, answer);
  if (isCurrent) return headText(304, chosen.notModified) + tailNow();
  if (asked.method === 'HEAD') return chosen.head + tailNow();
  return wholeNow(chosen);
}

/**
 * Made anew once a second because of its Date. The body moves into the new piece, so that it is in memory once; an answer that
 * is still on its way to a slow reader keeps the old one.
 */
function wholeNow(kept: Representation): Buffer {
  const tail = tailNow();
  if (kept.whole?.tail === tail) return kept.whole.bytes;
  const head = Buffer.from(kept.head + tail, 'latin1');
  const bytes = Buffer.concat([head, kept.body]);
  kept.body = bytes.subarray(head.length);
  kept.whole = { tail, bytes };
  return bytes;
}

/** Node's own: the text of a head that is made but not sent, and whether somebody reads the request's body. */
type Internals = { _header?: string | null; _consuming?: boolean };

let madeFor = 0;
let tail = '';

/** What differs between two answers of the same bytes, made once a second. */
function tailNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== madeFor) {
    madeFor = second;
    const date = new Date(second * 1000).toUTCString();
    tail = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;
  }
  return tail;
}

/**
 * `writeHead` for answers from memory, at a third of a hit's cost less: checking and joining twenty headers each time is more
 * work than all else that is done for a hit, so the text which `writeHead` would leave in the response is made beforehand.
 * send.test.ts compares the two byte for byte; a Node that keeps the text elsewhere gets the usual way, and so does
 * a connection that is to be closed or speaks HTTP/1.0, and an answer with a cookie of its own (pass-through.ts).
 */
function writeKeptHead(response: ServerResponse, status: number, { head, headers }: Representation): void {
  if (response.shouldKeepAlive && response.getHeaderNames().length === 0) {
    response.statusCode = status;
    (response as Internals)._header = head + tailNow();
    if (response.headersSent) return;
  }
  response.writeHead(status, headers);
}

/**
 * A request without a body is otherwise read to its end all the same: a stream's whole life, seven callbacks, for nothing.
 * A Node that knows another name for this does that, and no harm.
 */
function skipBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  if (isEmpty) (request as Internals)._consuming = true;
  else closeUnlessRead(request, response);
}

export type ErrorReply = { status: number; message: string; code: string; headers?: Record<string, string> };

/** The shape of every error reply of the site: `message` is what clients read (docs/architecture.md). */
function written({ status, message, code, headers }: ErrorReply) {
  const body = JSON.stringify({ message, code });
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': DATA_POLICY,
    ...headers,
  };
  return { status, headers: all, body };
}

export function sendError(response: ServerResponse, reply: ErrorReply): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = written(reply);
  response.writeHead(status, headers);
  response.end(body);
}

/** The same over a connection that stays open, to a GET or, without the body, a HEAD (fast-lane.ts). */
export function wholeError({ method }: Asked, reply: ErrorReply): Buffer {
  const { status, headers, body } = written(reply);
  const head = headText(status, Object.entries(headers).flat()) + tailNow();
  return Buffer.from(method === 'HEAD' ? head : head + body);
}

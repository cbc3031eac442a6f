import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { type CachedResponse, sendCached } from './cached-response';
import type { PagePolicy } from './config';
import { DATA_POLICY, newNonce, noncePolicy } from './csp';
import { type Coding, compressor, isCompressible, negotiate } from './encodings';
import { HttpError } from './http-error';
import { watchBody } from './request-body';
import { announceClose, endResponse, hasBody } from './respond';
import { readWhole, replyTo, type Upstream, type Whole } from './upstream';

/** Size of the buffer for a slow reader, so that the application is free long before the reader has finished. */
const BUFFER_BYTES = 4 * 1024 * 1024;
/** Time after which a full buffer shows that it waits for its reader, and not for the application. */
const FULL_MS = 500;

/** Connection-specific headers (RFC 9110 §7.6.1). server.ts handles `expect`. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect']);
const NOT_FORWARDED = new Set([...HOP_BY_HOP, 'transfer-encoding', 'date']);

type Headers = NodeJS.Dict<string | string[]>;

const without = (headers: Headers, names: ReadonlySet<string>): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

export type ProxyOptions = {
  upstream: Upstream;
  path: string;
  page: PagePolicy;
  maxBodyBytes: number;
  /** The whole body, if it has been read. */
  body?: Buffer | undefined;
  /** True if a dependency of the application was unavailable since the request began. */
  wasAway: () => boolean;
  /** Called when only the reader remains to be waited for. */
  release?: () => void;
  /** Prepares a response that must be complete first, or an error page to replace it. */
  finish: (whole: Whole) => Promise<CachedResponse>;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; reply: IncomingMessage; nonce: string };

/**
 * Forwards a request to the application and its response to the visitor, with security headers. A page gets a nonce, which
 * Next reads from the request's own policy header, and a prerendered page gets hashes. Resolves when the application is
 * done, which may be before the visitor has received everything.
 */
export async function proxy(request: IncomingMessage, response: ServerResponse, options: ProxyOptions) {
  // the visitor disconnected while the request was waiting
  if (response.destroyed) return;
  const abort = new AbortController();
  const { signal } = abort;
  response.once('close', () => abort.abort());
  const nonce = newNonce();
  const policy = `script-src 'nonce-${nonce}'`;
  const headers = { ...without(request.headers, HOP_BY_HOP), 'content-security-policy': policy };
  const { method, url: path = '/' } = request;
  const outgoing = options.upstream.open({ method, path, headers, signal });
  if (options.body) outgoing.end(options.body);
  else if (hasBody(request)) {
    const refuse = (status: number, message: string) =>
      abort.abort(new HttpError({ status, message, code: 'refused', headers: { connection: 'close' } }));
    watchBody(request, options.maxBodyBytes, refuse);
    request.pipe(outgoing);
  } else outgoing.end();
  try {
    await forward({ request, response, reply: await replyTo(outgoing), nonce }, options);
  } catch (error) {
    if (!response.destroyed) throw signal.aborted ? signal.reason : error;
  }
}

async function forward(exchange: Exchange, options: ProxyOptions): Promise<void> {
  const { request, response, reply } = exchange;
  const { statusCode = 502, headers } = reply;
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const sendsBody = request.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
  // pages rendered without a request (static, ISR) have no nonce, and a 404 may be replaced
  const isPrerendered = 'x-nextjs-prerender' in headers || 'x-nextjs-cache' in headers;
  const isWhole = isHtml && (isPrerendered || statusCode === 404 || statusCode === 500);
  // a handler that failed without a message has no type
  const isSilent = statusCode === 500 && headers['content-type'] === undefined;
  const mayRetry = statusCode === 500 && options.wasAway();
  if (mayRetry || (sendsBody && (isWhole || isSilent))) return sendWhole(exchange, options);
  const coding = sendsBody ? codingFor(request, reply) : undefined;
  announceClose(request, response);
  response.writeHead(statusCode, headersFor(exchange, options, isHtml, coding));
  const buffer = new PassThrough({ highWaterMark: BUFFER_BYTES });
  const steps = [...(coding ? [compressor(coding)] : []), buffer];
  pipeline([reply, ...(sendsBody ? steps : []), response], { end: false }).then(
    () => endResponse(request, response),
    () => response.destroy(),
  );
  const watch = options.release && whenFull(buffer, options.release);
  await finished(reply).finally(() => clearInterval(watch));
}

/** Frees the slot if the buffer stays full, because a slow reader of a large file could occupy it indefinitely ("slow read"). */
function whenFull(buffer: PassThrough, release: () => void): NodeJS.Timeout {
  let isFull = false;
  return setInterval(() => {
    if (isFull && buffer.writableNeedDrain) release();
    isFull = buffer.writableNeedDrain;
  }, FULL_MS);
}

async function sendWhole({ request, response, reply }: Exchange, { finish }: ProxyOptions): Promise<void> {
  const prepared = await finish(await readWhole(reply));
  const cookies = reply.headers['set-cookie'];
  if (cookies) response.setHeader('set-cookie', cookies);
  sendCached(request, response, prepared);
}

function codingFor(request: IncomingMessage, { headers }: IncomingMessage): Coding | undefined {
  const type = headers['content-type'] ?? '';
  if (headers['content-encoding'] !== undefined || headers['content-range'] !== undefined) return undefined;
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (!isCompressible(type, length)) return undefined;
  const wanted = negotiate(request);
  return wanted === 'identity' ? undefined : wanted;
}

function headersFor(
  { reply, nonce }: Exchange,
  { path, page }: ProxyOptions,
  isHtml: boolean,
  coding: Coding | undefined,
): Headers {
  const headers: Headers = {
    // a stricter policy by a handler for its own bytes (a private document) takes precedence
    'content-security-policy': isHtml ? noncePolicy(page, path, nonce) : DATA_POLICY,
    ...without(reply.headers, NOT_FORWARDED),
    ...page.headers(path),
  };
  if (coding || isHtml) delete headers['content-length'];
  if (!coding) return headers;
  delete headers.etag;
  headers['content-encoding'] = coding;
  headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  return headers;
}

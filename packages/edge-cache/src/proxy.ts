import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { type Answer, makeAnswer } from './cached-response';
import type { Captured, Upstream } from './capture';
import { type CspConfig, DATA_POLICY, newNonce, noncePolicy } from './csp';
import { isCompressible, negotiate } from './encodings';
import { securityHeaders } from './security-headers';
import { sendAnswer } from './send';
import { withTrustedTypes } from './trusted-types';

/**
 * How much of an answer may wait in memory for a slow reader. Up to here the application is told to go on, so that
 * it, and its slot at the gate, is free long before the reader has read.
 */
const BUFFER_BYTES = 4 * 1024 * 1024;

type Chunk = string | Uint8Array;
const bytesOf = (chunk: unknown, encoding: unknown): Buffer => {
  if (typeof chunk === 'string') {
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
};

/** Headers given to writeHead, as pairs or an object, become ordinary ones, so that they can be looked at. */
function adopt(response: ServerResponse, rest: unknown[]): void {
  const given = rest.find((value) => typeof value === 'object' && value !== null);
  if (Array.isArray(given)) {
    for (let i = 0; i + 1 < given.length; i += 2)
      response.appendHeader(String(given[i]), String(given[i + 1]));
  } else if (given) {
    for (const [name, value] of Object.entries(given as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
  }
}

/** Pages that Next made without a request (static, ISR) have no nonce in them, so theirs must be hashes. */
const isPrerendered = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-prerender') || response.hasHeader('x-nextjs-cache');

export type PassOptions = {
  csp: CspConfig;
  /** a page to send in place of this whole answer (error-pages.ts) */
  instead?: (captured: Captured) => Promise<Answer | undefined>;
};

/**
 * Hands a request to the application and its answer to the visitor, with the security headers on it: a page gets a nonce,
 * which Next reads from the request's own policy header, and a page without a nonce in it gets hashes.
 */
export async function passThrough(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  options: PassOptions,
): Promise<void> {
  // gone while it waited at the gate
  if (response.destroyed) return;
  const nonce = newNonce();
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
  new Rewriter(request, response, options, nonce).install();
  await Promise.race([upstream(request, response), closed(response)]);
}

/**
 * Next waits for 'finish' of a response, which never comes when the visitor went away in the middle; the slot at the gate
 * would then be held for ever, and four such visitors would close the gate for everybody.
 */
function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve));
}

class Rewriter {
  private mode: 'undecided' | 'plain' | 'gzip' | 'collect' = 'undecided';
  private readonly collected: Buffer[] = [];
  /** the head of a page has not passed yet */
  private expectsHead = false;
  private gzip: ReturnType<typeof createGzip> | undefined;
  private readonly original: Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly options: PassOptions,
    private readonly nonce: string,
  ) {
    const { writeHead, write, end } = response;
    this.original = {
      writeHead: writeHead.bind(response),
      write: write.bind(response),
      end: end.bind(response),
    } as Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;
  }

  install(): void {
    const { response } = this;
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      adopt(response, rest);
      this.begin(false);
      return response;
    }) as ServerResponse['writeHead'];
    response.write = ((chunk: Chunk, ...rest: unknown[]) =>
      this.write(chunk, rest)) as ServerResponse['write'];
    response.end = ((...rest: unknown[]) => this.end(rest)) as ServerResponse['end'];
    const flush = response.flushHeaders.bind(response);
    response.flushHeaders = () => {
      this.begin(false);
      if (this.mode !== 'collect') flush();
    };
  }

  /** Looks at the answer's headers once they are complete and decides what happens to its body. */
  private begin(whole: boolean): void {
    if (this.mode !== 'undecided') return;
    const { response, request } = this;
    const type = String(response.getHeader('content-type') ?? '');
    const bodyless = request.method === 'HEAD' || [204, 304].includes(response.statusCode);
    const isWhole = isPrerendered(response) || response.statusCode === 404;
    if (type.startsWith('text/html') && isWhole && !bodyless) {
      this.mode = 'collect';
      return;
    }
    this.setHeaders(type);
    this.expectsHead = type.startsWith('text/html') && !bodyless;
    if (this.expectsHead) response.removeHeader('content-length');
    const encoded = response.hasHeader('content-encoding') || response.hasHeader('content-range');
    const small = whole && !response.hasHeader('transfer-encoding');
    this.mode = !bodyless && !encoded && !small && this.mayCompress(type) ? 'gzip' : 'plain';
    if (this.mode === 'gzip') this.startGzip();
    this.original.writeHead(response.statusCode);
  }

  private mayCompress(type: string): boolean {
    if (!isCompressible(type) && !type.startsWith('text/x-component')) return false;
    return negotiate(this.request.headers['accept-encoding'] as string | undefined) !== 'identity';
  }

  private setHeaders(type: string): void {
    const { response } = this;
    const { csp } = this.options;
    for (const [name, value] of securityHeaders(csp)) response.setHeader(name, value);
    const policy = type.startsWith('text/html') ? noncePolicy(this.nonce, csp) : DATA_POLICY;
    // a handler that sets a stricter policy for its own bytes (a private document) knows better
    if (!response.hasHeader('content-security-policy')) {
      response.setHeader('content-security-policy', policy);
    }
  }

  private startGzip(): void {
    const { response } = this;
    response.removeHeader('content-length');
    response.removeHeader('etag');
    response.setHeader('content-encoding', 'gzip');
    response.appendHeader('vary', 'Accept-Encoding');
    const gzip = createGzip({ level: 5 });
    gzip.on('data', (chunk: Buffer) => void this.original.write(chunk));
    gzip.on('end', () => void this.original.end());
    // the reader went away: nothing is left to compress for
    response.once('close', () => gzip.destroy());
    this.gzip = gzip;
  }

  /** Next writes a page's head in one piece, first. */
  private withHead(bytes: Buffer): Buffer {
    if (!this.expectsHead || bytes.length === 0) return bytes;
    this.expectsHead = false;
    return Buffer.from(withTrustedTypes(bytes.toString('utf8')));
  }

  private write(chunk: Chunk, rest: unknown[]): boolean {
    this.begin(false);
    const bytes = this.withHead(bytesOf(chunk, rest[0]));
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
    if (this.mode === 'plain') {
      this.original.write(bytes, done);
      return this.response.writableLength < BUFFER_BYTES;
    }
    if (this.mode === 'collect') {
      this.collected.push(bytes);
      if (done) process.nextTick(done);
      return true;
    }
    this.gzip?.write(bytes, done);
    // what the page has so far goes out now, not when the compressor's window is full
    this.gzip?.flush(constants.Z_SYNC_FLUSH);
    return this.response.writableLength < BUFFER_BYTES;
  }

  private end(rest: unknown[]): ServerResponse {
    const given = typeof rest[0] === 'function' ? Buffer.alloc(0) : bytesOf(rest[0], rest[1]);
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
    if (done) this.response.once('finish', done);
    const whole = this.mode === 'undecided';
    this.begin(whole && given.length < 1024);
    const last = this.withHead(given);
    if (this.mode === 'gzip') this.gzip?.end(last);
    else if (this.mode === 'collect') void this.sendCollected(last);
    else this.original.end(last.length ? last : undefined);
    return this.response;
  }

  private async sendCollected(last: Buffer): Promise<void> {
    const { response, request, options, original } = this;
    const headers = response.getHeaders();
    const cookies = response.getHeader('set-cookie');
    const captured = { status: response.statusCode, headers, body: Buffer.concat([...this.collected, last]) };
    const cacheControl = 'private, no-store';
    const own = { csp: options.csp, tags: [], now: 0, cacheControl };
    const answer = (await options.instead?.(captured)) ?? (await makeAnswer(captured, own));
    Object.assign(response, original);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (cookies !== undefined) response.setHeader('set-cookie', cookies as string[]);
    sendAnswer(request, response, answer);
  }
}

import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Coding = 'gzip' | 'br';
export type Encoding = 'identity' | Coding;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller bodies fit into one packet with their headers either way. */
const MIN_COMPRESS_BYTES = 1024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|wasm)|image\/svg\+xml|font\/ttf)/;

/** True if compressing a body is worth trying. */
export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= MIN_COMPRESS_BYTES && COMPRESSIBLE.test(contentType);

const negotiator = new Negotiator<Encoding>({
  // smallest first
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500 }),
});
const MAX_HEADER_LENGTH = 200;

/** The best coding for a request (RFC 9110 §12.5.3). A client that refuses all of them gets plain bytes rather than a 406. */
export function negotiate({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = String(headers['accept-encoding'] ?? '');
  return negotiator.negotiate(header.slice(0, MAX_HEADER_LENGTH).toLowerCase()) ?? 'identity';
}

export type Effort = { br: number; gzip: number };
/** While somebody waits: beyond these levels a millisecond of processor time gains little. */
export const QUICK: Effort = { br: 5, gzip: 5 };
/** For repeated requests: once, while nobody waits. */
export const THOROUGH: Effort = { br: 9, gzip: 9 };

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

/** Compresses a stream: what has arrived is sent at once, not when the compressor's window is full. */
export function compressor(coding: Coding): Transform {
  if (coding === 'gzip') return createGzip({ level: QUICK.gzip, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: brotliParams(QUICK.br),
  });
}

/** A whole body, compressed in the thread pool. */
export function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  const params = { ...brotliParams(effort.br), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return coding === 'br' ? brotli(body, { params }) : gzipAsync(body, { level: effort.gzip });
}

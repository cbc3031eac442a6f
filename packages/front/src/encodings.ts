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

/** Size below which compression is useless, because a body fits in one packet with its headers either way. */
const MIN_COMPRESS_BYTES = 1024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|wasm)|image\/svg\+xml|font\/ttf)/;

export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= MIN_COMPRESS_BYTES && COMPRESSIBLE.test(contentType);

const negotiator = new Negotiator<Encoding>({
  // smallest first
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500 }),
});
const MAX_HEADER_LENGTH = 200;

/** The best coding for a request (RFC 9110 §12.5.3). A client that refuses all of them gets plain bytes instead of a 406. */
export function negotiate({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = String(headers['accept-encoding'] ?? '');
  return negotiator.negotiate(header.slice(0, MAX_HEADER_LENGTH).toLowerCase()) ?? 'identity';
}

export type Effort = { br: number; gzip: number };
/** Effort while a client waits. Higher levels gain little per millisecond of processor time. */
export const QUICK: Effort = { br: 5, gzip: 5 };
/** Effort for repeated requests, which are compressed once in the background. */
export const THOROUGH: Effort = { br: 9, gzip: 9 };

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

/** Compresses a stream. Sends received data at once, without waiting for a full compressor window. */
export function compressor(coding: Coding): Transform {
  if (coding === 'gzip') return createGzip({ level: QUICK.gzip, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: brotliParams(QUICK.br),
  });
}

/** Compresses a whole body in the thread pool. */
export function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  const params = { ...brotliParams(effort.br), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return coding === 'br' ? brotli(body, { params }) : gzipAsync(body, { level: effort.gzip });
}

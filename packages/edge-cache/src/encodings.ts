import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller bodies fit into one packet with their headers either way. */
export const MIN_COMPRESS_BYTES = 512;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|wasm)|image\/svg\+xml|font\/ttf)/;

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType);
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

type Effort = { br: number; gzip: number };

/**
 * While somebody waits: beyond these levels a millisecond of processor time gains little (`npm run bench -- pages
 * --only=codings`). A page of 280 KB takes 1.5 ms to become 36 KB and 1.4 ms to become 48 KB.
 */
const QUICK: Effort = { br: 3, gzip: 1 };
/** For repeated requests: once, while nobody waits. */
const THOROUGH: Effort = { br: 9, gzip: 9 };

/** A streamed response, for clients that accept no other coding. */
const GZIP_LEVEL = 3;

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

/** Compresses a stream: what has arrived is sent at once, not when the compressor's window is full. */
export function compressor(coding: 'br' | 'gzip'): Transform {
  if (coding === 'gzip') return createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: brotliParams(QUICK.br),
  });
}

/** A body short enough for this thread: passing it to another one would cost more. */
export function compressShort(body: Buffer, coding: 'br' | 'gzip'): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL });
  return brotliCompressSync(body, {
    params: { ...brotliParams(1), [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export type Coding = 'gzip' | 'br';
export type Coded = { gzip?: Buffer; br?: Buffer };

/** Whether compressing a body is worth trying. */
export const isEncoded = (body: Buffer, contentType: string): boolean =>
  body.length >= MIN_COMPRESS_BYTES && isCompressible(contentType);

async function encodeWith(body: Buffer, coding: Coding, effort: Effort): Promise<Coded> {
  const params = { ...brotliParams(effort.br), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const coded = await (coding === 'br' ? brotli(body, { params }) : gzipAsync(body, { level: effort.gzip }));
  return coded.length < body.length * 0.95 ? { [coding]: coded } : {};
}

/** These codings of a body, made in the thread pool; one that saves less than a twentieth is left out. */
export async function encode(
  body: Buffer,
  contentType: string,
  codings: readonly Coding[] = ['gzip', 'br'],
): Promise<Coded> {
  if (!isEncoded(body, contentType)) return {};
  return Object.assign({}, ...(await Promise.all(codings.map((coding) => encodeWith(body, coding, QUICK)))));
}

/** Both, smaller and slower. */
export async function encodeThoroughly(body: Buffer, contentType: string): Promise<Coded> {
  if (!isEncoded(body, contentType)) return {};
  const [gz, br] = await Promise.all([encodeWith(body, 'gzip', THOROUGH), encodeWith(body, 'br', THOROUGH)]);
  return { ...gz, ...br };
}

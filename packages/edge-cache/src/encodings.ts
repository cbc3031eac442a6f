import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  // the smallest first
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500 }),
});
const MAX_HEADER_LENGTH = 200;

/** The best coding for a request (RFC 9110 §12.5.3). A client that refuses all of them still gets plain bytes rather than a 406. */
export function negotiate({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = String(headers['accept-encoding'] ?? '');
  return negotiator.negotiate(header.slice(0, MAX_HEADER_LENGTH).toLowerCase()) ?? 'identity';
}

/** Both codings of a body, made in the thread pool; one that saves less than a twentieth is left out. */
export async function encode(body: Buffer, contentType: string): Promise<{ gzip?: Buffer; br?: Buffer }> {
  if (body.length < MIN_COMPRESS_BYTES || !isCompressible(contentType)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [gz, br] = await Promise.all([gzipAsync(body, { level: 6 }), brotli(body, { params })]);
  const ifSmaller = (coded: Buffer) => (coded.length < body.length * 0.95 ? coded : undefined);
  return { gzip: ifSmaller(gz), br: ifSmaller(br) };
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copied } from './copied';

export type Encoding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller bodies fit into one packet with their headers either way. */
export const MIN_COMPRESS_BYTES = 512;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|wasm)|image\/svg\+xml|font\/ttf)/;

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** The weight that an Accept-Encoding header gives to a coding (RFC 9110 §12.5.3), 0 when it is not acceptable. */
function weightOf(coding: string, header: string): number {
  let any = 0;
  for (const part of header.split(',')) {
    const [name = '', ...params] = part.trim().toLowerCase().split(';');
    if (name.trim() !== coding && name.trim() !== '*') continue;
    const q = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((value) => value !== undefined);
    const weight = q === undefined ? 1 : Number(q) || 0;
    if (name.trim() === coding) return weight;
    any = weight;
  }
  return any;
}

function choose(header: string): Encoding {
  const br = weightOf('br', header);
  const gz = weightOf('gzip', header);
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

const chosen = new Map<string, Encoding>();

/** The best coding for the header. Browsers send a handful of different headers, so answers are remembered. */
export function negotiate(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  if (header.length < 100) {
    if (chosen.size > 500) chosen.clear();
    chosen.set(copied(header), encoding);
  }
  return encoding;
}

export type Encoded = { gzip?: Buffer; br?: Buffer };

/** Both codings of a body, made in the thread pool; a coding that saves less than a twentieth is left out. */
export async function encode(
  body: Buffer,
  contentType: string,
  level: { br: number; gzip: number } = { br: 5, gzip: 6 },
): Promise<Encoded> {
  if (body.length < MIN_COMPRESS_BYTES || !isCompressible(contentType)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [gz, br] = await Promise.all([gzipAsync(body, { level: level.gzip }), brotli(body, { params })]);
  const worth = (coded: Buffer) => (coded.length < body.length * 0.95 ? coded : undefined);
  return { gzip: worth(gz), br: worth(br) };
}

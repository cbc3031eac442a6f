import 'server-only';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { MediaFile } from './media-files';

/** Content never changes at its address, so browsers and CDNs need not ask again for a year (RFC 8246). */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export type ByteRange = { start: number; end: number };

/**
 * Parses the single range of a `Range` header for `size` bytes. Returns a range, 'unsatisfiable' (416), or null for "send everything": without a header, with
 * other units, or with several ranges, which RFC 9110 §14.2 allows a server to ignore.
 */
function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 ? 'unsatisfiable' : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}

export function mediaResponse(request: Request, file: MediaFile): Response {
  const headers = new Headers({
    'cache-control': CACHE_CONTROL,
    etag: file.etag,
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    // uploaded bytes must never run as a page
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const known = request.headers.get('if-none-match');
  if (
    known &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag))
  )
    return new Response(null, { status: 304, headers });

  const condition = request.headers.get('if-range');
  const wanted = condition && condition !== file.etag ? null : request.headers.get('range');
  const range = parseRange(wanted, file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file.path, { start, end }));
  return new Response(body as ReadableStream<Uint8Array> | null, { status: range ? 206 : 200, headers });
}

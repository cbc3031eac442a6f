import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { type ByteRange, etagFor, matchesEtag, parseRange } from './conditional';
import { DATA_POLICY } from './csp';
import { type Encoding, negotiate } from './encodings';
import { sendError } from './send';

/** Bytes in memory, or a file on disk. */
export type FileBody = { buffer: Buffer } | { path: string; size: number };

export type FileAnswer = {
  hash: string;
  contentType: string;
  cacheControl: string;
  identity: FileBody;
  gzip?: FileBody;
  br?: FileBody;
  /** uploaded bytes must never run as a page, whatever they contain */
  policy?: string;
  security: readonly [string, string][];
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';

const sizeOf = (body: FileBody) => ('buffer' in body ? body.buffer.length : body.size);

function sendBody(response: ServerResponse, body: FileBody, range: ByteRange | null): void {
  if ('buffer' in body) {
    response.end(range ? body.buffer.subarray(range.start, range.end + 1) : body.buffer);
    return;
  }
  if (body.size === 0) {
    response.end();
    return;
  }
  // a reader who goes away ends the stream with an error that concerns nobody
  pipeline(createReadStream(body.path, range ?? {}), response, () => undefined);
}

/** If-Range names the representation that the client has a part of; with another one it gets the whole (RFC 9110 §13.1.5). */
function wantedRange(request: IncomingMessage, hash: string, size: number) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etagFor(hash, 'identity')) return null;
  return request.method === 'GET' ? parseRange(request.headers.range, size) : null;
}

function headersOf(file: FileAnswer, encoding: Encoding): Record<string, string> {
  return {
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
    'content-security-policy': file.policy ?? DATA_POLICY,
    ...Object.fromEntries(file.security),
    ...((file.gzip || file.br) && { vary: 'Accept-Encoding' }),
    etag: etagFor(file.hash, encoding),
  };
}

/** Parts are of the plain bytes; else the best coding that there is. */
function encodingFor({ headers }: IncomingMessage, file: FileAnswer): Encoding {
  if (headers.range !== undefined) return 'identity';
  const asked = negotiate(headers['accept-encoding'] as string | undefined);
  return asked !== 'identity' && file[asked] ? asked : 'identity';
}

/** Sends a file: conditional, HEAD, one byte range, and the best coding there is. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: FileAnswer): void {
  const encoding = encodingFor(request, file);
  const headers = headersOf(file, encoding);
  if (matchesEtag(request.headers['if-none-match'], file.hash)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file[encoding] ?? file.identity;
  const size = sizeOf(body);
  const range = wantedRange(request, file.hash, size);
  if (range === 'unsatisfiable') {
    const rest = { code: 'range', headers: { 'content-range': `bytes */${size}` } };
    sendError(response, { status: 416, message: 'There is no such part', ...rest });
    return;
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD') response.end();
  else sendBody(response, body, range);
}

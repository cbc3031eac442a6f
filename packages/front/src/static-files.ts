import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import type { FrontConfig } from './config';
import { DATA_POLICY } from './csp';
import { type Encoding, negotiate } from './encodings';
import { announceClose, endResponse } from './respond';

export type StaticFile = {
  path: string;
  cacheControl: string;
  /** Codings with a precompressed file. */
  codings: ReadonlySet<Encoding>;
  policy: string;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE_HOURLY = 'public, max-age=3600, must-revalidate';
const SEND = { dotfiles: 'allow', cacheControl: false, contentType: false } as const;
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

function contentTypeOf(path: string): string {
  const type = send.mime.getType(path) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

function fileOf(path: string, cacheControl: string, policy = DATA_POLICY): StaticFile {
  const codings = new Set((['br', 'gzip'] as const).filter((coding) => existsSync(path + SUFFIX[coding])));
  return { path, cacheControl, codings, policy };
}

function* filesOf(dir: string, prefix: string, cacheControl: string): Iterable<[string, StaticFile]> {
  const entries = existsSync(dir) ? readdirSync(dir, { withFileTypes: true, recursive: true }) : [];
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = relative(dir, path).split(sep).map(encodeURIComponent).join('/');
    yield [`${prefix}/${url}`, fileOf(path, cacheControl)];
  }
}

/** Files of the build and of `public/` by address. The list is built once. A requested address is looked up in it and never joined to a folder. */
export function staticFiles({
  dir,
  files = [],
}: Pick<FrontConfig, 'dir' | 'files'>): ReadonlyMap<string, StaticFile> {
  return new Map([
    ...filesOf(join(dir, 'public'), '', REVALIDATE_HOURLY),
    ...filesOf(join(dir, '.next/static'), '/_next/static', IMMUTABLE),
    ...files.map((file) => [file.url, fileOf(join(dir, file.path), file.cacheControl, file.policy)] as const),
  ]);
}

/** A file under `/media`. Uploaded bytes must never run as a page. Their addresses are immutable. */
export function mediaFile(path: string): StaticFile {
  return { path, cacheControl: IMMUTABLE, codings: new Set(), policy: "default-src 'none'; sandbox" };
}

/** Sends a file, with support for conditional requests, HEAD, one byte range and precompressed files. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  security: Record<string, string>,
): Promise<void> {
  const { headers, method } = request;
  // only defined for GET (RFC 9110 §14.2)
  if (method === 'HEAD') delete headers.range;
  const wanted = negotiate(request);
  // ranges refer to the plain bytes
  const coding = file.codings.has(wanted) && headers.range === undefined ? wanted : 'identity';
  const path = file.path + SUFFIX[coding];
  const root = dirname(path);
  const found = await send(request, `/${encodeURIComponent(basename(path))}`, { ...SEND, root });
  const isFile = found.type === 'file';
  announceClose(request, response);
  response.writeHead(found.statusCode, {
    ...found.headers,
    ...security,
    ...(isFile && { 'Cache-Control': file.cacheControl, 'Content-Security-Policy': file.policy }),
    ...(isFile && found.statusCode !== 304 && { 'Content-Type': contentTypeOf(file.path) }),
    ...(coding !== 'identity' && found.statusCode !== 304 && { 'Content-Encoding': coding }),
    ...(file.codings.size > 0 && { Vary: 'Accept-Encoding' }),
  });
  if (method === 'HEAD') found.stream.destroy();
  // if a visitor disconnects midway, the stream ends with an error that can be ignored
  else await pipeline(found.stream, response, { end: false }).catch(() => response.destroy());
  endResponse(request, response);
}

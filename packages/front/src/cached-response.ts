import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { PagePolicy } from './config';
import { DATA_POLICY, inlineScriptHashes } from './csp';
import { type Coding, compress, type Effort, isCompressible, negotiate, QUICK, THOROUGH } from './encodings';
import { respond } from './respond';
import { ROUTER_HEADERS } from './routes';
import type { Sized } from './tagged-cache';
import type { Whole } from './upstream';

/** A response in memory, ready to be sent. Headers are flat lists of names and values, which `writeHead` handles fastest. */
export type CachedResponse = Sized & {
  status: number;
  etag: string;
  /** Headers of all codings and of a 304. */
  headers: string[];
  body: Buffer;
  isCompressible: boolean;
  /** The body in the codings requested so far. */
  codings: Map<Coding, Buffer | Promise<Buffer>>;
  renderedAt: number;
  /** Number of times served from memory; a repeated request triggers better compression, once. */
  hits: number;
};

/** Headers of the application that are cached. Others are not, because a header set for one visitor must not reach the next. */
const CACHED_HEADERS = /^(?:content-(?:type|language|disposition)|last-modified|link|location|retry-after)$/;

/** Clients and proxies may store the response but must revalidate it, so that an edit shows at once. A revalidation costs a 304 from memory. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers with which the same address gives different responses. */
const VARY = `Accept-Encoding, Cookie, Authorization, ${ROUTER_HEADERS.join(', ')}`;

export type ResponseOptions = {
  path: string;
  page: PagePolicy;
  findTags?: (text: string) => Iterable<string>;
  tags?: readonly string[];
  cacheControl?: string;
  /** Headers for CDNs that purge by tag; they may replace `cache-control`. */
  shared?: ((tags: ReadonlySet<string>) => Record<string, string>) | undefined;
};

function headersOf(whole: Whole, policy: string, tags: ReadonlySet<string>, options: ResponseOptions) {
  const { status, headers } = whole;
  const all = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => CACHED_HEADERS.test(name))),
    'cache-control': status === 200 ? (options.cacheControl ?? REVALIDATE) : 'no-store',
    vary: VARY,
    'content-security-policy': policy,
    ...options.page.headers(options.path),
    ...(status === 200 ? options.shared?.(tags) : undefined),
  };
  return Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [key, String(value)]));
}

/** Prepares a complete response of the application for sending, and perhaps for caching. */
export function prepareResponse(whole: Whole, options: ResponseOptions): CachedResponse {
  const { path, page, findTags } = options;
  const type = String(whole.headers['content-type'] ?? 'application/octet-stream');
  const isHtml = type.startsWith('text/html');
  const { body } = whole;
  const text = isHtml || type.includes('json') || type.includes('xml') ? body.toString('utf8') : '';
  const policy = isHtml ? page.policy(path, inlineScriptHashes(text)) : DATA_POLICY;
  const hash = createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22);
  // weak, because all codings share it (RFC 9110 §8.8.1)
  const etag = `W/"${hash}"`;
  const tags = new Set([...(options.tags ?? []), 'site', ...(findTags?.(text) ?? [])]);
  const compressible = isCompressible(type, body.length);
  return {
    status: whole.status,
    etag,
    headers: [...headersOf(whole, policy, tags, options), 'etag', etag],
    body,
    isCompressible: compressible,
    codings: new Map(),
    tags,
    renderedAt: Date.now(),
    hits: 0,
    // about half the size of a text again for its codings; header strings, Map entries and tags are small, but not free
    bytes: Math.ceil(body.length * (compressible ? 1.5 : 1)) + 3 * 1024 + 80 * tags.size,
  };
}

/** Makes a coding for the first request and for those that arrive meanwhile. */
function coded(cached: CachedResponse, coding: Coding, effort: Effort): Promise<Buffer> {
  const making = compress(cached.body, coding, effort);
  making.then(
    (bytes) => cached.codings.set(coding, bytes),
    () => cached.codings.delete(coding),
  );
  return making;
}

/** Number of hits after which a response is compressed again, because the second one shows that it will be requested again. */
const COMPRESSED_AGAIN_AT = 2;

/** Counts a response from memory. Frequent ones are then compressed better in the background. */
export function noteHit(cached: CachedResponse): void {
  if (++cached.hits !== COMPRESSED_AGAIN_AT || !cached.isCompressible) return;
  // the existing codings stay until then
  for (const coding of ['br', 'gzip'] as const) coded(cached, coding, THOROUGH).catch(() => undefined);
}

/** Sends a response from memory in the best coding, or 304 if the client has it. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request;
  const { status, etag, codings } = cached;
  if (status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag }))
    return void respond(request, response, 304, cached.headers);
  const wanted = cached.isCompressible ? negotiate(request) : 'identity';
  const send = (body: Buffer, coding: string[]) => {
    if (response.destroyed) return;
    const all = [...cached.headers, ...coding, 'content-length', String(body.length)];
    respond(request, response, status, all, body);
  };
  if (wanted === 'identity') return void send(cached.body, []);
  const inCoding = ['content-encoding', wanted];
  const known = codings.get(wanted);
  if (Buffer.isBuffer(known)) return void send(known, inCoding);
  const making = known ?? coded(cached, wanted, QUICK);
  if (!known) codings.set(wanted, making);
  making.then(
    (body) => send(body, inCoding),
    () => send(cached.body, []),
  );
}

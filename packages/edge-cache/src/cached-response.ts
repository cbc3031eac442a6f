import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { PagePolicy } from './config';
import { DATA_POLICY, inlineScriptHashes, withFirstScript } from './csp';
import {
  type Coded,
  type Coding,
  type Encoding,
  encode,
  encodeThoroughly,
  isEncoded,
  negotiate,
} from './encodings';
import { respond } from './request-body';
import { ROUTER_HEADERS } from './routes';
import type { Sized } from './tagged-cache';
import type { Whole } from './upstream';

/** One coding of a response. Headers are flat lists of names and values, the form `writeHead` handles fastest. */
export type Representation = { body: Buffer; headers: string[] };

/** A response in memory, ready to be sent. */
export type CachedResponse = Sized & {
  status: number;
  etag: string;
  notModified: string[];
  identity: Representation;
  gzip?: Representation;
  br?: Representation;
  /** codings that nobody has asked for yet, or that are being made */
  missing: Map<Coding, Promise<void> | undefined>;
  renderedAt: number;
  /** how often it was served from memory; a repeated request triggers better compression, once */
  hits: number;
};

/** Only these headers of the application are cached: what it sets for one visitor must not reach the next. */
const CACHED_HEADERS = /^(?:content-(?:type|language|disposition)|last-modified|link|location|retry-after)$/;

/** Clients and proxies may store the response but must revalidate: an edit shows at once, and a revalidation costs a 304 from memory. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** With any of these the same address gives different responses. */
const VARY = `Accept-Encoding, Cookie, Authorization, ${ROUTER_HEADERS.join(', ')}`;

export type ResponseOptions = {
  path: string;
  page: PagePolicy;
  findTags?: (text: string) => Iterable<string>;
  tags?: readonly string[];
  cacheControl?: string;
  /** headers for CDNs that purge by tag; they may replace `cache-control` */
  shared?: (tags: ReadonlySet<string>) => Record<string, string>;
  /** the coding that is sent first; the others are made when somebody asks for them */
  wanted?: Encoding;
};

function commonHeaders(
  { status, headers }: Whole,
  policy: string,
  tags: ReadonlySet<string>,
  options: ResponseOptions,
): string[] {
  const common = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => CACHED_HEADERS.test(name))),
    'cache-control': status === 200 ? (options.cacheControl ?? REVALIDATE) : 'no-store',
    vary: VARY,
    'content-security-policy': policy,
    ...options.page.headers(options.path),
    ...(status === 200 ? options.shared?.(tags) : undefined),
  };
  return Object.entries(common).flatMap(([key, value]) => (value === undefined ? [] : [key, String(value)]));
}

const represent = (headers: readonly string[], body: Buffer, ...coding: string[]): Representation => ({
  body,
  headers: [...headers, ...coding, 'content-length', String(body.length)],
});

function represented(headers: readonly string[], { gzip, br }: Coded): Pick<CachedResponse, 'gzip' | 'br'> {
  return {
    ...(gzip && { gzip: represent(headers, gzip, 'content-encoding', 'gzip') }),
    ...(br && { br: represent(headers, br, 'content-encoding', 'br') }),
  };
}

/** The second time a response is served from memory shows that it will be requested again. */
const COMPRESSED_AGAIN_AT = 2;

const typeOf = ({ notModified }: CachedResponse): string =>
  notModified[notModified.indexOf('content-type') + 1] ?? '';

/** Call for each response from memory. Frequently read ones are then compressed better; nobody waits for that. */
export function noteHit(cached: CachedResponse): void {
  cached.hits++;
  if (cached.hits !== COMPRESSED_AGAIN_AT) return;
  encodeThoroughly(cached.identity.body, typeOf(cached)).then(
    (coded) => {
      cached.missing.clear();
      Object.assign(cached, represented(cached.notModified, coded));
    },
    // existing codings stay
    () => undefined,
  );
}

const CODINGS: readonly Coding[] = ['gzip', 'br'];

/** Makes a coding for the first one who asks for it, and for those who ask meanwhile. */
function addCoding(cached: CachedResponse, coding: Coding): Promise<void> {
  const running = cached.missing.get(coding);
  if (running) return running;
  const made = encode(cached.identity.body, typeOf(cached), [coding]).then(
    (coded) => {
      // the thorough ones may have come first
      if (cached.missing.delete(coding)) Object.assign(cached, represented(cached.notModified, coded));
    },
    () => void cached.missing.delete(coding),
  );
  cached.missing.set(coding, made);
  return made;
}

/** Prepares a whole response of the application for sending, and perhaps caching. */
export async function prepareResponse(whole: Whole, options: ResponseOptions): Promise<CachedResponse> {
  const { path, page } = options;
  const type = String(whole.headers['content-type'] ?? 'application/octet-stream');
  const isHtml = type.startsWith('text/html');
  const isText = isHtml || type.includes('json') || type.includes('xml');
  const received = isText ? whole.body.toString('utf8') : '';
  const text = isHtml ? page.finish(withFirstScript(page, path, received)) : received;
  const body = isHtml ? Buffer.from(text) : whole.body;
  const policy = isHtml ? page.policy(path, inlineScriptHashes(text)) : DATA_POLICY;
  const hash = createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22);
  // weak, because all codings share it (RFC 9110 §8.8.1)
  const etag = `W/"${hash}"`;
  const tags = new Set([...(options.tags ?? []), 'site', ...(options.findTags?.(text) ?? [])]);
  const notModified = [...commonHeaders(whole, policy, tags, options), 'etag', etag];
  const { wanted } = options;
  const now = wanted === undefined ? CODINGS : CODINGS.filter((coding) => coding === wanted);
  const coded = represented(notModified, await encode(body, type, now));
  const missing = isEncoded(body, type) ? CODINGS.filter((coding) => !now.includes(coding)) : [];
  // about as long as what was made; without anything made, a guess
  const later = missing.length * ((coded.br ?? coded.gzip)?.body.length ?? Math.ceil(body.length / 2));
  return {
    status: whole.status,
    etag,
    notModified,
    tags,
    renderedAt: Date.now(),
    hits: 0,
    missing: new Map(missing.map((coding) => [coding, undefined])),
    identity: represent(notModified, body),
    ...coded,
    // header strings, Map entries and tags are small compared with bodies, but not free
    bytes:
      body.length +
      (coded.gzip?.body.length ?? 0) +
      (coded.br?.body.length ?? 0) +
      later +
      3 * 1024 +
      80 * tags.size,
  };
}

/** Sends a response from memory in the best coding, or 304 if the client has it. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request;
  const { status, etag, notModified } = cached;
  const isKnown = status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag });
  const wanted = negotiate(request);
  const send = () => {
    const chosen = cached[wanted] ?? cached.identity;
    if (!response.destroyed) respond(request, response, status, chosen.headers, chosen.body);
  };
  if (isKnown) respond(request, response, 304, notModified);
  else if (wanted !== 'identity' && cached.missing.has(wanted)) void addCoding(cached, wanted).then(send);
  else send();
}

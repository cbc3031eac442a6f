import { createHash } from 'node:crypto';
import { ROUTER_HEADERS } from './cache-key';
import type { PagePolicy } from './config';
import { DATA_POLICY, inlineScriptHashes, withFirstScript } from './csp';
import { type Encoding, encode } from './encodings';
import type { Sized } from './tagged-cache';
import type { Whole } from './upstream';

/** One coding of a response. Headers are flat lists of names and values, the form that `writeHead` takes fastest. */
export type Representation = { body: Buffer; headers: string[] };

/** A response in memory, with everything that sending it needs prepared. */
export type CachedResponse = Sized & {
  status: number;
  etag: string;
  notModified: string[];
  identity: Representation;
  gzip?: Representation;
  br?: Representation;
  renderedAt: number;
};

/** Only these headers of the application are cached: what it sets for one visitor must not reach the next. */
const CACHED_HEADERS = /^(?:content-(?:type|language|disposition)|last-modified|link|location|retry-after)$/;

/** Clients and proxies may store the response but must revalidate: an edit shows at once, and asking costs a 304 from memory. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** With any of these the same address gives another response. */
const VARY = `Accept-Encoding, Cookie, Authorization, ${ROUTER_HEADERS.join(', ')}`;

export type ResponseOptions = {
  path: string;
  page: PagePolicy;
  findTags?: (text: string) => Iterable<string>;
  tags?: readonly string[];
  now?: number;
  cacheControl?: string;
};

function commonHeaders({ status, headers }: Whole, policy: string, options: ResponseOptions): string[] {
  const common = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => CACHED_HEADERS.test(name))),
    'cache-control': status === 200 ? (options.cacheControl ?? REVALIDATE) : 'no-store',
    vary: VARY,
    'content-security-policy': policy,
    ...options.page.headers(options.path),
  };
  return Object.entries(common).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
}

/** Prepares what is sent, and perhaps cached, from a whole response of the application. */
export async function prepareResponse(whole: Whole, options: ResponseOptions): Promise<CachedResponse> {
  const { path, page } = options;
  const type = String(whole.headers['content-type'] ?? 'application/octet-stream');
  const isHtml = type.startsWith('text/html');
  const isText = isHtml || type.includes('json') || type.includes('xml');
  const received = isText ? whole.body.toString('utf8') : '';
  const text = isHtml ? page.finish(withFirstScript(page, received)) : received;
  const body = isHtml ? Buffer.from(text) : whole.body;
  const policy = isHtml ? page.policy(path, inlineScriptHashes(text)) : DATA_POLICY;
  const hash = createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22);
  // weak, because all codings share it (RFC 9110 §8.8.1)
  const etag = `W/"${hash}"`;
  const notModified = [...commonHeaders(whole, policy, options), 'etag', etag];
  const coding = (encoding: Encoding) => (encoding === 'identity' ? [] : ['content-encoding', encoding]);
  const represent = (bytes: Buffer, encoding: Encoding): Representation => ({
    body: bytes,
    headers: [...notModified, ...coding(encoding), 'content-length', String(bytes.length)],
  });
  const coded = await encode(body, type);
  const tags = new Set([...(options.tags ?? []), 'site', ...(options.findTags?.(text) ?? [])]);
  return {
    status: whole.status,
    etag,
    notModified,
    tags,
    renderedAt: options.now ?? Date.now(),
    identity: represent(body, 'identity'),
    ...(coded.gzip && { gzip: represent(coded.gzip, 'gzip') }),
    ...(coded.br && { br: represent(coded.br, 'br') }),
    // header strings, Map entries and tags are small beside the bodies, but not nothing
    bytes: body.length + (coded.gzip?.length ?? 0) + (coded.br?.length ?? 0) + 3 * 1024 + 80 * tags.size,
  };
}

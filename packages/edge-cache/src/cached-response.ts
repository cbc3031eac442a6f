import { createHash } from 'node:crypto';
import { STATUS_CODES, validateHeaderValue } from 'node:http';
import type { Captured } from './capture';
import { etagFor } from './conditional';
import { type CspConfig, DATA_POLICY, hashPolicy } from './csp';
import { withLaterScripts } from './deferred-scripts';
import { type Encoding, encode } from './encodings';
import { securityHeaders } from './security-headers';
import type { Sized } from './tagged-cache';
import { listingTags } from './tags-of';
import { withTrustedTypes } from './trusted-types';

/** One coding of an answer: its headers, flat as `writeHead` takes them fastest, the same as text, and its bytes. */
export type Representation = {
  headers: string[];
  head: string;
  notModified: string[];
  body: Buffer;
  /** head and body in one piece, as sent in this second (send.ts) */
  whole?: { tail: string; bytes: Buffer };
};

/** An answer in memory, with everything that a hit needs made beforehand. */
export type Answer = Sized & {
  status: number;
  hash: string;
  identity: Representation;
  gzip?: Representation;
  br?: Representation;
  madeAt: number;
};

/** Of the application's headers only these are kept: what it sets for one visitor must not reach the next. */
const KEPT = new Set([
  'content-type',
  'content-language',
  'content-disposition',
  'last-modified',
  'link',
  // of a redirect: without it only our own script would follow, and a form without script would end here
  'location',
]);

/**
 * Clients and proxies between may store the answer but must ask whether it is current: an edit shows at once, and
 * asking costs a 304 from memory.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** An answer on this address also depends on these: with them it is another one (front-door.ts). */
const VARY =
  'Accept-Encoding, Cookie, Authorization, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Url';

/** Status line and headers as `writeHead` would write them, which would throw on the same characters. */
export function headText(status: number, headers: readonly string[]): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
  for (let i = 0; i + 1 < headers.length; i += 2) {
    validateHeaderValue(headers[i]!, headers[i + 1]!);
    text += `${headers[i]}: ${headers[i + 1]}\r\n`;
  }
  return text;
}

export type AnswerOptions = { csp: CspConfig; tags: readonly string[]; now: number; cacheControl?: string };

/** The headers that all codings of an answer have. */
function commonHeaders({ status, headers }: Captured, policy: string, options: AnswerOptions): string[] {
  const common: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (!KEPT.has(name) || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) common.push(name, String(one));
  }
  const cacheControl = status === 200 ? (options.cacheControl ?? REVALIDATE) : 'no-store';
  common.push('cache-control', cacheControl, 'vary', VARY, 'content-security-policy', policy);
  for (const [name, value] of securityHeaders(options.csp)) common.push(name, value);
  return common;
}

/** Makes the answer that is sent, and perhaps kept, from what the application wrote. */
export async function makeAnswer(captured: Captured, options: AnswerOptions): Promise<Answer> {
  const { status } = captured;
  const type = String(captured.headers['content-type'] ?? 'application/octet-stream');
  const isHtml = type.startsWith('text/html');
  const isText = isHtml || type.includes('json') || type.includes('xml');
  const written = isText ? captured.body.toString('utf8') : '';
  const text = isHtml ? withLaterScripts(withTrustedTypes(written)) : written;
  const body = isHtml ? Buffer.from(text) : captured.body;
  const policy = isHtml ? hashPolicy(text, options.csp) : DATA_POLICY;
  const hash = createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22);
  const common = commonHeaders(captured, policy, options);

  const represent = (bytes: Buffer, encoding: Encoding): Representation => {
    const etag = ['etag', etagFor(hash, encoding)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...common, ...etag, ...coding, 'content-length', String(bytes.length)];
    return { body: bytes, headers, head: headText(status, headers), notModified: [...common, ...etag] };
  };
  const coded = await encode(body, type);
  const tags = new Set([...options.tags, 'site', ...listingTags(text)]);
  return {
    status,
    hash,
    tags,
    madeAt: options.now,
    identity: represent(body, 'identity'),
    ...(coded.gzip && { gzip: represent(coded.gzip, 'gzip') }),
    ...(coded.br && { br: represent(coded.br, 'br') }),
    // header strings, Map entries and tags are small beside the bodies, but not nothing
    bytes: body.length + (coded.gzip?.length ?? 0) + (coded.br?.length ?? 0) + 3 * 1024 + 80 * tags.size,
  };
}

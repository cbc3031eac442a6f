import type { IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listing/constants';

export type Refusal = { status: number; message: string };

/** What decides about a request before its body: Node's parser reads it, or fast-lane.ts. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  /** as they came, where a field may be there twice; fast-lane.ts takes none of those */
  rawHeaders?: string[];
};

/** Who asks. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

export const MAX_URL_BYTES = 4096;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const MEGABYTE = 1024 * 1024;
const LISTING_BYTES = MAX_IMAGES * MAX_IMAGE_BYTES + MAX_VIDEOS * MAX_VIDEO_BYTES;

/** Bytes that a request body may have, by path: a little above what the handlers allow, which answer more kindly. */
const BODY_LIMITS: readonly { path: RegExp; bytes: number }[] = [
  { path: /^\/api\/property(?:\/[^/]+)?$/, bytes: LISTING_BYTES + 4 * MEGABYTE },
  { path: /^\/api\/user\/(?:profile|documents?)(?:\/|$)/, bytes: 30 * MEGABYTE },
  { path: /^\/api\/(?:contact|admin)\/import$/, bytes: 30 * MEGABYTE },
];
const DEFAULT_BODY_BYTES = 256 * 1024;

export function bodyLimit(path: string): number {
  return BODY_LIMITS.find((rule) => rule.path.test(path))?.bytes ?? DEFAULT_BODY_BYTES;
}

/**
 * Headers by which Next talks to itself. From outside they have been a way around middleware (CVE-2025-29927), into
 * its caches (CVE-2024-46982) and to other targets; a visitor's browser sends none of them.
 */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-now-|x-invoke-|x-matched-path$|x-prerender-|x-forwarded-(?:host|port|proto)$|content-security-policy)/;

/** A path of percent signs that are no UTF-8 (`/%`, `/%ff`): Next answers it with a bare 500. */
function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A name or address, and perhaps a port (RFC 9110 §7.2). */
const HOST = /^[\w.:[\]-]+$/;

/**
 * More than one Host, or one that is none, must be refused (RFC 9112 §3.2): Node gives out the first, another reader of the same
 * request may believe the last.
 */
function namesOneHost({ headers, rawHeaders = [] }: RequestHead): boolean {
  // only HTTP/1.0 may name none (Node asks the others for it): health checks of proxies do so
  if (headers.host === undefined) return true;
  if (!HOST.test(headers.host)) return false;
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count < 2;
}

/** Why a request is turned away before anything else runs, or undefined. */
export function refusal(request: RequestHead): Refusal | undefined {
  const { method = '', url = '', headers } = request;
  if (!METHODS.has(method)) return { status: 405, message: 'Method not allowed' };
  if (url.length > MAX_URL_BYTES) return { status: 414, message: 'The address is too long' };
  // absolute-form is for proxies, `//host` and backslashes are read as another site by lenient parsers (RFC 9112 §3.2)
  if (url.charCodeAt(0) !== 47 || url.charCodeAt(1) === 47 || url.includes('\\')) {
    return { status: 400, message: 'The address must begin with a single slash' };
  }
  if (!namesOneHost(request)) return { status: 400, message: 'One host must be named' };
  if (!isReadable(pathOf(url))) return { status: 400, message: 'The address cannot be read' };
  if (headers['next-action'] !== undefined) return { status: 404, message: 'There are no server actions' };
  if (headers['x-middleware-subrequest'] !== undefined) return { status: 400, message: 'Bad request' };
  if (headers.upgrade !== undefined) {
    return { status: 400, message: 'No other protocol is spoken here' };
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > bodyLimit(pathOf(url))) {
    return { status: 413, message: 'The request is too large' };
  }
  return undefined;
}

export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Takes Next's internal headers out of a request that goes on to the application. */
export function stripInternalHeaders(request: IncomingMessage, trustForwarded: boolean): void {
  for (const name of Object.keys(request.headers)) {
    if (!INTERNAL.test(name)) continue;
    if (trustForwarded && name.startsWith('x-forwarded-')) continue;
    delete request.headers[name];
  }
}

/**
 * Appends the address that this connection comes from, as every hop does: readers believe the last entries only
 * (lib/http/client-ip.ts).
 */
export function forwardedFor({ headers, socket }: Caller): string {
  const before = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  return before ? `${String(before)}, ${own}` : own;
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { BodyLimit } from './config';

export type Refusal = { status: number; message: string };

export const MAX_URL_LENGTH = 4096;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Headers by which Next talks to itself. From outside they have been a way around middleware (CVE-2025-29927), into
 * its caches (CVE-2024-46982) and to other targets; a visitor's browser sends none of them.
 */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-now-|x-invoke-|x-matched-path$|x-prerender-|x-forwarded-(?:host|port|proto)$|content-security-policy)/;

/** A name or address, and perhaps a port (RFC 9110 §7.2). */
const HOST = /^[\w.:[\]-]+$/;

export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Next responds to a path whose percent signs are not UTF-8 (`/%`, `/%ff`) with a bare 500. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * More than one Host, or an invalid one, must be refused (RFC 9112 §3.2): Node reports the first, another reader of the same
 * request may believe the last.
 */
function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  // only HTTP/1.0 may name none (Node insists on it for the others): health checks of proxies use it
  if (headers.host === undefined) return true;
  if (!HOST.test(headers.host)) return false;
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count < 2;
}

/** Which requests never reach the application, and how large a body may be. */
export class Refusals {
  constructor(
    private readonly bodyLimits: readonly BodyLimit[],
    private readonly defaultBodyBytes: number,
  ) {}

  maxBodyBytes(path: string): number {
    return this.bodyLimits.find((limit) => limit.path.test(path))?.bytes ?? this.defaultBodyBytes;
  }

  /** Why a request is refused before anything else runs, or undefined. */
  refusalOf(request: IncomingMessage): Refusal | undefined {
    const { method = '', url = '', headers } = request;
    if (!METHODS.has(method)) return { status: 405, message: 'Method not allowed' };
    if (url.length > MAX_URL_LENGTH) return { status: 414, message: 'The address is too long' };
    // absolute-form is for proxies, `//host` and backslashes are read as another site by lenient parsers (RFC 9112 §3.2)
    if (url.charCodeAt(0) !== 47 || url.charCodeAt(1) === 47 || url.includes('\\')) {
      return { status: 400, message: 'The address must begin with a single slash' };
    }
    if (!namesOneHost(request)) return { status: 400, message: 'Exactly one host must be named' };
    if (!isDecodable(pathOf(url))) return { status: 400, message: 'The address cannot be read' };
    return this.byHeaders(headers, url);
  }

  private byHeaders(headers: IncomingHttpHeaders, url: string): Refusal | undefined {
    if (headers['next-action'] !== undefined) return { status: 404, message: 'There are no server actions' };
    if (headers['x-middleware-subrequest'] !== undefined) return { status: 400, message: 'Bad request' };
    if (headers.upgrade !== undefined) return { status: 400, message: 'Unsupported protocol' };
    const length = headers['content-length'];
    if (length !== undefined && Number(length) > this.maxBodyBytes(pathOf(url))) {
      return { status: 413, message: 'The request is too large' };
    }
    return undefined;
  }
}

/** Takes Next's internal headers out of a request that goes on to the application. */
export function stripInternalHeaders({ headers }: IncomingMessage, trustForwarded: boolean): void {
  for (const name of Object.keys(headers)) {
    if (!INTERNAL.test(name) || (trustForwarded && name.startsWith('x-forwarded-'))) continue;
    delete headers[name];
  }
}

/** Appends the address that this connection comes from, as every hop does: readers believe the last entries only. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  return before ? `${String(before)}, ${own}` : own;
}

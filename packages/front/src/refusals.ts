import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { FrontConfig } from './config';

type Refusal = { status: number; message: string };

const MAX_URL_LENGTH = 4096;
export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Next's internal headers. From outside they bypass middleware (CVE-2025-29927) and poison its caches (CVE-2024-46982). */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-now-|x-invoke-|x-matched-path$|x-prerender-|x-forwarded-(?:host|port|proto)$|content-security-policy)/;

/** A name or address with an optional port (RFC 9110 §7.2). */
const HOST = /^[\w.:[\]-]+$/;

export const pathOf = (url: string): string => url.split('?', 1)[0] as string;

/** False for a path whose percent escapes are not UTF-8 (`/%`, `/%ff`), for which Next sends a bare 500. */
function isDecodable(path: string): boolean {
  try {
    return !path.includes('%') || decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}

/**
 * True for exactly one valid Host. Others must be refused (RFC 9112 §3.2), because another reader of the same request may
 * trust the last one. Only HTTP/1.0 may omit it (Node requires it otherwise), as health checks of proxies do.
 */
function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  const isHost = (name: string, i: number) => i % 2 === 0 && name.length === 4 && /^host$/i.test(name);
  return (
    rawHeaders.filter(isHost).length === 1 &&
    HOST.test(headers.host) &&
    URL.canParse(`http://${headers.host}`)
  );
}

/** Refuses requests that must never reach the application, and has the maximum body sizes. */
export class Refusals {
  constructor(private readonly config: Pick<FrontConfig, 'bodyLimits' | 'defaultBodyBytes' | 'hosts'>) {}

  maxBodyBytes(path: string): number {
    const { bodyLimits, defaultBodyBytes } = this.config;
    return bodyLimits.find((limit) => limit.path.test(path))?.bytes ?? defaultBodyBytes;
  }

  /**
   * True for our own host names and IP addresses. Another site's page can point its own name at this machine ("DNS
   * rebinding") and would then be its own origin here. That is impossible with an IP address, which health checks and people
   * in the same network use.
   */
  private isOwnHost(host: string | undefined): boolean {
    const { hosts } = this.config;
    if (!hosts || host === undefined) return true;
    const { hostname } = new URL(`http://${host}`);
    const bare = hostname.replace(/^\[|\]$/g, '');
    return isIP(bare) !== 0 || hostname === 'localhost' || hosts.includes(hostname);
  }

  /** The reason to refuse a request before anything else runs, or undefined. */
  refusalOf(request: IncomingMessage): Refusal | undefined {
    const { method = '', url = '', headers } = request;
    if (request.httpVersionMajor !== 1) return { status: 505, message: 'HTTP/1.1 is spoken here' };
    if (!namesOneHost(request)) return { status: 400, message: 'Exactly one host must be named' };
    if (!this.isOwnHost(headers.host)) return { status: 421, message: 'This site has another address' };
    if (!METHODS.has(method)) return { status: 405, message: 'Method not allowed' };
    if (url.length > MAX_URL_LENGTH) return { status: 414, message: 'The address is too long' };
    // absolute-form is for proxies, and lenient parsers read `//host` and backslashes as another site (RFC 9112 §3.2)
    if (url.charCodeAt(0) !== 47 || url.charCodeAt(1) === 47 || url.includes('\\')) {
      return { status: 400, message: 'The address must begin with a single slash' };
    }
    const path = pathOf(url);
    if (!isDecodable(path)) return { status: 400, message: 'The address cannot be read' };
    if ('next-action' in headers) return { status: 404, message: 'There are no server actions' };
    if ('x-middleware-subrequest' in headers) return { status: 400, message: 'Bad request' };
    if ('upgrade' in headers) return { status: 400, message: 'Unsupported protocol' };
    // a body without a declared length is limited while it arrives (request-body.ts)
    const length = headers['content-length'];
    if (length === undefined || Number(length) <= this.maxBodyBytes(path)) return undefined;
    return { status: 413, message: 'The request is too large' };
  }
}

export function stripInternalHeaders({ headers }: IncomingMessage, trustForwarded: boolean): void {
  for (const name of Object.keys(headers)) {
    if (!INTERNAL.test(name) || (trustForwarded && name.startsWith('x-forwarded-'))) continue;
    delete headers[name];
  }
}

/** Appends this connection's address, as every hop does. Readers trust only the last entries. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

/** Limit of requests of one connection that wait behind a response. Browsers send none ahead, and load generators a few dozen. */
const MAX_WAITING = 64;
const unanswered = new WeakMap<Socket, number>();

/** False if the connection sends too much ahead. Node parses a whole chunk of 64 KB before it checks if the client reads. */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  if (count > MAX_WAITING + 1) socket.destroy();
  return !socket.destroyed;
}

import type { IncomingHttpHeaders } from 'node:http';

/** What a request carries that decides whether a kept answer may be given to it. */
export type VisitorClass = 'anonymous' | 'session' | 'credentials';

/** Names from lib/auth/cookies.ts; what the cookie says does not matter, only that there is one. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?saptam_session=/;

export function visitorClass(headers: IncomingHttpHeaders): VisitorClass {
  if (headers.authorization !== undefined) return 'credentials';
  const { cookie } = headers;
  return cookie !== undefined && SESSION_COOKIE.test(cookie) ? 'session' : 'anonymous';
}

/**
 * Next's client router asks for the same addresses and gets another format. Those answers are never kept, so the two
 * can never mix.
 */
export function isRouterRequest(headers: IncomingHttpHeaders, url: string): boolean {
  return (
    headers.rsc !== undefined ||
    headers['next-router-state-tree'] !== undefined ||
    headers['next-router-prefetch'] !== undefined ||
    headers['next-router-segment-prefetch'] !== undefined ||
    headers['next-url'] !== undefined ||
    url.includes('_rsc=')
  );
}

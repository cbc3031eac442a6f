import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { EdgeCacheConfig } from './config';
import { type Matched, matchPublic } from './routes';

/** The cache entry that may serve a request, and the address to render it from. */
export type CacheTarget = { matched: Matched; key: string; url: string };

const MAX_MATCHES = 5000;
const MAX_URL_LENGTH = 512;

/** Next's client router asks for the same addresses in another format, which is never cached. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

function isRouterRequest(headers: IncomingHttpHeaders, url: string): boolean {
  return ROUTER_HEADERS.some((name) => headers[name] !== undefined) || url.includes('_rsc=');
}

/**
 * Decides which requests the cache may serve. The key is the path with the route's declared query, behind `m` for requests with
 * a session cookie: a response to a signed-in visitor can never reach an anonymous one, even if a route were declared wrongly.
 */
export class CacheKeys {
  private readonly sessionCookie: RegExp;
  /** the same addresses come again and again */
  private readonly matches = new LRUCache<string, { matched: Matched | undefined }>({
    max: MAX_MATCHES,
    memoMethod: (url) => ({ matched: matchPublic(url, this.config.routes) }),
  });

  constructor(private readonly config: Pick<EdgeCacheConfig, 'routes' | 'sessionCookies'>) {
    // what the cookie says does not matter here, only that there is one
    this.sessionCookie = new RegExp(`(?:^|;\\s*)(?:${config.sessionCookies.join('|')})=`);
  }

  targetOf({ headers, method, url = '/' }: IncomingMessage): CacheTarget | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (isRouterRequest(headers, url)) return undefined;
    if (headers.authorization !== undefined) return undefined;
    const hasSession = headers.cookie !== undefined && this.sessionCookie.test(headers.cookie);
    const matched = this.match(url);
    if (!matched || (hasSession && matched.route.session === 'bypass')) return undefined;
    const target = matched.query ? `${matched.path}?${matched.query}` : matched.path;
    return { matched, key: (hasSession ? 'm' : 'v') + target, url: target };
  }

  private match(url: string): Matched | undefined {
    if (url.length > MAX_URL_LENGTH) return matchPublic(url, this.config.routes);
    return this.matches.memo(url).matched;
  }
}

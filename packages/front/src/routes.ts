import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

export type Lifetime = {
  /** Time in which it is served from memory unchanged. */
  freshSeconds: number;
  /** Further time in which it is served from memory while it is rendered again. */
  staleSeconds: number;
};

/** Addresses whose responses are the same for every visitor. */
export type PublicRoute = {
  /** The whole path in lower case, unencoded; its first group may be used in `tags`. */
  path: RegExp;
  /** The query keys that affect the response; others are dropped before rendering. */
  query: readonly string[];
  tags: (match: RegExpExecArray) => string[];
  lifetime: Lifetime;
  /** Behaviour with a session cookie; 'own-key' uses a separate entry rendered without the cookie, and 'bypass' the application. */
  session: 'own-key' | 'bypass';
  /** Passes the visitor's address to the application, which limits calls per address. */
  forwardsAddress?: boolean;
};

export type Matched = { route: PublicRoute; path: string; query: string; tags: string[] };

const MAX_QUERY_LENGTH = 600;

/** The declared part of a query in a fixed order without empty values, or undefined if it is longer than any real search. */
export function canonicalQuery(raw: string, allowed: readonly string[]): string | undefined {
  if (raw === '' || allowed.length === 0) return '';
  if (raw.length > 4 * MAX_QUERY_LENGTH) return undefined;
  // passes on `city[]` with `city`, so that the API can refuse it
  const isDeclared = ([key, value]: [string, string]) =>
    value !== '' && allowed.includes(key.replace(/\[.*/s, ''));
  const declared = [...new URLSearchParams(raw)].filter(isDeclared);
  declared.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(declared).toString();
  return query.length > MAX_QUERY_LENGTH ? undefined : query;
}

/** The public route of a request target. Undefined if the application responds and nothing is cached. */
export function matchPublic(url: string, routes: readonly PublicRoute[]): Matched | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  for (const route of routes) {
    const match = route.path.exec(path);
    if (!match) continue;
    const query = canonicalQuery(mark < 0 ? '' : url.slice(mark + 1), route.query);
    return query === undefined ? undefined : { route, path, query, tags: route.tags(match) };
  }
  return undefined;
}

/** The cache entry that may serve a request, and the address to render it from. */
export type CacheTarget = { matched: Matched; key: string; url: string };

export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

const MAX_MATCHES = 5000;
const MAX_URL_LENGTH = 512;

/** Headers of Next's client router, which requests the same addresses in another format that is never cached. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

const isRouterRequest = (headers: IncomingHttpHeaders, url: string): boolean =>
  ROUTER_HEADERS.some((name) => headers[name] !== undefined) || url.includes('_rsc=');

type Sessions = { routes: readonly PublicRoute[]; sessionCookies: readonly string[] };

/**
 * Decides which requests the cache may serve. The key is the path with the route's declared query. Requests with a session
 * cookie have the prefix `m`, so that a response to a signed-in visitor can never reach an anonymous one, even if a route
 * were declared wrongly.
 */
export class CacheKeys {
  private readonly sessionCookie: RegExp;
  /** Cached, because the same addresses recur. */
  private readonly matches = new LRUCache<string, { matched: Matched | undefined }>({
    max: MAX_MATCHES,
    memoMethod: (url) => ({ matched: matchPublic(url, this.config.routes) }),
  });

  constructor(private readonly config: Sessions) {
    // only the cookie's presence matters here, not its value
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

import { copied } from './copied';
import type { RequestHead } from './refusals';
import { type Matched, matchPublic, PUBLIC_ROUTES, type PublicRoute } from './routes';
import { isRouterRequest, visitorClass } from './visitor';

/** What is kept under which key for one request. */
export type Plan = { matched: Matched; key: string; url: string };

const MAX_REMEMBERED = 5000;
const MAX_REMEMBERED_URL = 512;

/**
 * Decides which requests a kept answer may serve. The key is the path and the declared query of the route, behind `m` for
 * requests with a session: nothing a signed-in visitor causes can reach an anonymous one, even if a page were
 * wrongly declared.
 */
export class Planner {
  private readonly remembered = new Map<string, Matched | null>();

  constructor(private readonly routes: readonly PublicRoute[] = PUBLIC_ROUTES) {}

  plan(request: RequestHead): Plan | undefined {
    const { headers, method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (isRouterRequest(headers, url)) return undefined;
    const visitor = visitorClass(headers);
    if (visitor === 'credentials') return undefined;
    const matched = this.match(url);
    if (!matched || (visitor === 'session' && matched.route.session === 'bypass')) return undefined;
    const target = matched.query ? `${matched.path}?${matched.query}` : matched.path;
    return { matched, key: (visitor === 'session' ? 'm' : 'v') + target, url: target };
  }

  /** The same addresses come again and again: what they match is remembered, within bounds. */
  private match(url: string): Matched | null {
    const known = this.remembered.get(url);
    if (known !== undefined) return known;
    // what is found in it becomes keys of the cache
    const own = copied(url);
    const matched = matchPublic(own, this.routes) ?? null;
    if (own.length <= MAX_REMEMBERED_URL) {
      if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
      this.remembered.set(own, matched);
    }
    return matched;
  }
}

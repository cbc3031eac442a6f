import { searchSchema } from '@/lib/search/schema';
import type { Lifetime } from './page-cache';

/**
 * The public addresses whose answers are the same for every visitor. A page that is not in this table is never kept, and a
 * query key that is not declared never reaches a kept page. Tags: lib/cache/tags.ts; `site` and the `property:<id>` of
 * every listing that an answer names are added by answer.ts.
 */
export type PublicRoute = {
  /** the whole path, lower case and unencoded; its first group may feed `tags` */
  path: RegExp;
  query: readonly string[];
  tags: (match: RegExpExecArray) => string[];
  lifetime: Lifetime;
  /**
   * What a session cookie means. 'own-key': nothing, but such requests keep to entries of their own, which are made
   * without their cookies. 'bypass': the application answers.
   */
  session: 'own-key' | 'bypass';
};

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Edits drop entries at once; lifetimes only bound what no write announces (days on the market, an expiry date). */
const PAGE: Lifetime = { freshSeconds: 5 * MINUTE, staleSeconds: DAY };
const LIST: Lifetime = { freshSeconds: MINUTE, staleSeconds: HOUR };

const SEARCH_KEYS = Object.keys(searchSchema.shape);
const SLUG = '[a-z0-9-]{1,80}';
const ID = '[0-9a-f]{24}';

const none = () => [];
const lists = () => ['lists'];

function page(path: string, options: Partial<PublicRoute> = {}): PublicRoute {
  const route = { query: [], tags: none, lifetime: PAGE, session: 'own-key' as const, ...options };
  return { ...route, path: new RegExp(`^${path}$`) };
}

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  page('/(?:home)?', { tags: lists }),
  page(`/properties/${ID}`, { lifetime: PAGE }),
  page(`/(?:buy|rent)(?:/${SLUG}){0,4}`, {
    // `price` and `size` are the ranges as the filter form sends them (components/list/list-route.tsx)
    query: [...SEARCH_KEYS, 'ask', 'unread', 'price', 'size'],
    tags: lists,
    lifetime: LIST,
  }),
  // drawn anew only when the listing changes: the version in the query is part of the key
  page(`/og/(${ID})`, { query: ['v'], tags: (match) => [`property:${match[1]}`] }),
  page('/services', { tags: () => ['services'] }),
  page('/services/([a-z]{1,40})', { tags: (match) => ['services', `service:${match[1]}`] }),
  page('/missing', { query: ['of'] }),
  page('/(?:about|sample-property|unauthorized|troubleshooting-guide)'),
  page('/tour/[a-z-]{1,40}'),
  page('/(?:login|register|guestlogin|forgot-password)'),
  page('/contactform'),
  page('/opengraph\\.jpg', { lifetime: { freshSeconds: HOUR, staleSeconds: DAY } }),
  page('/(?:robots\\.txt|manifest\\.webmanifest)', { lifetime: { freshSeconds: HOUR, staleSeconds: DAY } }),
  page('/(?:sitemap|sitemap-index)\\.xml', { tags: lists, lifetime: LIST }),
  page('/(?:[a-z-]+/)*sitemap/[a-z0-9-]{1,40}\\.xml', { tags: lists, lifetime: LIST }),
  page('/api/property', {
    query: [...SEARCH_KEYS, 'limit', 'after'],
    tags: lists,
    lifetime: LIST,
    session: 'bypass',
  }),
  page(`/api/property/${ID}`, { session: 'bypass' }),
];

export type Matched = { route: PublicRoute; path: string; query: string; tags: string[] };

const MAX_QUERY = 600;

/**
 * The declared part of a query, in one order: same search, same key. Order of repeated keys is kept, empty values go.
 * Undefined when it is longer than any real search.
 */
export function canonicalQuery(raw: string, allowed: readonly string[]): string | undefined {
  if (raw === '' || allowed.length === 0) return '';
  if (raw.length > 4 * MAX_QUERY) return undefined;
  const kept: [string, string][] = [];
  for (const [key, value] of new URLSearchParams(raw)) {
    if (value !== '' && allowed.includes(key)) kept.push([key, value]);
  }
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query.length > MAX_QUERY ? undefined : query;
}

/** The public route of a request target, or undefined: the application answers, and nothing is kept. */
export function matchPublic(
  url: string,
  routes: readonly PublicRoute[] = PUBLIC_ROUTES,
): Matched | undefined {
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

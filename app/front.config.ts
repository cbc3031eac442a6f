import type { FrontConfig } from 'front/config';
import type { Lifetime, PublicRoute } from 'front/routes';
import { MAX_RESTORE_BYTES } from '@/lib/imports/archive-files/constants';
import { MESSAGE_UPLOAD } from '@/lib/imports/messages/schema';
import { MAX_ARCHIVE_BYTES } from '@/lib/imports/pictures/constants';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { accountKey } from '@/lib/platform/auth/account-key';
import { WORKER_PATH } from '@/lib/platform/browser/offline/constants';
import { VISITOR_SCRIPT } from '@/lib/platform/browser/visitor-mark';
import { sharedHeaders } from '@/lib/platform/cache/cdn';
import { readLogAfter } from '@/lib/platform/cache/data';
import { isActorTag } from '@/lib/platform/cache/tags';
import { claimDatabase } from '@/lib/platform/crypto/mutations';
import { disconnectDb, pingDb, wasDbAway } from '@/lib/platform/db/connect';
import { waitForDatabase } from '@/lib/platform/db/wait-for-database';
import { env } from '@/lib/platform/env';
import { addressKey, clientIp } from '@/lib/platform/http/client-ip';
import { errorPageFor, failures, inAllLanguages } from '@/lib/platform/http/error-pages';
import { contentSecurityPolicy, securityHeaders, WORKER_POLICY } from '@/lib/platform/http/page-policy';
import { runShutdown } from '@/lib/platform/jobs/shutdown';
import { LANGUAGE_SCRIPT } from '@/lib/platform/language/remembered';
import { log } from '@/lib/platform/log/log';
import { storedMediaFile } from '@/lib/platform/media/store';
import { searchSchema } from '@/lib/search/schema';
import common from '@/messages/common';
import shell from '@/messages/shell';

/** The front's configuration (packages/front) for this product. scripts/build-server.mjs bundles the two. */

/** The site's addresses, from scripts/lib/api-routes.mjs; set when it is bundled. */
declare const ADDRESSES: readonly { pattern: string; name: string; allow?: string }[];

const MEGABYTE = 1024 * 1024;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Edits invalidate at once; lifetimes only bound changes that no write announces (days on the market, an expiry date). */
const PAGE: Lifetime = { freshSeconds: 5 * MINUTE, staleSeconds: DAY };
const LIST: Lifetime = { freshSeconds: MINUTE, staleSeconds: HOUR };
const FILE: Lifetime = { freshSeconds: HOUR, staleSeconds: DAY };

const SEARCH_KEYS = Object.keys(searchSchema.shape);
const SLUG = '[a-z0-9-]{1,80}';
const ID = '[0-9a-f]{24}';

const lists = () => ['lists'];

function page(path: string, options: Partial<PublicRoute> = {}): PublicRoute {
  const defaults = { query: [], tags: () => [], lifetime: PAGE, session: 'own-key' as const };
  return { ...defaults, ...options, path: new RegExp(`^(?:${path})$`) };
}

/** A page in each language (lib/platform/language) has its own address and cache entry; it shares the page's tags. */
const localPage = (path: string, options?: Partial<PublicRoute>) => page(`(?:/(?:mr|hi))?${path}`, options);

/** Options of API routes, which limit calls by address and so must know the client of a render. Pages must not. */
const API = { session: 'bypass', forwardsAddress: true } as const;

/** The only cached addresses, the same for every visitor. Undeclared query keys never reach them. Tags: lib/platform/cache/tags.ts. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  page('/(?:home)?|/(?:mr|hi)(?:/home)?', { tags: lists }),
  localPage(`/properties/${ID}`),
  localPage(`/(?:buy|rent)(?:/${SLUG}){0,2}`, {
    // `price` and `size` are ranges as the filter form sends them (lib/search/lists/schema.ts)
    query: [
      ...SEARCH_KEYS,
      'ask',
      'unread',
      'helped',
      'meant',
      'either',
      'answer',
      'addLocality',
      'filters',
      'price',
      'priceWas',
      'size',
      'sizeWas',
    ],
    tags: lists,
    lifetime: LIST,
  }),
  localPage(`/(?:buy|rent)(?:/${SLUG}){0,2}/feed\\.xml`, { query: SEARCH_KEYS, tags: lists, lifetime: LIST }),
  localPage(`/properties/(${ID})/brochure\\.pdf`, {
    query: ['pages', 'lang'],
    tags: (match) => [`property:${match[1]}`],
  }),
  localPage(`/properties/(${ID})/window-card\\.pdf`, {
    query: ['size', 'lang'],
    tags: (match) => [`property:${match[1]}`],
  }),
  page(`/properties/(${ID})/picture\\.jpg`, {
    query: ['format', 'lang'],
    tags: (match) => [`property:${match[1]}`],
  }),
  // redrawn only when the listing changes, because the version in the query is part of the key
  page(`/og/(${ID})`, { query: ['v', 'lang'], tags: (match) => [`property:${match[1]}`] }),
  localPage('/services', { tags: () => ['services'] }),
  localPage('/services/([a-z]{1,40})', { tags: (match) => ['services', `service:${match[1]}`] }),
  localPage('/missing', { query: ['of'] }),
  localPage('/offline'),
  localPage(
    '/(?:about|list-your-property|help|assistants|api-reference|privacy|terms|grievance|sample-property|unauthorized|troubleshooting-guide)',
  ),
  localPage('/tour/[a-z-]{1,40}'),
  localPage('/(?:login|register|guestlogin|forgot-password)'),
  localPage('/contactform'),
  // saved items arrive by a call of the browser; a shared list, with its token, is never cached
  localPage('/shortlist'),
  localPage('/enquiries'),
  localPage('/my-data'),
  localPage('/visits'),
  localPage('/searches'),
  page('/opengraph\\.jpg', { lifetime: FILE }),
  page('/(?:(?:robots|llms)\\.txt|manifest\\.webmanifest)', { lifetime: FILE }),
  page('/(?:sitemap|sitemap-index)\\.xml', { tags: lists, lifetime: LIST }),
  page('/(?:[a-z-]+/)*sitemap/[a-z0-9-]{1,40}\\.xml', { tags: lists, lifetime: LIST }),
  page('/api/property', { ...API, query: [...SEARCH_KEYS, 'limit', 'after'], tags: lists, lifetime: LIST }),
  page('/api/property/map', { ...API, query: SEARCH_KEYS, tags: lists, lifetime: LIST }),
  page(`/api/property/${ID}`, API),
  // generated from the schemas and the settings, so the same for everyone
  page('/api/data-map', { ...API, query: ['lang'], lifetime: FILE }),
  // a new version of the site begins with an empty cache; a new rate clears it
  page('/api/texts/[a-z]{1,20}', { ...API, query: ['language'], lifetime: FILE }),
  page('/api/map/base', { ...API, query: ['language'], tags: lists, lifetime: FILE }),
  page('/api/map/tiles/\\d{1,2}/\\d{1,7}/\\d{1,7}', { ...API, lifetime: FILE }),
];

/** Files drawn or collected on request, each of which takes seconds of processor time. */
export const HEAVY_PATHS = [
  /^(?:\/(?:mr|hi))?\/properties\/[^/]+\/(?:brochure\.pdf|window-card\.pdf|picture\.jpg)$/,
  /^\/(?:og\/.+|opengraph\.jpg)$/,
  /^\/api\/(?:data-map|forms\/[^/]+\/pdf|tokens\/[^/]+\/receipt|invoices\/[^/]+\/pdf)$/,
  /^\/api\/(?:property\/prints|deals\/[^/]+\/archive)$/,
  /^\/api\/(?:(?:property|clients|user)\/export|export\/[^/]+|invoices|deals\/summary)$/,
  /^\/api\/admin\/(?:addresses|contacts|enquiries|places|lists\/[^/]+)$/,
  /^\/api\/(?:admin|clients|property)\/import\/[^/]+\/failed$/,
];

/** Slightly above the handlers' limits, whose messages are more helpful. */
export const BODY_LIMITS = [
  {
    path: /^\/api\/property(?:\/[^/]+)?$/,
    bytes: MAX_IMAGES * MAX_IMAGE_BYTES + MAX_VIDEOS * MAX_VIDEO_BYTES + 4 * MEGABYTE,
  },
  { path: /^\/api\/user\/(?:profile|documents?)(?:\/|$)/, bytes: 30 * MEGABYTE },
  { path: /^\/api\/(?:admin|clients)\/import$/, bytes: 2 * MAX_ARCHIVE_BYTES + MEGABYTE },
  { path: /^\/api\/(?:admin|clients|property)\/import\/[^/]+\/failed$/, bytes: MAX_ARCHIVE_BYTES },
  { path: /^\/api\/admin\/places\/import$/, bytes: 4 * MEGABYTE },
  { path: /^\/api\/admin\/(?:properties|contacts|enquiries)\/bulk(?:\/preview)?$/, bytes: MEGABYTE },
  { path: /^\/api\/archive\/restore$/, bytes: MAX_RESTORE_BYTES + MEGABYTE },
  { path: /^\/api\/(?:share|property\/drafts\/message)$/, bytes: MESSAGE_UPLOAD.maxBytes },
  { path: /^\/api\/mail\/inbound$/, bytes: 16 * MEGABYTE },
];

const LISTING = /\/properties\/([0-9a-f]{24})\b|"_id":"([0-9a-f]{24})"/g;

/** Finds `property:<id>` in finished responses rather than in declarations, so that a new section of a page is invalidated too. */
export function listingTags(text: string): Set<string> {
  const tags = new Set<string>();
  for (const [, fromLink, fromJson] of text.matchAll(LISTING)) tags.add(`property:${fromLink ?? fromJson}`);
  return tags;
}

/** Loads the listings before the site takes requests, which takes some seconds for 100,000. If the database is down, the first search retries. */
async function prepareSearch(): Promise<void> {
  // only the application's thread searches; the front's need not load it
  const { prepareSearchEngine } = await import('@/lib/search/running.data');
  await prepareSearchEngine().catch((err: unknown) =>
    log.warn({ err }, 'search: the listings cannot be read'),
  );
}

const FAILURE = {
  heading: inAllLanguages(shell, 'This page could not be loaded'),
  text: inAllLanguages(
    shell,
    'Something went wrong on our side, and we’ve recorded it. Please try again in a minute. Nothing you saved is lost.',
  ),
  again: inAllLanguages(common, 'Try again'),
  home: inAllLanguages(common, 'Home'),
};

export function frontConfig(): FrontConfig {
  const { PORT, WEB_CONCURRENCY, SITE_URL, CACHE_MB, TRUSTED_PROXIES } = env();
  const { METRICS_PORT, METRICS_HOST, RATE_LIMIT_FACTOR, SITE_ALIASES, CDN } = env();
  if (METRICS_PORT === PORT) throw new Error('METRICS_PORT is the public PORT: metrics are for nobody else');
  return {
    dir: process.cwd(),
    port: PORT,
    processes: WEB_CONCURRENCY,
    siteUrl: SITE_URL,
    hosts: [new URL(SITE_URL).hostname, ...SITE_ALIASES],
    cacheBytes: CACHE_MB * MEGABYTE,
    trustForwarded: TRUSTED_PROXIES > 0,
    routes: PUBLIC_ROUTES,
    // names from lib/platform/auth/cookies.ts, with and without TLS
    sessionCookies: ['saptam_session', '__Host-saptam_session'],
    bodyLimits: BODY_LIMITS,
    defaultBodyBytes: 256 * 1024,
    addresses: ADDRESSES.map(({ pattern, ...rest }) => ({ pattern: new RegExp(pattern), ...rest })),
    healthPath: '/api/health',
    heavyPaths: HEAVY_PATHS,
    renderPaths: [/^\/mcp$/],
    apiPath: '/api/',
    callerOf: (forwardedFor) => addressKey(clientIp(new Headers({ 'x-forwarded-for': forwardedFor }))),
    accountOf: accountKey,
    callerFactor: RATE_LIMIT_FACTOR,
    findTags: listingTags,
    // browsers request it at every visit and must find a new version at once
    files: [{ url: WORKER_PATH, path: 'dist/sw.js', cacheControl: 'no-cache', policy: WORKER_POLICY }],
    media: {
      prefix: '/media/',
      // the application answers with 503 when the record cannot be fetched now
      find: (path) =>
        storedMediaFile(path.split('/')).then(
          (file) => file?.path,
          () => undefined,
        ),
    },
    errorPage: errorPageFor,
    failure: {
      ...failures(FAILURE),
      isReady: () =>
        pingDb().then(
          () => true,
          () => false,
        ),
      wasAway: wasDbAway,
    },
    page: {
      headers: securityHeaders,
      policy: contentSecurityPolicy,
      inlineScripts: [VISITOR_SCRIPT, LANGUAGE_SCRIPT],
    },
    invalidation: {
      // a process with another installation's keys or data folder exits, because it would treat all sessions as forged
      connect: () => waitForDatabase().then(() => claimDatabase()),
      disconnect: disconnectDb,
      read: readLogAfter,
    },
    application: {
      prepare: prepareSearch,
      stop: runShutdown,
      measure: async (shared) => (await import('@/lib/registries/metrics')).measureOperations(shared),
      // sessions and settings in memory, and listings for background work
      follows: (tag) => tag === 'lists' || tag === 'site' || isActorTag(tag),
    },
    metrics: METRICS_PORT ? { host: METRICS_HOST, port: METRICS_PORT } : undefined,
    sharedHeaders: CDN ? sharedHeaders : undefined,
    log,
  };
}

import type { Lifetime, PublicRoute } from './routes';

export type PagePolicy = {
  /** the headers of every response, by path */
  headers: (path: string) => Record<string, string>;
  /** the Content-Security-Policy of a page; `scripts` are the nonce or hashes of allowed inline scripts */
  policy: (path: string, scripts: readonly string[]) => string;
  /** an inline script that runs before all others of a page, by path; it creates the `default` Trusted Types policy */
  firstScript: (path: string) => string;
  /** changes a whole page before its scripts are hashed */
  finish: (html: string) => string;
};

/** A page to send for a missing one; `isInterim`: only what is shown until the application's script has drawn its own. */
export type ErrorPage = { url: string; isInterim?: boolean };

export type Log = Record<'warn' | 'error' | 'fatal', (fields: object, message: string) => void>;

/** Everything the edge cache knows about the product behind it. */
export type EdgeCacheConfig = {
  /** the folder with the application's build (`.next`) and its public files */
  dir: string;
  /** the public address: cached pages are rendered for its host, whatever a visitor's Host header says */
  siteUrl: string;
  /** allowed host names, beside IP addresses; any by default */
  hosts?: readonly string[];
  /** memory for cached responses in each process */
  cacheBytes: number;
  /** whether to trust X-Forwarded-Host, -Proto and -Port of the proxy in front */
  trustForwarded: boolean;
  /** addresses whose responses are the same for everybody; nothing else is cached */
  routes: readonly PublicRoute[];
  /** cookies that mark a signed-in visitor */
  sessionCookies: readonly string[];
  /** addresses that accept larger bodies than `defaultBodyBytes`; the first match counts */
  bodyLimits: readonly { path: RegExp; bytes: number }[];
  defaultBodyBytes: number;
  /** the `Allow` header of the API's handlers: Next refuses other methods without one; the first match counts */
  apiRoutes: readonly { pattern: RegExp; allow: string }[];
  /** addresses whose responses take seconds (documents, pictures, exports): one at a time in each process */
  heavyPaths: readonly RegExp[];
  /** addresses below it take milliseconds and do not wait behind pages */
  apiPath: string;
  /** identifies callers, from X-Forwarded-For with this connection's address appended */
  callerOf: (forwardedFor: string) => string;
  /** the account of an Authorization header or session cookie, so that one with many sessions counts once; undefined if forged */
  accountOf?: (credential: string) => string | undefined;
  /** multiplies the requests one caller may have running at once; 1 by default */
  callerFactor?: number;
  /** this address and those below it never wait behind other requests */
  healthPath: string;
  /** the tags of everything named in a finished page or JSON response */
  findTags: (text: string) => Iterable<string>;
  /** files of the build with an address of their own */
  files?: readonly { url: string; path: string; cacheControl: string; policy: string }[];
  /** finds the file of an address below `prefix` (uploads) */
  media?: { prefix: string; find: (path: string) => Promise<string | undefined> };
  /** the page sent for a missing `path`; undefined keeps the application's own response */
  errorPage: (path: string) => ErrorPage | undefined;
  /** for a failed page: its language, and markup for browsers without script */
  failure: {
    language: (path: string) => string;
    notice: (path: string) => string;
    /** the whole page without the application, and its Content-Security-Policy */
    page: (path: string) => string;
    pagePolicy: string;
    /** whether the application's dependencies are up, decided within a second or two */
    isReady: () => Promise<boolean>;
  };
  page: PagePolicy;
  /** a build that lacks addresses which the whole one, still being made, will have: 503 until then, for people with `page` */
  unfinished?: {
    lacks: (method: string, path: string) => boolean;
    page: (path: string) => string;
    message: string;
  };
  /** how metrics name an address of the application, so that no id or token is in them; unset, nothing is counted */
  routeName?: (path: string) => string;
  /** a cache in front that stores, for visitors without a session, responses with `header`, until the address is removed by `remove` */
  frontCache?: { header: readonly [name: string, value: string]; remove: (url: string) => void };
  /** headers by which CDNs store a page for visitors without a session, until one of its tags is purged */
  sharedHeaders?: (tags: ReadonlySet<string>, lifetime: Lifetime) => Record<string, string>;
  log: Log;
};

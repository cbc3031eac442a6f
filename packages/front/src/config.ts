import type { Registry } from 'prom-client';
import type { Lifetime, PublicRoute } from './routes';

export type PagePolicy = {
  /** the headers of every response, by path */
  headers: (path: string) => Record<string, string>;
  /** the Content-Security-Policy of a page; `scripts` are the nonce or hashes of allowed inline scripts */
  policy: (path: string, scripts: readonly string[]) => string;
  /** inline scripts of the layouts, which have no nonce in pages rendered per request */
  inlineScripts: readonly string[];
};

export type Log = Record<'warn' | 'error' | 'fatal', (fields: object, message: string) => void>;

/** Invalidations since a reader last looked. Without `tags` the reader is too far behind. */
export type LogNews = { seq: number; tags?: readonly string[] };
/** The metrics of one thread in the form sent to the process that adds them up. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Everything the front knows about the product behind it. */
export type FrontConfig = {
  /** the folder with the application's build (`.next`) and its public files */
  dir: string;
  port: number;
  /** processes that share the port; one per core by default */
  processes?: number | undefined;
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
  /**
   * The addresses of the application in its own order; the first match counts. `name` is the label of metrics, so that no id or token is
   * in them; `allow` the `Allow` header of a handler, because Next refuses other methods without one.
   */
  addresses: readonly { pattern: RegExp; name: string; allow?: string | undefined }[];
  /** addresses whose responses take seconds (documents, pictures, exports) */
  heavyPaths: readonly RegExp[];
  /** addresses whose POST is as much work as a page */
  renderPaths?: readonly RegExp[];
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
  /** the address of the page sent for a missing `path`; undefined keeps the application's own response */
  errorPage: (path: string) => string | undefined;
  failure: {
    /** the whole page without the application, and its Content-Security-Policy */
    page: (path: string) => string;
    pagePolicy: string;
    /** whether the application's dependencies are up, decided within a second or two */
    isReady: () => Promise<boolean>;
    /** whether they were away at any time since (ms since the epoch) */
    wasAway?: (since: number) => boolean;
  };
  page: PagePolicy;
  /** headers by which CDNs store a page for visitors without a session, until one of its tags is purged */
  sharedHeaders?: ((tags: ReadonlySet<string>, lifetime: Lifetime) => Record<string, string>) | undefined;
  invalidation: {
    /** settles when the log can be read; the process ends if it rejects */
    connect: () => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    read: (seen: number) => Promise<LogNews>;
  };
  /** runs in the application's thread: `prepare` before it takes requests, `stop` after its last one */
  application: {
    prepare: () => Promise<void>;
    /** tags of what the application itself caches: it is notified when others have invalidated one */
    follows: (tag: string) => boolean;
    stop: () => Promise<void>;
    /** the application's metrics; `shared`: including those common to all processes */
    measure: (shared: boolean) => Promise<Measured>;
  };
  /** the address of `/metrics`; unset, nothing is counted */
  metrics?: { host: string; port: number } | undefined;
  log: Log;
};

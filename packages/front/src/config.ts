import type { Registry } from 'prom-client';
import type { Lifetime, PublicRoute } from './routes';

export type PagePolicy = {
  headers: (path: string) => Record<string, string>;
  /** The Content-Security-Policy of a page; `scripts` are the nonce or hashes of allowed inline scripts. */
  policy: (path: string, scripts: readonly string[]) => string;
  /** Inline scripts of the layouts, which have no nonce in pages rendered per request. */
  inlineScripts: readonly string[];
};

export type Log = Record<'warn' | 'error' | 'fatal', (fields: object, message: string) => void>;

/** Invalidations since a reader last looked. `tags` is missing if the reader is too far behind. */
export type LogNews = { seq: number; tags?: readonly string[] };
/** The metrics of one thread in the form for the process that adds them up. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The front's settings for the product behind it. */
export type FrontConfig = {
  /** The folder with the application's build (`.next`) and its public files. */
  dir: string;
  port: number;
  /** Number of processes that share the port; one per core by default. */
  processes?: number | undefined;
  /** The public address; cached pages are rendered for its host, regardless of a visitor's Host header. */
  siteUrl: string;
  /** Allowed host names, in addition to IP addresses; any by default. */
  hosts?: readonly string[];
  /** Memory for cached responses in each process in bytes. */
  cacheBytes: number;
  /** True to trust X-Forwarded-Host, -Proto and -Port of the proxy in front. */
  trustForwarded: boolean;
  /** Addresses whose responses are the same for everybody; nothing else is cached. */
  routes: readonly PublicRoute[];
  /** Cookies that mark a signed-in visitor. */
  sessionCookies: readonly string[];
  /** Addresses that accept larger bodies than `defaultBodyBytes`; the first match counts. */
  bodyLimits: readonly { path: RegExp; bytes: number }[];
  defaultBodyBytes: number;
  /**
   * The addresses of the application in its own order. The first match counts. `name` is the label of metrics, which must
   * not contain ids or tokens. `allow` is the `Allow` header of a handler, because Next omits it when it refuses other
   * methods.
   */
  addresses: readonly { pattern: RegExp; name: string; allow?: string | undefined }[];
  /** Addresses whose responses take seconds (documents, pictures, exports). */
  heavyPaths: readonly RegExp[];
  /** Addresses whose POST needs as much work as a page. */
  renderPaths?: readonly RegExp[];
  /** Prefix of addresses that take milliseconds and do not wait behind pages. */
  apiPath: string;
  /** Identifies callers from X-Forwarded-For with this connection's address appended. */
  callerOf: (forwardedFor: string) => string;
  /** The account of an Authorization header or session cookie, so that several sessions of one count together; undefined if forged. */
  accountOf?: (credential: string) => string | undefined;
  /** Multiplies the requests that one caller may run at once; 1 by default. */
  callerFactor?: number;
  /** This address and addresses below it never wait behind other requests. */
  healthPath: string;
  /** The tags of everything that a finished page or JSON response names. */
  findTags: (text: string) => Iterable<string>;
  /** Files of the build with an extra address. */
  files?: readonly { url: string; path: string; cacheControl: string; policy: string }[];
  /** Finds the file of an address below `prefix` (uploads) */
  media?: { prefix: string; find: (path: string) => Promise<string | undefined> };
  /** The address of the page sent for a missing `path`; undefined keeps the application's own response. */
  errorPage: (path: string) => string | undefined;
  failure: {
    /** The complete page without the application, and its Content-Security-Policy. */
    page: (path: string) => string;
    pagePolicy: string;
    /** True if the application's dependencies are available; decides within a second or two. */
    isReady: () => Promise<boolean>;
    /** True if they were unavailable at any time since (ms since the epoch). */
    wasAway?: (since: number) => boolean;
  };
  page: PagePolicy;
  /** Headers by which CDNs store a page for visitors without a session, until one of its tags is purged. */
  sharedHeaders?: ((tags: ReadonlySet<string>, lifetime: Lifetime) => Record<string, string>) | undefined;
  invalidation: {
    /** Resolves when the log can be read; the process ends if it rejects. */
    connect: () => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    read: (seen: number) => Promise<LogNews>;
  };
  /** Runs in the application's thread, with `prepare` before its first request and `stop` after its last. */
  application: {
    prepare: () => Promise<void>;
    /** True for tags of data that the application itself caches; it is notified when others invalidate one. */
    follows: (tag: string) => boolean;
    stop: () => Promise<void>;
    /** The application's metrics; with `shared` also those common to all processes. */
    measure: (shared: boolean) => Promise<Measured>;
  };
  /** The address of `/metrics`; if unset, nothing is counted. */
  metrics?: { host: string; port: number } | undefined;
  log: Log;
};

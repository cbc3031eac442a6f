import type { Registry } from 'prom-client';
import type { Lifetime, PublicRoute } from './routes';

export type PagePolicy = {
  /** the headers that every response carries, by path */
  headers: (path: string) => Record<string, string>;
  /** the Content-Security-Policy of a page; `scripts` are the nonce or hashes of the inline scripts that may run */
  policy: (path: string, scripts: readonly string[]) => string;
  /** an inline script that runs before every other one of a page; it creates the `default` Trusted Types policy */
  firstScript: string;
  /** changes a whole page before the hashes of its scripts are taken */
  finish: (html: string) => string;
};

/** What was invalidated since a reader last looked. Without `tags` the reader is too far behind to be notified. */
export type LogNews = { seq: number; tags?: readonly string[] };
/** The metrics of one thread as they travel to the one that adds them up. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
export type MetricsAddress = { host: string; port: number };
export type Log = Record<'warn' | 'error' | 'fatal', (fields: object, message: string) => void>;

/** Everything that the edge cache knows about the product that it is in front of. */
export type EdgeCacheConfig = {
  /** the folder with the application's build (`.next`) and its public files */
  dir: string;
  port: number;
  /** processes that share the port; one per core by default */
  processes?: number;
  /** the public address: cached pages are rendered for its host, whatever a visitor's Host header says */
  siteUrl: string;
  /** names under which the site may be asked for, beside addresses without a name; any unless told */
  hosts?: readonly string[];
  /** memory for cached responses in each process */
  cacheBytes: number;
  /** whether X-Forwarded-Host, -Proto and -Port of the proxy in front can be believed */
  trustForwarded: boolean;
  /** the addresses whose responses are the same for everybody; nothing else is cached */
  routes: readonly PublicRoute[];
  /** cookies that mark a signed-in visitor */
  sessionCookies: readonly string[];
  /** addresses that take larger bodies than `defaultBodyBytes`; the first match counts */
  bodyLimits: readonly { path: RegExp; bytes: number }[];
  defaultBodyBytes: number;
  /** the value of `Allow` for the API's handlers: Next refuses other methods without a word; the first match counts */
  apiRoutes: readonly { pattern: RegExp; allow: string }[];
  /** addresses whose responses take seconds to make (documents, pictures, exports): one at a time in each process */
  heavyPaths: readonly RegExp[];
  /** addresses below it are calls of some milliseconds, which do not wait behind pages */
  apiPath: string;
  /** by what callers are told apart, from X-Forwarded-For with this connection's address at its end */
  callerOf: (forwardedFor: string) => string;
  /** multiplies what one caller may have under way at once; 1 unless told */
  callerFactor?: number;
  /** this address and those below it never wait behind other requests */
  healthPath: string;
  /** the tags of everything that a finished page or JSON response names */
  findTags: (text: string) => Iterable<string>;
  /** files of the build with an address of their own */
  files?: readonly { url: string; path: string; cacheControl: string; policy: string }[];
  /** finds the file of an address below `prefix` (uploads) */
  media?: { prefix: string; find: (path: string) => Promise<string | undefined> };
  /** the address of the page that is sent when there is nothing at `path`; undefined keeps the application's own */
  errorPage: (path: string) => string | undefined;
  /** for a page that failed: markup for browsers without script, and whether what it depends on is there (in a second or two) */
  failure: { notice: string; isReady: () => Promise<boolean> };
  page: PagePolicy;
  /** `connect` settles when the log can be read; the process ends when it rejects */
  invalidation: {
    connect: () => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    read: (seen: number) => Promise<LogNews>;
  };
  /** runs in the application's thread: `prepare` before it takes requests, `stop` after its last one */
  application: {
    prepare: () => Promise<void>;
    /** tags of what the application itself remembers: it learns when others have invalidated one */
    follows?: (tag: string) => boolean;
    stop: () => Promise<void>;
    /** what the application has counted; `shared`: with what it has in common with the other processes */
    measure: (shared: boolean) => Promise<Measured>;
  };
  /** where `/metrics` is; without it nothing is counted */
  metrics?: MetricsAddress;
  /** a cache in front that stores, for visitors without a session, what carries `header`, until told to `remove` the address */
  frontCache?: { header: readonly [name: string, value: string]; remove: (url: string) => void };
  /** headers by which caches in front store a page for visitors without a session, until one of its tags is purged */
  sharedHeaders?: (tags: ReadonlySet<string>, lifetime: Lifetime) => Record<string, string>;
  log: Log;
};

import type { PublicRoute } from './routes';

/** What a page may load from elsewhere. One list, so that a new source is a reviewed line. */
export type CspSources = { image: readonly string[]; frame: readonly string[]; media: readonly string[] };

export type PagePolicy = {
  sources: CspSources;
  /** names of the Trusted Types policies that scripts may create */
  trustedTypes: readonly string[];
  /** an inline script that runs before every other one of a page; it creates the `default` Trusted Types policy */
  firstScript: string;
  /** pages that the site shows in frames of its own */
  framed: RegExp;
  /** the value of `Permissions-Policy` */
  permissions: string;
};

export type BodyLimit = { path: RegExp; bytes: number };

/** What was invalidated since a reader last looked. Without `tags` the reader is too far behind to be told. */
export type LogNews = { seq: number; tags?: readonly string[] };

export type Log = Record<'warn' | 'error' | 'fatal', (fields: object, message: string) => void>;

/** A file outside the build, found by its address (uploaded media). */
export type ServedFile = { path: string; contentType: string };

/** Everything that the edge cache knows about the product that it stands in front of. */
export type EdgeCacheConfig = {
  /** the folder with the application's build (`.next`) and its public files */
  dir: string;
  port: number;
  /** processes that share the port; one per core by default */
  processes?: number;
  /** the public address: cached pages are rendered for its host, whatever a visitor's Host header says */
  siteUrl: string;
  /** memory for cached responses in each process */
  cacheBytes: number;
  /** whether X-Forwarded-Host, -Proto and -Port of the proxy in front can be believed */
  trustForwarded: boolean;
  /** the addresses whose responses are the same for everybody; nothing else is cached */
  routes: readonly PublicRoute[];
  /** cookies that mark a signed-in visitor */
  sessionCookies: readonly string[];
  /** addresses that take larger bodies than `defaultBodyBytes`; the first match counts */
  bodyLimits: readonly BodyLimit[];
  defaultBodyBytes: number;
  /**
   * The value of `Allow` for the API's handlers, the first match counts: requests with other methods never reach the application,
   * which would refuse them without a word
   */
  apiRoutes: readonly { pattern: RegExp; allow: string }[];
  /** never waits behind other requests */
  healthPath: string;
  /** the tags of everything that a finished page or JSON response names */
  findTags: (text: string) => Iterable<string>;
  /** resolves an address below `prefix` to a file */
  media?: { prefix: string; find: (path: string) => Promise<ServedFile | undefined> };
  /** the address of the page that is sent when there is nothing at `path`; undefined keeps the application's own */
  errorPage: (path: string) => string | undefined;
  failure: {
    /** markup for browsers without script, when a page failed */
    notice: string;
    /** whether what the application depends on is there; resolves within a second or two */
    isReady: () => Promise<boolean>;
  };
  page: PagePolicy;
  invalidation: {
    /** settles when the log can be read; the process ends when it rejects */
    connect: () => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    read: (seen: number) => Promise<LogNews>;
  };
  /** runs in the application's thread: `prepare` before it takes requests, `stop` after its last one */
  application: { prepare: () => Promise<void>; stop: () => Promise<void> };
  log: Log;
};

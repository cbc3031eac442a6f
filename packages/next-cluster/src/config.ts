import type { EdgeCacheConfig } from 'edge-cache/config';
import type { Registry } from 'prom-client';

/** Invalidations since a reader last looked. Without `tags` the reader is too far behind. */
export type LogNews = { seq: number; tags?: readonly string[] };
/** One thread's metrics in the form sent to the thread that adds them up. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
export type MetricsAddress = { host: string; port: number };

/** Everything the processes know about the product that they serve. */
export type ClusterConfig = EdgeCacheConfig & {
  port: number;
  /** processes that share the port; one per core by default */
  processes?: number;
  /** `connect` settles when the log can be read; the process ends if it rejects */
  invalidation: {
    connect: () => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    read: (seen: number) => Promise<LogNews>;
  };
  /** runs in the application's thread: `prepare` before it takes requests, `stop` after its last one */
  application: {
    prepare: () => Promise<void>;
    /** pages that it renders once when it takes requests: Next loads a page's code when the page is first asked for */
    firstPages?: readonly string[];
    /** tags of what the application itself caches: it is notified when others have invalidated one */
    follows?: (tag: string) => boolean;
    stop: () => Promise<void>;
    /**
     * reads of addresses that begin with this are answered by their handlers without Next in between (direct-reads.ts): no middleware,
     * redirect, rewrite or header of Next's configuration is for them, and no handler uses what Next knows of a request (`next/headers`, `after`)
     */
    directPrefix?: string | undefined;
    /** whether this thread has found its dependencies away at any time since (ms since the epoch) */
    wasAway?: (since: number) => boolean;
    /** the application's metrics; `shared`: including those common to all processes */
    measure: (shared: boolean) => Promise<Measured>;
  };
  /** the address of `/metrics`; unset, nothing is counted */
  metrics?: MetricsAddress;
};

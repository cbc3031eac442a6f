import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { EdgeCacheConfig } from './config';
import type { Whole } from './upstream';

const RETRY_AFTER_SECONDS = 10;

/** For `notFound()` and failed pages Next sends a document that is empty until its script has run. */
const isEmptyDocument = ({ headers, body }: Whole): boolean =>
  headers['content-type']?.startsWith('text/html') === true && body.includes('id="__next_error__"');

/**
 * Pages for "404 Not Found" that need no script, like nginx's `error_page`: rendered at most once a minute by `render`, which
 * rejects if there is no such page either. The result finds the page to send instead of a response, if it needs one.
 */
export function errorPages(
  pageFor: EdgeCacheConfig['errorPage'],
  render: (url: string) => Promise<CachedResponse>,
) {
  const pages = new LRUCache<string, CachedResponse>({ max: 100, ttl: 60_000, fetchMethod: render });
  return async (path: string, whole: Whole): Promise<CachedResponse | undefined> => {
    const url = pageFor(path);
    // the error page's own address does not exist either
    const isMissing = url === path || (whole.status === 404 && isEmptyDocument(whole));
    // the application's own response is better than none
    return url !== undefined && isMissing ? pages.fetch(url).catch(() => undefined) : undefined;
  };
}

/** A failed page gets a notice for browsers without script, and a 503 if a dependency is down. */
export async function withFailureNotice(whole: Whole, { failure }: EdgeCacheConfig): Promise<Whole> {
  if (whole.status !== 500 || !isEmptyDocument(whole)) return whole;
  const notice = `<noscript>${failure.notice}</noscript></body>`;
  const body = Buffer.from(whole.body.toString('utf8').replace('</body>', notice));
  if (await failure.isReady()) return { ...whole, body };
  return { status: 503, headers: { ...whole.headers, 'retry-after': String(RETRY_AFTER_SECONDS) }, body };
}

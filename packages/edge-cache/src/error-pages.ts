import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { Whole } from './upstream';

/** Next responds to `notFound()` with a document that is empty until its script has run. */
function isEmptyDocument({ status, headers, body }: Whole): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html');
  return status === 404 && isHtml === true && body.includes('id="__next_error__"');
}

/** Pages for "404 Not Found" that need no script, as with nginx's `error_page`: rendered at most once a minute. */
export class ErrorPages {
  private readonly pages: LRUCache<string, CachedResponse>;

  /** `render` renders an address with status 404; it rejects when there is no such page either. */
  constructor(
    private readonly pageFor: (path: string) => string | undefined,
    render: (url: string) => Promise<CachedResponse>,
  ) {
    this.pages = new LRUCache({ max: 100, ttl: 60_000, fetchMethod: render });
  }

  /** Undefined when the response can be shown. A request for the error page itself is replaced too: nothing is at that address. */
  async replacementFor(path: string, whole: Whole): Promise<CachedResponse | undefined> {
    const url = this.pageFor(path);
    if (url === undefined || !(url === path || isEmptyDocument(whole))) return undefined;
    // the application's own response is better than none
    return this.pages.fetch(url).catch(() => undefined);
  }
}

import type { CachedResponse } from './cached-response';
import type { Whole } from './upstream';

const LIFETIME_MS = 60_000;

/** Next responds to `notFound()` with a document that is empty until its script has run. */
function isEmptyDocument({ status, headers, body }: Whole): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html');
  return status === 404 && isHtml === true && body.includes('id="__next_error__"');
}

/**
 * Pages for "404 Not Found", for people and crawlers without script: the status stays the application's, what is shown
 * is a page of its own (as with nginx's `error_page`), rendered at most once a minute.
 */
export class ErrorPages {
  private readonly pages = new Map<string, { renderedAt: number; page: Promise<CachedResponse> }>();

  /** `render` renders an address with status 404; it rejects when there is no such page either. */
  constructor(
    private readonly pageFor: (path: string) => string | undefined,
    private readonly render: (url: string) => Promise<CachedResponse>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The page to send in place of this response; undefined when the response can be shown. A request for the error page itself
   * gets a 404 too: there is nothing at that address.
   */
  async replacementFor(path: string, whole: Whole): Promise<CachedResponse | undefined> {
    const url = this.pageFor(path);
    if (url === undefined || !(url === path || isEmptyDocument(whole))) return undefined;
    // the application's own response is better than none
    return this.page(url).catch(() => undefined);
  }

  private page(url: string): Promise<CachedResponse> {
    const known = this.pages.get(url);
    if (known && this.now() - known.renderedAt < LIFETIME_MS) return known.page;
    const page = this.render(url);
    this.pages.set(url, { renderedAt: this.now(), page });
    page.catch(() => this.pages.delete(url));
    return page;
  }
}

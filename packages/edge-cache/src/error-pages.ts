import type { Answer } from './cached-response';
import type { Captured } from './capture';

/** One page speaks for many addresses: what stands there is rendered once a minute and sent with status 404. */
const LISTING = /^\/properties\/(?!new$|edit$)[^/]+\/?$/;
/** Behind a sign-in the application's own words stay: they belong into the layout of a member. */
const PERSONAL = /^\/(?:admin|dashboard|profile|properties|api|media|og|_next)(?:\/|$)/;

const KEEP_MS = 60_000;

/** The page that helps whoever came to an address where nothing is; undefined where another part of the site answers. */
export function errorPageFor(path: string): string | undefined {
  if (LISTING.test(path)) return '/missing?of=listing';
  return PERSONAL.test(path) ? undefined : '/missing';
}

/** Next answers `notFound()` with a document that is empty until its script has run. */
function isEmptyDocument({ status, headers, body }: Captured): boolean {
  const isHtml = String(headers['content-type'] ?? '').startsWith('text/html');
  return status === 404 && isHtml && body.includes('id="__next_error__"');
}

/**
 * Bodies for "404 Not Found", for people and crawlers without script: the status stays the application's, what is shown
 * is a page of its own (as nginx's `error_page` does).
 */
export class ErrorPages {
  private readonly pages = new Map<string, { madeAt: number; answer: Promise<Answer> }>();

  /** `make` renders an address with status 404; it rejects when there is no such page either */
  constructor(
    private readonly make: (url: string) => Promise<Answer>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The page to send instead of this answer; undefined when the answer is fit to be seen. Who asks for the page itself
   * gets it as a 404 too: nothing stands there either.
   */
  async instead(path: string, captured: Captured): Promise<Answer | undefined> {
    const url = path === '/missing' || isEmptyDocument(captured) ? errorPageFor(path) : undefined;
    // an answer without the page is still an answer
    return url === undefined ? undefined : this.page(url).catch(() => undefined);
  }

  private page(url: string): Promise<Answer> {
    const kept = this.pages.get(url);
    if (kept && this.now() - kept.madeAt < KEEP_MS) return kept.answer;
    const answer = this.make(url);
    this.pages.set(url, { madeAt: this.now(), answer });
    answer.catch(() => this.pages.delete(url));
    return answer;
  }
}

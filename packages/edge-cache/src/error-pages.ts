import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { EdgeCacheConfig } from './config';
import { DATA_POLICY } from './csp';
import { type ErrorReply, sendError } from './http-error';
import { pathOf } from './refusals';
import { respond } from './request-body';
import { OUTAGE_HEADER, type Whole } from './upstream';

const RETRY_AFTER_SECONDS = 10;
const EMPTY_DOCUMENT = '<html id="__next_error__"';

/** For `notFound()` and failed pages Next sends a document that is empty until its script has run. */
const isEmptyDocument = ({ headers, body }: Whole): boolean =>
  headers['content-type']?.startsWith('text/html') === true && body.includes(EMPTY_DOCUMENT);

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const STYLES = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/** The empty document with what `page` shows, without its scripts. React clears all of it when it draws the application's page. */
function filled(empty: string, page: string): string {
  const [, attributes = ''] = /<html([^>]*)>/.exec(page) ?? [];
  const [, body = '', content = ''] = /<body([^>]*)>([\s\S]*)<\/body>/.exec(page.replace(SCRIPTS, '')) ?? [];
  return empty
    .replace(EMPTY_DOCUMENT, () => `<html${attributes} id="__next_error__"`)
    .replace('</head>', () => `${(page.match(STYLES) ?? []).join('')}</head>`)
    .replace('<body>', () => `<body${body}>${content}`);
}

/**
 * Pages for "404 Not Found" that need no script, like nginx's `error_page`: rendered at most once a minute by `render`, which
 * rejects if there is no such page either. The result finds what to send for a response: a page instead, the same with a page in
 * it, or the same.
 */
export function errorPages(
  pageFor: EdgeCacheConfig['errorPage'],
  render: (url: string) => Promise<CachedResponse>,
) {
  const pages = new LRUCache<string, CachedResponse>({ max: 100, ttl: 60_000, fetchMethod: render });
  return async (path: string, whole: Whole): Promise<CachedResponse | Whole> => {
    const page = pageFor(path);
    // the error page's own address does not exist either
    const isMissing = page?.url === path || (whole.status === 404 && isEmptyDocument(whole));
    // the application's own response is better than none
    const found = page && isMissing ? await pages.fetch(page.url).catch(() => undefined) : undefined;
    if (!found || !page?.isInterim) return found ?? whole;
    const html = filled(whole.body.toString('utf8'), found.identity.body.toString('utf8'));
    return { ...whole, body: Buffer.from(html) };
  };
}

/**
 * A failed page gets its language, and a notice for browsers without script. A failure that says nothing itself, of a page or of a
 * file, is a 503 if a dependency is down, and any that met an outage is, though it may be over.
 */
export async function withFailureNotice(path: string, whole: Whole, config: EdgeCacheConfig): Promise<Whole> {
  const isPage = isEmptyDocument(whole);
  const metOutage = OUTAGE_HEADER in whole.headers;
  if (whole.status !== 500 || !(isPage || metOutage || whole.body.length === 0)) return whole;
  const { language, notice, isReady } = config.failure;
  const html = whole.body
    .toString('utf8')
    .replace(EMPTY_DOCUMENT, () => `<html lang="${language(path)}" id="__next_error__"`)
    .replace('</body>', () => `<noscript>${notice(path)}</noscript></body>`);
  const failed = isPage ? { ...whole, body: Buffer.from(html) } : whole;
  if (!metOutage && (await isReady())) return failed;
  return {
    ...failed,
    status: 503,
    headers: { ...whole.headers, 'retry-after': String(RETRY_AFTER_SECONDS) },
  };
}

const STYLE =
  'body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.05rem/1.6 system-ui,sans-serif;color:#1c1917;background:#fff}h1{font-size:1.6rem;line-height:1.25}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** What the notice is headed with, for the window's title; the number of an error says nothing to a reader. */
function titleOf(notice: string, status: number): string {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(notice) ?? [];
  return heading.replace(/<[^>]*>/g, '').trim() || String(status);
}

/** An error without the application: a page with the notice of failures for people, the API's own format for programs. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, page }: Pick<EdgeCacheConfig, 'failure' | 'page'>,
  reply: ErrorReply,
): void {
  const path = pathOf(request.url ?? '/');
  const headers = {
    ...page.headers(path),
    'cache-control': 'no-store',
    ...reply.headers,
  };
  if (!request.headers.accept?.includes('text/html') || response.headersSent) {
    sendError(request, response, { ...reply, headers });
    return;
  }
  const { status } = reply;
  const notice = failure.notice(path);
  const body = `<!DOCTYPE html><html lang="${failure.language(path)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titleOf(notice, status)}</title><style>${STYLE}</style></head><body>${notice}</body></html>`;
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${DATA_POLICY}; style-src 'sha256-${STYLE_HASH}'`,
    'content-length': String(Buffer.byteLength(body)),
  };
  respond(request, response, status, all, body);
}

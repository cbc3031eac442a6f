import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { EdgeCacheConfig } from './config';
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

/** An error without the application: the page of failures for people, the API's own format for programs. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, page }: Pick<EdgeCacheConfig, 'failure' | 'page'>,
  reply: ErrorReply,
): void {
  const path = pathOf(request.url ?? '/');
  const headers = { ...page.headers(path), 'cache-control': 'no-store', ...reply.headers };
  if (!request.headers.accept?.includes('text/html') || response.headersSent) {
    sendError(request, response, { ...reply, headers });
    return;
  }
  const body = failure.page(path);
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': failure.pagePolicy,
    'content-length': String(Buffer.byteLength(body)),
  };
  respond(request, response, reply.status, all, body);
}

/** … and for an address that comes with the whole build: a person's page asks again by itself. */
export function sendUnfinished(
  request: IncomingMessage,
  response: ServerResponse,
  config: EdgeCacheConfig,
): void {
  const { unfinished, failure, page } = config;
  if (!unfinished) return;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPage = isRead && request.headers.accept?.includes('text/html');
  const again = String(RETRY_AFTER_SECONDS);
  const headers = { 'retry-after': again, ...(isPage && { refresh: again }) };
  const reply = { status: 503, message: unfinished.message, code: 'unavailable', headers };
  sendNotice(request, response, { failure: { ...failure, page: unfinished.page }, page }, reply);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { FrontConfig } from './config';
import { type ErrorReply, sendError } from './http-error';
import { pathOf } from './refusals';
import { respond } from './respond';
import type { Whole } from './upstream';

const isPage = ({ headers }: Whole): boolean => headers['content-type']?.startsWith('text/html') === true;

/**
 * Pages for "404 Not Found" that need no script, like nginx's `error_page`. `render` renders them at most once a minute and
 * rejects if the page does not exist either. The result finds the page to send instead of a response, if any.
 */
export function errorPages(
  pageFor: FrontConfig['errorPage'],
  render: (url: string) => Promise<CachedResponse>,
) {
  const pages = new LRUCache<string, CachedResponse>({ max: 100, ttl: 60_000, fetchMethod: render });
  return async (path: string, whole: Whole): Promise<CachedResponse | undefined> => {
    const page = pageFor(path);
    // the error page's own address does not exist either
    const isMissing = page === path || (whole.status === 404 && isPage(whole));
    // the application's own response is better than none
    return page && isMissing ? pages.fetch(page).catch(() => undefined) : undefined;
  };
}

/** Turns a failure during an outage into a 503, so that clients may retry. `since` is the start of the request. */
export async function failureReply(
  whole: Whole,
  since: number,
  { failure }: Pick<FrontConfig, 'failure'>,
): Promise<Whole> {
  if (whole.status !== 500 || (!failure.wasAway?.(since) && (await failure.isReady()))) return whole;
  return { ...whole, status: 503, headers: { ...whole.headers, 'retry-after': '10' } };
}

/** Sends an error without the application, as the page of failures for people or in the API's own format for programs. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, page }: Pick<FrontConfig, 'failure' | 'page'>,
  reply: ErrorReply,
): void {
  const path = pathOf(request.url ?? '/');
  const headers = { ...page.headers(path), 'cache-control': 'no-store', ...reply.headers };
  if (!request.headers.accept?.includes('text/html') || response.headersSent)
    return void sendError(request, response, { ...reply, headers });
  const body = failure.page(path);
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': failure.pagePolicy,
    'content-length': String(Buffer.byteLength(body)),
  };
  respond(request, response, reply.status, all, body);
}

import type { EdgeCacheConfig } from './config';
import type { Whole } from './upstream';

const RETRY_AFTER_SECONDS = 10;

const isFailedPage = ({ status, headers, body }: Whole) =>
  status === 500 &&
  headers['content-type']?.startsWith('text/html') === true &&
  body.includes('id="__next_error__"');

/**
 * Next responds to a page that failed with 500 and a document that is empty until its script has run. Browsers without script get
 * a notice, and when the application misses something that it depends on, the status says that it is a matter of time.
 */
export async function withFailureNotice(whole: Whole, { failure }: EdgeCacheConfig): Promise<Whole> {
  if (!isFailedPage(whole)) return whole;
  const html = whole.body
    .toString('utf8')
    .replace('</body>', `<noscript>${failure.notice}</noscript></body>`);
  const body = Buffer.from(html);
  if (await failure.isReady()) return { ...whole, body };
  const headers = { ...whole.headers, 'retry-after': String(RETRY_AFTER_SECONDS) };
  return { status: 503, headers, body };
}

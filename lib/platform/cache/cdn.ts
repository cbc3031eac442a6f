import 'server-only';
import { type RetryPolicy, withRetries } from '@/lib/platform/basics/retry';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';

/** Length of tags in bytes that every CDN accepts in one header. */
const MAX_TAG_BYTES = 8 * 1024;
/** Number of tags per call that a CDN accepts in its smallest plan. */
const TAGS_PER_CALL = 30;
/** Retries of a purge. A CDN that does not respond delays a write by no more than this. */
const POLICY: RetryPolicy = { attempts: 2, firstWaitMs: 100, deadlineMs: 1000 };

/** Headers of a cached page for a CDN, with its lifetime and its purge tags. A page with more tags than fit in a header is not stored there. */
export function sharedHeaders(
  tags: ReadonlySet<string>,
  { freshSeconds, staleSeconds }: { freshSeconds: number; staleSeconds: number },
): Record<string, string> {
  const all = [...tags].join(',');
  if (all.length > MAX_TAG_BYTES) return {};
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    'cache-tag': all,
  };
}

class Refused extends Error {}

/** Resolves when the CDN has purged everything with one of the tags. Rejects if it does not confirm. */
export async function purge(
  cdn: string,
  tags: readonly string[],
  policy: RetryPolicy = POLICY,
): Promise<void> {
  const url = new URL(cdn);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${decodeURIComponent(url.username)}`,
  };
  url.username = '';
  for (let at = 0; at < tags.length; at += TAGS_PER_CALL) {
    const body = JSON.stringify({ tags: tags.slice(at, at + TAGS_PER_CALL) });
    await withRetries(
      policy,
      (error) => !(error instanceof Refused),
      async (signal) => {
        const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
        await reply.arrayBuffer();
        if (reply.ok) return;
        const message = `The CDN replied ${reply.status} to a purge`;
        throw reply.status < 500 && reply.status !== 429 ? new Refused(message) : new Error(message);
      },
    );
  }
}

/** Milliseconds before the second purge. Other machines read the log of writes every 600 ms, and a page being rendered may have read the old row. */
const AGAIN_MS = 3000;

/**
 * Purges the CDN, if there is one, after this machine has dropped the tags itself. Purges again in the background, for responses that another machine sent it
 * meanwhile. Never rejects.
 */
export async function purgeCdn(tags: readonly string[], againMs = AGAIN_MS): Promise<void> {
  const cdn = env().CDN;
  if (!cdn || tags.length === 0) return;
  const drop = () =>
    purge(cdn, tags).catch((err: unknown) => log.error({ err, tags }, 'cache: the CDN did not take a purge'));
  await drop();
  setTimeout(() => void drop(), againMs).unref();
}

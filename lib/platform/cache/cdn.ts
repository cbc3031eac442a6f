import 'server-only';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { type RetryPolicy, withRetries } from '@/lib/platform/media/retry';
import { type Cdn, readCdn } from './cdn-address';

/** Bytes of tags that every CDN accepts in one header. */
const MAX_TAG_BYTES = 8 * 1024;
/** Tags per call: Fastly accepts 256, Cloudflare 30 in its smallest plan. */
const TAGS_PER_CALL = { varnish: 100, fastly: 256, cloudflare: 30 } as const;
/** Timeout of a purge: a CDN that does not respond delays no write for longer. */
const POLICY: RetryPolicy = { attempts: 2, firstWaitMs: 100, deadlineMs: 1000 };

/**
 * The headers of a cached page for CDNs, beside those for browsers: how long to keep it, and the tags by which it is purged. A
 * page with more tags than fit into a header is not stored there.
 */
export function sharedHeaders(
  tags: ReadonlySet<string>,
  { freshSeconds, staleSeconds }: { freshSeconds: number; staleSeconds: number },
): Record<string, string> {
  const all = [...tags];
  if (all.join(' ').length > MAX_TAG_BYTES) return {};
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    'surrogate-key': all.join(' '),
    'cache-tag': all.join(','),
  };
}

/** The call that purges everything with one of these tags. */
function purgeRequest({ kind, url, token }: Cdn, tags: readonly string[]): [string, RequestInit] {
  const json = { 'content-type': 'application/json' };
  if (kind === 'varnish') return [url, { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } }];
  if (kind === 'fastly') {
    const headers = { ...json, 'fastly-key': token ?? '' };
    return [url, { method: 'POST', headers, body: JSON.stringify({ surrogate_keys: tags }) }];
  }
  const headers = { ...json, authorization: `Bearer ${token}` };
  return [url, { method: 'POST', headers, body: JSON.stringify({ tags }) }];
}

class Refused extends Error {}

/** Settles when the CDN has purged everything with one of the tags; rejects if it does not confirm. */
export async function purge(cdn: Cdn, tags: readonly string[], policy: RetryPolicy = POLICY): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_PER_CALL[cdn.kind]) {
    const [url, init] = purgeRequest(cdn, tags.slice(at, at + TAGS_PER_CALL[cdn.kind]));
    await withRetries(
      policy,
      (error) => !(error instanceof Refused),
      async (signal) => {
        const reply = await fetch(url, { ...init, signal, redirect: 'error' });
        await reply.arrayBuffer();
        if (reply.ok) return;
        const message = `The cache of CDN (${cdn.kind}) replied ${reply.status} to a purge`;
        throw reply.status < 500 && reply.status !== 429 ? new Refused(message) : new Error(message);
      },
    );
  }
}

/** Other machines read the log of writes every 600 ms, and a page being rendered may have read the old row. */
const AGAIN_MS = 3000;

/**
 * Purges the CDN, if there is one, after this machine has dropped the tags itself, and once more in the background, for responses
 * that another machine has given it meanwhile. Never rejects.
 */
export async function purgeCdn(tags: readonly string[], againMs = AGAIN_MS): Promise<void> {
  const cdn = readCdn(env().CDN ?? '');
  if (!cdn || tags.length === 0) return;
  const drop = () =>
    purge(cdn, tags).catch((err: unknown) =>
      log.error({ err, tags }, 'cache: the cache in front did not take a purge'),
    );
  await drop();
  setTimeout(() => void drop(), againMs).unref();
}

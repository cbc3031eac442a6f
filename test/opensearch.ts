import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import type { Ask } from '@/lib/search/opensearch/ask';
import { toDocument } from '@/lib/search/opensearch/document';
import { openSearchEngine } from '@/lib/search/opensearch/engine';
import { connectSearch, writeBulk } from '@/lib/search/opensearch/http';
import { listingsIndex } from '@/lib/search/opensearch/mapping';

/** The address of a real node, which `npm test -- opensearch` starts. Without one the exchanges are replayed that it had with one. */
export const REAL = process.env.OPENSEARCH_TEST_URL;

const folder = join(process.cwd(), 'test/fixtures/opensearch');
type Exchange = { request: string; status: number; reply: unknown };

/** How long something took, and which of its writes it was, differ each time. */
const WITHOUT = new Set(['took', '_seq_no', '_primary_term', '_scroll_id', 'ingest_took']);
const plain = (text: string) =>
  JSON.parse(text || '{}', (key, value) => (WITHOUT.has(key) ? undefined : value)) as unknown;

/** A line each, so that a change shows what has changed. */
const lines = (exchanges: Record<string, Exchange>) =>
  Object.entries(exchanges).map(([key, exchange]) => `${JSON.stringify(key)}:${JSON.stringify(exchange)}`);

const keyOf = (request: string) => createHash('sha256').update(request).digest('hex').slice(0, 24);

/**
 * A server by name: the real one, whose exchanges `save` writes down, or those that were written down. A request that the real one
 * was never sent fails: then `npm test -- opensearch` has to be run again.
 */
export function openSearchServer(name: string): { ask: Ask; save: () => void } {
  const path = join(folder, `${name}.json`);
  const exchanges: Record<string, Exchange> = REAL ? {} : JSON.parse(readFileSync(path, 'utf8'));
  const send: typeof fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const request = `${init?.method} ${pathname}${search}\n${init?.body ?? ''}`;
    // what is written follows from tables that grow; what is asked has to be what the real one was asked
    const isWrite = !pathname.endsWith('/_search');
    const key = keyOf(isWrite ? request.split('\n', 1)[0]! : request);
    if (!REAL) {
      const known = exchanges[key];
      if (!known) throw new Error(`no exchange with a real server is recorded for ${request.slice(0, 400)}`);
      return new Response(JSON.stringify(known.reply), { status: known.status });
    }
    const reply = await fetch(address, init);
    const text = await reply.text();
    exchanges[key] = { request: request.split('\n', 1)[0]!, status: reply.status, reply: plain(text) };
    return new Response(text, { status: reply.status });
  };
  return {
    ask: connectSearch(REAL ?? 'http://127.0.0.1:1', { send, timeoutMs: 60_000 }),
    save: () => {
      if (REAL && process.env.OPENSEARCH_RECORD)
        writeFileSync(path, `{\n${lines(exchanges).join(',\n')}\n}\n`);
    },
  };
}

/** An index of these listings alone. */
export async function indexOf(ask: Ask, name: string, listings: readonly IndexedListing[]): Promise<string> {
  await ask('DELETE', `/${name}?ignore_unavailable=true`);
  await ask('PUT', `/${name}`, listingsIndex());
  const items = listings.map((listing) => ({ id: listing.id, document: toDocument(listing) }));
  await writeBulk(ask, name, items);
  await ask('POST', `/${name}/_refresh`);
  return name;
}

export async function engineOf(
  ask: Ask,
  name: string,
  listings: readonly IndexedListing[],
): Promise<SearchEngine> {
  const index = await indexOf(ask, name, listings);
  return openSearchEngine(ask, async () => index);
}

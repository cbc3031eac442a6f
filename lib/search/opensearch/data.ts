import 'server-only';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { readSearchUrl } from '@/lib/platform/cache/search-address';
import { connectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { inBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { measureSearchLag } from '@/lib/platform/log/metrics';
import { Follower, type ListingStore } from '@/lib/search/columns/data';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import type { Ask, Found } from './ask';
import { type Guard, guardedEngine } from './away';
import { toDocument } from './document';
import { openSearchEngine } from './engine';
import { type BulkItem, connectSearch, found, isStatus, writeBulk } from './http';
import { indexName, listingsIndex, MAPPING_VERSION } from './mapping';

/** Lists must not wait long for a server that hangs: the database can serve them. */
const TIMEOUT_MS = 4000;
/** A process that fills an index renews its claim with each batch; after this time without one, another process takes over. */
const LOCK_MS = 60_000;
const WAIT_MS = 500;
/** Listings per request when an index is filled: the database hands out far fewer at once, and each request has its price. */
const FILL_BATCH = 1000;
/** Stamps that this process knows to be stored. */
const MAX_SEEN = 20_000;

type Progress = { _source: { seq: number } };
type Lock = { _source: { at: number } };
type Multi = { docs: { _id: string; found?: boolean; _source?: { updatedAt?: number } }[] };

/** What follows the alias in the name of an index. */
const VERSIONED = /^-v\d+-\d+$/;
const madeAt = (index: string) => Number(index.slice(index.lastIndexOf('-') + 1));

const wait = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));

/** A database's listings on a search server: an alias to an index of one version. */
export class ServerIndex implements ListingStore {
  readonly follower = new Follower(this);
  private readonly seen = new Map<string, number>();
  /** writes of this or another process are not visible yet */
  private isHidden = false;
  private newest = 0;
  /** the server has started again without its data */
  private isLost = false;

  constructor(
    private readonly ask: Ask,
    readonly name: string,
    private readonly pause = wait,
  ) {}

  /** The name of an index with every write acknowledged before the call. */
  async fresh(): Promise<string> {
    await this.unlessLost(this.follower.refresh());
    return this.name;
  }

  /** An index that is not there any more is filled again by the next search. */
  async unlessLost<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (isStatus(error, 404)) this.isLost = true;
      throw error;
    }
  }

  /** The index behind the alias; undefined without one, or if its fields belong to another version of the site. */
  private async current(): Promise<string | undefined> {
    const reply = await found(
      this.ask<Record<string, { mappings: { _meta?: { version?: number } } }>>(
        'GET',
        `/${this.name}/_mapping`,
      ),
    );
    const [index, mapping] = Object.entries(reply ?? {})[0] ?? [];
    return mapping?.mappings._meta?.version === MAPPING_VERSION ? index : undefined;
  }

  async begin(rows: () => AsyncIterable<Iterable<IndexedListing>>) {
    this.seen.clear();
    this.isLost = false;
    for (;;) {
      if (await this.current()) break;
      if (await this.lock()) {
        await this.fill(rows);
        inBackground('the search index before this one', () => this.dropReplaced());
        return { newest: this.newest };
      }
      await this.pause(WAIT_MS);
    }
    const aggs = { newest: { max: { field: 'updatedAt' } } };
    const body = { size: 0, query: { match_all: {} }, aggs };
    const { aggregations } = await this.ask<Found>('POST', `/${this.name}/_search`, body);
    const progress = await found(this.ask<Progress>('GET', `/${this.name}-state/_doc/progress`));
    return { newest: aggregations?.newest?.value ?? 0, seq: progress?._source.seq ?? 0 };
  }

  /** Builds a new index of all rows, replacing the current one when done. Changes meanwhile are picked up by the next search. */
  async fill(rows: () => AsyncIterable<Iterable<IndexedListing>>): Promise<number> {
    const index = `${this.name}-v${MAPPING_VERSION}-${Date.now()}`;
    await this.ask('PUT', `/${index}`, listingsIndex());
    let count = 0;
    let batch: BulkItem[] = [];
    const write = async () => {
      if (batch.length === 0) return;
      await writeBulk(this.ask, index, batch);
      count += batch.length;
      batch = [];
      await this.holdLock();
    };
    for await (const listings of rows()) {
      for (const listing of listings) {
        batch.push({ id: listing.id, document: toDocument(listing) });
        this.newest = Math.max(this.newest, listing.updatedAt || 0);
      }
      if (batch.length >= FILL_BATCH) await write();
    }
    await write();
    await this.ask('POST', `/${index}/_refresh`);
    const old = await found(this.ask<Record<string, unknown>>('GET', `/_alias/${this.name}`));
    const actions = [
      ...Object.keys(old ?? {}).map((name) => ({ remove: { index: name, alias: this.name } })),
      { add: { index, alias: this.name } },
    ];
    // in one step: no search falls in between
    await this.ask('POST', '/_aliases', { actions });
    await this.ask('DELETE', `/${this.name}-state/_doc/lock`);
    return count;
  }

  /** Deletes what older fills left, once the searches that began on it have ended. */
  async dropReplaced(): Promise<void> {
    await this.pause(TIMEOUT_MS);
    const all = await this.ask<Record<string, { aliases: object }>>('GET', `/${this.name}-v*/_alias`);
    const own = Object.keys(all).filter((index) => VERSIONED.test(index.slice(this.name.length)));
    const current = own.filter((index) => this.name in all[index]!.aliases);
    const isOlder = (index: string) => current.some((kept) => madeAt(index) < madeAt(kept));
    // one that is being filled is newer
    for (const index of own.filter(isOlder)) await found(this.ask('DELETE', `/${index}`));
  }

  /** One process at a time fills an index. */
  async lock(): Promise<boolean> {
    const path = `/${this.name}-state`;
    try {
      await this.ask('PUT', `${path}/_create/lock`, { at: Date.now() });
      return true;
    } catch (error) {
      if (!isStatus(error, 409)) throw error;
    }
    const lock = await found(this.ask<Lock>('GET', `${path}/_doc/lock`));
    if (lock && Date.now() - lock._source.at > LOCK_MS) await found(this.ask('DELETE', `${path}/_doc/lock`));
    return false;
  }
  private async holdLock(): Promise<void> {
    await this.ask('PUT', `/${this.name}-state/_doc/lock`, { at: Date.now() });
  }

  async stamps(ids: readonly string[]) {
    const unseen = ids.filter((id) => !this.seen.has(id));
    if (unseen.length > 0) {
      const body = { docs: unseen.map((id) => ({ _id: id, _source: ['updatedAt'] })) };
      const { docs } = await this.ask<Multi>('POST', `/${this.name}/_mget`, body);
      if (this.seen.size > MAX_SEEN) this.seen.clear();
      for (const { _id, found: isThere, _source } of docs)
        if (isThere && _source?.updatedAt !== undefined) {
          this.seen.set(_id, _source.updatedAt);
          // written by another process, which may not have made it visible
          this.isHidden = true;
        }
    }
    return ids.map((id) => this.seen.get(id));
  }

  async allStamps() {
    const stamps = new Map<string, number>();
    for (let search_after: (number | string)[] | undefined; ; ) {
      const { hits } = (
        await this.ask<Found>('POST', `/${this.name}/_search`, {
          size: 10_000,
          query: { match_all: {} },
          sort: [{ id: 'asc' }],
          docvalue_fields: ['updatedAt'],
          ...(search_after && { search_after }),
        })
      ).hits;
      for (const { _id, fields } of hits) stamps.set(_id, Number(fields?.updatedAt?.[0]));
      if (hits.length < 10_000) return stamps;
      search_after = hits.at(-1)!.sort!;
    }
  }

  async put(listings: readonly IndexedListing[]) {
    if (listings.length === 0) return;
    const items = listings.map((listing) => ({ id: listing.id, document: toDocument(listing) }));
    await writeBulk(this.ask, this.name, items, { isAlias: true });
    this.isHidden = true;
    for (const { id, updatedAt } of listings) {
      this.seen.set(id, updatedAt);
      if (updatedAt > this.newest) this.newest = updatedAt;
    }
  }
  async remove(ids: readonly string[]) {
    if (ids.length === 0) return;
    await writeBulk(
      this.ask,
      this.name,
      ids.map((id) => ({ id })),
      { isAlias: true },
    );
    for (const id of ids) this.seen.delete(id);
    this.isHidden = true;
  }
  async size() {
    await this.show();
    return (await this.ask<{ count: number }>('GET', `/${this.name}/_count`)).count;
  }
  private async show(): Promise<void> {
    if (!this.isHidden) return;
    await this.ask('POST', `/${this.name}/_refresh`);
    this.isHidden = false;
    if (this.newest > 0) measureSearchLag(Math.max(0, Date.now() - this.newest) / 1000);
    this.newest = 0;
  }
  async commit(seq: number) {
    await this.show();
    await this.ask('PUT', `/${this.name}-state/_doc/progress`, { seq });
  }
  rereadFrom() {
    return undefined;
  }
  isWorn() {
    return this.isLost;
  }
}

/** The listings of a database on the server of this address. */
export const serverIndex = (address: string, database: string, timeoutMs = TIMEOUT_MS): ServerIndex =>
  new ServerIndex(connectSearch(address, { timeoutMs }), indexName(readSearchUrl(address)!.prefix, database));

/** Searches on a server; falls back to the engine `fallback` while it is down. */
export function serverEngine(address: string, database: string, fallback: SearchEngine): SearchEngine {
  const ask = connectSearch(address, { timeoutMs: TIMEOUT_MS });
  const index = new ServerIndex(ask, indexName(readSearchUrl(address)!.prefix, database));
  const guard: Guard = {
    away: (error) =>
      log.warn({ reason: error.message }, 'search: the server is away, lists come from the database'),
    back: () => {
      log.info('search: the server is back');
      // pages that were limited, and say so
      inBackground('lists after the search server was away', () => invalidate(['lists']));
    },
  };
  const asked: Ask = (...request) => index.unlessLost(ask(...request));
  return guardedEngine(
    openSearchEngine(asked, () => index.fresh()),
    fallback,
    guard,
  );
}

/** `npm run reindex`: builds a new index of all listings while the old one answers. Returns their number. */
export async function reindex(): Promise<{ name: string; count: number }> {
  const { SEARCH_URL } = env();
  if (!SEARCH_URL)
    throw new Error('SEARCH_URL is not set: the engine in memory has nothing to be made again');
  const { connection } = await connectDb();
  const index = serverIndex(SEARCH_URL, connection.name, 60_000);
  while (!(await index.lock())) await wait(WAIT_MS);
  const count = await index.fill(Follower.rows);
  // what was written to the old index meanwhile
  await index.follower.refresh();
  await index.dropReplaced();
  return { name: index.name, count };
}

import { readSearchUrl } from '@/lib/platform/cache/search-address';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import { type BoundsOf, type IsSegment, isMatch } from '@/lib/search/engine/match';
import type { Requirements } from '@/lib/search/engine/requirements';
import type { Ask, Found, Hit } from './ask';
import { all, type Clause, term } from './clauses';
import { toDocument } from './document';
import { selectClauses } from './filters';
import { connectSearch, found, isStatus, writeBulk } from './http';
import { indexName, MAPPING_VERSION, searchesIndex } from './mapping';

/** Ids per reply: a listing with more matches needs several. */
const BATCH = 10_000;

/** A saved search as stored, and as read again with the day's rates and owners. */
export type StoredSearch = { id: string; query: string; search: IndexSearch };
export type Resolve = (query: string) => Promise<{ search: IndexSearch; boundsOf?: BoundsOf | undefined }>;

/** What no stored query can express: owners, days and today's costs, and whether a location is a whole one by now. */
const LATER = ['notOwners', 'listedSince', 'location'] as const;
const ASKS_COSTS = ['maxEmi', 'maxAllIn'];

/** The query of a search, and whether the exact rule must be applied too. */
export function percolation(search: IndexSearch): { query: Clause; isExact: boolean } {
  const lasting: IndexSearch = { ...search };
  for (const name of LATER) delete lasting[name];
  const { base, chosen } = selectClauses(lasting, { isSegment: () => false, costClasses: [] });
  const clauses = [...base, ...chosen.map(({ clause }) => clause)];
  const isExact = !LATER.some((name) => search[name]) && !ASKS_COSTS.some((name) => name in search);
  // a search for everything is a query too
  return { query: clauses.length > 0 ? all(clauses) : { match_all: {} }, isExact };
}

/** Saved searches of one kind as queries of a search server, which matches listings against them: a percolator. */
export class ServerSearches implements Requirements {
  constructor(
    private readonly ask: Ask,
    private readonly index: string,
    private readonly kind: string,
    private readonly resolve: Resolve,
    readonly size: number,
  ) {}

  static async write(
    ask: Ask,
    index: string,
    kind: string,
    searches: readonly StoredSearch[],
  ): Promise<void> {
    const items = searches.map(({ id, query: text, search }) => {
      const { query, isExact } = percolation(search);
      return { id: `${kind}:${id}`, document: { id, kind, query, isLater: !isExact, text } };
    });
    await writeBulk(ask, index, items);
  }
  static async remove(ask: Ask, index: string, kind: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await writeBulk(
        ask,
        index,
        ids.map((id) => ({ id: `${kind}:${id}` })),
      );
  }

  async matching(listing: IndexedListing, isSegment: IsSegment): Promise<string[]> {
    const document = toDocument(listing);
    const percolate = { percolate: { field: 'query', document } };
    const matches = (isLater: boolean) => all([term('kind', this.kind), term('isLater', isLater), percolate]);
    const [found, later] = await Promise.all([this.idsOf(matches(false)), this.hitsOf(matches(true))]);
    for (const { _id, _source } of later)
      if (await this.isExact(String(_source?.text), listing, isSegment))
        found.push(_id.slice(this.kind.length + 1));
    return found;
  }

  /** As the values of a column: for each hit the server would try its query once more, to say which document it finds. */
  private async idsOf(query: Clause): Promise<string[]> {
    const ids: string[] = [];
    for (let after: Record<string, string | null> | undefined; ; ) {
      const composite = {
        size: BATCH,
        sources: [{ id: { terms: { field: 'id' } } }],
        ...(after && { after }),
      };
      const body = { size: 0, query, track_total_hits: false, aggs: { ids: { composite } } };
      const { aggregations } = await this.ask<Found>('POST', `/${this.index}/_search`, body);
      const buckets = (aggregations?.ids?.buckets ?? []) as unknown as { key: { id: string } }[];
      for (const { key } of buckets) ids.push(key.id);
      if (buckets.length < BATCH) return ids;
      after = aggregations!.ids!.after_key;
    }
  }

  private async hitsOf(query: Clause): Promise<Hit[]> {
    const found: Hit[] = [];
    for (let search_after: (number | string)[] | undefined; ; ) {
      const { hits } = (
        await this.ask<Found>('POST', `/${this.index}/_search`, {
          size: BATCH,
          query,
          track_total_hits: false,
          _source: ['text'],
          sort: [{ id: 'asc' }],
          ...(search_after && { search_after }),
        })
      ).hits;
      found.push(...hits);
      if (hits.length < BATCH) return found;
      search_after = hits.at(-1)!.sort!;
    }
  }

  /** Words are left to the server, which knows more inflected forms. */
  private async isExact(query: string, listing: IndexedListing, isSegment: IsSegment): Promise<boolean> {
    const { search, boundsOf } = await this.resolve(query);
    return isMatch(listing, { ...search, q: undefined }, isSegment, boundsOf);
  }
}

/** How far before the last check saved searches are checked again: clocks differ, and writes take time. */
const OVERLAP_MS = 10_000;
const WRITTEN_AT_ONCE = 2000;

type SearchSource = {
  kind: string;
  /** those written since; without a search, deleted ones */
  written(since: Date): AsyncIterable<{ id: string } & Partial<StoredSearch>>;
  resolve: Resolve;
};

/** Saved searches of one kind on the server, as current as the database once `fresh` settles. */
export function serverSearches(address: string, database: string, { kind, written, resolve }: SearchSource) {
  const ask = connectSearch(address, { timeoutMs: 60_000 });
  const index = `${indexName(readSearchUrl(address)!.prefix, database)}-searches-v${MAPPING_VERSION}`;
  async function make(): Promise<void> {
    try {
      await ask('PUT', `/${index}`, searchesIndex());
    } catch (error) {
      // another process was first
      if (!isStatus(error, 400)) throw error;
    }
  }
  async function take(since: Date): Promise<number> {
    let batch: StoredSearch[] = [];
    let gone: string[] = [];
    let count = 0;
    const flush = async () => {
      await ServerSearches.write(ask, index, kind, batch);
      await ServerSearches.remove(ask, index, kind, gone);
      count += batch.length + gone.length;
      batch = [];
      gone = [];
    };
    for await (const { id, query, search } of written(since)) {
      if (query && search) batch.push({ id, query, search });
      else gone.push(id);
      if (batch.length + gone.length >= WRITTEN_AT_ONCE) await flush();
    }
    await flush();
    return count;
  }
  return {
    async fresh(): Promise<ServerSearches> {
      const path = `/${index}/_doc/progress:${kind}`;
      const progress = await found(ask<{ _source: { at: number } }>('GET', path));
      // at first, and after a server has started again without its data
      if (!progress) await make();
      const at = Date.now();
      const since = progress ? Math.min(progress._source.at, at) - OVERLAP_MS : 0;
      if ((await take(new Date(since))) > 0) await ask('POST', `/${index}/_refresh`);
      await ask('PUT', path, { at });
      const body = { query: { term: { kind } } };
      const { count } = await ask<{ count: number }>('POST', `/${index}/_count`, body);
      return new ServerSearches(ask, index, kind, resolve, count);
    },
  };
}

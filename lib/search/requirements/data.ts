import 'server-only';
import type { Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { indexQuery } from '@/lib/search/data';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import { RequirementIndex, type Requirements } from '@/lib/search/engine/requirement-index';
import { serverSearches } from '@/lib/search/opensearch/searches';
import type { PropertySearch } from '@/lib/search/schema';

/** Writes of processes with different clocks, or in progress while another one committed, are checked again. */
const OVERLAP_MS = 10_000;
/** How far a look goes back now and then, and how often by itself. */
const FAR_MS = 3 * 3_600_000;
const FAR_EVERY_MS = 10 * 60_000;

/**
 * From when on a look asks for what was written, again and again in one process: seconds before the last one. Hours, when the clock was
 * set meanwhile, when the last look broke off (what hung in a frozen database may be stored late, with its old time), and now and then.
 */
export function lookBack() {
  let offset = Number.NaN;
  let farAt = Number.NEGATIVE_INFINITY;
  let isDone = false;
  return {
    since(cursor: number, now: number): number {
      const passed = performance.now();
      const wasSet = !(Math.abs(Date.now() - passed - offset) < OVERLAP_MS);
      const isFar = wasSet || !isDone || passed - farAt > FAR_EVERY_MS;
      offset = Date.now() - passed;
      isDone = false;
      if (isFar) farAt = passed;
      // a clock that was set back gives stamps behind the cursor
      return Math.min(cursor, now) - (isFar ? FAR_MS : OVERLAP_MS);
    },
    done(): void {
      isDone = true;
    },
  };
}

/** Filters that dated rates decide (a loan's interest) are worked out again after this time. */
const REBUILD_MS = 6 * 3_600_000;
const MAX_FRAGMENTATION = 0.5;

type Row = { _id: Types.ObjectId; updatedAt: Date };

type Since = { updatedAt: { $gte: Date } };

/** Stored searches of one kind. */
export type RequirementSource<R extends Row> = {
  name: string;
  /** the rows that were written since, over an index */
  read(since: Since): AsyncIterable<R>;
  /** under which ids a row is in the index, and what each looks for; undefined for nothing (any more) */
  searchesOf(row: R): { id: string; search: PropertySearch | undefined }[];
};

/** Only what is asked for: a hundred thousand searches with every absent filter spelled out would be heavy. */
async function requirementOf(search: PropertySearch) {
  const { search: query, costs } = await indexQuery(search);
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return { search: Object.fromEntries(given) as unknown as IndexSearch, boundsOf: costs?.boundsOf };
}

/**
 * All searches of a kind as this process's RequirementIndex, as fresh as the database: before each use it asks what has changed.
 * A deleted search may still be in it; anyone who uses a match reads its row anyway.
 */
class LiveRequirements<R extends Row> {
  private index = new RequirementIndex();
  private builtAt = 0;
  private readAt = 0;

  constructor(private readonly source: RequirementSource<R>) {}

  async fresh(): Promise<RequirementIndex> {
    const isOld = Date.now() - this.builtAt > REBUILD_MS || this.index.fragmentation > MAX_FRAGMENTATION;
    const index = isOld ? new RequirementIndex() : this.index;
    const readAt = Date.now();
    // by the clock, also by one that was set back: many that were written at once are read again for seconds only
    const since = new Date(isOld ? 0 : Math.min(this.readAt, readAt) - OVERLAP_MS);
    for await (const row of this.source.read({ updatedAt: op.gte(since) })) {
      for (const { id, search } of this.source.searchesOf(row)) {
        if (!search) index.remove(id);
        else {
          const { search: query, boundsOf } = await requirementOf(search);
          index.put(id, query, boundsOf);
        }
      }
    }
    // a database that goes away in the middle leaves the old index, which the next look completes
    this.index = index;
    this.readAt = readAt;
    if (isOld) this.builtAt = readAt;
    return index;
  }
}

const globalForRequirements = globalThis as unknown as {
  saptamRequirements?: Map<string, { fresh(): Promise<Requirements> }>;
};

/** The same on the search server, which all processes share: it knows how far it was followed. */
const onServer = <R extends Row>(address: string, database: string, source: RequirementSource<R>) =>
  serverSearches(address, database, {
    kind: source.name,
    async *written(since) {
      for await (const row of source.read({ updatedAt: op.gte(since) }))
        for (const { id, search } of source.searchesOf(row))
          yield {
            id,
            ...(search && { query: JSON.stringify(search), search: (await requirementOf(search)).search }),
          };
    },
    resolve: async (query) => requirementOf(JSON.parse(query) as PropertySearch),
  });

/** One index for each database (tests change it) and kind of searches. */
export async function freshIndex<R extends Row>(source: RequirementSource<R>): Promise<Requirements> {
  const { connection } = await connectDb();
  globalForRequirements.saptamRequirements ??= new Map();
  const { host, port, name } = connection;
  const key = `${host}:${port}/${name}/${source.name}`;
  const { SEARCH_URL } = env();
  const known =
    globalForRequirements.saptamRequirements.get(key) ??
    (SEARCH_URL ? onServer(SEARCH_URL, name, source) : new LiveRequirements(source));
  globalForRequirements.saptamRequirements.set(key, known);
  return known.fresh();
}

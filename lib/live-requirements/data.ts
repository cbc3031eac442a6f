import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { indexQuery } from '@/lib/search/data';
import type { PropertySearch } from '@/lib/search/schema';
import type { IndexSearch } from '@/lib/search-index/index-search';
import { RequirementIndex } from '@/lib/search-index/requirement-index';

/** Writes of processes whose clocks differ, or that were under way while another committed, are looked at again. */
export const OVERLAP_MS = 10_000;
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
  const { search: asked, costs } = await indexQuery(search);
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { search: Object.fromEntries(given) as unknown as IndexSearch, boundsOf: costs?.boundsOf };
}

/**
 * All searches of a kind as this process's RequirementIndex, as fresh as the database: before each use it asks what has changed.
 * A deleted search may still be in it; whoever uses a match reads its row anyway.
 */
class LiveRequirements<R extends Row> {
  private index = new RequirementIndex();
  private newest = new Date(0);
  private builtAt = 0;
  private readAt = 0;

  constructor(private readonly source: RequirementSource<R>) {}

  async fresh(): Promise<RequirementIndex> {
    await connectDb();
    const isOld = Date.now() - this.builtAt > REBUILD_MS || this.index.fragmentation > MAX_FRAGMENTATION;
    if (isOld) {
      this.index = new RequirementIndex();
      this.newest = new Date(0);
      this.builtAt = Date.now();
    }
    // by the clock as well: many that were written at once are read again for seconds, and not before every use from then on
    const since = isOld ? this.newest : new Date(Math.max(+this.newest, this.readAt) - OVERLAP_MS);
    const readAt = Date.now();
    for await (const row of this.source.read({ updatedAt: trusted({ $gte: since }) })) {
      for (const { id, search } of this.source.searchesOf(row)) {
        if (!search) this.index.remove(id);
        else {
          const { search: asked, boundsOf } = await requirementOf(search);
          this.index.put(id, asked, boundsOf);
        }
      }
      if (row.updatedAt > this.newest) this.newest = row.updatedAt;
    }
    this.readAt = readAt;
    return this.index;
  }
}

const globalForRequirements = globalThis as unknown as {
  saptamRequirements?: Map<string, { fresh(): Promise<RequirementIndex> }>;
};

/** One index for each database (tests change it) and kind of searches. */
export async function freshIndex<R extends Row>(source: RequirementSource<R>): Promise<RequirementIndex> {
  const { connection } = await connectDb();
  globalForRequirements.saptamRequirements ??= new Map();
  const { host, port, name } = connection;
  const key = `${host}:${port}/${name}/${source.name}`;
  const known = globalForRequirements.saptamRequirements.get(key) ?? new LiveRequirements(source);
  globalForRequirements.saptamRequirements.set(key, known);
  return known.fresh();
}

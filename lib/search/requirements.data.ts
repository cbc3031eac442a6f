import 'server-only';
import type { Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { indexQuery } from '@/lib/search/data';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import type { IsSegment } from '@/lib/search/engine/match';
import { Requirements } from '@/lib/search/engine/requirements';
import { searchEngine } from '@/lib/search/running.data';
import type { PropertySearch } from '@/lib/search/schema';

/** Overlap of two checks in milliseconds, because writes arrive late from other clocks or slow commits. */
const OVERLAP_MS = 10_000;
/** Time span of the occasional longer check, and the interval between two of them. */
const FAR_MS = 3 * 3_600_000;
const FAR_EVERY_MS = 10 * 60_000;

/**
 * Start of a check for writes. Normally seconds before the last one; hours before it if the clock was set, if the last check failed (a write that hung in a
 * frozen database may be stored late with its old time), and occasionally.
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
      // a clock that was set back gives stamps before the cursor
      return Math.min(cursor, now) - (isFar ? FAR_MS : OVERLAP_MS);
    },
    done(): void {
      isDone = true;
    },
  };
}

/** Returns a test of address segments for a run over many listings. Updates the search only when one of them was written since. */
export function segmentTests() {
  let asOf = Number.NEGATIVE_INFINITY;
  let isSegment: IsSegment = () => false;
  return async (listings: readonly { change: number }[]): Promise<IsSegment> => {
    if (listings.some(({ change }) => !(change < asOf))) {
      asOf = Date.now();
      isSegment = await searchEngine.segmentTest();
    }
    return isSegment;
  };
}

/** Interval for recomputing filters that depend on dated rates (a loan's interest). */
const REBUILD_MS = 6 * 3_600_000;

type Row = { _id: Types.ObjectId; updatedAt: Date };

type Since = { updatedAt: { $gte: Date } };

export type RequirementSource<R extends Row> = {
  name: string;
  /** rows written since, through an index */
  read(since: Since): AsyncIterable<R>;
  /** a row's ids in the index with their criteria; undefined if it has none any more */
  searchesOf(row: R): { id: string; search: PropertySearch | undefined }[];
};

/** Drops absent criteria, because thousands of searches with every absent filter would be large. */
async function requirementOf(search: PropertySearch) {
  const { search: query, costs } = await indexQuery(search);
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return { search: Object.fromEntries(given) as unknown as IndexSearch, boundsOf: costs?.boundsOf };
}

/**
 * All searches of a kind in this process's memory, as current as the database, because each use checks for changes first. It may still contain a deleted
 * search, so callers read the matching row anyway.
 */
class LiveRequirements<R extends Row> {
  private index = new Requirements();
  private builtAt = 0;
  private readAt = 0;

  constructor(private readonly source: RequirementSource<R>) {}

  async fresh(): Promise<Requirements> {
    const isOld = Date.now() - this.builtAt > REBUILD_MS;
    const index = isOld ? new Requirements() : this.index;
    const readAt = Date.now();
    // by the clock, even a reset one, so that rows written in bulk are read again only for seconds
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
    // if the database fails midway, the old index stays and the next check completes it
    this.index = index;
    this.readAt = readAt;
    if (isOld) this.builtAt = readAt;
    return index;
  }
}

const globalForRequirements = globalThis as unknown as {
  saptamRequirements?: Map<string, { fresh(): Promise<Requirements> }>;
};

/** One index per database (tests change it) and kind of search. */
export async function freshIndex<R extends Row>(source: RequirementSource<R>): Promise<Requirements> {
  const { connection } = await connectDb();
  globalForRequirements.saptamRequirements ??= new Map();
  const { host, port, name } = connection;
  const key = `${host}:${port}/${name}/${source.name}`;
  const known = globalForRequirements.saptamRequirements.get(key) ?? new LiveRequirements(source);
  globalForRequirements.saptamRequirements.set(key, known);
  return known.fresh();
}

import 'server-only';
import { type mongo, Types } from 'mongoose';
import { listWritten, type Stamp } from '@/lib/alerts/matches/data';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { refreshNews } from '@/lib/clients/news/mutations';
import type { StoredRequirement } from '@/lib/clients/requirements/data';
import { widened } from '@/lib/clients/requirements/rules';
import { areDuplicateKeys, connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { indexQuery } from '@/lib/search/data';
import { isMatch } from '@/lib/search/engine/match';
import { lookBack, segmentTests } from '@/lib/search/requirements.data';
import { searchEngine } from '@/lib/search/running.data';
import type { PropertySearch } from '@/lib/search/schema';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Counter } from '@/models/platform/counter';
import { MAX_MATCHES } from './constants';
import { freshClientRequirements, NEAR, readSeen, type StoredMatch } from './data';
import { changeOf, type Seen, type Verdict } from './rules';

/** Cursor of processed listing changes, in milliseconds. */
const CURSOR = 'client-matches';
const BATCH = 100;
const look = lookBack();

type Pair = {
  row: StoredRequirement;
  search: PropertySearch;
  seen: Seen;
  match: Verdict;
  known: StoredMatch | undefined;
};

/** Writes the changes of each pair. The unique key refuses one that another process wrote simultaneously. */
async function writePairs(pairs: readonly Pair[], now: Date): Promise<number> {
  await connectDb();
  const operations = pairs.flatMap(({ row, search, seen, match, known }) => {
    const change = changeOf(search, seen, match, known, now);
    if (!change) return [];
    const key = { requirement: row._id, property: new Types.ObjectId(seen.property) };
    const { client, owner, team } = row;
    return [
      { updateOne: { filter: key, update: { $set: { ...change, client, owner, team } }, upsert: true } },
    ];
  });
  if (operations.length === 0) return 0;
  await ClientMatch.collection
    .bulkWrite(operations as mongo.AnyBulkWriteOperation[], { ordered: false })
    .catch((error: unknown) => {
      if (!areDuplicateKeys(error)) throw error;
    });
  await refreshNews(pairs.map(({ row }) => String(row.client)));
  return operations.length;
}

/** Requirements that find a listing, by id, with their verdicts. */
function matchesOf(found: readonly string[]): Map<string, Verdict> {
  const matches = new Map<string, Verdict>();
  for (const id of found) if (id.endsWith(NEAR)) matches.set(id.slice(0, -NEAR.length), 'near');
  for (const id of found) if (!id.endsWith(NEAR)) matches.set(id, 'fits');
  return matches;
}

/** Updates new, ended and changed matches of these listings. Idempotent. Returns the number of matches written. */
export async function matchListings(
  ids: readonly Types.ObjectId[],
  now: Date = new Date(),
  segmentTest = segmentTests(),
): Promise<number> {
  const requirements = await freshClientRequirements();
  const property = op.in(ids);
  const known = await ClientMatch.find({ property }).lean<StoredMatch[]>();
  if (requirements.size === 0 && known.length === 0) return 0;
  const listings = await readSeen(ids);
  const isSegment = await segmentTest(
    [...listings.values()].flatMap(({ listing }) => (listing ? { change: listing.updatedAt } : [])),
  );
  const matches = new Map<string, Map<string, Verdict>>();
  for (const [id, { listing }] of listings)
    matches.set(id, matchesOf(listing ? await requirements.matching(listing, isSegment) : []));
  const found = [...matches.values()].flatMap((match) => [...match.keys()]);
  const rows = await activeRequirements([...found, ...known.map(({ requirement }) => String(requirement))]);
  const stored = new Map(known.map((row) => [`${row.requirement}/${row.property}`, row]));
  const pairs = [...listings.values()].flatMap((seen) => {
    const own = matches.get(seen.property)!;
    const before = known.filter((row) => String(row.property) === seen.property);
    const concerned = new Set([...own.keys(), ...before.map(({ requirement }) => String(requirement))]);
    return [...concerned].flatMap((id): Pair[] => {
      const row = rows.get(id);
      if (!row) return [];
      const match = own.get(id) ?? 'no';
      return [
        { row, search: parseStored(row.query), seen, match, known: stored.get(`${id}/${seen.property}`) },
      ];
    });
  });
  return writePairs(pairs, now);
}

export const matchListing = (id: string): Promise<number> => matchListings([new Types.ObjectId(id)]);

async function activeRequirements(ids: readonly string[]): Promise<Map<string, StoredRequirement>> {
  const wanted = [...new Set(ids)].map((id) => new Types.ObjectId(id));
  const active = { _id: op.in(wanted), isPaused: false };
  const rows = await Requirement.find(active).lean<StoredRequirement[]>();
  return new Map(rows.map((row) => [String(row._id), row]));
}

const findIds = async (query: Asked): Promise<string[]> =>
  (await searchEngine.search({ ...query, pageSize: MAX_MATCHES })).ids;

type Asked = Awaited<ReturnType<typeof indexQuery>>;

/**
 * Matches a requirement with the newest MAX_MATCHES listings that it finds, and with its earlier matches. Does nothing while it is paused.
 */
export async function matchRequirement(id: string, now: Date = new Date()): Promise<number> {
  const row = await Requirement.findOne({ _id: id, isPaused: false }).lean<StoredRequirement>();
  if (!row) return 0;
  const search = parseStored(row.query);
  const near = row.nearMisses ? widened(search) : undefined;
  const [query, nearQuery] = await Promise.all([indexQuery(search), near && indexQuery(near)]);
  const [found, nearby, known] = await Promise.all([
    findIds(query),
    nearQuery ? findIds(nearQuery) : [],
    ClientMatch.find({ requirement: row._id }).lean<StoredMatch[]>(),
  ]);
  const stored = new Map(known.map((match) => [String(match.property), match]));
  const ids = [...new Set([...found, ...nearby, ...stored.keys()])].map((value) => new Types.ObjectId(value));
  const [listings, isSegment] = await Promise.all([readSeen(ids), searchEngine.segmentTest()]);
  const fits = (listing: IndexedListing, { search, costs }: Asked) =>
    isMatch(listing, search, isSegment, costs?.boundsOf);
  const matchOf = ({ listing }: Seen): Verdict => {
    if (!listing) return 'no';
    if (fits(listing, query)) return 'fits';
    return nearQuery && fits(listing, nearQuery) ? 'near' : 'no';
  };
  const pairs = [...listings.values()].map((seen) => ({
    row,
    search,
    seen,
    match: matchOf(seen),
    known: stored.get(seen.property),
  }));
  return writePairs(pairs, now);
}

/** Hidden listings that are or were a match. */
async function matchedBefore(hidden: readonly Stamp[]): Promise<Stamp[]> {
  const ids: unknown[] = await ClientMatch.distinct('property', {
    property: op.in(hidden.map(({ _id }) => _id)),
  });
  const known = new Set(ids.map(String));
  return hidden.filter(({ _id }) => known.has(String(_id)));
}

/** Processes every listing written since the last run, by anyone. Returns how many matches were written. */
export async function recordListingChanges(now: Date = new Date()): Promise<number> {
  const begun = { $setOnInsert: { value: now.getTime() } };
  const cursor = await Counter.findOneAndUpdate({ _id: CURSOR }, begun, {
    upsert: true,
    returnDocument: 'after',
  }).lean();
  const since = new Date(look.since(cursor?.value ?? 0, Date.now()));
  const { stamps, newest } = await listWritten(since, matchedBefore);
  const segmentTest = segmentTests();
  let written = 0;
  for (let from = 0; from < stamps.length; from += BATCH)
    written += await matchListings(
      stamps.slice(from, from + BATCH).map(({ _id }) => _id),
      now,
      segmentTest,
    );
  // also limited by time, so that later runs do not reprocess thousands of listings from one import
  if (newest !== undefined)
    await Counter.updateOne({ _id: CURSOR }, { $max: { value: Math.max(newest.getTime(), now.getTime()) } });
  look.done();
  return written;
}

/** Marks homes as seen for a client, so that they are no longer new. */
export async function markHomesSeen(client: string, homes: readonly string[]): Promise<void> {
  const property = op.in(homes.map((id) => new Types.ObjectId(id)));
  await ClientMatch.updateMany({ client, property, isUnseen: true }, { $set: { isUnseen: false } });
  await refreshNews([client]);
}

export const removeMatchesOf = async (filter: { requirement: string } | { clients: readonly string[] }) =>
  void (await ClientMatch.deleteMany('requirement' in filter ? filter : { client: op.in(filter.clients) }));

export async function removeEndedMatches(before: Date): Promise<number> {
  const { deletedCount } = await ClientMatch.deleteMany({ endedAt: op.lt(before) });
  return deletedCount;
}

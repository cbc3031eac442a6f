import 'server-only';
import { Types } from 'mongoose';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { findListingById, findListings, getPropertyFor } from '@/lib/listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { dayBounds, indianDay, lastDays } from '@/lib/platform/time/indian-day';
import { chipsFor } from '@/lib/search/format';
import { similarSearches } from '@/lib/search/rules';
import { searchEngine } from '@/lib/search/running.data';
import { HIDDEN_SLOT } from '@/lib/shortlists/constants';
import type { ReaderSource } from '@/lib/visitors/views/constants';
import { findVisits } from '@/lib/visits/data';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Activity } from '@/models/visitors/activity';
import { ListingDay } from '@/models/visitors/listing-day';
import {
  BUCKET_DAYS,
  FIGURES,
  type Figure,
  MAX_READERS,
  MAX_SIMILAR,
  MIN_SIMILAR,
  type Period,
} from './constants';
import type { ListingFiguresDto, SimilarDto } from './dto';
import { countWishes, seriesOf } from './rules';

/** Counts of one figure, by listing and Indian day. */
type Counts = Map<string, Map<string, number>>;

function add(counts: Counts, listing: unknown, day: string, count: number): void {
  const days = counts.get(String(listing)) ?? new Map<string, number>();
  counts.set(String(listing), days.set(day, (days.get(day) ?? 0) + count));
}

type Listings = readonly Types.ObjectId[];
const among = (ids: Listings) => op.in(ids);

async function countLooks(ids: Listings, since: string): Promise<Record<'seen' | 'opened', Counts>> {
  const counts = { seen: new Map() as Counts, opened: new Map() as Counts };
  const filter = { property: among(ids), day: op.gte(since) };
  const rows = await ListingDay.find(filter, { property: 1, day: 1, views: 1, seen: 1 }).lean();
  for (const { property, day, views, seen } of rows) {
    add(counts.seen, property, day, seen ?? 0);
    add(counts.opened, property, day, views);
  }
  return counts;
}

/** Calls and chats create a lead but no enquiry. */
const TAPS: readonly string[] = ['call', 'whatsapp'];

async function countContacts(ids: Listings, since: Date): Promise<Counts> {
  const counts: Counts = new Map();
  const filter = { property: among(ids), createdAt: op.gte(since) };
  const rows = await findEnquiries(filter, { property: 1, createdAt: 1 });
  for (const { property, createdAt } of rows) add(counts, property, indianDay(createdAt), 1);
  const recent = { property: among(ids), lastAt: op.gte(since) };
  const leads = await findLeads(recent, { property: 1, sources: 1 });
  for (const { property, sources } of leads)
    for (const { kind, at } of sources)
      if (TAPS.includes(kind) && at >= since) add(counts, property, indianDay(at), 1);
  return counts;
}

async function countFavourites(ids: Listings, since: Date): Promise<Counts> {
  const counts: Counts = new Map();
  const wanted = new Set(ids.map(String));
  const filter = { 'homes.property': among(ids), slot: op.not(HIDDEN_SLOT) };
  const lists = Shortlist.find(filter, { owner: 1, homes: 1 }).lean().cursor();
  // a person may have saved a home in several lists
  const known = new Set<string>();
  for await (const { owner, homes } of lists)
    for (const { property, addedAt } of homes) {
      const key = `${owner} ${property}`;
      if (addedAt < since || !wanted.has(String(property)) || known.has(key)) continue;
      known.add(key);
      add(counts, property, indianDay(addedAt), 1);
    }
  return counts;
}

async function countVisits(ids: Listings, since: Date): Promise<Counts> {
  const counts: Counts = new Map();
  const filter = {
    property: among(ids),
    until: op.gte(since),
    createdAt: op.gte(since),
  };
  const rows = await findVisits(filter, { property: 1, createdAt: 1 });
  for (const { property, createdAt } of rows) add(counts, property, indianDay(createdAt), 1);
  return counts;
}

/** Raises a day's openings to its contacts, because a contact requires an opened page. */
function openedAtLeast(opened: Counts, contacted: Counts): Counts {
  for (const [listing, days] of contacted)
    for (const [day, count] of days)
      add(opened, listing, day, Math.max(0, count - (opened.get(listing)?.get(day) ?? 0)));
  return opened;
}

/** All figures of these listings by day, from a day on. */
export async function countAll(ids: Listings, since: string): Promise<Record<Figure, Counts>> {
  const { start } = dayBounds(since);
  const [looks, contacted, favourites, visits] = await Promise.all([
    countLooks(ids, since),
    countContacts(ids, start),
    countFavourites(ids, start),
    countVisits(ids, start),
  ]);
  return { ...looks, opened: openedAtLeast(looks.opened, contacted), contacted, favourites, visits };
}

/** The most similar group of listings that has enough members public on all of these days. */
export async function findSimilar(
  property: PropertyDto,
  since: Date,
  language: Language,
): Promise<{ ids: Types.ObjectId[]; what: SimilarDto['what'] } | undefined> {
  for (const search of similarSearches(property)) {
    const { ids } = await searchEngine.search({ search, statuses: PUBLIC_STATUSES, pageSize: MAX_SIMILAR });
    const others = ids.filter((id) => id !== property._id).map((id) => new Types.ObjectId(id));
    const old = { _id: among(others), createdAt: op.lte(since) };
    const rows = await findListings(old, { _id: 1 });
    if (rows.length < MIN_SIMILAR) continue;
    const what = chipsFor(search, textsIn(language, 'search/applied'))
      .map(({ label }) => label)
      .join(' · ');
    return { ids: rows.map(({ _id }) => _id), what };
  }
  return undefined;
}

async function readSources(id: Types.ObjectId, since: string): Promise<ListingFiguresDto['sources']> {
  const rows = await ListingDay.find({ property: id, day: op.gte(since) }, { sources: 1 }).lean();
  const counts = new Map<string, number>();
  for (const { sources } of rows)
    for (const [source, count] of Object.entries(sources ?? {}))
      counts.set(source, (counts.get(source) ?? 0) + Number(count));
  return [...counts]
    .map(([source, count]) => ({ source: source as ReaderSource, count }))
    .sort((a, b) => b.count - a.count);
}

type Entry = {
  guestID?: string | null;
  user?: Types.ObjectId | null;
  fromGuest?: string | null;
  metadata?: { filters?: unknown; ask?: unknown };
};

/** A guest who signed in later is the same person as the account. */
const personOf = ({ guestID, user }: Entry) => (user ? `user:${user}` : `guest:${guestID}`);

/** Searches of the visitors who opened a listing and allow recording. */
async function readSearches(
  id: string,
  owner: string | undefined,
  since: Date,
  language: Language,
): Promise<Pick<ListingFiguresDto, 'readers' | 'searches'>> {
  const after = { timestamp: op.gte(since) };
  const opened = { action: 'product_view' as const, 'metadata.page': `/properties/${id}`, ...after };
  const views = await Activity.find(opened, { guestID: 1, user: 1 })
    .sort({ timestamp: -1 })
    .limit(MAX_READERS * 2)
    .lean<Entry[]>();
  const people = new Map(
    views.filter(({ user }) => !user || String(user) !== owner).map((view) => [personOf(view), view]),
  );
  const readers = [...people.values()].slice(0, MAX_READERS);
  const searched = { action: 'search' as const, ...after };
  const fields = { guestID: 1, user: 1, 'metadata.filters': 1, 'metadata.ask': 1 };
  const guests = readers.flatMap(({ guestID }) => (guestID ? [guestID] : []));
  const users = readers.flatMap(({ user }) => (user ? [user] : []));
  const entries = await Promise.all([
    Activity.find({ guestID: op.in(guests), ...searched }, fields).lean<Entry[]>(),
    Activity.find({ user: op.in(users), ...searched }, fields).lean<Entry[]>(),
  ]);
  const searches = entries.flat().map((entry) => ({ person: personOf(entry), ...entry.metadata }));
  return { readers: people.size, searches: countWishes(searches, language) };
}

/** The listing, for people who can edit it and therefore see its figures. Rejects foreign and unknown ids alike. */
export async function requireFigures(actor: Actor, id: string): Promise<PropertyDto> {
  const found = await getPropertyFor(actor, id);
  if (!found?.mayEdit) throw notFound('Property not found');
  return found.property;
}

/** A listing's figures over the last `period` days, and those of similar listings. */
export async function getListingFigures(
  property: PropertyDto,
  period: Period,
  language: Language = 'en',
  now = new Date(),
): Promise<ListingFiguresDto> {
  const all = lastDays(period, now);
  const listed = indianDay(Date.parse(property.createdAt));
  const days = all.filter((day) => day >= listed);
  const since = days[0] ?? indianDay(now);
  const { start } = dayBounds(since);
  const id = new Types.ObjectId(property._id);
  const similar = await findSimilar(property, dayBounds(since).end, language);
  const others = similar?.ids ?? [];
  const owner = await findListingById(id, { owner: 1 });
  const [counts, sources, read] = await Promise.all([
    countAll([id, ...others], since),
    readSources(id, since),
    readSearches(property._id, owner?.owner ? String(owner.owner) : undefined, start, language),
  ]);
  const figures = FIGURES.map((figure) => ({
    figure,
    ...seriesOf(
      counts[figure].get(property._id),
      others.map((other) => counts[figure].get(String(other))),
      days,
      BUCKET_DAYS[period],
    ),
  }));
  return {
    period,
    since,
    figures,
    ...(similar && { similar: { count: others.length, what: similar.what } }),
    sources,
    ...read,
  };
}

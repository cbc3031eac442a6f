import 'server-only';
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { alertTokenContext } from '@/lib/alerts/saved-searches/data';
import { parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { hashSecret } from '@/lib/platform/auth/session';
import { userOwner } from '@/lib/platform/auth/visitor';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { DEFAULT_NAME, DEFAULT_SLOT } from '@/lib/shortlists/constants';
import { type OriginKind, READER_SOURCES, type ReaderSource } from '@/lib/visitors/views/constants';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Shortlist } from '@/models/shortlists/shortlist';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import type { UserRecord } from '@/packages/demo-data/src/people';

const TOKEN_BYTES = 24;
/**
 * Searches of the set's buyers. Each can pay a little more, to give the demand curve a slope. Limited to some localities, so that listings elsewhere, as in
 * most browser tests, start no alerts.
 */
const SOUTH = 'manish-nagar,wardha-road,narendra-nagar,manewada,beltarodi,jamtha';
const NORTH = 'katol-road,koradi-road,jaripatka,kamptee-road,mahal';
const SEARCHES = [
  `type=sale&city=nagpur&category=residential&bedrooms=2,3&locality=${SOUTH}`,
  `type=sale&city=nagpur&category=plots&locality=${SOUTH},katol,kalmeshwar`,
  `type=sale&city=nagpur&category=residential&locality=${NORTH}`,
  `type=rent&city=nagpur&locality=${SOUTH}`,
  `type=sale&city=nagpur&category=villas&locality=${SOUTH},${NORTH}`,
  'type=sale&city=nagpur&category=agricultural&locality=kalmeshwar,umred-road,jamtha,katol',
  `type=sale&city=nagpur&category=commercial&locality=${SOUTH},${NORTH}`,
] as const;
const BUDGETS = { sale: 3_000_000, rent: 20_000 };

function searchOf(i: number): string {
  const base = SEARCHES[i % SEARCHES.length]!;
  const budget = BUDGETS[base.startsWith('type=rent') ? 'rent' : 'sale'];
  const maxPrice = budget * (1 + Math.floor(i / SEARCHES.length)) * (i % 2 === 0 ? 1 : 1.5);
  return storedQuery(parseStored(`${base}&maxPrice=${maxPrice}`));
}

/** Searches that buyers of the set have saved, two each. */
export async function seedSearches(buyers: readonly UserRecord[], now: Date): Promise<number> {
  const subscribers = buyers.map(({ id, createdAt }) => {
    const _id = new Types.ObjectId();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const secrets = { tokenHash: hashSecret(token), token: encrypt(token, alertTokenContext(_id)) };
    return { _id, owner: userOwner(id), ...secrets, createdAt, updatedAt: createdAt };
  });
  const searches = subscribers.flatMap(({ _id: subscriber }, i) => {
    const at = new Date(+now - ((i % 20) + 1) * DAY_MS);
    const queries = [...new Set([searchOf(i), searchOf(i + 10)])];
    return queries.map((query) => ({
      subscriber,
      query,
      frequency: 'weekly' as const,
      confirmedAt: at,
      createdAt: at,
      // now, because a running server looks for changes since its last check
      updatedAt: now,
    }));
  });
  await AlertSubscriber.insertMany(subscribers);
  await SavedSearch.insertMany(searches);
  return searches.length;
}

const SAVED_EACH = 4;

/** Adds the hosts' homes to these buyers' shortlists. */
export async function seedShortlists(
  buyers: readonly UserRecord[],
  hosts: readonly string[],
  now: Date,
): Promise<number> {
  const owner = op.in(hosts.map((id) => new Types.ObjectId(id)));
  const shown = { owner, demo: true, status: op.in(PUBLIC_STATUSES) };
  const homes = await Property.find(shown as object, { title: 1, price: 1, status: 1 })
    .sort({ createdAt: 1 })
    .lean();
  if (homes.length < SAVED_EACH) return 0;
  const rows = buyers.map(({ id }, i) => {
    const at = new Date(+now - ((i % 25) + 1) * DAY_MS);
    const chosen = Array.from({ length: SAVED_EACH }, (_, k) => homes[(i * SAVED_EACH + k) % homes.length]!);
    return {
      owner: userOwner(id),
      slot: DEFAULT_SLOT,
      name: DEFAULT_NAME,
      homes: chosen.map(({ _id, title, price, status }) => ({
        property: _id,
        addedAt: at,
        seen: { at, title, price, status },
      })),
      createdAt: at,
      updatedAt: at,
    };
  });
  await Shortlist.insertMany(rows);
  return rows.length;
}

/** Approximate number of cards shown on screens for each one opened. */
const SEEN_FOR_VIEW = 9;

const SHOWN_DAYS = 30;

/** Adds views of these hosts' listings in the last month to those of recorded visitors, on about every other day. */
export async function seedViews(hosts: readonly string[], now: Date): Promise<void> {
  const owner = op.in(hosts.map((id) => new Types.ObjectId(id)));
  const shown = { owner, demo: true, status: op.in(PUBLIC_STATUSES) };
  const listings = await Property.find(shown as object, { createdAt: 1 }).lean();
  const changes = listings.flatMap(({ _id, createdAt }, n) =>
    Array.from({ length: SHOWN_DAYS }, (_, age) => {
      // reproducible but uneven, using multiples of primes
      const views = Math.max(0, ((n * 31 + age * 17 + ((n * age) % 11)) % 9) - 4);
      const at = +now - age * DAY_MS;
      if (views === 0 || at < +createdAt) return undefined;
      const filter = { property: _id, day: indianDay(at) };
      return { updateOne: { filter, update: { $setOnInsert: { ...filter, views } }, upsert: true } };
    }).filter((item) => item !== undefined),
  );
  if (changes.length > 0) await ListingDay.bulkWrite(changes as never);
}

/** Origins of readers from outside the site. */
const ORIGINS: Partial<Record<ReaderSource, readonly (readonly [OriginKind, string])[]>> = {
  search: [['site', 'google.com']],
  social: [
    ['site', 'l.facebook.com'],
    ['campaign', 'facebook / social / plots'],
  ],
  campaign: [['campaign', 'nagpur-times / banner / diwali']],
  site: [['site', 'nagpurhomes.example']],
};

/** Adds impressions and readers' sources to the counted views of the set. */
export async function countReaders(): Promise<void> {
  const listings = await Property.find({ demo: true }, { _id: 1 }).lean();
  const property = op.in(listings.map(({ _id }) => _id));
  const days = await ListingDay.find({ property, sources: null } as object, {
    views: 1,
    day: 1,
    property: 1,
  }).lean();
  const sourceAt = (i: number) => READER_SOURCES[[0, 0, 1, 2, 8, 12, 0, 1, 9, 10, 11, 12][i % 12]!]!;
  const origins = days.flatMap(({ views, day, property: of }, i) =>
    (ORIGINS[sourceAt(i)] ?? []).map(([kind, name]) => ({ day, property: of, kind, name, views })),
  );
  if (origins.length > 0) await SourceDay.insertMany(origins);
  const changes = days.map(({ _id, views }, i) => {
    const source = sourceAt(i);
    const update = { $set: { seen: views * SEEN_FOR_VIEW + (i % 7), sources: { [source]: views } } };
    return { updateOne: { filter: { _id }, update } };
  });
  if (changes.length > 0) await ListingDay.bulkWrite(changes as never);
}

/** Removes searches and shortlists saved by accounts of the set. */
export async function removeDemand(): Promise<void> {
  const users = await User.find({ demo: true }, { _id: 1 }).lean();
  const owner = op.in(users.map(({ _id }) => userOwner(String(_id))));
  const subscribers = (await AlertSubscriber.find({ owner }, { _id: 1 }).lean()).map(({ _id }) => _id);
  await SavedSearch.deleteMany({ subscriber: op.in(subscribers) });
  await AlertSubscriber.deleteMany({ _id: op.in(subscribers) });
  await Shortlist.deleteMany({ owner });
}

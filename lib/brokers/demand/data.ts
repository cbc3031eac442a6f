import 'server-only';
import { Types } from 'mongoose';
import { freshRequirements } from '@/lib/alerts/matches/data';
import { findListingById, listingCollection } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { userOwner } from '@/lib/platform/auth/visitor';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { byText } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { DAY_MS } from '@/lib/platform/time/time';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { type ListedRow, ROW_PROJECTION, toIndexed } from '@/lib/search/columns/search-row';
import { searchEngine } from '@/lib/search/running.data';
import { HIDDEN_SLOT } from '@/lib/shortlists/constants';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Shortlist } from '@/models/shortlists/shortlist';
import { ACTIVE_DAYS, MAX_GAINS } from './constants';
import type { DemandDto, DemandPointDto } from './dto';
import { bestOf, changesOf, pricesAround } from './rules';

const BATCH = 5000;

/** The listing as searches find it, or would if it were public. */
async function readListing(id: string): Promise<{ listing: IndexedListing; owner: string | undefined }> {
  await connectDb();
  const _id = new Types.ObjectId(id);
  const [row, facts] = await Promise.all([
    listingCollection.findOne<ListedRow>({ _id }, { projection: ROW_PROJECTION }),
    findListingById(_id, { owner: 1 }),
  ]);
  if (!row || !facts) throw notFound('Property not found');
  const listing = toIndexed(row);
  const isListed = isPublicStatus(listing.status);
  return {
    listing: isListed ? listing : { ...listing, status: PUBLIC_STATUSES[0] },
    owner: facts.owner ? userOwner(String(facts.owner)) : undefined,
  };
}

type Saver = { person: string; price: number };
type Subscribed = { _id: Types.ObjectId; subscriber: Types.ObjectId; browser?: string | null };

const inBatches = <T>(ids: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH));

/** Owners of these subscriptions, without stopped ones. */
async function ownersOf(rows: readonly Subscribed[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  const ids = [...new Set(rows.map(({ subscriber }) => String(subscriber)))];
  for (const batch of inBatches(ids)) {
    const _id = op.in(batch.map((id) => new Types.ObjectId(id)));
    const running = await AlertSubscriber.find({ _id, stoppedAt: null }, { owner: 1 }).lean();
    for (const row of running) owners.set(String(row._id), row.owner);
  }
  return owners;
}

/** Groups active searches by person, because several searches by one person are one buyer. */
async function readBuyers(searches: readonly string[]): Promise<Map<string, string>> {
  const rows: Subscribed[] = [];
  for (const batch of inBatches(searches)) {
    const _id = op.in(batch.map((id) => new Types.ObjectId(id)));
    const active = { _id, isPaused: false, confirmedAt: op.not(null) };
    rows.push(...(await SavedSearch.find(active, { subscriber: 1 }).lean<Subscribed[]>()));
  }
  const owners = await ownersOf(rows);
  return new Map(
    rows.flatMap(({ _id, subscriber }) => {
      const owner = owners.get(String(subscriber));
      return owner ? [[String(_id), owner] as const] : [];
    }),
  );
}

/** Maps browsers to people by the email address left with a search. */
async function readAliases(browsers: readonly string[]): Promise<Map<string, string>> {
  const known = { browser: op.in(browsers) };
  const rows = await SavedSearch.find(known, { subscriber: 1, browser: 1 }).lean<Subscribed[]>();
  const owners = await ownersOf(rows);
  return new Map(
    rows.flatMap(({ browser, subscriber }) => {
      const owner = owners.get(String(subscriber));
      return browser && owner ? [[browser, owner] as const] : [];
    }),
  );
}

/** People who saved the listing, with the price they last saw, and people who have hidden it. */
async function readSavers(id: string, since: Date): Promise<{ savers: Saver[]; hiddenBy: Set<string> }> {
  const fields = { owner: 1, slot: 1, homes: 1, updatedAt: 1 };
  const rows = await Shortlist.find({ 'homes.property': id }, fields).lean();
  const aliases = await readAliases(rows.map(({ owner }) => owner));
  const personOf = (owner: string) => aliases.get(owner) ?? owner;
  const saved = rows.filter(({ slot, updatedAt }) => slot !== HIDDEN_SLOT && updatedAt >= since);
  return {
    savers: saved.flatMap(({ owner, homes }) => {
      const price = homes.find(({ property }) => String(property) === id)?.seen?.price;
      return price ? [{ person: personOf(owner), price }] : [];
    }),
    hiddenBy: new Set(rows.flatMap(({ owner, slot }) => (slot === HIDDEN_SLOT ? [personOf(owner)] : []))),
  };
}

/** Active buyers who would find the listing at nearby prices, or with more details. Sorts equal gains by name. */
export async function getDemand(id: string, now = new Date(), language: Language = 'en'): Promise<DemandDto> {
  const { listing, owner } = await readListing(id);
  const [requirements, isSegment, { savers, hiddenBy }] = await Promise.all([
    freshRequirements(),
    searchEngine.segmentTest(),
    readSavers(id, new Date(+now - ACTIVE_DAYS * DAY_MS)),
  ]);
  const wanted = async (listing: IndexedListing) => requirements.matching(listing, isSegment);
  const prices = await Promise.all(
    pricesAround(listing.price).map(async (price) => ({ price, found: await wanted({ ...listing, price }) })),
  );
  const changes = await Promise.all(
    changesOf(listing).map(async (change) => ({ label: change.label, found: await wanted(change.listing) })),
  );
  const all = new Set([...prices, ...changes].flatMap(({ found }) => found));
  const buyers = await readBuyers([...all]);
  const isBuyer = (person: string) => person !== owner && !hiddenBy.has(person);
  const count = (found: readonly string[], price: number) => {
    const people = new Set(savers.filter((saver) => price <= saver.price).map(({ person }) => person));
    for (const search of found) {
      const person = buyers.get(search);
      if (person) people.add(person);
    }
    return [...people].filter(isBuyer).length;
  };
  const points = prices.map(
    ({ price, found }): DemandPointDto => ({
      price,
      buyers: count(found, price),
      ...(price === listing.price && { isNow: true as const }),
    }),
  );
  const today = points.find(({ isNow }) => isNow)?.buyers ?? 0;
  const { label: nameOf } = textsIn(language, 'brokers/figures');
  const inOrder = byText(language);
  const gains = changes
    .map(({ label, found }) => ({ label, buyers: count(found, listing.price) }))
    .filter((gain) => gain.buyers > today)
    .sort((a, b) => b.buyers - a.buyers || inOrder(nameOf(a.label), nameOf(b.label)));
  const best = bestOf(points);
  return {
    type: listing.type,
    buyers: today,
    savers: new Set(savers.map(({ person }) => person).filter(isBuyer)).size,
    points,
    ...(best && { best }),
    gains: gains.slice(0, MAX_GAINS),
  };
}

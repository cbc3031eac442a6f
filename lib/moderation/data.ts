import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { emailKeyOf, findUserById, findUsers } from '@/lib/accounts/users/data';
import {
  countListings,
  distinctOfListings,
  findListing,
  findListingById,
  findListings,
  withWords,
} from '@/lib/listings/data';
import { CARD_PROJECTION, toOwnCardDto } from '@/lib/listings/dto';
import { listCandidates } from '@/lib/listings/duplicates/data';
import { PROPERTY_STATUSES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { Review } from '@/lib/listings/rules';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { CITIES } from '@/lib/places/rules';
import { personFilter } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { foldsOf } from '@/lib/platform/text/fold';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { normalizePhone } from '@/lib/platform/text/phone';
import { slugify } from '@/lib/platform/text/slug';
import { daysRange } from '@/lib/platform/time/indian-day';
import type { IndexResult } from '@/lib/search/engine/query';
import { searchEngine } from '@/lib/search/running.data';
import { heldByOthers } from '@/lib/teams/claims/data';
import type { PropertyRow } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { AuditEntry } from '@/models/platform/audit-entry';
import type { Decision } from './constants';
import { type ListerDto, type ModerationRow, type ReviewDto, toSeenReview } from './dto';
import { MODERATION_PAGE_SIZE, type ModerationSearch, moderationSearchSchema } from './schema';

const MAX_REPORTED = 500;

async function reportedIds() {
  const rows = await Report.find({ status: 'open' }, { property: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_REPORTED)
    .lean();
  return rows.map(({ property }) => property);
}

/** Filter for published listings, or those held back only by their price, whose current version is not reviewed yet. */
export const waits = () => ({
  'review.state': 'pending' as const,
  $and: [{ $or: [{ status: op.in(PUBLIC_STATUSES) }, { 'lifecycle.blockedBy': ['priceReview'] }] }],
});

/** Views with few listings, which are read from the database. The search engine serves the others. */
const READ_VIEWS: readonly ModerationSearch['view'][] = ['queue', 'reported', 'duplicates'];

/** Orders unknown to the search engine. */
const READ_ORDERS: readonly ModerationSearch['by'][] = ['status', 'updatedAt'];

/** Listings of a locality by any of its names in either script. Several cities can have the same name. */
async function inLocality(typed: string | undefined): Promise<object> {
  if (!typed) return {};
  const keyOf = (name: string) => foldsOf(name).toSorted().join(' ');
  const wanted = keyOf(typed);
  const found = (await getGazetteer()).places.flatMap(
    ({ city, slug, name, nameDevanagari, nameHindi, spellings }) => {
      const names = [name, nameDevanagari, nameHindi ?? '', ...spellings];
      return names.some((one) => one && keyOf(one) === wanted)
        ? [{ citySlug: city, localitySlug: slug }]
        : [];
    },
  );
  return found.length > 0
    ? { $or: found }
    : { citySlug: op.in(CITIES.map(({ slug }) => slug)), localitySlug: slugify(typed) };
}

/** Maximum accounts that a text can match. */
const MAX_OWNERS = 100;

/** Listings of the accounts with this name, address or phone number. */
async function listedBy(typed: string | undefined): Promise<object> {
  if (!typed) return {};
  const phone = /^[+\d\s()-]{8,}$/.test(typed) ? normalizePhone(typed) : undefined;
  const who = phone ? { phone } : typed.includes('@') ? { emailKey: emailKeyOf(typed) } : personFilter(typed);
  const people = await findUsers(who, { _id: 1 }).limit(MAX_OWNERS);
  return { owner: op.in(people.map(({ _id }) => _id)) };
}

/** Localities of listings waiting for review, for the filter. */
export async function listWaitingPlaces(): Promise<string[]> {
  const names = (await distinctOfListings('locality', waits() as QueryFilter<PropertyRow>)) as (
    | string
    | null
  )[];
  return names.flatMap((name) => name || []).toSorted((a, b) => a.localeCompare(b));
}

/** Filter conditions for each of READ_VIEWS. */
export async function moderationFilter(search: ModerationSearch): Promise<QueryFilter<PropertyRow>> {
  const days = daysRange(search.from, search.to);
  const [ofPlace, ofOwner] = await Promise.all([inLocality(search.locality), listedBy(search.owner)]);
  return {
    ...ofPlace,
    ...ofOwner,
    ...((search.view === 'queue' || search.kind) && waits()),
    ...(search.kind && { 'review.before': search.kind === 'edited' ? op.not(null) : null }),
    ...(search.status && { status: search.status }),
    ...(search.view === 'reported' && { _id: op.in(await reportedIds()) }),
    ...(search.view === 'duplicates' && { duplicateCandidates: op.exists() }),
    ...(search.view === 'unverified' && { status: 'unverified' }),
    ...(days && { createdAt: op.raw(days) }),
  } as QueryFilter<PropertyRow>;
}

/** One page of ids of listings in any status, or the view's. */
export async function findInAll(search: ModerationSearch, pageSize: number): Promise<IndexResult> {
  const { search: q, page, by, dir, view } = search;
  const status = search.status ?? (view === 'unverified' ? 'unverified' : undefined);
  const sort = by === 'price' ? (`price-${dir}` as const) : dir === 'asc' ? 'oldest' : 'newest';
  const statuses = status ? [status] : PROPERTY_STATUSES;
  return searchEngine.search({ search: { q, page, sort }, statuses, pageSize });
}

/** Sort order: the queue starts with the oldest, other views follow the query string. */
export function moderationOrder({ view, by, dir }: ModerationSearch): Record<string, 1 | -1> {
  const order = dir === 'asc' ? 1 : -1;
  if (view === 'queue' && by === 'createdAt') return { 'review.since': dir === 'asc' ? -1 : 1, _id: 1 };
  // within a status the index continues with the newest
  if (by === 'status') return { status: order, createdAt: order === 1 ? -1 : 1, _id: order === 1 ? -1 : 1 };
  return { [by]: order, _id: order };
}

const ROW_FIELDS = {
  ...CARD_PROJECTION,
  propertyCode: 1,
  __v: 1,
  review: 1,
  duplicateCandidates: 1,
  updatedAt: 1,
} as const;
type StoredRow = PropertyRow & { _id: unknown; __v: number; review?: Review; updatedAt: Date };

/** Chooses the lists read from the database; the search engine finds the others. */
export const isReadFromDatabase = (search: ModerationSearch): boolean =>
  READ_VIEWS.includes(search.view) ||
  READ_ORDERS.includes(search.by) ||
  [search.from, search.to, search.kind, search.locality, search.owner].some(Boolean);

export async function searchAllListings(search: ModerationSearch): Promise<Page<ModerationRow>> {
  return isReadFromDatabase(search) ? readListings(search) : foundListings(search);
}

async function foundListings(search: ModerationSearch): Promise<Page<ModerationRow>> {
  const { ids, total, page, pages } = await findInAll(search, search.size ?? MODERATION_PAGE_SIZE);
  const rows = await findListings({ _id: op.in(ids) }, ROW_FIELDS).lean<StoredRow[]>();
  const byId = new Map(rows.map((row) => [String(row._id), toModerationRow(row)]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total, page, pages };
}

async function readListings(search: ModerationSearch): Promise<Page<ModerationRow>> {
  const filter = await withWords(await moderationFilter(search), search.search);
  const total = await countListings(filter);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? MODERATION_PAGE_SIZE);
  const rows = await findListings(filter, ROW_FIELDS)
    .sort(moderationOrder(search))
    .skip(skip)
    .limit(search.size ?? MODERATION_PAGE_SIZE)
    .lean<StoredRow[]>();
  return { rows: rows.map(toModerationRow), total, page, pages };
}

function toModerationRow(row: StoredRow): ModerationRow {
  const { review } = row;
  return {
    ...toOwnCardDto(row as never),
    __v: row.__v,
    review: toSeenReview(review),
    ...(row.propertyCode && { propertyCode: row.propertyCode }),
    ...(review?.state === 'pending' && { waiting: review.since.toISOString() }),
    edited: review?.before !== undefined,
    changed: row.updatedAt.toISOString(),
    candidates: row.duplicateCandidates?.length ?? 0,
  };
}

type DecisionDetails = { decision: Decision; reason?: string };

/** The latest decision on a listing, with its officer; undefined if there was none. */
export async function lastDecision(id: string) {
  const entry = await AuditEntry.findOne({
    targetType: 'property',
    targetId: id,
    'details.decision': op.exists(),
  } as QueryFilter<object>)
    .sort({ at: -1, _id: -1 })
    .lean();
  if (!entry) return undefined;
  const { decision, reason = '' } = entry.details as DecisionDetails;
  const officer = await findUserById(entry.actor, { name: 1 });
  return {
    actor: String(entry.actor),
    by: officer?.name ?? 'A former colleague',
    at: entry.at,
    decision,
    reason,
  };
}

/** The oldest queued listing, except those held by colleagues and the one just left. */
export async function nextFreeListing(
  held: readonly Types.ObjectId[],
  after?: string,
): Promise<string | undefined> {
  const leftOut = after ? [...held, new Types.ObjectId(after)] : held;
  const filter = { ...waits(), _id: op.notIn(leftOut) } as QueryFilter<PropertyRow>;
  const row = await findListing(filter, { _id: 1 }).sort({ 'review.since': 1, _id: 1 });
  return row ? String(row._id) : undefined;
}

export async function countWaiting(): Promise<number> {
  return countListings(waits() as QueryFilter<PropertyRow>);
}

/** Number of listings in a view, such as those with an open report. */
export async function countListed(search: Partial<ModerationSearch>): Promise<number> {
  return countListings(await moderationFilter(moderationSearchSchema.parse(search)));
}

/** A listing's review, and the queue's next one not held by a colleague, or the oldest if this one has left the queue. */
export async function reviewFor(id: string, me?: string): Promise<ReviewDto> {
  const held = await heldByOthers('property', me ?? '');
  const row = await findListingById(id, { review: 1 });
  const review = row?.review;
  const oldest = (after?: Date) =>
    findListing(
      {
        ...waits(),
        _id: op.notIn([...held, new Types.ObjectId(id)]),
        ...(after && { 'review.since': op.gte(after) }),
      } as QueryFilter<PropertyRow>,
      { _id: 1 },
    ).sort({ 'review.since': 1, _id: 1 });
  const after = review?.state === 'pending' ? review.since : undefined;
  const [next, waiting] = await Promise.all([
    oldest(after).then((found) => found ?? (after ? oldest() : null)),
    countWaiting(),
  ]);
  return {
    state: review?.state,
    since: review?.since.toISOString(),
    reason: review?.reason ?? undefined,
    before: review?.before,
    next: next ? String(next._id) : undefined,
    waiting,
  };
}

/** The lister's name, phone and address for the decision; undefined for the agency's own. */
export async function getLister(
  owner: string | undefined,
  may: { decide: boolean },
): Promise<ListerDto | undefined> {
  const fields = { name: 1, phone: 1, email: 1, role: 1, ...(may.decide && { documents: 1 }) } as const;
  const row = owner && (await findUserById(owner, fields));
  if (!row) return undefined;
  const papers = (row.documents ?? []).filter(({ type }) => type === 'property');
  return {
    ...{ id: String(row._id), name: row.name, phone: row.phone, email: row.email, role: row.role },
    ...(may.decide && {
      papers: papers.map(({ _id, name }) => ({
        url: `/api/user/documents/${_id}`,
        name: name || 'Property document',
      })),
    }),
  };
}

export async function getDuplicatesAndReports(id: string) {
  const [row, candidates, reports] = await Promise.all([
    findListingById(id, { owner: 1 }),
    listCandidates(id),
    Report.find({ property: id }).sort({ createdAt: -1 }).limit(20).lean(),
  ]);
  return {
    owner: row?.owner ? String(row.owner) : undefined,
    candidates,
    reports: reports.map(({ reason, details, status, createdAt }) => ({
      reason,
      details,
      status,
      at: createdAt.toISOString(),
    })),
  };
}

import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { countListings, findListings, listingCollection, withWords } from '@/lib/listings/data';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import type { Review } from '@/lib/listings/rules';
import { DECISIONS, type Decision } from '@/lib/moderation/constants';
import { findInAll, isReadFromDatabase, moderationFilter, moderationOrder } from '@/lib/moderation/data';
import { toSeenReview } from '@/lib/moderation/dto';
import { isSameReview, statusAfter } from '@/lib/moderation/rules';
import type { ModerationDecision, ModerationSearch } from '@/lib/moderation/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import type { BulkItem, BulkOrder } from '@/lib/platform/bulk/data';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { byTime, type Page, pageOf, type TimeList } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Report } from '@/models/moderation/report';
import { BulkChange, type BulkChangeRecord } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { BULK_ITEMS_SIZE, BULK_PAGE_SIZE, BULK_VISIBLE_MINUTES, type BulkOutcome } from './constants';
import type { BulkDto, BulkItemDto, BulkPreviewDto, MatchDto } from './dto';
import type { BulkDecisionInput } from './schema';

/** The decision in the terms of moderation. */
export type DecisionDetail = Pick<ModerationDecision, 'reason' | 'reasonKey' | 'evidenceDate'> & {
  /** the reason in English for the office, if it is a usual one */
  reasonShown?: string;
  /** the decider, even if another person requested the undo */
  by: string;
  /** number of selected listings */
  total: number;
};
export type DecisionOrder = BulkOrder & { detail: DecisionDetail };

export const DECISIONS_KIND = 'decisions';
const OURS = { kind: DECISIONS_KIND };

export async function listBulks(search: TimeList): Promise<Page<BulkDto>> {
  const total = await BulkChange.countDocuments(OURS);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? BULK_PAGE_SIZE);
  const rows = await BulkChange.find(OURS)
    .sort(byTime(search))
    .skip(skip)
    .limit(search.size ?? BULK_PAGE_SIZE)
    .lean<DecisionOrder[]>();
  return { rows: rows.map((row) => toBulkDto(row, [])), total, page, pages };
}

/** One bulk decision; undefined for unknown and malformed ids alike. */
export async function getBulk(id: string): Promise<BulkDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await BulkChange.findOne({ _id: id, ...OURS }).lean<DecisionOrder>();
  return row ? withProblems(row) : undefined;
}

/** An admin's latest bulk decision while it runs and some minutes after, to find it again after leaving the page. */
export async function lastBulkOf(user: string): Promise<BulkDto | undefined> {
  const since = new Date(Date.now() - BULK_VISIBLE_MINUTES * 60_000);
  const filter = { ...OURS, by: user, $or: [{ status: 'running' }, { finishedAt: op.gte(since) }] };
  const row = await BulkChange.findOne(filter as QueryFilter<BulkChangeRecord>)
    .sort({ createdAt: -1 })
    .lean<DecisionOrder>();
  return row ? withProblems(row) : undefined;
}

/** Failed listings in the progress of a bulk decision; all are on its page. */
const MAX_PROBLEMS = 100;

const FAILED: readonly BulkOutcome[] = ['failed', 'kept'];

const toItemDto = ({ target, title, outcome, problem }: BulkItem): BulkItemDto => ({
  id: String(target),
  title: title || String(target),
  ...(outcome && { outcome: outcome as BulkOutcome }),
  ...(problem && { problem }),
});

/** Adds the first failed listings. */
async function withProblems(row: DecisionOrder): Promise<BulkDto> {
  const failed = { bulk: row._id, outcome: op.in(FAILED) };
  const items = await BulkChangeItem.find(failed)
    .sort({ position: 1 })
    .limit(MAX_PROBLEMS)
    .lean<BulkItem[]>();
  return toBulkDto(row, items.map(toItemDto));
}

/** One page of the listings of a bulk decision, in the order of selection; with `only`, the failed ones. */
export async function listBulkItems(
  id: string,
  search: { page: number; only?: 'failed' | undefined },
): Promise<Page<BulkItemDto>> {
  const filter = { bulk: id, ...(search.only && { outcome: op.in(FAILED) }) };
  const total = await BulkChangeItem.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, search.page, BULK_ITEMS_SIZE);
  const rows = await BulkChangeItem.find(filter)
    .sort({ position: 1 })
    .skip(skip)
    .limit(BULK_ITEMS_SIZE)
    .lean<BulkItem[]>();
  return { rows: rows.map(toItemDto), total, page, pages };
}

export const labelOf = (decision: string): string =>
  DECISIONS.find(([key]) => key === decision)?.[1] ?? decision;

function toBulkDto(row: DecisionOrder, problems: BulkItemDto[]): BulkDto {
  const { detail, undoUntil } = row;
  const canUndo = isEnded(row.status) && undoUntil && undoUntil > new Date();
  return {
    id: String(row._id),
    decision: row.action as Decision,
    label: labelOf(row.action),
    reason: detail.reasonShown ?? detail.reason,
    by: detail.by,
    status: row.status,
    handled: row.cursor,
    // an undo covers only decided listings
    total: row.status === 'undoing' ? row.total : detail.total,
    failed: row.failed,
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    ...(canUndo && { undoUntil: undoUntil.toISOString() }),
    problems,
  };
}

const isEnded = (status: string) => status === 'done' || status === 'cancelled';

/** All listings of a list in its order, up to the limit of a decision. */
export async function listMatching(search: ModerationSearch): Promise<{ total: number; items: MatchDto[] }> {
  const fields = { title: 1, __v: 1, 'review.state': 1, 'review.since': 1 } as const;
  const toMatch = ({ _id, title, __v, review }: PreviewRow): MatchDto => ({
    ...{ id: String(_id), title, version: __v, review: toSeenReview(review) },
  });
  if (!isReadFromDatabase(search)) {
    const { ids, total } = await findInAll({ ...search, page: 1 }, BULK_CHANGE_MAX);
    const rows = await findListings({ _id: op.in(ids) }, fields).lean<PreviewRow[]>();
    const byId = new Map(rows.map((row) => [String(row._id), toMatch(row)]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []) };
  }
  const filter = await withWords(await moderationFilter(search), search.search);
  const [total, rows] = await Promise.all([
    countListings(filter),
    findListings(filter, fields).sort(moderationOrder(search)).limit(BULK_CHANGE_MAX).lean<PreviewRow[]>(),
  ]);
  return { total, items: rows.map(toMatch) };
}

/** Listing fields that a decision can change directly. */
const UNDO_FIELDS = ['status', 'lifecycle', 'review', 'closing', 'confirmedPrice', 'homeKey'] as const;

/** A listing before a decision: values to restore, null for none, and open reports. */
export type ListingState = { values: Record<string, unknown>; reports: unknown[]; owner?: string };

export async function readStates(ids: readonly Types.ObjectId[]): Promise<Map<string, ListingState>> {
  await connectDb();
  const projection = Object.fromEntries(['owner', ...UNDO_FIELDS].map((name) => [name, 1]));
  const [rows, reports] = await Promise.all([
    listingCollection.find({ _id: { $in: [...ids] } }, { projection }).toArray(),
    Report.find({ property: op.in(ids), status: 'open' }, { property: 1 }).lean(),
  ]);
  const found = new Map(rows.map((row) => [String(row._id), row]));
  return new Map(
    ids.map((id) => {
      const row = found.get(String(id));
      const values = Object.fromEntries(UNDO_FIELDS.map((name) => [name, row?.[name] ?? null]));
      const open = reports.filter(({ property }) => String(property) === String(id));
      const owner = row?.owner && { owner: String(row.owner) };
      return [String(id), { values, reports: open.map(({ _id }) => _id), ...owner }];
    }),
  );
}

type Chosen = Pick<BulkDecisionInput, 'decision' | 'listings'>;

type PreviewRow = {
  _id: Types.ObjectId;
  title: string;
  status: PropertyStatus;
  lifecycle?: unknown;
  owner?: Types.ObjectId;
  __v: number;
  review?: Pick<Review, 'state' | 'since'>;
};

/** The effect of a bulk decision for the confirmation dialog. Writes nothing. */
export async function previewBulk({ decision, listings }: Chosen): Promise<BulkPreviewDto> {
  const ids = [...new Set(listings.map(({ id }) => id.toLowerCase()))];
  const rows = await findListings(
    { _id: op.in(ids) },
    { title: 1, status: 1, lifecycle: 1, 'review.state': 1, 'review.since': 1, owner: 1, __v: 1 },
  ).lean<PreviewRow[]>();
  const seen = new Map(listings.map((listing) => [listing.id.toLowerCase(), listing]));
  const isFresh = ({ _id, __v, review }: (typeof rows)[number]) => {
    const chosen = seen.get(String(_id));
    const isReview = chosen?.review === undefined || isSameReview(chosen.review, toSeenReview(review));
    return isReview && (chosen?.version ?? __v) === __v;
  };
  const open = rows.filter(isFresh);
  const owners = [...new Set(open.flatMap(({ owner }) => (owner ? [String(owner)] : [])))];
  const people = await findUsers({ _id: op.in(owners), deactivatedAt: null }, { name: 1, email: 1 });
  const mails = people.map(({ _id, name, email }) => ({
    name,
    email,
    listings: open.filter(({ owner }) => String(owner) === String(_id)).length,
  }));
  const changes = new Map<string, number>();
  for (const row of open) {
    const to = statusAfter(decision, row) ?? row.status;
    const key = `${row.status} ${to}`;
    changes.set(key, (changes.get(key) ?? 0) + 1);
  }
  return {
    total: open.length,
    leftOut: rows.filter((row) => !isFresh(row)).map(({ title }) => title),
    gone: ids.length - rows.length,
    changes: [...changes].map(([key, count]) => {
      const [from, to] = key.split(' ') as [PropertyStatus, PropertyStatus];
      return { from: STATUS_LABELS[from], to: STATUS_LABELS[to], count };
    }),
    mails: mails.toSorted((mail, other) => mail.name.localeCompare(other.name)),
    withoutMail: open.length - mails.reduce((sum, item) => sum + item.listings, 0),
  };
}

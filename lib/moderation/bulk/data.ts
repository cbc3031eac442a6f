import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import type { Review } from '@/lib/listings/rules';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/listings/vocabulary/constants';
import { DECISIONS, type Decision } from '@/lib/moderation/constants';
import { toSeenReview } from '@/lib/moderation/dto';
import { isSameReview, statusAfter } from '@/lib/moderation/rules';
import { byTime, type Page, pageOf, type TimeList } from '@/lib/platform/browser/list-url';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property } from '@/models/listings/property';
import { BulkDecision, type BulkDecisionRecord } from '@/models/moderation/bulk-decision';
import { Report } from '@/models/moderation/report';
import { User } from '@/models/platform/user';
import { BULK_PAGE_SIZE, BULK_VISIBLE_MINUTES, type BulkOutcome, type BulkStatus } from './constants';
import type { BulkDto, BulkItemDto, BulkPreviewDto } from './dto';
import type { BulkDecisionInput } from './schema';

/** Bulk decisions. */
export async function listBulks(search: TimeList): Promise<Page<BulkDto>> {
  const total = await BulkDecision.estimatedDocumentCount();
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? BULK_PAGE_SIZE);
  const rows = await BulkDecision.find()
    .sort(byTime(search))
    .skip(skip)
    .limit(search.size ?? BULK_PAGE_SIZE)
    .lean();
  return { rows: rows.map(toBulkDto), total, page, pages };
}

/** One bulk decision; undefined for unknown and malformed ids alike. */
export async function getBulk(id: string): Promise<BulkDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await BulkDecision.findById(id).lean();
  return row ? toBulkDto(row) : undefined;
}

/** An admin's latest bulk decision while it runs and some minutes after, to find it again after leaving the page. */
export async function lastBulkOf(user: string): Promise<BulkDto | undefined> {
  const since = new Date(Date.now() - BULK_VISIBLE_MINUTES * 60_000);
  const filter: QueryFilter<BulkDecisionRecord> = {
    by: user,
    $or: [{ status: 'running' }, { finishedAt: op.gte(since) }],
  };
  const row = await BulkDecision.findOne(filter).sort({ createdAt: -1 }).lean();
  return row ? toBulkDto(row) : undefined;
}

export function toBulkDto(row: BulkDecisionRecord & { _id: unknown }): BulkDto {
  const items = row.items.map(
    ({ property, title, outcome, problem }): BulkItemDto => ({
      id: String(property),
      title: title || String(property),
      ...(outcome && { outcome: outcome as BulkOutcome }),
      ...(problem && { problem }),
    }),
  );
  return {
    id: String(row._id),
    decision: row.decision as Decision,
    label: DECISIONS.find(([key]) => key === row.decision)?.[1] ?? row.decision,
    reason: row.reasonShown ?? row.reason,
    by: row.byName,
    status: row.status as BulkStatus,
    handled: row.cursor,
    total: items.length,
    failed: items.filter(({ outcome }) => outcome === 'failed' || outcome === 'kept').length,
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    ...(canUndo(row) && { undoUntil: row.undoUntil?.toISOString() }),
    items,
  } as BulkDto;
}

const canUndo = ({ mails, undoUntil, items }: BulkDecisionRecord) =>
  mails === 'waiting' &&
  undoUntil &&
  undoUntil > new Date() &&
  items.some(({ outcome }) => outcome === 'done');

/** What a decision may change directly in a listing. */
const UNDO_FIELDS = ['status', 'lifecycle', 'review', 'closing', 'confirmedPrice', 'homeKey'] as const;

/** A listing before a decision: the values its undo restores, null where there was none, and its open reports. */
export type ListingState = { values: Record<string, unknown>; reports: unknown[] };

export async function stateOf(id: string): Promise<ListingState> {
  await connectDb();
  const fields = Object.fromEntries(UNDO_FIELDS.map((name) => [name, 1]));
  const _id = new Types.ObjectId(id);
  const [row, reports] = await Promise.all([
    Property.collection.findOne({ _id }, { projection: fields }),
    Report.find({ property: id, status: 'open' }, { _id: 1 }).lean(),
  ]);
  const values = Object.fromEntries(UNDO_FIELDS.map((name) => [name, row?.[name] ?? null]));
  return { values, reports: reports.map((report) => report._id) };
}

type Chosen = Pick<BulkDecisionInput, 'decision' | 'listings'>;

/** The effect of a bulk decision, for the confirmation dialog. Writes nothing. */
export async function previewBulk({ decision, listings }: Chosen): Promise<BulkPreviewDto> {
  const ids = [...new Set(listings.map(({ id }) => id.toLowerCase()))];
  const rows = await Property.find(
    { _id: op.in(ids) },
    { title: 1, status: 1, review: 1, owner: 1, __v: 1 },
  ).lean();
  const seen = new Map(listings.map((listing) => [listing.id.toLowerCase(), listing]));
  const isFresh = ({ _id, __v, review }: (typeof rows)[number]) => {
    const chosen = seen.get(String(_id));
    const isReview =
      chosen?.review === undefined || isSameReview(chosen.review, toSeenReview(review as Review));
    return isReview && (chosen?.version ?? __v) === __v;
  };
  const open = rows.filter(isFresh);
  const owners = [...new Set(open.flatMap(({ owner }) => (owner ? [String(owner)] : [])))];
  const people = await User.find({ _id: op.in(owners), deactivatedAt: null }, { name: 1, email: 1 }).lean();
  const mails = people.map(({ _id, name, email }) => ({
    name,
    email,
    listings: open.filter(({ owner }) => String(owner) === String(_id)).length,
  }));
  const changes = new Map<string, number>();
  for (const row of open) {
    const to = statusAfter(decision, row as Parameters<typeof statusAfter>[1]) ?? row.status;
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

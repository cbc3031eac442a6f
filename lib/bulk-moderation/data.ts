import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { byTime, type Page, pageOf, type TimeList } from '@/lib/list-url';
import { DECISIONS, type Decision } from '@/lib/moderation/constants';
import { isObjectIdHex } from '@/lib/object-id';
import { BulkDecision, type BulkDecisionRecord } from '@/models/bulk-decision';
import { BULK_PAGE_SIZE, BULK_VISIBLE_MINUTES, type BulkOutcome, type BulkStatus } from './constants';
import type { BulkDto, BulkItemDto } from './dto';

/** Bulk decisions. */
export async function listBulks(search: TimeList): Promise<Page<BulkDto>> {
  await connectDb();
  const total = await BulkDecision.estimatedDocumentCount();
  const { page, pages, skip } = pageOf(total, search.page, BULK_PAGE_SIZE);
  const rows = await BulkDecision.find().sort(byTime(search)).skip(skip).limit(BULK_PAGE_SIZE).lean();
  return { rows: rows.map(toBulkDto), total, page, pages };
}

/** One bulk decision; undefined for unknown and malformed ids alike. */
export async function getBulk(id: string): Promise<BulkDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  await connectDb();
  const row = await BulkDecision.findById(id).lean();
  return row ? toBulkDto(row) : undefined;
}

/** The last bulk decision of an admin, while it runs and for some minutes after, to find it again after leaving the page. */
export async function lastBulkOf(user: string): Promise<BulkDto | undefined> {
  await connectDb();
  const since = new Date(Date.now() - BULK_VISIBLE_MINUTES * 60_000);
  const filter: QueryFilter<BulkDecisionRecord> = {
    by: user,
    $or: [{ status: 'running' }, { finishedAt: trusted({ $gte: since }) }],
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
    reason: row.reason,
    by: row.byName,
    status: row.status as BulkStatus,
    handled: row.cursor,
    total: items.length,
    failed: items.filter(({ outcome }) => outcome === 'failed').length,
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    items,
  };
}

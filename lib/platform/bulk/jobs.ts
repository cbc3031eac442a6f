import 'server-only';
import type { Types } from 'mongoose';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import type { Permission } from '@/lib/platform/auth/permissions';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import type { RowJob } from '@/lib/platform/jobs/row-queue';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { BulkChange, type BulkChangeRecord } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { BULK_CHANGE_UNDO_MINUTES, type BulkChangeOutcome, UNDER_WAY } from './constants';
import type { BulkItem, BulkKind, BulkOrder } from './data';

/** Records per step: the progress moves, and a stop takes effect, after each. */
const SLICE = 50;

/** A mail server that is down is tried for so long. */
const MAIL_DAYS = 1;

const undoEnd = () => new Date(Date.now() + BULK_CHANGE_UNDO_MINUTES * MINUTE_MS);

type Work<P extends Permission> = { kind: BulkKind<P>; job: RecordJob<BulkChangeRecord> };

/** Changes one slice of records after another, unless another process does, and takes them back likewise. */
export function bulkChangeJob<P extends Permission>(kind: BulkKind<P>): RecordJob<BulkChangeRecord> {
  const job: RecordJob<BulkChangeRecord> = defineJob({
    name: `bulk change of ${kind.kind}`,
    every: 10 * SECOND_MS,
    queue: { model: BulkChange, active: UNDER_WAY, only: { kind: kind.kind } },
    leaseFor: MINUTE_MS,
    begin: () => (row: BulkOrder) => (row.status === 'undoing' ? undoStep : changeStep)({ kind, job }, row),
  });
  return job;
}

async function changeStep<P extends Permission>(
  { kind, job }: Work<P>,
  row: BulkOrder,
): Promise<BulkOrder | null> {
  const items = await BulkChangeItem.find({ bulk: row._id, position: op.gte(row.cursor) })
    .sort({ position: 1 })
    .limit(SLICE)
    .lean<BulkItem[]>();
  if (items.length === 0 || row.stop) {
    await endChange({ kind, job }, row, items.length > 0 ? 'cancelled' : 'done');
    return null;
  }
  // a crashed process had stored the outcome of the others
  const open = items.filter(({ outcome }) => !outcome);
  const outcomes = (await isStillPermitted(String(row.by), kind.permission))
    ? await changeAll({ kind, job }, row, open)
    : new Map(open.map((item) => [item, 'failed'] as const));
  await storeAll(outcomes, (outcome) => ({ outcome }));
  const count = (wanted: BulkChangeOutcome) =>
    items.filter((item) => (item.outcome ?? outcomes.get(item)) === wanted).length;
  return job.advance(row, {
    $set: { cursor: row.cursor + items.length },
    $inc: { done: count('done'), failed: count('failed') },
    $unset: { message: 1 },
  });
}

async function changeAll<P extends Permission>(
  { kind, job }: Work<P>,
  row: BulkOrder,
  items: readonly BulkItem[],
): Promise<Map<BulkItem, BulkChangeOutcome>> {
  const unread = items.filter(({ before }) => before === undefined);
  const read = await kind.read(unread, row);
  const changing = new Map(
    unread.flatMap((item) => {
      const before = read.get(String(item.target));
      return before && before !== 'unchanged' ? [[item, before] as const] : [];
    }),
  );
  // before the change: after a crash in between it can still be undone
  await storeAll(changing, (before) => ({ before }));
  if (!(await job.advance(row, {}))) throw new Error('another process has taken over this bulk change');
  const outcomes = new Map<BulkItem, BulkChangeOutcome>();
  for (const item of items) {
    const before = item.before ?? read.get(String(item.target));
    if (before === 'unchanged') outcomes.set(item, 'unchanged');
    else outcomes.set(item, before && (await kind.apply(item, row)) ? 'done' : 'failed');
  }
  return outcomes;
}

async function undoStep<P extends Permission>(
  { kind, job }: Work<P>,
  row: BulkOrder,
): Promise<BulkOrder | null> {
  const items = await BulkChangeItem.find({ bulk: row._id, outcome: 'done' })
    .sort({ position: 1 })
    .limit(SLICE)
    .lean<BulkItem[]>();
  if (items.length === 0) {
    await endUndo({ kind, job }, row);
    return null;
  }
  // who asked for it may have lost the permission since
  const isPermitted = await isStillPermitted(String(row.by), kind.permission);
  const outcomes = new Map<BulkItem, BulkChangeOutcome>();
  for (const item of items)
    outcomes.set(item, isPermitted && (await kind.undo(item, row)) ? 'undone' : 'kept');
  const undone = items.filter((item) => outcomes.get(item) === 'undone');
  await kind.undone?.(
    undone.map(({ target }) => String(target)),
    row,
  );
  await storeAll(outcomes, (outcome) => ({ outcome }));
  return job.advance(row, {
    $set: { cursor: row.cursor + items.length },
    $inc: { done: undone.length, failed: items.length - undone.length },
    $unset: { message: 1 },
  });
}

const idsWith = async (bulk: Types.ObjectId, outcome: BulkChangeOutcome): Promise<string[]> => {
  const rows = await BulkChangeItem.find({ bulk, outcome }, { target: 1 }).sort({ position: 1 }).lean();
  return rows.map(({ target }) => String(target));
};

/** One audit entry for all of them. What was deleted is stored for as long as it can be undone, and no longer. */
async function endChange<P extends Permission>(
  { kind, job }: Work<P>,
  row: BulkOrder,
  status: 'done' | 'cancelled',
): Promise<void> {
  const ids = await idsWith(row._id, 'done');
  const [only] = ids;
  const single = ids.length === 1 && kind.target;
  if (only)
    await recordAudit({
      action: kind.audit,
      by: orderActor(row, kind.permission),
      ...(single && { target: { type: single, id: only } }),
      details: {
        kind: single ? row.action : `bulk ${row.action}`,
        ...kind.details(row),
        ...(!single && { count: ids.length, items: ids }),
      },
      entry: row._id,
    });
  const until = undoEnd();
  const handed = await countHanded(kind, row);
  await BulkChangeItem.updateMany({ bulk: row._id }, { $set: { expiresAt: until } });
  // the mails wait until it can no longer be undone
  const expiresAt = handed.length > 0 ? new Date(until.getTime() + MAIL_DAYS * DAY_MS) : until;
  const ended = {
    ...{ status, expiresAt, ...(only && { undoUntil: until }) },
    ...(handed.length > 0 && { handed }),
  };
  await job.advance(row, { $set: ended, $unset: { message: 1 } });
}

/** How many records each receiver got; who gave them to themselves gets no mail. */
async function countHanded<P extends Permission>(kind: BulkKind<P>, row: BulkOrder): Promise<Handed[]> {
  if (!kind.receiver || !kind.tell) return [];
  const counts = new Map<string, number>();
  for (const item of await BulkChangeItem.find({ bulk: row._id, outcome: 'done' }).lean<BulkItem[]>()) {
    const to = kind.receiver(item, row);
    if (to && to !== String(row.by)) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return [...counts].map(([to, count]) => ({ to, count }));
}

type Handed = { to: string; count: number };

/** One mail to each who got records, however many, once the hand-over can no longer be undone. */
export function handOverMailJob<P extends Permission>(kind: BulkKind<P>): RowJob {
  return defineJob<BulkOrder>({
    name: `mails of a bulk change of ${kind.kind}`,
    every: MINUTE_MS,
    queue: (now, until) =>
      BulkChange.findOneAndUpdate(
        {
          ...{ kind: kind.kind, undoUntil: op.lte(now), status: op.in(['done', 'cancelled']) },
          ...{ 'handed.0': op.exists(), leaseUntil: op.lte(now) },
        },
        { $set: { leaseUntil: until } },
      ).lean<BulkOrder>(),
    leaseFor: MINUTE_MS,
    async run(row) {
      const handed = row.handed ?? [];
      for (const { to, count } of handed) {
        await kind.tell?.(String(to), count ?? 0, row);
        await BulkChange.updateOne({ _id: row._id }, { $pull: { handed: { to } } });
      }
      return handed.length;
    },
  });
}

async function endUndo<P extends Permission>({ kind, job }: Work<P>, row: BulkOrder): Promise<void> {
  const items = await idsWith(row._id, 'undone');
  await recordAudit({
    action: kind.audit,
    by: orderActor(row, kind.permission),
    details: { kind: 'bulk undo', what: row.action, count: items.length, items },
    entry: row.undo,
  });
  await BulkChangeItem.updateMany({ bulk: row._id }, { $set: { expiresAt: new Date() } });
  await job.advance(row, { $set: { status: 'undone', expiresAt: undoEnd() }, $unset: { message: 1 } });
}

/** The officer who ordered it, in the office role of that moment. */
export const orderActor = <P extends Permission>(
  { by, byName, byRole, byOffice, ip }: BulkChangeRecord,
  permission: P,
) =>
  jobAdminActor(
    { userId: String(by), name: byName, role: byRole, office: byOffice ?? undefined, ip },
    permission,
  );

/** Past mongoose, which would take an empty object for nothing. */
async function storeAll<V>(values: Map<BulkItem, V>, set: (value: V) => object): Promise<void> {
  if (values.size === 0) return;
  await connectDb();
  await BulkChangeItem.collection.bulkWrite(
    [...values].map(([{ _id }, value]) => ({
      updateOne: { filter: { _id }, update: { $set: set(value) } },
    })),
  );
}

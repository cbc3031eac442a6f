import 'server-only';
import type { Types } from 'mongoose';
import { ZodError } from 'zod';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import type { Permission } from '@/lib/platform/auth/permissions';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import type { RowJob } from '@/lib/platform/jobs/row-queue';
import { log } from '@/lib/platform/log/log';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { BulkChange, type BulkChangeRecord } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { BULK_CHANGE_UNDO_MINUTES, type BulkChangeOutcome, UNDER_WAY } from './constants';
import type { BulkItem, BulkKind, BulkOrder } from './data';

/** Number of records per step. Progress and a stop take effect after each step. */
const SLICE = 50;

/** Days in which mails are retried while the mail server is down. */
const MAIL_DAYS = 1;

const undoEnd = () => new Date(Date.now() + BULK_CHANGE_UNDO_MINUTES * MINUTE_MS);

const keptUntil = <P extends Permission>({ keptDays }: BulkKind<P>, { createdAt }: BulkOrder) =>
  keptDays ? new Date(createdAt.getTime() + keptDays * DAY_MS) : undefined;

const NOT_PERMITTED = 'The person who started this no longer has permission';

type Work<P extends Permission> = { kind: BulkKind<P>; job: RecordJob<BulkChangeRecord> };

/** Changes one slice of records after another, unless another process does, and undoes them in the same way. */
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
  // a crashed process may have stored the outcome of the others
  const open = items.filter(({ outcome }) => !outcome);
  const isPermitted = open.length > 0 && (await isStillPermitted(String(row.by), kind.permission));
  const { ends, broken } = isPermitted
    ? await changeAll({ kind, job }, row, open)
    : { ends: endAll(open, { outcome: 'failed', problem: NOT_PERMITTED }), broken: undefined };
  // before the outcomes are stored, so a crash in between repeats it
  const done = targetsWith(ends, 'done');
  if (done.length > 0) await kind.changed?.(done, row);
  await storeAll(ends, (end) => end);
  if (broken) throw broken.reason;
  const count = (wanted: BulkChangeOutcome) =>
    items.filter((item) => (item.outcome ?? ends.get(item)?.outcome) === wanted).length;
  return job.advance(row, {
    $set: { cursor: row.cursor + items.length },
    $inc: { done: count('done'), failed: count('failed') },
    $unset: { message: 1 },
  });
}

type End = { outcome: BulkChangeOutcome; problem?: string };
type Ends = Map<BulkItem, End>;

const endAll = (items: readonly BulkItem[], end: End): Ends => new Map(items.map((item) => [item, end]));
const targetsWith = (ends: Ends, outcome: BulkChangeOutcome): string[] =>
  [...ends].flatMap(([{ target }, end]) => (end.outcome === outcome ? [String(target)] : []));

async function changeAll<P extends Permission>(
  { kind, job }: Work<P>,
  row: BulkOrder,
  items: readonly BulkItem[],
): Promise<{ ends: Ends; broken: Broken }> {
  const unread = items.filter(({ before }) => before === undefined);
  const read = await kind.read(unread, row);
  const ends: Ends = new Map();
  const changing = new Map<BulkItem, object>();
  for (const item of unread) {
    const before = read.get(String(item.target));
    if (before === 'unchanged') ends.set(item, { outcome: 'unchanged' });
    else if (before instanceof AppError) ends.set(item, { outcome: 'failed', problem: before.message });
    else if (before) changing.set(item, before);
    else ends.set(item, { outcome: 'failed' });
  }
  // before the change, so that it can be undone after a crash in between
  await storeAll(changing, (before) => ({ before }));
  if (!(await job.advance(row, {}))) throw new Error('another process has taken over this bulk change');
  for (const [item, before] of changing) item.before = before;
  const ready = items.filter((item) => !ends.has(item));
  const worked = await workOn(kind, ready, (item) => kind.apply(item, row), ['done', 'failed']);
  return { ends: new Map([...ends, ...worked.ends]), broken: worked.broken };
}

type Broken = { reason: unknown } | undefined;

/** Changes each record. A failure does not stop the others. An unexpected one ends the slice until it has been tried often enough. */
async function workOn<P extends Permission>(
  { kind, isParallel }: BulkKind<P>,
  items: readonly BulkItem[],
  work: (item: BulkItem) => Promise<boolean>,
  [yes, no]: readonly [BulkChangeOutcome, BulkChangeOutcome],
): Promise<{ ends: Ends; broken: Broken }> {
  const ends: Ends = new Map();
  let broken: Broken;
  const one = async (item: BulkItem) => {
    try {
      ends.set(item, { outcome: (await work(item)) ? yes : no });
    } catch (reason) {
      const problem = await problemOf(kind, item, reason).catch(() => undefined);
      if (problem) ends.set(item, { outcome: no, problem });
      else broken = { reason };
    }
  };
  if (isParallel) await Promise.all(items.map(one));
  else for (const item of items) if (!broken) await one(item);
  return { ends, broken };
}

/** Number of attempts after which an unexpected error is attributed to the record and not to the database. */
const MAX_ATTEMPTS = 3;

async function problemOf(kind: string, item: BulkItem, error: unknown): Promise<string | undefined> {
  if (error instanceof AppError) return error.message;
  if (error instanceof ZodError) return `Missing: ${error.issues[0]?.message}`;
  const attempts = (item.attempts ?? 0) + 1;
  await BulkChangeItem.updateOne({ _id: item._id }, { $set: { attempts } });
  if (attempts < MAX_ATTEMPTS) return undefined;
  log.error(
    { err: error, kind, record: String(item.target) },
    'a record of a bulk change could not be changed',
  );
  return `It failed ${attempts} times. The reason is in the server log`;
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
  // the requesting person may have lost the permission since
  const { ends, broken } = (await isStillPermitted(String(row.by), kind.permission))
    ? await workOn(kind, items, (item) => kind.undo(item, row), ['undone', 'kept'])
    : { ends: endAll(items, { outcome: 'kept', problem: NOT_PERMITTED }), broken: undefined };
  const undone = targetsWith(ends, 'undone');
  await kind.undone?.(undone, row);
  await storeAll(ends, (end) => end);
  const next = await job.advance(row, {
    $set: { cursor: row.cursor + ends.size },
    $inc: { done: undone.length, failed: ends.size - undone.length },
    $unset: { message: 1 },
  });
  if (broken) throw broken.reason;
  return next;
}

const idsWith = async (bulk: Types.ObjectId, outcome: BulkChangeOutcome): Promise<string[]> => {
  const rows = await BulkChangeItem.find({ bulk, outcome }, { target: 1 }).sort({ position: 1 }).lean();
  return rows.map(({ target }) => String(target));
};

/** Writes one audit entry for all records. Deleted data is kept only as long as the change can be undone. */
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
      ...(kind.entry?.(row, false) ?? {
        ...(single && { target: { type: single, id: only } }),
        details: {
          kind: single ? row.action : `bulk ${row.action}`,
          ...kind.details?.(row),
          ...(!single && { count: ids.length, items: ids }),
        },
      }),
      entry: row._id,
    });
  const until = undoEnd();
  const kept = keptUntil(kind, row);
  const handed = await countHanded(kind, row);
  // mails wait until the change can no longer be undone
  const mailed = handed.length > 0 ? new Date(until.getTime() + MAIL_DAYS * DAY_MS) : until;
  await BulkChangeItem.updateMany({ bulk: row._id }, { $set: { expiresAt: kept ?? until } });
  const ended = {
    ...{ status, expiresAt: kept ?? mailed, finishedAt: new Date(), ...(only && { undoUntil: until }) },
    ...(handed.length > 0 && { handed }),
  };
  await job.advance(row, { $set: ended, $unset: { message: 1 } });
}

async function countHanded<P extends Permission>(kind: BulkKind<P>, row: BulkOrder): Promise<Handed[]> {
  if (!kind.receiver || !kind.tell) return [];
  const counts = new Map<string, number>();
  for (const item of await BulkChangeItem.find({ bulk: row._id, outcome: 'done' }).lean<BulkItem[]>()) {
    const to = kind.receiver(item, row);
    if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return [...counts].map(([to, count]) => ({ to, count }));
}

type Handed = { to: string; count: number };

/** Mails each receiver once about all their records, after the change can no longer be undone. */
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
        // thousands of receivers take longer than the lease
        const leaseUntil = new Date(Date.now() + MINUTE_MS);
        await BulkChange.updateOne({ _id: row._id }, { $pull: { handed: { to } }, $set: { leaseUntil } });
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
    ...(kind.entry?.(row, true) ?? {
      details: { kind: 'bulk undo', what: row.action, count: items.length, items },
    }),
    entry: row.undo,
  });
  const kept = keptUntil(kind, row);
  await BulkChangeItem.updateMany({ bulk: row._id }, { $set: { expiresAt: kept ?? new Date() } });
  const ended = { status: 'undone', expiresAt: kept ?? undoEnd(), finishedAt: new Date() };
  await job.advance(row, { $set: ended, $unset: { message: 1 } });
}

export type OrderedBy = Pick<BulkChangeRecord, 'by' | 'byName' | 'byRole' | 'byOffice' | 'ip'>;

/** The officer who placed the order, with the office role of that moment. */
export const orderActor = <P extends Permission>(
  { by, byName, byRole, byOffice, ip }: OrderedBy,
  permission: P,
) =>
  jobAdminActor(
    { userId: String(by), name: byName, role: byRole, office: byOffice ?? undefined, ip },
    permission,
  );

/** Bypasses mongoose, which would drop an empty object. */
async function storeAll<V>(values: Map<BulkItem, V>, set: (value: V) => object): Promise<void> {
  if (values.size === 0) return;
  await connectDb();
  await BulkChangeItem.collection.bulkWrite(
    [...values].map(([{ _id }, value]) => ({
      updateOne: { filter: { _id }, update: { $set: set(value) } },
    })),
  );
}

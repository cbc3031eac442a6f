import 'server-only';
import type { Types } from 'mongoose';
import { ZodError } from 'zod';
import type { Decision } from '@/lib/moderation/constants';
import { type Checkpoint, decide, published } from '@/lib/moderation/mutations';
import type { ModerationDecision } from '@/lib/moderation/schema';
import { isRecorded, recordAudit } from '@/lib/platform/audit/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import { log } from '@/lib/platform/log/log';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { BulkDecision, type BulkDecisionRecord } from '@/models/moderation/bulk-decision';
import { BulkItem, type BulkItemRecord } from '@/models/moderation/bulk-item';
import { BULK_UNDO_MINUTES, type BulkOutcome } from './constants';
import { stateOf } from './data';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = BulkItemRecord & { _id: Types.ObjectId };

/** An unexpected error may come from the database; after this many attempts it comes from the listing. */
const MAX_ATTEMPTS = 3;

/** Decides about one slice of listings after another, unless another process does. */
export const bulkJob: RecordJob<BulkDecisionRecord> = defineJob({
  name: 'bulk decision',
  every: 10 * SECOND_MS,
  queue: { model: BulkDecision, active: ['running'] },
  leaseFor: 30 * SECOND_MS,
  begin: () => step,
});

/**
 * Listings decided at the same time: each waits for a dozen writes, which the database makes durable together. The progress moves, and
 * a stop takes effect, after each slice.
 */
const SLICE = 8;

/** One slice. Returns the row's new state, or null at the end or when another process continues. */
async function step(row: Row): Promise<Row | null> {
  const items = await BulkItem.find({ bulk: row._id, position: op.gte(row.cursor) })
    .sort({ position: 1 })
    .limit(SLICE)
    .lean<Item[]>();
  if (items.length === 0 || row.stop) {
    await end(row, items.length > 0 ? 'cancelled' : 'done');
    return null;
  }
  // a crashed process had stored the outcome of some
  const ends = await Promise.allSettled(items.map(async (item) => item.outcome ?? outcomeOf(row, item)));
  const broken = ends.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  const done = ends.filter((one) => one.status === 'fulfilled' && one.value === 'done').length;
  return bulkJob.advance(row, {
    $set: { cursor: row.cursor + items.length },
    $inc: { done, failed: items.length - done },
    $unset: { message: 1 },
  });
}

async function outcomeOf(row: Row, item: Item): Promise<BulkOutcome> {
  const problem = await problemOf(row, item);
  const outcome = problem ? 'failed' : 'done';
  await BulkItem.updateOne({ _id: item._id }, { $set: { outcome, ...(problem && { problem }) } });
  return outcome;
}

/** One audit line for all of them; the mails wait while it can be undone. */
async function end(row: Row, status: 'done' | 'cancelled'): Promise<void> {
  const { decision, done, failed } = row;
  const reason = row.reasonShown ?? row.reason;
  await recordAudit({
    action: 'property.bulk',
    by: actorOf(row),
    target: { type: 'bulk', id: String(row._id) },
    details: { decision, ...(reason && { reason }), listings: done, failed },
    entry: row._id,
  });
  const undoUntil = new Date(Date.now() + BULK_UNDO_MINUTES * MINUTE_MS);
  const ended = { status, finishedAt: new Date(), undoUntil, mails: 'waiting' };
  await bulkJob.advance(row, { $set: ended, $unset: { message: 1 } });
}

/** The officer who ordered it, in the office role of that moment. */
export const actorOf = ({ by, byName, byRole, byOffice, ip }: BulkDecisionRecord) =>
  jobAdminActor(
    { userId: String(by), name: byName, role: byRole, office: byOffice ?? undefined, ip },
    'moderate',
  );

/** Decides about one listing and returns why it failed, if it did. A failure does not stop the rest. */
async function problemOf(row: Row, item: Item): Promise<string | undefined> {
  const id = String(item.property);
  // the crashed process had written the audit entry: the decision is made
  if (item.begun && (await isRecorded(item._id))) {
    await published(id);
    return undefined;
  }
  if (!(await isStillPermitted(String(row.by), 'moderate')))
    return 'Who asked for it may not decide any more';
  try {
    await decide(id, decisionOf(row, item), actorOf(row), {
      entry: item._id,
      begun: (item.begun ?? undefined) as Checkpoint | undefined,
      group: row._id,
      note: async (begun) => noteOn(row, item, { begun, before: await stateOf(id) }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (error instanceof ZodError) return `Missing: ${error.issues[0]?.message}`;
    const attempts = (item.attempts ?? 0) + 1;
    await noteOn(row, item, { attempts });
    if (attempts < MAX_ATTEMPTS) throw error;
    log.error({ err: error, bulk: String(row._id), listing: id }, 'a listing could not be decided');
    return `It failed ${attempts} times. The reason is in the server log`;
  }
}

function decisionOf(
  { decision, reason, reasonKey, evidenceDate }: Row,
  { version, review }: Item,
): ModerationDecision {
  const seen = { version: version ?? undefined, review: review as ModerationDecision['review'] };
  const chosen = reasonKey ? { reasonKey } : {};
  return { decision: decision as Decision, reason, ...chosen, evidenceDate, ...seen };
}

/** Writes to the current item; throws if another process has taken over. */
async function noteOn(
  row: Row,
  item: Item,
  values: { begun: Checkpoint; before: unknown } | { attempts: number },
): Promise<void> {
  if (!(await bulkJob.advance(row, {}))) throw new Error('another process has taken over this bulk decision');
  await BulkItem.updateOne({ _id: item._id }, { $set: values });
}

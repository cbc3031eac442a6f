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
import { announce } from '@/lib/platform/live/mutations';
import { log } from '@/lib/platform/log/log';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { releaseItems } from '@/lib/teams/claims/mutations';
import { BulkDecision, type BulkDecisionRecord } from '@/models/moderation/bulk-decision';
import { BulkItem, type BulkItemRecord } from '@/models/moderation/bulk-item';
import { BULK_UNDO_MINUTES, type BulkOutcome } from './constants';
import { readStates } from './data';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = BulkItemRecord & { _id: Types.ObjectId };

/** An unexpected error may come from the database; after this many attempts it comes from the listing. */
const MAX_ATTEMPTS = 3;

export const NOT_PERMITTED = 'Who asked for it may not decide any more';

/** Decides about one slice of listings after another, unless another process does. */
export const bulkJob: RecordJob<BulkDecisionRecord> = defineJob({
  name: 'bulk decision',
  every: 10 * SECOND_MS,
  queue: { model: BulkDecision, active: ['running'] },
  leaseFor: MINUTE_MS,
  begin: () => step,
});

/**
 * Listings decided at the same time: each waits for several writes, which the database makes durable together; what can be read or
 * written for all of them, is. The progress moves, and a stop takes effect, after each slice.
 */
const SLICE = 40;

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
  const open = items.filter(({ outcome }) => !outcome);
  const { outcomes, broken } = await decideAll(row, open);
  await storeOutcomes(outcomes);
  if (broken) throw broken.reason;
  const outcomeOf = (item: Item) => item.outcome ?? outcomes.get(item)?.outcome;
  const done = items.filter((item) => outcomeOf(item) === 'done').length;
  return bulkJob.advance(row, {
    $set: { cursor: row.cursor + items.length },
    $inc: { done, failed: items.length - done },
    $unset: { message: 1 },
  });
}

type Ended = { outcome: BulkOutcome; problem?: string };

async function decideAll(row: Row, items: readonly Item[]) {
  const isPermitted = items.length > 0 && (await isStillPermitted(String(row.by), 'moderate'));
  const store = noteWriter(row);
  const ends = await Promise.allSettled(
    items.map((item) => (isPermitted ? problemOf(row, item, store) : NOT_PERMITTED)),
  );
  const outcomes = new Map<Item, Ended>();
  items.forEach((item, i) => {
    const end = ends[i];
    if (end?.status !== 'fulfilled') return;
    outcomes.set(item, end.value ? { outcome: 'failed', problem: end.value } : { outcome: 'done' });
  });
  const decided = items.flatMap((item) =>
    outcomes.get(item)?.outcome === 'done' ? [String(item.property)] : [],
  );
  // before the outcomes are stored: after a crash in between it is done again
  if (decided.length > 0) await showDecided(actorOf(row), decided);
  return { outcomes, broken: ends.find((one) => one.status === 'rejected') };
}

/** What follows from decisions, for many together: claims end, and pages and open lists show them. */
export async function showDecided(actor: ReturnType<typeof actorOf>, ids: readonly string[]): Promise<void> {
  await releaseItems(actor, 'property', ids);
  await published(ids);
  await announce('listings', actor.userId);
}

export async function storeOutcomes(outcomes: ReadonlyMap<Item, Ended>): Promise<void> {
  if (outcomes.size === 0) return;
  await BulkItem.bulkWrite(
    [...outcomes].map(([{ _id }, ended]) => ({
      updateOne: { filter: { _id }, update: { $set: ended } },
    })),
  );
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
async function problemOf(row: Row, item: Item, store: NoteWriter): Promise<string | undefined> {
  const id = String(item.property);
  // the crashed process had written the audit entry: the decision is made
  if (item.begun && (await isRecorded(item._id))) return undefined;
  try {
    await decide(id, decisionOf(row, item), actorOf(row), {
      entry: item._id,
      begun: (item.begun ?? undefined) as Checkpoint | undefined,
      group: row._id,
      note: (begun) => store(item, begun),
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (error instanceof ZodError) return `Missing: ${error.issues[0]?.message}`;
    const attempts = (item.attempts ?? 0) + 1;
    await assertOurs(row);
    await BulkItem.updateOne({ _id: item._id }, { $set: { attempts } });
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

/** Throws if another process has taken over. */
async function assertOurs(row: Row): Promise<void> {
  if (!(await bulkJob.advance(row, {}))) throw new Error('another process has taken over this bulk decision');
}

type NoteWriter = (item: Item, begun: Checkpoint) => Promise<void>;
type Note = { item: Item; begun: Checkpoint; done: () => void; failed: (error: unknown) => void };

/** Stores what listings are before their first write: those that arrive while it stores are stored together afterwards. */
function noteWriter(row: Row): NoteWriter {
  let waiting: Note[] = [];
  let isWriting = false;
  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const error = await writeNotes(row, batch).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      );
      for (const { done, failed } of batch) error ? failed(error.reason) : done();
    }
    isWriting = false;
  }
  return (item, begun) =>
    new Promise((done, failed) => {
      waiting.push({ item, begun, done, failed });
      if (!isWriting) void writeAll();
    });
}

async function writeNotes(row: Row, notes: readonly Note[]): Promise<void> {
  await assertOurs(row);
  const states = await readStates(notes.map(({ item }) => item.property));
  await BulkItem.bulkWrite(
    notes.map(({ item, begun }) => ({
      updateOne: {
        filter: { _id: item._id },
        update: { $set: { begun, before: states.get(String(item.property)) } },
      },
    })),
  );
}

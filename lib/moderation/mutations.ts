import 'server-only';
import type { Types } from 'mongoose';
import { getCredentials } from '@/lib/accounts/users/data';
import { writeDecision } from '@/lib/listings/mutations';
import type { Review } from '@/lib/listings/rules';
import type { PropertyStatus } from '@/lib/listings/vocabulary/constants';
import { settleReports } from '@/lib/moderation/reports/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { postMail } from '@/lib/platform/mail/queue';
import { Property } from '@/models/listings/property';
import { decisionMail } from './mails';
import { statusAfter } from './rules';
import type { ModerationDecision } from './schema';

/** The listing before a decision changes it, and its new status. */
export type Checkpoint = { version: number; from: PropertyStatus; to?: PropertyStatus | undefined };

/**
 * For a decision that may be repeated after a crash: the id of its audit entry, the checkpoint that was stored before the
 * first change of the listing, and how to store one.
 */
export type CheckpointStore = {
  entry: Types.ObjectId;
  /** id of the bulk decision, whose one line stands in the audit log for all entries */
  group: Types.ObjectId;
  begun?: Checkpoint | undefined;
  note(begun: Checkpoint): Promise<unknown>;
};

type Row = { title: string; status: PropertyStatus; owner?: unknown; __v: number; review?: Review };

/** The new review; undefined leaves the listing in the queue. */
function reviewOf({ decision, reason }: ModerationDecision): Review | undefined {
  if (decision === 'reject') return { state: 'rejected', since: new Date(), reason };
  const settles = decision === 'approve' || decision === 'verified' || decision === 'active';
  return settles ? { state: 'approved', since: new Date() } : undefined;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The listing has changed since you opened it. Please review it again');

const approvedBefore = () => new AppError('conflict', 'This listing is already approved');

/** Changes the status, and returns the version that has it. */
async function changeStatus(
  id: string,
  row: Row,
  { version, to }: Checkpoint,
  { decision }: ModerationDecision,
  actor: AdminActor<'moderate'>,
): Promise<number> {
  if (row.__v !== version) throw changedMeanwhile();
  if (!to) return version;
  const decided = { name: 'decided', status: to, at: new Date() } as const;
  return writeDecision(actor, id, decision === 'reject' ? { name: 'rejected' } : decided, version);
}

/**
 * Applies one decision to one listing, by the rules of every other edit. Throws an AppError when the listing is gone,
 * lacks its project number, or has changed since it was reviewed.
 */
export async function decide(
  id: string,
  decision: ModerationDecision,
  actor: AdminActor<'moderate'>,
  checkpoints?: CheckpointStore,
): Promise<void> {
  const row = await Property.findById(id, { title: 1, status: 1, owner: 1, __v: 1, review: 1 }).lean<Row>();
  if (!row) throw notFound('Property not found');
  const seen = decision.version ?? row.__v;
  const begun = checkpoints?.begun ?? {
    version: seen,
    from: row.status,
    to: statusAfter(decision.decision, row),
  };
  if (checkpoints && !checkpoints.begun) await checkpoints.note(begun);
  const isWritten = checkpoints?.begun && begun.to === row.status && row.__v === begun.version + 1;
  // the process that began this decision wrote the status and then crashed
  const version = isWritten ? row.__v : await changeStatus(id, row, begun, decision, actor);
  const isCompleted = await completeReview(id, version, decision);
  // a listing that was approved before and reported since is decided on anew
  const isSettled = (isCompleted || row.review?.state === 'approved') && (await settleReports(id)) > 0;
  // of two equal requests one is recorded and announced; in a bulk decision it may be the repetition after a crash
  if (!isCompleted && !isSettled && !checkpoints && !begun.to)
    throw row.review?.state === 'approved' ? approvedBefore() : changedMeanwhile();
  await record(id, decision, begun, actor, checkpoints);
  await published(id);
  // the mails of a bulk decision wait until it can no longer be undone (lib/moderation/undo)
  const { owner, title } = row;
  // in the background: a mail server that is down must not delay decisions
  if (owner && !checkpoints)
    inBackground('decision mail', () => mailDecision(String(owner), { id, title }, decision));
}

/** False when the review has moved on: it is approved already, or an edit came in between and needs its own review. */
async function completeReview(id: string, version: number, decision: ModerationDecision): Promise<boolean> {
  const review = reviewOf(decision);
  if (!review) return true;
  const { modifiedCount } = await Property.updateOne(
    {
      _id: id,
      __v: version,
      ...(review.state === 'approved' && { 'review.state': op.not('approved') }),
    },
    { $set: { review } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

async function record(
  id: string,
  { decision, reason, evidenceDate }: ModerationDecision,
  { from, to }: Checkpoint,
  actor: AdminActor<'moderate'>,
  checkpoints?: CheckpointStore,
): Promise<void> {
  const details = {
    decision,
    ...(to && { status: `${from} → ${to}` }),
    ...(reason && { reason }),
    ...(evidenceDate && { evidenceDate }),
  };
  await recordAudit({
    action: 'property.write',
    by: actor,
    target: { type: 'property', id },
    details,
    ...(checkpoints && { entry: checkpoints.entry, group: checkpoints.group }),
  });
}

/** Refreshes the cached pages that show the listing. */
export const published = (id: string): Promise<void> => invalidate([`property:${id}`, 'lists']);

/** Tells the owner by mail; accounts that are gone or closed get none. */
export async function mailDecision(
  owner: string,
  listing: { id: string; title: string },
  decision: Pick<ModerationDecision, 'decision' | 'reason'>,
): Promise<void> {
  const person = await getCredentials({ id: owner });
  if (person) await postMail(await decisionMail(person, listing, decision));
}

import 'server-only';
import { type Types, trusted } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import type { AdminActor } from '@/lib/auth/actor';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { inBackground } from '@/lib/jobs/background';
import { writeModeratedStatus } from '@/lib/listing/mutations';
import type { Review } from '@/lib/listing/rules';
import type { PropertyStatus } from '@/lib/listing-vocabulary/constants';
import { postMail } from '@/lib/mail/queue';
import { getCredentials } from '@/lib/user/data';
import { Property } from '@/models/property';
import { decisionMail } from './events';
import type { DeskDecision } from './schema';

/** What a listing was before a decision began to change it, and the status that it is to get. */
export type Begun = { version: number; from: PropertyStatus; to?: PropertyStatus | undefined };

/**
 * Of a decision that is taken up again after a crash: the id of its entry in the audit log, what was noted before the
 * listing was first touched, and where to note it.
 */
export type Trace = {
  entry: Types.ObjectId;
  begun?: Begun | undefined;
  note(begun: Begun): Promise<unknown>;
};

type Row = { title: string; status: PropertyStatus; owner?: unknown; __v: number; review?: Review };

/** The status that a decision gives; undefined leaves it. What was rejected is published again when approved. */
function statusAfter({ decision }: DeskDecision, row: Row): PropertyStatus | undefined {
  if (decision === 'approve') {
    return row.review?.state === 'rejected' && row.status === 'paused' ? 'active' : undefined;
  }
  return decision === 'reject' ? 'paused' : decision;
}

/** What the decision settles in the queue; undefined leaves it waiting. */
function reviewOf({ decision, reason }: DeskDecision): Review | undefined {
  if (decision === 'reject') return { state: 'rejected', since: new Date(), reason };
  const settles = decision === 'approve' || decision === 'verified' || decision === 'active';
  return settles ? { state: 'approved', since: new Date() } : undefined;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The listing was changed while you looked at it. Please look again');

const approvedBefore = () => new AppError('conflict', 'This listing was approved already');

/** Gives the status that is due, and answers the version that carries it. */
async function changeStatus(
  id: string,
  row: Row,
  { version, to }: Begun,
  actor: AdminActor,
): Promise<number> {
  if (row.__v !== version) throw changedMeanwhile();
  if (!to) return version;
  return writeModeratedStatus(actor, id, to, version);
}

/**
 * Applies one decision to one listing by the rules of every other edit. Rejects with words for the desk when the
 * listing is gone, lacks its project number, or somebody changed it meanwhile.
 */
export async function decide(
  id: string,
  decision: DeskDecision,
  actor: AdminActor,
  trace?: Trace,
): Promise<void> {
  await connectDb();
  const row = await Property.findById(id, { title: 1, status: 1, owner: 1, __v: 1, review: 1 }).lean<Row>();
  if (!row) throw notFound('Property not found');
  const seen = decision.version ?? row.__v;
  const begun = trace?.begun ?? { version: seen, from: row.status, to: statusAfter(decision, row) };
  if (trace && !trace.begun) await trace.note(begun);
  const got = trace?.begun && begun.to === row.status && row.__v === begun.version + 1;
  // the process before this one wrote the status and no more
  const version = got ? row.__v : await changeStatus(id, row, begun, actor);
  const settled = await settleReview(id, version, decision);
  // the same approval, sent twice: one is told and recorded. Of a bulk decision it may be the repetition after a crash
  if (!settled && !trace && !begun.to)
    throw row.review?.state === 'approved' ? approvedBefore() : changedMeanwhile();
  await record(id, decision, begun, actor, trace?.entry);
  await published(id);
  if (row.owner) tellOwner(String(row.owner), { id, title: row.title }, decision);
}

/** False when there is nothing to settle any more: it was approved already, or an edit came in between and waits for a look of its own. */
async function settleReview(id: string, version: number, decision: DeskDecision): Promise<boolean> {
  const review = reviewOf(decision);
  if (!review) return true;
  const { modifiedCount } = await Property.updateOne(
    {
      _id: id,
      __v: version,
      ...(review.state === 'approved' && { 'review.state': trusted({ $ne: 'approved' }) }),
    },
    { $set: { review } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

async function record(
  id: string,
  { decision, reason, evidenceDate }: DeskDecision,
  { from, to }: Begun,
  actor: AdminActor,
  entry?: Types.ObjectId,
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
    ...(entry && { entry }),
  });
}

/** Visitors see what was decided. */
export const published = (id: string): Promise<void> => invalidate([`property:${id}`, 'lists']);

/** After the reply: a mail server that is down keeps nobody from deciding. */
function tellOwner(owner: string, listing: { id: string; title: string }, decision: DeskDecision): void {
  inBackground('decision mail', async () => {
    const person = await getCredentials({ id: owner });
    if (person) await postMail(await decisionMail(person, listing, decision));
  });
}

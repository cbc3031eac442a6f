import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { UserSession } from '@/lib/auth/types';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/http/errors';
import { inBackground } from '@/lib/jobs/background';
import { decisionMail } from '@/lib/mail/listing-mails';
import { getMailer } from '@/lib/mail/mailer';
import { getCredentials } from '@/lib/user/data';
import { Property } from '@/models/property';
import type { PropertyStatus } from './constants';
import type { DeskDecision } from './desk-schema';
import { updateProperty } from './mutations';
import type { Review } from './review';

export type Decided = { changed: number; failed: { id: string; message: string }[] };
type By = { session: UserSession; ip: string };
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

async function decideOne(id: string, decision: DeskDecision, { session, ip }: By): Promise<void> {
  const row = await Property.findById(id, { title: 1, status: 1, owner: 1, __v: 1, review: 1 }).lean<Row>();
  if (!row) throw notFound('Property not found');
  if (decision.version !== undefined && decision.version !== row.__v) {
    throw new AppError('conflict', 'The listing was changed while you looked at it. Please look again');
  }
  const status = statusAfter(decision, row);
  let version = row.__v;
  if (status) {
    const actor = { id: session.user.id, isAdmin: true };
    version = (await updateProperty(actor, id, { status }, [], { version })).property.__v;
  }
  const review = reviewOf(decision);
  // an edit that came in between waits for a look of its own
  if (review)
    await Property.updateOne({ _id: id, __v: version }, { $set: { review } }, { timestamps: false });
  const { reason, evidenceDate } = decision;
  const details = {
    decision: decision.decision,
    ...(status && { status: `${row.status} → ${status}` }),
    ...(reason && { reason }),
    ...(evidenceDate && { evidenceDate }),
  };
  const target = { type: 'property', id };
  await recordAudit({ action: 'property.write', by: session, ip, target, details });
  if (row.owner) tellOwner(String(row.owner), { id, title: row.title }, decision);
}

/** After the reply: a mail server that is down keeps nobody from deciding. */
function tellOwner(owner: string, listing: { id: string; title: string }, decision: DeskDecision): void {
  inBackground('decision mail', async () => {
    const person = await getCredentials({ id: owner });
    if (person) await getMailer().send(await decisionMail(person, listing, decision));
  });
}

/**
 * Applies one decision to each listing by the rules of every other edit. One that fails (it is gone, it lacks its
 * project number, somebody changed it meanwhile) does not stop the rest and is named in the answer.
 */
export async function decide(decision: DeskDecision, by: By): Promise<Decided> {
  await connectDb();
  const failed: Decided['failed'] = [];
  for (const id of decision.ids) {
    try {
      await decideOne(id, decision, by);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push({ id, message: error.message });
    }
  }
  const changed = decision.ids.filter((id) => !failed.some((one) => one.id === id));
  if (changed.length > 0) await invalidate([...changed.map((id) => `property:${id}` as const), 'lists']);
  return { changed: changed.length, failed };
}

import 'server-only';
import type { Types } from 'mongoose';
import { getCredentials } from '@/lib/accounts/users/data';
import { findListingById } from '@/lib/listings/data';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { writeDecision, writeReview } from '@/lib/listings/mutations';
import type { Review } from '@/lib/listings/rules';
import { assertReason, reasonText } from '@/lib/moderation/reasons/data';
import { settleReports } from '@/lib/moderation/reports/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { assertNotHeld } from '@/lib/teams/claims/data';
import { releaseItems } from '@/lib/teams/claims/mutations';
import { lastDecision } from './data';
import { type EarlierDecisionDto, toSeenReview } from './dto';
import { earlierDecisionText } from './format';
import { decisionMail, decisionsMail } from './mails';
import { isSameReview, statusAfter } from './rules';
import type { ModerationDecision } from './schema';

/** The listing before a decision changes it, and its new status. */
export type Checkpoint = { version: number; from: PropertyStatus; to?: PropertyStatus | undefined };

/** A decision of a bulk decision, which may be repeated after a crash. */
type Resumed = {
  entry: Types.ObjectId;
  /** id of the bulk decision, whose single audit line covers all entries */
  group: Types.ObjectId;
  /** stored before the listing's first change */
  begun: Checkpoint;
};

type Row = {
  title: string;
  status: PropertyStatus;
  lifecycle?: unknown;
  owner?: unknown;
  __v: number;
  review?: Review;
};

/** The new review; undefined keeps the listing in the queue. */
function reviewOf({ decision }: ModerationDecision, reason: string): Review | undefined {
  if (decision === 'reject') return { state: 'rejected', since: new Date(), reason };
  const settles = decision === 'approve' || decision === 'verified' || decision === 'active';
  return settles ? { state: 'approved', since: new Date() } : undefined;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The listing has changed since you opened it. Please review it again');

const approvedBefore = () => new AppError('conflict', 'This listing is already approved');

/** Milliseconds in which a colleague's decision blocks one that does not name its review. */
const RECENT_MS = 10 * MINUTE_MS;

/** The refusal after a colleague's earlier decision, which the next attempt must name. */
async function decidedMeanwhile(id: string, row: Row, actor: AdminActor<'moderate'>): Promise<AppError> {
  const last = await lastDecision(id);
  if (!last || last.actor === actor.userId) return changedMeanwhile();
  const { by, at, decision, reason } = last;
  const earlier: EarlierDecisionDto = {
    ...{ by, at: at.toISOString(), decision, reason },
    ...{ version: row.__v, review: toSeenReview(row.review) },
  };
  return new AppError(
    'conflict',
    earlierDecisionText(earlier, Date.now(), textsIn('en', 'moderation/office').t),
    { details: { earlier } },
  );
}

/**
 * Throws if the decision was based on another version or review. An approval leaves the version unchanged, so any other recent decision stops a caller that
 * names only a version.
 */
async function assertUndecided(
  id: string,
  row: Row,
  { version, review }: ModerationDecision,
  actor: AdminActor<'moderate'>,
): Promise<void> {
  const seen = toSeenReview(row.review);
  const isOther = (version ?? row.__v) !== row.__v || (review !== undefined && !isSameReview(review, seen));
  if (isOther) throw await decidedMeanwhile(id, row, actor);
  if (version === undefined || review !== undefined || !seen || seen.state === 'pending') return;
  const last = await lastDecision(id);
  const isRecent = last && last.actor !== actor.userId && Date.now() - last.at.getTime() < RECENT_MS;
  if (isRecent) throw await decidedMeanwhile(id, row, actor);
}

/** Requires the review that a decision was based on, as a condition of its writes. */
const onReview = ({ review }: Row) =>
  review ? { 'review.state': review.state, 'review.since': review.since } : { review: op.missing() };

/** Changes the status and returns the resulting version. */
async function changeStatus(
  id: string,
  row: Row,
  { version, to }: Checkpoint,
  { decision }: ModerationDecision,
  actor: AdminActor<'moderate'>,
): Promise<number> {
  if (row.__v !== version) throw await decidedMeanwhile(id, row, actor);
  if (!to) return version;
  const decided = { name: 'decided', status: to, at: new Date() } as const;
  const written = decision === 'reject' ? ({ name: 'rejected' } as const) : decided;
  return writeDecision(actor, id, written, { version, onReview: onReview(row) });
}

async function requireRow(id: string): Promise<Row> {
  const fields = { title: 1, status: 1, lifecycle: 1, owner: 1, __v: 1, review: 1 } as const;
  const row = await findListingById(id, fields).lean<Row>();
  if (!row) throw notFound('Property not found');
  return row;
}

/** The listing before a decision. Throws an AppError if it can't be decided on. */
async function checkpointOf(
  id: string,
  row: Row,
  decision: ModerationDecision,
  actor: AdminActor<'moderate'>,
): Promise<Checkpoint> {
  await assertUndecided(id, row, decision, actor);
  await assertNotHeld('property', id, actor.userId);
  const to = statusAfter(decision.decision, row);
  return { version: decision.version ?? row.__v, from: row.status, to };
}

export const beginDecision = async (
  id: string,
  decision: ModerationDecision,
  actor: AdminActor<'moderate'>,
): Promise<Checkpoint> => checkpointOf(id, await requireRow(id), decision, actor);

/**
 * Applies one decision to one listing by the rules of every other edit. Throws an AppError if the listing is gone, lacks its project number, or has changed
 * since it was reviewed.
 */
export async function decide(
  id: string,
  decision: ModerationDecision,
  actor: AdminActor<'moderate'>,
  resumed?: Resumed,
): Promise<void> {
  const row = await requireRow(id);
  if (!resumed) await assertReason(decision.decision, decision.reasonKey);
  const begun = resumed?.begun ?? (await checkpointOf(id, row, decision, actor));
  const isWritten = resumed && begun.to === row.status && row.__v === begun.version + 1;
  // the process that started this decision wrote the status and then crashed
  const version = isWritten ? row.__v : await changeStatus(id, row, begun, decision, actor);
  const isCompleted = await completeReview(id, row, version, decision);
  // a listing approved before and reported since is decided on again
  const isSettled = (isCompleted || row.review?.state === 'approved') && (await settleReports(id)) > 0;
  // only one of two equal requests is recorded and announced; in a bulk decision, a repeat after a crash
  if (!isCompleted && !isSettled && !resumed && !begun.to)
    throw row.review?.state === 'approved' ? approvedBefore() : changedMeanwhile();
  await record(id, decision, begun, actor, resumed);
  // a bulk decision does this for many together, and its mails wait until it can no longer be undone (lib/moderation/bulk)
  if (resumed) return;
  await releaseItems(actor, 'property', [id]);
  await published([id]);
  const { owner, title } = row;
  // in the background, so that a mail server outage does not delay decisions
  if (owner) inBackground('decision mail', () => mailDecisions(String(owner), [{ id, title }], decision));
}

/** The lister's language; English until they have chosen one. */
const languageOf = async (owner: unknown): Promise<Language | undefined> =>
  owner ? (await getCredentials({ id: String(owner) }))?.language : undefined;

/** False if the review has moved on, because it is already approved, or an edit in between needs its own review. */
async function completeReview(
  id: string,
  row: Row,
  version: number,
  decision: ModerationDecision,
): Promise<boolean> {
  // the owner reads it beside the listing
  const review = reviewOf(decision, await reasonText(decision, await languageOf(row.owner)));
  if (!review) return true;
  if (review.state === 'approved' && row.review?.state === 'approved') return false;
  return writeReview(id, { version, onReview: onReview(row) }, review);
}

async function record(
  id: string,
  of: ModerationDecision,
  { from, to }: Checkpoint,
  actor: AdminActor<'moderate'>,
  resumed?: Resumed,
): Promise<void> {
  const { decision, evidenceDate } = of;
  const reason = await reasonText(of);
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
    ...(resumed && { entry: resumed.entry, group: resumed.group }),
  });
}

/** Refreshes the cached pages that show these listings. */
export const published = (ids: readonly string[]): Promise<void> =>
  invalidate([...ids.map((id) => `property:${id}` as const), 'lists']);

/** Mails the owner about one listing, or about several at once; deleted and closed accounts get no mail. */
export async function mailDecisions(
  owner: string,
  listings: readonly { id: string; title: string }[],
  decision: Pick<ModerationDecision, 'decision' | 'reason' | 'reasonKey'>,
): Promise<void> {
  const person = await getCredentials({ id: owner });
  const [only, ...others] = listings;
  if (!person || !only) return;
  const written = { ...decision, reason: await reasonText(decision, person.language) };
  const isOne = others.length === 0;
  await postMail(
    await (isOne ? decisionMail(person, only, written) : decisionsMail(person, listings, written)),
  );
}

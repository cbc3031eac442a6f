import 'server-only';
import { findListingById, findListings } from '@/lib/listings/data';
import { listingSaved } from '@/lib/listings/events';
import { takeBackDecision } from '@/lib/listings/mutations';
import type { Decision } from '@/lib/moderation/constants';
import { beginDecision, type Checkpoint, decide, mailDecisions, published } from '@/lib/moderation/mutations';
import type { ModerationDecision } from '@/lib/moderation/schema';
import { isRecorded, recordAudit } from '@/lib/platform/audit/mutations';
import type { BulkItem, BulkOrder } from '@/lib/platform/bulk/data';
import { orderActor } from '@/lib/platform/bulk/jobs';
import { defineBulkChange } from '@/lib/platform/bulk/mutations';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { announce } from '@/lib/platform/live/mutations';
import type { StoredImage } from '@/lib/platform/media/dto';
import { releaseItems } from '@/lib/teams/claims/mutations';
import { Report } from '@/models/moderation/report';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { BULK_RETENTION_DAYS } from './constants';
import { DECISIONS_KIND, type DecisionDetail, type ListingState, labelOf, readStates } from './data';

/** The listing before the decision, and the values its undo restores. */
type Before = ListingState & { begun: Checkpoint };

const actorOf = (order: BulkOrder) => orderActor(order, 'moderate');

function decisionOf({ action, detail }: BulkOrder, item: BulkItem): ModerationDecision {
  const { reason, reasonKey, evidenceDate } = detail as DecisionDetail;
  const seen = item.detail as Pick<ModerationDecision, 'version' | 'review'>;
  return { decision: action as Decision, reason, evidenceDate, ...(reasonKey && { reasonKey }), ...seen };
}

async function readBefore(items: readonly BulkItem[], order: BulkOrder) {
  const begun = await Promise.all(
    items.map((item) =>
      beginDecision(String(item.target), decisionOf(order, item), actorOf(order)).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      }),
    ),
  );
  // a listing saved in between has another version and is skipped
  const states = await readStates(items.map(({ target }) => target));
  return new Map(
    items.map(({ target }, i) => {
      const checked = begun[i] as Checkpoint | AppError;
      const id = String(target);
      return [id, checked instanceof AppError ? checked : { ...states.get(id), begun: checked }] as const;
    }),
  );
}

async function applyTo(item: BulkItem, order: BulkOrder): Promise<boolean> {
  // the crashed process had written the audit entry, so the decision was made
  if (await isRecorded(item._id)) return true;
  const { begun } = item.before as Before;
  const resumed = { entry: item._id, group: order._id, begun };
  await decide(String(item.target), decisionOf(order, item), actorOf(order), resumed);
  return true;
}

const CHANGED = 'It was changed in the meantime, so it stays as it is';

/** Restores one listing unless it has been changed since. */
async function takeBack(item: BulkItem, order: BulkOrder): Promise<boolean> {
  const id = String(item.target);
  const { begun, values, reports } = item.before as Before;
  // the crashed process had already restored it
  if (item.undo && (await isRecorded(item.undo))) return true;
  const version = begun.version + (begun.to ? 1 : 0);
  try {
    if (!(await takeBackDecision(id, { version, from: begun.from }, values)))
      throw new AppError('conflict', CHANGED);
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('conflict', 'The same home has since been listed again');
    throw error;
  }
  await Report.updateMany({ _id: op.in(reports) }, { status: 'open' });
  const listing = await findListingById(id, { owner: 1, images: 1 });
  const owner = String(listing?.owner ?? order.by);
  const images = (listing?.images ?? []) as unknown as StoredImage[];
  await listingSaved.emit({ id, owner, images });
  await recordAudit({
    action: 'property.write',
    by: actorOf(order),
    target: { type: 'property', id },
    details: { decision: 'undo', ...(begun.to && { status: `${begun.to} → ${begun.from}` }) },
    group: order._id,
    ...(item.undo && { entry: item.undo }),
  });
  return true;
}

/** Ends claims and refreshes pages and open lists, for many listings at once. */
async function showDecided(ids: readonly string[], order: BulkOrder): Promise<void> {
  if (ids.length === 0) return;
  await releaseItems(actorOf(order), 'property', ids);
  await published(ids);
  await announce('listings', String(order.by));
}

async function mailOwner(owner: string, { _id, action, detail }: BulkOrder): Promise<void> {
  const decided = { bulk: _id, outcome: 'done', 'before.owner': owner };
  const items = await BulkChangeItem.find(decided as object, { target: 1 })
    .sort({ position: 1 })
    .lean();
  const rows = await findListings({ _id: op.in(items.map(({ target }) => target)), owner }, { title: 1 });
  const titles = new Map(rows.map((row) => [String(row._id), row.title]));
  const listings = items.flatMap(({ target }) => {
    const title = titles.get(String(target));
    return title === undefined ? [] : [{ id: String(target), title }];
  });
  const { reason, reasonKey } = detail as DecisionDetail;
  await mailDecisions(owner, listings, { decision: action as Decision, reason, reasonKey });
}

/** Decides on many listings, with an audit line for each and one for all. */
export const decisionBulk = defineBulkChange({
  ...{ kind: DECISIONS_KIND, permission: 'moderate', audit: 'property.bulk' },
  ...{ isParallel: true, isSlow: true, keptDays: BULK_RETENTION_DAYS },
  tooLate: 'It can no longer be undone, because the owners have been notified',
  ...{ read: readBefore, apply: applyTo, undo: takeBack, changed: showDecided, undone: showDecided },
  entry({ _id, action, detail, done, failed }, isUndo) {
    const { reason, reasonShown = reason } = detail as DecisionDetail;
    const details = isUndo
      ? { listings: done }
      : { ...(reasonShown && { reason: reasonShown }), listings: done, failed };
    return {
      action: isUndo ? 'property.bulk-undo' : 'property.bulk',
      target: { type: 'bulk', id: String(_id) },
      details: { decision: action, ...details },
    };
  },
  receiver: ({ before }) => (before as Before).owner,
  tell: (owner, _count, order) => mailOwner(owner, order),
  describe: async (orders) =>
    orders.map(({ action }) => ({ label: labelOf(action), result: labelOf(action) })),
});

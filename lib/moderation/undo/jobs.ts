import 'server-only';
import type { Types } from 'mongoose';
import { listingSaved } from '@/lib/listings/events';
import type { BulkOutcome } from '@/lib/moderation/bulk/constants';
import type { ListingState } from '@/lib/moderation/bulk/data';
import type { Decision } from '@/lib/moderation/constants';
import { type Checkpoint, mailDecision, published } from '@/lib/moderation/mutations';
import { isRecorded, recordAudit } from '@/lib/platform/audit/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import type { StoredImage } from '@/lib/platform/media/types';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { Property } from '@/models/listings/property';
import { BulkDecision, type BulkDecisionRecord } from '@/models/moderation/bulk-decision';
import { Report } from '@/models/moderation/report';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = Row['items'][number];

export const undoJob: RecordJob<BulkDecisionRecord> = defineJob({
  name: 'undo of a bulk decision',
  every: 10 * SECOND_MS,
  queue: { model: BulkDecision, active: ['undoing'] },
  leaseFor: 30 * SECOND_MS,
  begin: () => step,
});

async function step(row: Row): Promise<Row | null> {
  const item = row.items[row.cursor];
  if (!item) {
    await undoJob.advance(row, {
      $set: { status: 'undone', finishedAt: new Date() },
      $unset: { message: 1 },
    });
    return null;
  }
  const at = `items.${row.cursor}`;
  const problem = item.outcome === 'done' ? await problemOf(row, item) : undefined;
  const outcome: BulkOutcome = problem ? 'kept' : 'undone';
  return undoJob.advance(row, {
    $set: {
      cursor: row.cursor + 1,
      ...(item.outcome === 'done' && { [`${at}.outcome`]: outcome }),
      ...(problem && { [`${at}.problem`]: problem }),
    },
  });
}

/** Restores one listing, unless somebody has changed it since; returns the reason if not. */
async function problemOf(row: Row, item: Item): Promise<string | undefined> {
  const id = String(item.property);
  const begun = item.begun as Checkpoint | undefined;
  const before = item.before as ListingState | undefined;
  if (!begun || !before) return 'What it was before is not on record';
  // the crashed process had already restored it
  if (item.undo && (await isRecorded(item.undo))) return undefined;
  const version = begun.version + (begun.to ? 1 : 0);
  const values = Object.entries(before.values);
  const emptied = values.filter(([, value]) => value === null);
  try {
    const undone = await Property.findOneAndUpdate(
      { _id: id, __v: version },
      {
        $set: Object.fromEntries(values.filter(([, value]) => value !== null)),
        ...(emptied.length > 0 && { $unset: Object.fromEntries(emptied.map(([name]) => [name, 1])) }),
        $inc: { __v: 1 },
      },
      { returnDocument: 'after', projection: { owner: 1, images: 1, status: 1 } },
    ).lean();
    // written, but the process ended before the audit entry
    const isWritten = !undone && (await Property.exists({ _id: id, __v: version + 1, status: begun.from }));
    if (!undone && !isWritten) return 'It was changed since, so it stays as it is';
  } catch (error) {
    if (isDuplicateKey(error)) return 'The same home was listed again since';
    throw error;
  }
  await Report.updateMany({ _id: op.in(before.reports) }, { status: 'open' });
  const listing = await Property.findById(id, { owner: 1, images: 1 }).lean();
  const owner = String(listing?.owner ?? row.by);
  await listingSaved.emit({ id, owner, images: (listing?.images ?? []) as unknown as StoredImage[] });
  await recordAudit({
    action: 'property.write',
    by: jobAdminActor({ userId: String(row.by), name: row.byName, role: row.byRole, ip: row.ip }),
    target: { type: 'property', id },
    details: { decision: 'undo', ...(begun.to && { status: `${begun.to} → ${begun.from}` }) },
    group: row._id,
    ...(item.undo && { entry: item.undo }),
  });
  await published(id);
  return undefined;
}

/** Notifies the owners once it can no longer be undone. */
export const bulkMailJob = defineJob<Row>({
  name: 'mails of decisions',
  every: MINUTE_MS,
  queue: (now, until) =>
    BulkDecision.findOneAndUpdate(
      {
        mails: 'waiting',
        undoUntil: op.lte(now),
        status: op.in(['done', 'cancelled']),
        leaseUntil: op.lte(now),
      },
      { $set: { leaseUntil: until } },
      { sort: { leaseUntil: 1 } },
    ).lean(),
  // mails of a single decision are stored sooner
  leaseFor: 2 * MINUTE_MS,
  async run(row) {
    let sent = 0;
    for (const [i, item] of row.items.entries()) {
      if (item.outcome !== 'done' || item.mailed) continue;
      const listing = await Property.findById(item.property, { owner: 1, title: 1 }).lean();
      const decided = {
        decision: row.decision as Decision,
        reason: row.reason,
        reasonKey: row.reasonKey ?? undefined,
      };
      if (listing?.owner) {
        await mailDecision(
          String(listing.owner),
          { id: String(item.property), title: listing.title },
          decided,
        );
        sent++;
      }
      await BulkDecision.updateOne({ _id: row._id }, { $set: { [`items.${i}.mailed`]: true } });
    }
    await BulkDecision.updateOne({ _id: row._id }, { $set: { mails: 'sent' } });
    return sent;
  },
});

import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { listingSaved } from '@/lib/listings/events';
import type { BulkOutcome } from '@/lib/moderation/bulk/constants';
import type { ListingState } from '@/lib/moderation/bulk/data';
import { actorOf, NOT_PERMITTED, showDecided, storeOutcomes } from '@/lib/moderation/bulk/jobs';
import type { Decision } from '@/lib/moderation/constants';
import { type Checkpoint, mailDecisions } from '@/lib/moderation/mutations';
import { isRecorded, recordAudit } from '@/lib/platform/audit/mutations';
import { isStillPermitted } from '@/lib/platform/auth/data';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import type { StoredImage } from '@/lib/platform/media/types';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { Property } from '@/models/listings/property';
import { BulkDecision, type BulkDecisionRecord } from '@/models/moderation/bulk-decision';
import { BulkItem, type BulkItemRecord } from '@/models/moderation/bulk-item';
import { Report } from '@/models/moderation/report';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = BulkItemRecord & { _id: Types.ObjectId };

/** One mail is stored sooner. */
const MAIL_LEASE_MS = 2 * MINUTE_MS;

export const undoJob: RecordJob<BulkDecisionRecord> = defineJob({
  name: 'undo of a bulk decision',
  every: 10 * SECOND_MS,
  queue: { model: BulkDecision, active: ['undoing'] },
  leaseFor: MINUTE_MS,
  begin: () => step,
});

/** Listings restored at the same time. */
const SLICE = 40;

async function step(row: Row): Promise<Row | null> {
  const items = await BulkItem.find({ bulk: row._id, position: op.gte(row.cursor) })
    .sort({ position: 1 })
    .limit(SLICE)
    .lean<Item[]>();
  if (items.length === 0) {
    await undoJob.advance(row, {
      $set: { status: 'undone', finishedAt: new Date() },
      $unset: { message: 1 },
    });
    return null;
  }
  const open = items.filter(({ outcome }) => outcome === 'done');
  const actor = undoActorOf(row);
  // who asked for it may have lost the permission since
  const isPermitted = open.length > 0 && (await isStillPermitted(actor.userId, 'moderate'));
  const ends = await Promise.allSettled(
    open.map((item) => (isPermitted ? problemOf(row, item) : NOT_PERMITTED)),
  );
  const outcomes = new Map<Item, { outcome: BulkOutcome; problem?: string }>();
  open.forEach((item, i) => {
    const end = ends[i];
    if (end?.status !== 'fulfilled') return;
    outcomes.set(item, end.value ? { outcome: 'kept', problem: end.value } : { outcome: 'undone' });
  });
  const undone = open.filter((item) => outcomes.get(item)?.outcome === 'undone');
  // before the outcomes are stored: after a crash in between it is done again
  if (undone.length > 0)
    await showDecided(
      actor,
      undone.map(({ property }) => String(property)),
    );
  await storeOutcomes(outcomes);
  const broken = ends.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  // after a crash some were stored as kept and not counted
  const kept = items.filter((item) => (outcomes.get(item)?.outcome ?? item.outcome) === 'kept').length;
  return undoJob.advance(row, {
    $set: { cursor: row.cursor + items.length },
    ...(kept > 0 && { $inc: { failed: kept } }),
  });
}

/** The officer who asked for the undo; of an order from before this was stored, the one who decided. */
const undoActorOf = (row: Row) => actorOf(row.undoBy ? { ...row, byOffice: undefined, ...row.undoBy } : row);

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
  const images = (listing?.images ?? []) as unknown as StoredImage[];
  await listingSaved.emit({ id, owner, images });
  await recordAudit({
    action: 'property.write',
    by: undoActorOf(row),
    target: { type: 'property', id },
    details: { decision: 'undo', ...(begun.to && { status: `${begun.to} → ${begun.from}` }) },
    group: row._id,
    ...(item.undo && { entry: item.undo }),
  });
  return undefined;
}

/** Listings read at a time. */
const MAIL_BATCH = 500;

/** Notifies the owners once it can no longer be undone: each gets one mail about all of their listings. */
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
  leaseFor: MAIL_LEASE_MS,
  async run(row) {
    const decided = {
      decision: row.decision as Decision,
      reason: row.reason,
      reasonKey: row.reasonKey ?? undefined,
    };
    let sent = 0;
    for (const [owner, { items, listings }] of await ofOwners(row)) {
      // thousands of owners take longer than the lease
      const leaseUntil = new Date(Date.now() + MAIL_LEASE_MS);
      await BulkDecision.updateOne({ _id: row._id, mails: 'waiting' }, { $set: { leaseUntil } });
      await mailDecisions(owner, listings, decided);
      sent++;
      await BulkItem.updateMany({ _id: op.in(items) }, { $set: { mailed: true } });
    }
    await BulkDecision.updateOne({ _id: row._id }, { $set: { mails: 'sent' } });
    return sent;
  },
});

type OfOwner = { items: Types.ObjectId[]; listings: { id: string; title: string }[] };

/** The decided listings of each owner who has had no mail yet. */
async function ofOwners({ _id }: Row): Promise<Map<string, OfOwner>> {
  const owners = new Map<string, OfOwner>();
  const decided = { bulk: _id, outcome: 'done', mailed: op.not(true) } as QueryFilter<BulkItemRecord>;
  const items = await BulkItem.find(decided, { property: 1 }).sort({ position: 1 }).lean();
  for (let at = 0; at < items.length; at += MAIL_BATCH) {
    const batch = items.slice(at, at + MAIL_BATCH);
    const ids = batch.map(({ property }) => property);
    const rows = await Property.find({ _id: op.in(ids) }, { owner: 1, title: 1 }).lean();
    const byId = new Map(rows.map((listing) => [String(listing._id), listing]));
    for (const item of batch) {
      const id = String(item.property);
      const listing = byId.get(id);
      if (!listing?.owner) continue;
      const of = owners.get(String(listing.owner)) ?? { items: [], listings: [] };
      of.items.push(item._id);
      of.listings.push({ id, title: listing.title });
      owners.set(String(listing.owner), of);
    }
  }
  return owners;
}

import 'server-only';
import { type Types, trusted } from 'mongoose';
import { isRecorded, recordAudit } from '@/lib/audit/mutations';
import { type AdminActor, jobAdminActor } from '@/lib/auth/actor';
import type { BulkOutcome } from '@/lib/bulk-moderation/constants';
import { type ListingState, toBulkDto } from '@/lib/bulk-moderation/data';
import type { BulkDto } from '@/lib/bulk-moderation/dto';
import { connectDb, isDuplicateKey } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { inBackground } from '@/lib/jobs/background';
import { acquire } from '@/lib/jobs/lease';
import { type RecordWork, recordWork } from '@/lib/jobs/record-work';
import { listingSaved } from '@/lib/listing/events';
import type { StoredImage } from '@/lib/media/types';
import type { Decision } from '@/lib/moderation/constants';
import { type Checkpoint, mailDecision, published } from '@/lib/moderation/mutations';
import { MINUTE_MS } from '@/lib/time';
import { BulkDecision, type BulkDecisionRecord } from '@/models/bulk-decision';
import { Property } from '@/models/property';
import { Report } from '@/models/report';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = Row['items'][number];

const work: RecordWork<BulkDecisionRecord> = recordWork({
  name: 'undo of a bulk decision',
  model: BulkDecision,
  active: ['undoing'],
  begin: () => step,
});

/** Continues every undo that no process works on. */
export const resumeBulkUndos = work.runDue;

/** Starts to take a bulk decision back. Its mails wait until it is too late for that, so none goes out. */
export async function startUndo(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  await connectDb();
  const row = await BulkDecision.findOneAndUpdate(
    {
      _id: id,
      status: trusted({ $in: ['done', 'cancelled'] }),
      mails: 'waiting',
      undoUntil: trusted({ $gt: new Date() }),
    },
    { $set: { status: 'undoing', mails: 'none', cursor: 0, stop: false, leaseUntil: new Date(0) } },
    { returnDocument: 'after' },
  ).lean();
  if (!row) {
    if (!(await BulkDecision.exists({ _id: id }))) throw notFound('Bulk decision not found');
    throw new AppError('conflict', 'It can no longer be undone: the owners have been told');
  }
  const done = row.items.filter(({ outcome }) => outcome === 'done').length;
  await recordAudit({
    action: 'property.bulk-undo',
    by: actor,
    target: { type: 'bulk', id },
    details: { decision: row.decision, listings: done },
  });
  inBackground('undo of a bulk decision', () => work.run(id));
  return toBulkDto(row);
}

async function step(row: Row): Promise<Row | null> {
  const item = row.items[row.cursor];
  if (!item) {
    await work.advance(row, { $set: { status: 'undone', finishedAt: new Date() }, $unset: { message: 1 } });
    return null;
  }
  const at = `items.${row.cursor}`;
  const problem = item.outcome === 'done' ? await problemOf(row, item) : undefined;
  const outcome: BulkOutcome = problem ? 'kept' : 'undone';
  return work.advance(row, {
    $set: {
      cursor: row.cursor + 1,
      ...(item.outcome === 'done' && { [`${at}.outcome`]: outcome }),
      ...(problem && { [`${at}.problem`]: problem }),
    },
  });
}

/** Brings one listing back to what it was, unless somebody has changed it since; returns why it stays. */
async function problemOf(row: Row, item: Item): Promise<string | undefined> {
  const id = String(item.property);
  const begun = item.begun as Checkpoint | undefined;
  const before = item.before as ListingState | undefined;
  if (!begun || !before) return 'What it was before is not on record';
  // the process that crashed had taken it back
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
    // written, and then the process ended before the entry of the log
    const isWritten = !undone && (await Property.exists({ _id: id, __v: version + 1, status: begun.from }));
    if (!undone && !isWritten) return 'It was changed since, so it stays as it is';
  } catch (error) {
    if (isDuplicateKey(error)) return 'The same home was listed again since';
    throw error;
  }
  await Report.updateMany({ _id: trusted({ $in: before.reports }) }, { status: 'open' });
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

/** Longer than the mails of one bulk decision take to be stored. */
const MAILS_LEASE_MS = 2 * MINUTE_MS;

/** Tells the owners of what can no longer be undone. Returns how many mails were written. */
export async function sendBulkMails(now = new Date()): Promise<number> {
  await connectDb();
  const due = {
    mails: 'waiting' as const,
    undoUntil: trusted({ $lte: now }),
    status: trusted({ $in: ['done', 'cancelled'] as const }),
  };
  let sent = 0;
  for (;;) {
    const row = await acquire(BulkDecision, due, { leaseMs: MAILS_LEASE_MS, now });
    if (!row) return sent;
    for (const [i, item] of row.items.entries()) {
      if (item.outcome !== 'done' || item.mailed) continue;
      const listing = await Property.findById(item.property, { owner: 1, title: 1 }).lean();
      const told = { decision: row.decision as Decision, reason: row.reason };
      if (listing?.owner) {
        await mailDecision(String(listing.owner), { id: String(item.property), title: listing.title }, told);
        sent++;
      }
      await BulkDecision.updateOne({ _id: row._id }, { $set: { [`items.${i}.mailed`]: true } });
    }
    await BulkDecision.updateOne({ _id: row._id }, { $set: { mails: 'sent' } });
  }
}

import 'server-only';
import { Types } from 'mongoose';
import { assertReason, reasonText } from '@/lib/moderation/reasons/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { DAY_MS } from '@/lib/platform/time/time';
import { Property } from '@/models/listings/property';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { BulkItem } from '@/models/moderation/bulk-item';
import { BULK_RETENTION_DAYS } from './constants';
import { toBulkDto, withProblems } from './data';
import type { BulkDto } from './dto';
import { bulkJob } from './jobs';
import type { BulkDecisionInput } from './schema';

/** Stores the order and starts it. The work continues in the background, whether the page stays open or not. */
export async function startBulk(
  { listings, decision, reason, reasonKey, evidenceDate }: BulkDecisionInput,
  actor: AdminActor<'moderate'>,
): Promise<BulkDto> {
  await assertReason(decision, reasonKey);
  const ids = listings.map(({ id }) => id);
  const known = await Property.find({ _id: op.in(ids) }, { title: 1 }).lean();
  const titles = new Map(known.map(({ _id, title }) => [String(_id), title]));
  const chosen = new Map(listings.map((listing) => [listing.id.toLowerCase(), listing]));
  const _id = new Types.ObjectId();
  const expiresAt = new Date(Date.now() + BULK_RETENTION_DAYS * DAY_MS);
  // before the order: work on it begins with all of its listings
  await BulkItem.insertMany(
    [...chosen].map(([id, { version, review }], position) => ({
      ...{ bulk: _id, position, property: id, version, review },
      title: titles.get(id) ?? '',
      expiresAt,
    })),
  );
  const row = await BulkDecision.create({
    _id,
    by: new Types.ObjectId(actor.userId),
    byName: actor.name,
    byRole: actor.role,
    ...(actor.office && { byOffice: actor.office }),
    ip: actor.ip,
    decision,
    reason,
    ...(reasonKey && { reasonKey, reasonShown: await reasonText({ reason, reasonKey }) }),
    evidenceDate,
    total: chosen.size,
    expiresAt,
  });
  const id = String(_id);
  inBackground('bulk decision', () => bulkJob.run(id));
  return toBulkDto(row.toObject(), []);
}

/** Asks the running process to stop after the current slice. Decisions already made stay. */
export async function stopBulk(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  const row = await BulkDecision.findOneAndUpdate(
    { _id: id, status: 'running' },
    { $set: { stop: true } },
    { returnDocument: 'after' },
  ).lean();
  if (row) {
    const details = { kind: 'stop bulk decision', bulk: id, decided: row.cursor };
    await recordAudit({ action: 'property.write', by: actor, details });
    return withProblems(row);
  }
  if (!(await BulkDecision.exists({ _id: id }))) throw notFound('Bulk decision not found');
  throw new AppError('conflict', 'It has already ended');
}

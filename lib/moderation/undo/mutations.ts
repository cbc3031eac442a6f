import 'server-only';
import { Types } from 'mongoose';
import { withProblems } from '@/lib/moderation/bulk/data';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { undoJob } from './jobs';

/** Starts undoing a bulk decision. Its mails are held until it is too late for that, so none is sent. */
export async function startUndo(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  const row = await BulkDecision.findOneAndUpdate(
    {
      _id: id,
      status: op.in(['done', 'cancelled']),
      mails: 'waiting',
      undoUntil: op.gt(new Date()),
    },
    {
      $set: {
        ...{ status: 'undoing', mails: 'none', cursor: 0, stop: false, leaseUntil: new Date(0) },
        undoBy: {
          ...{ by: new Types.ObjectId(actor.userId), byName: actor.name, byRole: actor.role },
          ...{ ip: actor.ip ?? '', ...(actor.office && { byOffice: actor.office }) },
        },
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!row) {
    if (!(await BulkDecision.exists({ _id: id }))) throw notFound('Bulk decision not found');
    throw new AppError('conflict', 'It can no longer be undone: the owners have been told');
  }
  await recordAudit({
    action: 'property.bulk-undo',
    by: actor,
    target: { type: 'bulk', id },
    details: { decision: row.decision, listings: row.done },
  });
  inBackground('undo of a bulk decision', () => undoJob.run(id));
  return withProblems(row);
}

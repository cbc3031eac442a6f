import 'server-only';
import { Types } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import type { Actor } from '@/lib/auth/actor';
import { invalidate } from '@/lib/cache/invalidate';
import { AppError } from '@/lib/errors';
import { getEditableRow } from '@/lib/listing/data';
import { assertNewHome } from '@/lib/publish-gate/data';
import { ROLE_DENIES } from '@/lib/team/constants';
import { assertColleague } from '@/lib/team/data';
import { may } from '@/lib/team/rules';
import { Property } from '@/models/property';

/**
 * Puts a listing of the team into another member's name. It stays the team's; its enquiries and visits stay with whom they reached.
 * By the role of the actor (lib/team/constants.ts); who is no member of the team cannot be given anything.
 */
export async function transferListing(
  actor: Actor,
  id: string,
  { __v, to }: { __v: number; to: string },
): Promise<void> {
  const row = await getEditableRow(actor, id);
  if (!actor.team || String(row.team ?? '') !== actor.team.id)
    throw new AppError('conflict', 'Only a listing of your team can be given to a member');
  if (!may(actor, 'transfer', row)) throw new AppError('forbidden', ROLE_DENIES);
  await assertColleague(actor, to);
  const stored = await Property.findById(row._id, { homeKey: 1 }).lean();
  await assertNewHome(to, stored?.homeKey ?? undefined, row._id);
  const { matchedCount } = await Property.updateOne(
    { _id: row._id, __v },
    { $set: { owner: new Types.ObjectId(to) }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0)
    throw new AppError('conflict', 'Somebody else saved this listing while you were editing it');
  const details = { owner: `${String(row.owner ?? '')} → ${to}` };
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
}

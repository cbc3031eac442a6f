import 'server-only';
import { Types } from 'mongoose';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { getEditableRow } from '@/lib/listings/data';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { lifecycleFor, storedState } from '@/lib/listings/lifecycle';
import { assertNewHome } from '@/lib/listings/publish-gate/data';
import { insertWithinQuota } from '@/lib/listings/quota/mutations';
import { confirmationBy } from '@/lib/listings/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { AppError } from '@/lib/platform/errors';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { assertColleague, ownedBy } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Property } from '@/models/listings/property';

const MAX_TITLE = 160;
const SUFFIX = ' (copy)';

/**
 * A draft with the facts and pictures of a listing, for the next flat in the same house. It has a number of its own and none of
 * the first one's history: no verification, figures or decisions. The pictures are shared until one of the two drops them.
 */
export async function duplicateListing(actor: Actor, id: string): Promise<PropertyDto> {
  const row = await getEditableRow(actor, id);
  const title = `${row.title.slice(0, MAX_TITLE - SUFFIX.length)}${SUFFIX}`;
  const input = propertyFormSchema.parse({ ...toFormValues(toPropertyDto(row)), title, status: 'draft' });
  const whose = can(actor, 'listings') && row.owner ? { owner: row.owner, team: row.team } : ownedBy(actor);
  const propertyCode = (await reservePropertyCodes(1))(input.citySlug);
  const made = await insertWithinQuota(actor, () =>
    Property.create({
      ...input,
      propertyCode,
      ...storedState(lifecycleFor('draft')),
      images: row.images,
      videos: row.videos,
      ...whose,
      priceHistory: [{ price: input.price, at: new Date() }],
      ...confirmationBy(actor, whose),
      review: { state: can(actor, 'moderate') ? 'approved' : 'pending', since: new Date() },
    }),
  );
  const target = { type: 'property', id: String(made._id) } as const;
  await recordAudit({ action: 'property.write', by: actor, target, details: { copied: id } });
  return toPropertyDto(made.toObject());
}

/**
 * Moves a team's listing to another member. It stays the team's; its enquiries and visits stay with the member they reached.
 * Allowed by the actor's role (lib/teams/constants.ts); nothing can be given to people outside the team.
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

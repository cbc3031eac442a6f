import 'server-only';
import { Types } from 'mongoose';
import { findListingById, getEditableRow } from '@/lib/listings/data';
import { invalidateListingsOf } from '@/lib/listings/listers/mutations';
import { assertNewHome } from '@/lib/listings/publish-gate/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb } from '@/lib/platform/db/connect';
import { AppError } from '@/lib/platform/errors';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { assertColleague } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { may } from '@/lib/teams/rules';
import { ListingQuestion } from '@/models/listings/listing-question';
import { Property } from '@/models/listings/property';

/** Two indexes are unique per owner, so a would-be duplicate gives way, as in the bin. */
async function makeRoom(team: Types.ObjectId, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  await connectDb();
  const moved = { team, owner: from };
  await Property.collection.updateMany(moved, { $unset: { idempotencyKey: 1, idempotencyDigest: 1 } });
  const known = await Property.collection.distinct('homeKey', { owner: to, homeKey: { $exists: true } });
  await Property.collection.updateMany({ ...moved, homeKey: { $in: known } }, { $unset: { homeKey: 1 } });
}

/** Questions about listings mailed to the former owner can no longer be answered. */
async function endQuestions(team: Types.ObjectId, from: Types.ObjectId): Promise<void> {
  await connectDb();
  const listings = await Property.collection.distinct('_id', { team, owner: from });
  await ListingQuestion.collection.deleteMany({ property: { $in: listings } });
}

export const SHARED_LISTINGS: SharedRecords = {
  collection: Property.collection,
  names: ['owner'],
  beforeHandover: async (team, from, to) => {
    const [id, giver, taker] = [new Types.ObjectId(team), new Types.ObjectId(from), new Types.ObjectId(to)];
    await makeRoom(id, giver, taker);
    await endQuestions(id, giver);
  },
  afterHandover: invalidateListingsOf,
};

/** Listings without an account move to the agency's team. */
export async function adoptUnownedListings(team: string): Promise<void> {
  await connectDb();
  await Property.collection.updateMany(
    { owner: null, team: null },
    { $set: { team: new Types.ObjectId(team) } },
  );
}

/**
 * Moves a team's listing to another member. It stays the team's, and its enquiries and visits stay with the member they reached. The actor's role must allow it
 * (lib/teams/constants.ts). Nothing can move outside the team.
 */
export async function transferListing(
  actor: Actor,
  id: string,
  { __v, to }: { __v: number; to: string },
): Promise<void> {
  const row = await getEditableRow(actor, id);
  if (!actor.team || String(row.team ?? '') !== actor.team.id)
    throw new AppError('conflict', 'You can only assign your team’s listings to a member');
  if (!may(actor, 'transfer', row)) throw new AppError('forbidden', ROLE_DENIES);
  await assertColleague(actor, to);
  const stored = await findListingById(row._id, { homeKey: 1 });
  await assertNewHome(to, stored?.homeKey ?? undefined, row._id);
  const { matchedCount } = await Property.updateOne(
    { _id: row._id, __v },
    { $set: { owner: new Types.ObjectId(to) }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0)
    throw new AppError('conflict', 'Someone else saved this listing while you were editing it');
  const details = { owner: `${String(row.owner ?? '')} → ${to}` };
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
}

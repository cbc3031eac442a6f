import 'server-only';
import { Types } from 'mongoose';
import { invalidateListingsOf } from '@/lib/listings/listers/mutations';
import { connectDb } from '@/lib/platform/db/connect';
import type { SharedRecords } from '@/lib/teams/providers';
import { ListingQuestion } from '@/models/listings/listing-question';
import { Property } from '@/models/listings/property';

/** Two indexes are unique per owner: a would-be duplicate gives way, as in the bin. */
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

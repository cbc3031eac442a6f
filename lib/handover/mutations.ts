import 'server-only';
import { Types } from 'mongoose';
import { connectDb } from '@/lib/db';
import { invalidateListingsOf } from '@/lib/lister/mutations';
import { renewHostLinks } from '@/lib/visit/mutations';
import { Client } from '@/models/client';
import { ClientMatch } from '@/models/client-match';
import { Deal } from '@/models/deal';
import { Enquiry } from '@/models/enquiry';
import { Lead } from '@/models/lead';
import { ListingQuestion } from '@/models/listing-question';
import { Property } from '@/models/property';
import { Requirement } from '@/models/requirement';
import { Visit } from '@/models/visit';

/** What the driver's collections of all models have in common here. */
type Collection = {
  readonly collectionName: string;
  distinct: (path: 'team', filter: object) => Promise<unknown[]>;
  updateMany: (filter: object, update: { $set?: object; $unset?: object }) => Promise<unknown>;
};

type Shared = {
  collection: () => Collection;
  /** the paths that name a member; the first one says in whose name the record is */
  names: readonly [string, ...string[]];
};

/** Every collection whose records a team shares. `handover.test.ts` fails when a model with a `team` is missing. */
export const SHARED: readonly Shared[] = [
  { collection: () => Property.collection, names: ['owner'] },
  { collection: () => Enquiry.collection, names: ['owner'] },
  { collection: () => Visit.collection, names: ['host'] },
  { collection: () => Client.collection, names: ['owner'] },
  { collection: () => Requirement.collection, names: ['owner'] },
  { collection: () => ClientMatch.collection, names: ['owner'] },
  { collection: () => Deal.collection, names: ['owner'] },
  { collection: () => Lead.collection, names: ['owner', 'assignee'] },
];

/** Collections of the driver: a change of hands is no edit, so that neither `updatedAt` nor `__v` moves. */
async function inEach(work: (shared: Collection, names: Shared['names']) => Promise<unknown>) {
  await connectDb();
  for (const { collection, names } of SHARED) await work(collection(), names);
}

/** Two indexes are unique for each owner: what would be there twice gives way, as in the bin. */
async function makeRoom(team: Types.ObjectId, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  const moved = { team, owner: from };
  await Property.collection.updateMany(moved, { $unset: { idempotencyKey: 1, idempotencyDigest: 1 } });
  const known = await Property.collection.distinct('homeKey', { owner: to, homeKey: { $exists: true } });
  await Property.collection.updateMany({ ...moved, homeKey: { $in: known } }, { $unset: { homeKey: 1 } });
}

/** What was mailed to somebody who goes opens nothing any more: visits as their host, questions about listings. */
async function endLinks(team: Types.ObjectId, from: Types.ObjectId): Promise<void> {
  await renewHostLinks(from, team);
  const listings = await Property.collection.distinct('_id', { team, owner: from });
  await ListingQuestion.collection.deleteMany({ property: { $in: listings } });
}

/** Puts everything of the team that is in one member's name into another's. Done again, it changes nothing. */
export async function handOver(team: string, from: string, to: string): Promise<void> {
  const [id, giver, taker] = [team, from, to].map((hex) => new Types.ObjectId(hex)) as [
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
  ];
  await connectDb();
  await makeRoom(id, giver, taker);
  await endLinks(id, giver);
  await inEach(async (shared, names) => {
    for (const name of names)
      await shared.updateMany({ team: id, [name]: giver }, { $set: { [name]: taker } });
  });
  await invalidateListingsOf(to);
}

/** What a person has alone becomes the team's, in the person's name still. */
export async function bringAlong(user: string, team: string): Promise<void> {
  const $set = { team: new Types.ObjectId(team) };
  await inEach((shared, [owner]) =>
    shared.updateMany({ [owner]: new Types.ObjectId(user), team: null }, { $set }),
  );
  await invalidateListingsOf(user);
}

/** The records of a team that ends become those of its last member alone. */
export async function takeOut(team: string, user: string): Promise<void> {
  await inEach((shared, [owner]) =>
    shared.updateMany(
      { team: new Types.ObjectId(team) },
      { $unset: { team: 1 }, $set: { [owner]: new Types.ObjectId(user) } },
    ),
  );
  await invalidateListingsOf(user);
}

/** The teams of which something is in this person's name still. */
export async function teamsWithRecordsOf(user: string): Promise<Types.ObjectId[]> {
  const found = new Map<string, Types.ObjectId>();
  await inEach(async (shared, names) => {
    for (const name of names) {
      const filter = { [name]: new Types.ObjectId(user), team: { $type: 'objectId' } };
      for (const team of await shared.distinct('team', filter))
        found.set(String(team), team as Types.ObjectId);
    }
  });
  return [...found.values()];
}

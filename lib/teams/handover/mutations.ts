import 'server-only';
import { Types } from 'mongoose';
import { type SharedRecords, sharedRecords } from '@/lib/teams/events';

/** Collections of the driver: a change of hands is no edit, so that neither `updatedAt` nor `__v` moves. */
async function inEach(work: (shared: SharedRecords) => Promise<unknown>): Promise<void> {
  for (const shared of await sharedRecords.emit()) await work(shared);
}

/** Puts everything of the team that is in one member's name into another's. Idempotent. */
export async function handOver(team: string, from: string, to: string): Promise<void> {
  const [id, giver, taker] = [new Types.ObjectId(team), new Types.ObjectId(from), new Types.ObjectId(to)];
  await inEach(async ({ beforeHandover }) => beforeHandover?.(team, from, to));
  await inEach(async ({ collection, names }) => {
    for (const name of names)
      await collection.updateMany({ team: id, [name]: giver }, { $set: { [name]: taker } });
  });
  await inEach(async ({ afterHandover }) => afterHandover?.(to));
}

/** Records that a person has alone become the team's; they stay in the person's name. */
export async function bringAlong(user: string, team: string): Promise<void> {
  const $set = { team: new Types.ObjectId(team) };
  await inEach(({ collection, names: [owner] }) =>
    collection.updateMany({ [owner]: new Types.ObjectId(user), team: null }, { $set }),
  );
  await inEach(async ({ afterHandover }) => afterHandover?.(user));
}

/** The records of a team that ends become those of its last member alone. */
export async function takeOut(team: string, user: string): Promise<void> {
  await inEach(({ collection, names: [owner] }) =>
    collection.updateMany(
      { team: new Types.ObjectId(team) },
      { $unset: { team: 1 }, $set: { [owner]: new Types.ObjectId(user) } },
    ),
  );
  await inEach(async ({ afterHandover }) => afterHandover?.(user));
}

/** The teams of which a record is in this person's name still. */
export async function teamsWithRecordsOf(user: string): Promise<Types.ObjectId[]> {
  const found = new Map<string, Types.ObjectId>();
  await inEach(async ({ collection, names }) => {
    for (const name of names) {
      const filter = { [name]: new Types.ObjectId(user), team: { $type: 'objectId' } };
      for (const team of await collection.distinct('team', filter))
        found.set(String(team), team as Types.ObjectId);
    }
  });
  return [...found.values()];
}

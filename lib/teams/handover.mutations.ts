import 'server-only';
import { Types } from 'mongoose';
import { type SharedRecords, sharedRecords } from '@/lib/teams/providers';

/** Uses native collections, because a handover is not an edit and must not change `updatedAt` or `__v`. */
async function inEach(work: (shared: SharedRecords) => Promise<unknown>): Promise<void> {
  for (const shared of await sharedRecords.ask()) await work(shared);
}

/** Moves all team records from one member to another. Idempotent. */
export async function handOver(team: string, from: string, to: string): Promise<void> {
  const [id, giver, taker] = [new Types.ObjectId(team), new Types.ObjectId(from), new Types.ObjectId(to)];
  await inEach(async ({ beforeHandover }) => beforeHandover?.(team, from, to));
  await inEach(async ({ collection, names }) => {
    for (const name of names)
      await collection.updateMany({ team: id, [name]: giver }, { $set: { [name]: taker } });
  });
  await inEach(async ({ afterHandover }) => afterHandover?.(to));
}

/** Moves a person's own records into the team. The person still owns them. */
export async function bringAlong(user: string, team: string): Promise<void> {
  const $set = { team: new Types.ObjectId(team) };
  await inEach(({ collection, names: [owner] }) =>
    collection.updateMany({ [owner]: new Types.ObjectId(user), team: null }, { $set }),
  );
  await inEach(async ({ afterHandover }) => afterHandover?.(user));
}

/** Moves a dissolved team's records to its last member. */
export async function takeOut(team: string, user: string): Promise<void> {
  await inEach(({ collection, names: [owner] }) =>
    collection.updateMany(
      { team: new Types.ObjectId(team) },
      { $unset: { team: 1 }, $set: { [owner]: new Types.ObjectId(user) } },
    ),
  );
  await inEach(async ({ afterHandover }) => afterHandover?.(user));
}

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

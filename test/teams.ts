import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { type Person, signedIn } from './people';

export type TestTeam = { id: string; owner: Person; agent: Person; assistant: Person };

let made = 0;

/** A team with one signed-in member of each role. */
export async function makeTeam(): Promise<TestTeam> {
  made += 1;
  const team = (await Team.create({ name: `Firm ${made}` }))._id;
  const member = (teamRole: string) => signedIn('broker', { team, teamRole });
  return {
    id: String(team),
    owner: await member('owner'),
    agent: await member('agent'),
    assistant: await member('assistant'),
  };
}

/** Ends a membership directly in the database; the person keeps the records. */
export async function dropMember({ id }: Person): Promise<void> {
  await User.updateOne({ _id: id }, { $unset: { team: 1, teamRole: 1 } });
}

import 'server-only';
import type { Member } from '@/lib/teams/rules';
import { User } from '@/models/platform/user';

/** The importing account as team rules see it: the work continues without its request. */
export async function memberOf(userId: string): Promise<Member> {
  const user = await User.findById(userId, { role: 1, team: 1, teamRole: 1 }).lean();
  const team = user?.team
    ? { id: String(user.team), role: user.teamRole ?? ('assistant' as const) }
    : undefined;
  return { userId, role: user?.role ?? 'broker', team } as Member;
}

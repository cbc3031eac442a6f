import 'server-only';
import { findUserById } from '@/lib/accounts/users/data';
import type { Member } from '@/lib/teams/rules';

/** The importing account as team rules see it, because the work continues without its request. */
export async function memberOf(userId: string): Promise<Member> {
  const user = await findUserById(userId, { role: 1, team: 1, teamRole: 1 });
  const team = user?.team
    ? { id: String(user.team), role: user.teamRole ?? ('assistant' as const) }
    : undefined;
  return { userId, role: user?.role ?? 'broker', team } as Member;
}

import 'server-only';
import { Types } from 'mongoose';
import { officeRoleOf } from '@/lib/platform/auth/permissions';
import { READERS } from '@/lib/platform/auth/roles';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { AppError } from '@/lib/platform/errors';
import { byName } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { User } from '@/models/platform/user';
import { ROLE_DENIES } from './constants';
import type { TeamMemberDto } from './dto';
import { type Member, TEAM_PERMISSIONS, type TeamAction } from './rules';
import type { Who } from './schema';

type Scope = { team: Types.ObjectId | null; owner?: Types.ObjectId };

/**
 * Filter of the records that the actor works with: a plain equality to spread into a query or a `$match`, served by an index that begins
 * with `team` and one that begins with `owner`.
 *
 *     Lead.find({ ...teamScope(actor, who), status: 'new' })
 *
 * For a member it selects the team's records, those in the actor's own name ('mine'), or those in another member's. For other people it
 * selects their own. An id of no member finds nothing, because `team` always stays in the filter. Admins are scoped like other people,
 * because they see others' records in the admin area. `who` comes from the address through `whoParam`.
 *
 * Costs no query, because the membership is part of the account that every request reads again (decision 9).
 */
export function teamScope({ userId, team }: Member, who: Who = 'all'): Scope {
  if (!team) return { owner: new Types.ObjectId(userId), team: null };
  const id = new Types.ObjectId(team.id);
  if (who === 'all') return { team: id };
  return { team: id, owner: new Types.ObjectId(who === 'mine' ? userId : who) };
}

/** Filter for exports and bulk work: all records of the team, or the actor's own. Rejects with 'forbidden' for roles that can do neither. */
export function scopeFor(actor: Member, action: TeamAction): Scope {
  const reach = actor.team ? TEAM_PERMISSIONS[action][actor.team.role] : 'own';
  if (reach === 'none') throw new AppError('forbidden', ROLE_DENIES);
  return teamScope(actor, reach === 'all' ? 'all' : 'mine');
}

/** `owner` and `team` of a record that the actor creates, to spread into `Model.create`. */
export function ownedBy(actor: Member): { owner: Types.ObjectId; team: Types.ObjectId | null } {
  const { userId, team } = actor;
  if (isOneOf(READERS, officeRoleOf(actor) ?? '')) throw new AppError('forbidden');
  return { owner: new Types.ObjectId(userId), team: team ? new Types.ObjectId(team.id) : null };
}

/** Members of the actor's team by name, for assigning and filtering; empty without a team. One query. */
export async function listMembers({ team }: Member, language: Language = 'en'): Promise<TeamMemberDto[]> {
  if (!team) return [];
  const rows = await User.find(
    { team: new Types.ObjectId(team.id), deactivatedAt: null },
    { name: 1, teamRole: 1 },
  ).lean();
  return rows
    .map(({ _id, name, teamRole }) => ({ id: String(_id), name, role: teamRole ?? 'assistant' }))
    .sort(byName(language));
}

/** Rejects unless the account is the actor or a member of the actor's team. Call it before assigning a record. */
export async function assertColleague(actor: Member, userId: string): Promise<void> {
  if (userId === actor.userId) return;
  const members = await listMembers(actor);
  if (!members.some(({ id }) => id === userId)) throw new AppError('invalid', 'Choose a member of your team');
}

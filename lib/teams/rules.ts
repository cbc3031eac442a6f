import { type OfficeMember, officeRoleOf } from '@/lib/platform/auth/permissions';
import type { TeamRole } from '@/lib/platform/auth/roles';
import type { Membership } from '@/lib/platform/auth/types';

/** Which of the team's records an action covers: all, the member's own, or none. */
type Reach = 'all' | 'own' | 'none';

/** Permissions of each role for its team's records: listings, leads, visits, clients and deals alike. */
export const TEAM_PERMISSIONS = {
  /** view them, in lists and one by one */
  read: { owner: 'all', agent: 'all', assistant: 'all' },
  /** edit them: facts, states, notes, replies, dates */
  edit: { owner: 'all', agent: 'all', assistant: 'all' },
  delete: { owner: 'all', agent: 'own', assistant: 'none' },
  /** assign them to another member */
  transfer: { owner: 'all', agent: 'own', assistant: 'none' },
  /** view and change their earnings */
  commission: { owner: 'all', agent: 'own', assistant: 'none' },
  /** export them as a file */
  export: { owner: 'all', agent: 'own', assistant: 'none' },
} as const satisfies Record<string, Record<TeamRole, Reach>>;

export type TeamAction = keyof typeof TEAM_PERMISSIONS;

/** The part of an `Actor` needed here. */
export type Member = OfficeMember & {
  readonly userId: string;
  readonly team?: Membership | undefined;
};

export type Owned = { owner?: unknown; team?: unknown };

/**
 * Decides for all records whether the actor may do this: listings, leads, visits, clients and deals. - A record with a `team` belongs to it. Only current
 * members have access, so a removed agent loses it with the next request, even as `owner`. - A record without a `team` belongs to its `owner`. - Within a
 * team the role decides (TEAM_PERMISSIONS). Office admins may do everything; other office roles count only as members of the agency's team. Read the record
 * with `owner` and `team` first, and throw `notFound` on false, so that foreign and unknown ids get the same reply. Throw 'forbidden' only if the actor may
 * 'read' the record. For lists see `teamScope`.
 */
export function may(actor: Member, action: TeamAction, record: Owned): boolean {
  if (officeRoleOf(actor) === 'admin') return true;
  if (!isInScope(actor, record)) return false;
  const isOwn = String(record.owner ?? '') === actor.userId;
  if (!record.team || !actor.team) return isOwn;
  const reach = TEAM_PERMISSIONS[action][actor.team.role];
  return reach === 'all' || (reach === 'own' && isOwn);
}

/** True if the actor works with a record: `teamScope` for a single row, without the exemption for admins. */
export function isInScope(actor: Member, record: Owned): boolean {
  if (record.team) return String(record.team) === actor.team?.id;
  return String(record.owner ?? '') === actor.userId;
}

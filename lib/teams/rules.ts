import type { Membership } from '@/lib/platform/auth/dto';
import { type OfficeMember, officeRoleOf } from '@/lib/platform/auth/permissions';
import type { TeamRole } from '@/lib/platform/auth/roles';

/** The team records that an action covers. */
type Reach = 'all' | 'own' | 'none';

/** Role permissions for all team records: listings, leads, visits, clients and deals. */
export const TEAM_PERMISSIONS = {
  read: { owner: 'all', agent: 'all', assistant: 'all' },
  edit: { owner: 'all', agent: 'all', assistant: 'all' },
  delete: { owner: 'all', agent: 'own', assistant: 'none' },
  transfer: { owner: 'all', agent: 'own', assistant: 'none' },
  commission: { owner: 'all', agent: 'own', assistant: 'none' },
  export: { owner: 'all', agent: 'own', assistant: 'none' },
} as const satisfies Record<string, Record<TeamRole, Reach>>;

export type TeamAction = keyof typeof TEAM_PERMISSIONS;

export type Member = OfficeMember & {
  readonly userId: string;
  readonly team?: Membership | undefined;
};

export type Owned = { owner?: unknown; team?: unknown };

/**
 * True if the actor may do this to a stored record, for listings, leads, visits, clients and deals alike.
 *
 * - A record with a `team` belongs to that team. People who are not its members now have no access, not even the `owner` whose
 *   name it still has, so a removed agent loses everything with the next request.
 * - A record without a `team` belongs to its `owner` alone.
 * - Within the team the role decides (TEAM_PERMISSIONS). Admins of the office may do everything; the other
 *   roles of the office are members of the agency's team here, and no more.
 *
 * Read the record first, with `owner` and `team`, and throw `notFound` on false, so that foreign ids and unknown ones reply alike. Throw
 * 'forbidden' only if the actor may 'read' the record but not do more. For lists see `teamScope`.
 */
export function may(actor: Member, action: TeamAction, record: Owned): boolean {
  if (officeRoleOf(actor) === 'admin') return true;
  if (!isInScope(actor, record)) return false;
  const isOwn = String(record.owner ?? '') === actor.userId;
  if (!record.team || !actor.team) return isOwn;
  const reach = TEAM_PERMISSIONS[action][actor.team.role];
  return reach === 'all' || (reach === 'own' && isOwn);
}

/** True if the actor works with the record. Like `teamScope` for one row, but without the exemption for admins. */
export function isInScope(actor: Member, record: Owned): boolean {
  if (record.team) return String(record.team) === actor.team?.id;
  return String(record.owner ?? '') === actor.userId;
}

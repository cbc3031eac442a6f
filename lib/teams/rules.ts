import { type OfficeMember, officeRoleOf } from '@/lib/platform/auth/permissions';
import type { Membership } from '@/lib/platform/auth/types';
import { TEAM_PERMISSIONS, type TeamAction } from './constants';

/** The part of an `Actor` needed here. */
export type Member = OfficeMember & {
  readonly userId: string;
  readonly team?: Membership | undefined;
};

/** A stored record with its owner and team. */
export type Owned = { owner?: unknown; team?: unknown };

/**
 * Whether the actor may do this to a stored record: the one answer for listings, leads, visits, clients and deals.
 *
 * - A record with a `team` belongs to that team. Who is no member of it now has no access, not even the `owner`, in whose name
 *   it still is: that is how a removed agent loses everything with the next request.
 * - A record without a `team` belongs to its `owner` alone.
 * - Within the team the role decides (TEAM_PERMISSIONS). Admins of the office may do everything; the other
 *   roles of the office are members of the agency's team here, and no more.
 *
 * Read the record first, with `owner` and `team`, and throw `notFound` on false, so that foreign ids and unknown ones reply
 * alike; throw 'forbidden' only where the actor may 'read' the record but not do more. For lists see `teamScope`.
 */
export function may(actor: Member, action: TeamAction, record: Owned): boolean {
  if (officeRoleOf(actor) === 'admin') return true;
  if (!isInScope(actor, record)) return false;
  const isOwn = String(record.owner ?? '') === actor.userId;
  if (!record.team || !actor.team) return isOwn;
  const reach = TEAM_PERMISSIONS[action][actor.team.role];
  return reach === 'all' || (reach === 'own' && isOwn);
}

/** Whether the actor works with a record: `teamScope` for a single row, without the exemption for admins. */
export function isInScope(actor: Member, record: Owned): boolean {
  if (record.team) return String(record.team) === actor.team?.id;
  return String(record.owner ?? '') === actor.userId;
}

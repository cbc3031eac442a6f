import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { isPermitted, officeRoleOf, type Permission } from './permissions';
import { normalRole, type OfficeRole, type UserRole } from './roles';
import { isStaffBlocked } from './second-factor';
import type { AnySession, Membership, UserSession } from './types';

/** The author of an action. Every mutation checks it against the stored record and writes it to the audit log. */
export type Actor = {
  readonly userId: string;
  /** name to show beside the action: the account may be deleted by then */
  readonly name: string;
  readonly role: UserRole;
  /** the office role of the account at the start of this request */
  readonly office?: OfficeRole | undefined;
  /** the actor's team at the start of this request; lib/teams/rules.ts defines what it allows */
  readonly team?: Membership | undefined;
  readonly ip?: string | undefined;
  /** how the actor was identified; 'job' is background work requested by an actor */
  readonly via: UserSession['via'] | 'job';
};

declare const granted: unique symbol;

/**
 * An office actor whose permission was checked: a mutation of contacts takes `AdminActor<'contacts'>`. Only the guards and the
 * functions below create one, so the mutation needs no check. Without a permission it is an actor with all of them, accepted
 * wherever one is required; never the other way round (the marker is contravariant).
 */
export type AdminActor<P extends Permission = Permission> = Actor & {
  readonly role: 'admin';
  readonly [granted]: (permission: P) => void;
};

/** An office account without the second factor or password that staff need acts as an ordinary member. */
export function actorOf(session: UserSession, ip?: string): Actor {
  const { user, via } = session;
  const isBlocked = isStaffBlocked(session);
  return {
    userId: user.id,
    name: user.name,
    role: isBlocked ? 'buyer' : normalRole(user.role),
    ...(user.office && !isBlocked && { office: user.office }),
    team: user.team,
    ip,
    via,
  };
}

/** Throws 'unauthenticated', or 'forbidden' if the account lacks the permission; without one it must have all. */
export function adminActorOf<P extends Permission = Permission>(
  session: AnySession | null,
  ip?: string,
  permission?: P,
): AdminActor<P> {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return asAdmin(actorOf(session, ip), permission);
}

/** The officer of a stored order (an import, a bulk decision): the roles are those checked when it was placed. */
export function jobAdminActor<P extends Permission = Permission>(
  order: Pick<Actor, 'userId' | 'name' | 'ip' | 'office'> & { role: string },
  permission?: P,
): AdminActor<P> {
  const { userId, name, office, ip } = order;
  const roles = { role: normalRole(order.role), ...(office && { office }) };
  return asAdmin({ userId, name, ...roles, ip, via: 'job' }, permission);
}

/** Throws 'forbidden'. */
export function asAdmin<P extends Permission = Permission>(actor: Actor, permission?: P): AdminActor<P> {
  if (permission ? can(actor, permission) : isAdmin(actor)) return actor as AdminActor<P>;
  throw new AppError('forbidden');
}

/** The one check of an office permission, for pages, handlers and data alike. */
export function can<P extends Permission>(actor: Actor | null, permission: P): actor is AdminActor<P> {
  return actor !== null && isPermitted(actor, permission);
}

/** With every permission. Office staff without all of them are not admins here, and pass only by `can`. */
export function isAdmin(actor: Actor | null): actor is AdminActor {
  return actor !== null && officeRoleOf(actor) === 'admin';
}

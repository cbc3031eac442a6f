import 'server-only';
import { AppError } from '@/lib/platform/errors';
import type { Membership } from './dto';
import { isPermitted, officeRoleOf, type Permission } from './permissions';
import { normalRole, type OfficeRole, type UserRole } from './roles';
import { isStaffBlocked } from './second-factor';
import type { AnySession, UserSession } from './types';

/** The author of an action. Every mutation checks it against the stored record and writes it to the audit log. */
export type Actor = {
  readonly userId: string;
  /** Name to show beside the action, because the account may be deleted later. */
  readonly name: string;
  readonly role: UserRole;
  /** The account's office role at the start of this request. */
  readonly office?: OfficeRole | undefined;
  /** The actor's team at the start of this request; lib/teams/rules.ts defines its permissions. */
  readonly team?: Membership | undefined;
  readonly ip?: string | undefined;
  /** Means of identification; 'job' is background work that an actor requested. */
  readonly via: UserSession['via'] | 'job';
};

declare const granted: unique symbol;

/**
 * An office actor with a checked permission. A mutation of contacts takes `AdminActor<'contacts'>`. Only the guards and the functions below create one, so the
 * mutation needs no check. Without a type argument it has all permissions and is accepted wherever one is required, but not the other way round (the marker is
 * contravariant).
 */
export type AdminActor<P extends Permission = Permission> = Actor & {
  readonly role: 'admin';
  readonly [granted]: (permission: P) => void;
};

/** A session's actor. An office account without the second factor or password that staff need acts as an ordinary member. */
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

/** Throws 'unauthenticated', or 'forbidden' if the account lacks the permission. Without a permission, the account must have all. */
export function adminActorOf<P extends Permission = Permission>(
  session: AnySession | null,
  ip?: string,
  permission?: P,
): AdminActor<P> {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return asAdmin(actorOf(session, ip), permission);
}

/** The officer of a stored order (an import or a bulk decision), with the roles checked when it was placed. */
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

/** Checks an office permission. Pages, handlers and data all use this check. */
export function can<P extends Permission>(actor: Actor | null, permission: P): actor is AdminActor<P> {
  return actor !== null && isPermitted(actor, permission);
}

/** True for actors with every permission. Other office staff do not count as admins here and pass only by `can`. */
export function isAdmin(actor: Actor | null): actor is AdminActor {
  return actor !== null && officeRoleOf(actor) === 'admin';
}

import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { isPermitted, officeRoleOf, type Permission } from './permissions';
import type { OfficeRole, UserRole } from './roles';
import { isSecondFactorOverdue } from './second-factor';
import type { AnySession, Membership, UserSession } from './types';

/**
 * Who acts. Every mutation takes one: it decides what the actor may do from the stored record, and writes the actor to
 * the audit log.
 */
export type Actor = {
  readonly userId: string;
  /** as it is shown beside what was done: the account may be gone by then */
  readonly name: string;
  readonly role: UserRole;
  /** the role within the office, as the account said when this request began */
  readonly office?: OfficeRole | undefined;
  /** the actor's team, as the account said when this request began; lib/teams/rules.ts says what it allows */
  readonly team?: Membership | undefined;
  readonly ip?: string | undefined;
  /** how the actor was identified; 'job' is work in the background that an actor has asked for */
  readonly via: UserSession['via'] | 'job';
};

declare const granted: unique symbol;

/**
 * An actor of the office whose permission was checked: `AdminActor<'contacts'>` is what a mutation of contacts takes. Only the
 * guards and the functions below make one, so the mutation needs no check. Without a permission it is an actor who has them
 * all, who passes wherever one is asked for; never the other way round (the marker is contravariant).
 */
export type AdminActor<P extends Permission = Permission> = Actor & {
  readonly role: 'admin';
  readonly [granted]: (permission: P) => void;
};

/** Stored roles are compared without regard to case. */
const normalRole = (role: string): UserRole => role.toLowerCase() as UserRole;

/** An office account that should have had a second factor by now acts as a member without one. */
export function actorOf(session: UserSession, ip?: string): Actor {
  const { user, via } = session;
  const isOverdue = isSecondFactorOverdue(session);
  return {
    userId: user.id,
    name: user.name,
    role: isOverdue ? 'buyer' : normalRole(user.role),
    ...(user.office && !isOverdue && { office: user.office }),
    team: user.team,
    ip,
    via,
  };
}

/** Throws 'unauthenticated', or 'forbidden' when the account lacks the permission; without one it must have them all. */
export function adminActorOf<P extends Permission = Permission>(
  session: AnySession | null,
  ip?: string,
  permission?: P,
): AdminActor<P> {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return asAdmin(actorOf(session, ip), permission);
}

/** The admin of a stored order (an import, a bulk decision): the role is the one that was checked when it was given. */
export function jobAdminActor(order: Pick<Actor, 'userId' | 'name' | 'ip'> & { role: string }): AdminActor {
  return asAdmin({
    userId: order.userId,
    name: order.name,
    role: normalRole(order.role),
    ip: order.ip,
    via: 'job',
  });
}

/** Throws 'forbidden'. */
export function asAdmin<P extends Permission = Permission>(actor: Actor, permission?: P): AdminActor<P> {
  if (permission ? can(actor, permission) : isAdmin(actor)) return actor as AdminActor<P>;
  throw new AppError('forbidden');
}

/** Whether the office lets the actor do this: the one question for pages, handlers and data alike. */
export function can<P extends Permission>(actor: Actor | null, permission: P): actor is AdminActor<P> {
  return actor !== null && isPermitted(actor, permission);
}

/** With every permission. Who works in the office without them all is no admin here, and passes by `can` alone. */
export function isAdmin(actor: Actor | null): actor is AdminActor {
  return actor !== null && officeRoleOf(actor) === 'admin';
}

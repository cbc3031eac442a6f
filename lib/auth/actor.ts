import 'server-only';
import { AppError } from '@/lib/errors';
import type { UserRole } from './roles';
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
  /** the actor's team, as the account said when this request began; lib/team/rules.ts says what it allows */
  readonly team?: Membership | undefined;
  readonly ip?: string | undefined;
  /** how the actor was identified; 'job' is work in the background that an actor has asked for */
  readonly via: UserSession['via'] | 'job';
};

declare const checked: unique symbol;

/** An actor whose role was checked. Only the functions below make one, so a mutation that takes it needs no check. */
export type AdminActor = Actor & { readonly role: 'admin'; readonly [checked]: true };

/** Stored roles are compared without regard to case. */
const normalRole = (role: string): UserRole => role.toLowerCase() as UserRole;

export function actorOf({ user, via }: UserSession, ip?: string): Actor {
  return { userId: user.id, name: user.name, role: normalRole(user.role), team: user.team, ip, via };
}

/** Throws 'unauthenticated' or 'forbidden'. */
export function adminActorOf(session: AnySession | null, ip?: string): AdminActor {
  if (session?.kind !== 'user') throw new AppError('unauthenticated');
  return asAdmin(actorOf(session, ip));
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
export function asAdmin(actor: Actor): AdminActor {
  if (!isAdmin(actor)) throw new AppError('forbidden');
  return actor;
}

export function isAdmin(actor: Actor | null): actor is AdminActor {
  return actor?.role === 'admin';
}

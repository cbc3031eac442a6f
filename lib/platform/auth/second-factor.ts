import 'server-only';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { AppError } from '@/lib/platform/errors';
import { DAY_MS } from '@/lib/platform/time/time';
import { FRESH_MINUTES, SECOND_FACTOR_GRACE_DAYS, SECOND_FACTOR_ROLES } from './constants';
import type { UserSession } from './types';

/** True if the role requires a second factor (OWASP ASVS 5, 6.3.3) and a long password. Roles are compared without regard to case. */
export function needsSecondFactor(role: string): boolean {
  return isOneOf(SECOND_FACTOR_ROLES, role.toLowerCase());
}

/** The account's deadline for setting up a second factor. Undefined if it has one, needs none, or was not asked yet. */
export function secondFactorDueAt({ user, secondFactor }: Pick<UserSession, 'user' | 'secondFactor'>) {
  if (secondFactor.isSet || !secondFactor.askedAt || !needsSecondFactor(user.role)) return undefined;
  return new Date(secondFactor.askedAt.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
}

/** True if the deadline has passed, so that the office stays closed to the account until it has a second factor. */
export function isSecondFactorOverdue(session: UserSession, now: number = Date.now()): boolean {
  const due = secondFactorDueAt(session);
  return due !== undefined && due.getTime() <= now;
}

type Obstacle = 'second-factor' | 'password';

function staffObstacle(session: UserSession): Obstacle | undefined {
  if (isSecondFactorOverdue(session)) return 'second-factor';
  return session.isPasswordShort && needsSecondFactor(session.user.role) ? 'password' : undefined;
}

/** True while a staff account acts as an ordinary member, because its second factor is overdue or its password too short. */
export const isStaffBlocked = (session: UserSession): boolean => staffObstacle(session) !== undefined;

const OBSTACLES: Record<Obstacle, string> = {
  'second-factor': 'Please set up a second factor on your security page first',
  password:
    'Please choose a password of at least 12 characters, or add a passkey, on your security page first',
};

/** The section of the security page where the person can remove the obstacle. */
export const staffSetUpPath = (session: UserSession) =>
  `/profile/${session.user.id}/security#${staffObstacle(session) ?? 'second-factor'}`;

export function assertStaffNotBlocked(session: UserSession): void {
  const obstacle = staffObstacle(session);
  if (!obstacle) return;
  throw new AppError('forbidden', OBSTACLES[obstacle], { details: { setUp: staffSetUpPath(session) } });
}

/** End of the period in which the session can take actions that need a fresh factor. Undefined outside it, or if the clock was days ahead. */
export function freshUntil({ factorAt }: UserSession, now: number = Date.now()): Date | undefined {
  const until = (factorAt?.getTime() ?? 0) + FRESH_MINUTES * 60_000;
  return until > now && until < now + DAY_MS ? new Date(until) : undefined;
}

/** Throws 'step_up' unless the person has confirmed their identity in the last minutes, which limits a stolen browser. */
export function requireFreshFactor(session: UserSession): void {
  if (!freshUntil(session)) throw new AppError('step_up');
}

import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { isOneOf } from '@/lib/platform/is-one-of';
import { DAY_MS } from '@/lib/platform/time/time';
import { FRESH_MINUTES, SECOND_FACTOR_GRACE_DAYS, SECOND_FACTOR_ROLES } from './constants';
import type { UserSession } from './types';

/** Does this role require a second factor (OWASP ASVS 5, 6.3.3)? Roles are compared without regard to case. */
export function needsSecondFactor(role: string): boolean {
  return isOneOf(SECOND_FACTOR_ROLES, role.toLowerCase());
}

/** The account's deadline for setting one up; undefined if it has one, needs none, or was not asked yet. */
export function secondFactorDueAt({ user, secondFactor }: Pick<UserSession, 'user' | 'secondFactor'>) {
  if (secondFactor.isSet || !secondFactor.askedAt || !needsSecondFactor(user.role)) return undefined;
  return new Date(secondFactor.askedAt.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
}

/** True if the deadline has passed: the office stays closed to the account until it has one. */
export function isSecondFactorOverdue(session: UserSession, now: number = Date.now()): boolean {
  const due = secondFactorDueAt(session);
  return due !== undefined && due.getTime() <= now;
}

/** The page for setting up a second factor. */
export const secondFactorPath = (userId: string) => `/profile/${userId}/security#second-factor`;

/** Throws 'forbidden' for an office account whose deadline has passed. */
export function assertSecondFactor(session: UserSession): void {
  if (!isSecondFactorOverdue(session)) return;
  throw new AppError('forbidden', 'Please set up a second factor on your security page first', {
    details: { setUp: secondFactorPath(session.user.id) },
  });
}

/** Until when the session may take actions that require a fresh factor; undefined if it may not. */
export function freshUntil({ factorAt }: UserSession, now: number = Date.now()): Date | undefined {
  const until = (factorAt?.getTime() ?? 0) + FRESH_MINUTES * 60_000;
  return until > now ? new Date(until) : undefined;
}

/** Throws 'step_up' unless the person has confirmed their identity in the last minutes: a stolen browser gets no further. */
export function requireFreshFactor(session: UserSession): void {
  if (!freshUntil(session)) throw new AppError('step_up');
}

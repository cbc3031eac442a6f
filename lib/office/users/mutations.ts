import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { setRole } from '@/lib/accounts/users/mutations';
import { invalidateListingsOf } from '@/lib/listings/listers/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import { deleteSession, deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { AppError, notFound } from '@/lib/platform/errors';
import { followRole } from '@/lib/teams/mutations';
import { STAFF_MESSAGES as MESSAGES } from '@/lib/teams/staff/constants';
import { User } from '@/models/platform/user';

/** For the operator of the installation (`npm run make-admin`). False when no account has this address. */
export async function makeAdmin(email: string): Promise<boolean> {
  const account = await getCredentials({ email });
  if (!account) return false;
  const before = await setRole(account.id, { role: 'admin' });
  if (!before) return false;
  await followRole(account.id, { role: 'admin' }, account.id);
  await recordAudit({
    action: 'user.role-change',
    by: null,
    target: { type: 'user', id: account.id },
    details: { from: before.role, to: 'admin', by: 'make-admin' },
  });
  return true;
}

/** Closes an account to its owner, or opens it again. Closing ends every session at once. */
export async function setActive(id: string, active: boolean, actor: AdminActor<'staff'>): Promise<void> {
  if (actor.userId === id) {
    throw new AppError(
      'conflict',
      'Another admin has to deactivate your account, so that one admin always remains',
    );
  }
  const change = active ? { $unset: { deactivatedAt: 1 } } : { $set: { deactivatedAt: new Date() } };
  const { matchedCount } = await User.updateOne({ _id: id }, change);
  if (matchedCount === 0) throw notFound('User not found');
  if (!active) {
    // of two admins who deactivate each other neither goes
    if (!(await isStillPermitted(actor.userId, 'staff'))) {
      await User.updateOne({ _id: id }, { $unset: { deactivatedAt: 1 } });
      throw new AppError('forbidden', MESSAGES.noLonger);
    }
    await deleteSessionsOf(id);
  }
  await invalidateListingsOf(id);
  const action = active ? 'user.activate' : 'user.deactivate';
  await recordAudit({ action, by: actor, target: { type: 'user', id } });
}

/** Signs one browser of an account out, or all of them. */
export async function endSessions(
  id: string,
  value: string | undefined,
  actor: AdminActor<'staff'>,
): Promise<number> {
  if (!(await User.exists({ _id: id }))) throw notFound('User not found');
  const ended = value ? Number(await deleteSession(value, id)) : await deleteSessionsOf(id);
  if (value && ended === 0) throw notFound('Session not found');
  await recordAudit({
    action: 'user.sessions-revoked',
    by: actor,
    target: { type: 'user', id },
    details: { ended },
  });
  return ended;
}

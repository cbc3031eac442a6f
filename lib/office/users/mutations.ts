import 'server-only';
import { findUser, findUserById, getCredentials } from '@/lib/accounts/users/data';
import { closeAccount, reopenAccount, setRole } from '@/lib/accounts/users/mutations';
import { invalidateListingsOf } from '@/lib/listings/listers/mutations';
import type { HandoverDto } from '@/lib/office/handovers/dto';
import { movedText } from '@/lib/office/handovers/format';
import { assertHandedOver, handOverStaff, undoStaffHandover } from '@/lib/office/handovers/mutations';
import type { HandoverInput } from '@/lib/office/handovers/schema';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import { deleteSession, deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import type { ReplyKey } from '@/lib/platform/language/message';
import { textsIn } from '@/lib/platform/language/messages';
import { followRole } from '@/lib/teams/mutations';
import { STAFF_MESSAGES as MESSAGES } from '@/lib/teams/staff/constants';
import type { UserActive } from './schema';

/** Promotes an account for the operator of the installation (`npm run make-admin`). False if no account has this address. */
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

const DID: Record<string, ReplyKey> = {
  'user.deactivate': '{by} deactivated this account {ago}',
  'user.activate': '{by} activated this account {ago}',
};

/** The error for a change to a state that the account already has. */
const alreadySo = (id: string, active: boolean, actor: AdminActor<'staff'>) =>
  changedMeanwhile({
    target: { type: 'user', id },
    actor,
    did: ({ action }) => DID[action] ?? '{by} changed this account {ago}',
    seen: String(active),
    otherwise: active ? 'This account is already active' : 'This account is already deactivated',
  });

async function assertOther(id: string, actor: AdminActor<'staff'>): Promise<void> {
  if (actor.userId === id)
    throw new AppError(
      'conflict',
      'Another admin has to deactivate your account, so that there is always one left',
    );
}

/** Reopens an account. Rejects with 'conflict' if it is open. */
async function activate(id: string, actor: AdminActor<'staff'>, details: object = {}): Promise<void> {
  if (!(await reopenAccount(id))) {
    if (!(await findUser({ _id: id }, { _id: 1 }))) throw notFound('User not found');
    throw await alreadySo(id, true, actor);
  }
  await invalidateListingsOf(id);
  await recordAudit({
    action: 'user.activate',
    by: actor,
    target: { type: 'user', id },
    details: { ...details },
  });
}

/** Closes an account: ends every session immediately and moves its office work to the named successors. Returns what moved. */
async function deactivate(
  id: string,
  input: HandoverInput | undefined,
  actor: AdminActor<'staff'>,
): Promise<HandoverDto | undefined> {
  const row = await findUserById(id, { role: 1, deactivatedAt: 1 });
  if (!row) throw notFound('User not found');
  if (row.deactivatedAt) throw await alreadySo(id, false, actor);
  const isStaff = row.role === 'admin';
  if (isStaff) await assertHandedOver(id, input);
  if (!(await closeAccount(id))) throw await alreadySo(id, false, actor);
  // so that two admins who deactivate each other both fail
  if (!(await isStillPermitted(actor.userId, 'staff'))) {
    await reopenAccount(id);
    throw new AppError('forbidden', MESSAGES.noLonger);
  }
  await deleteSessionsOf(id);
  const handover = isStaff ? await handOverStaff(id, input, actor) : undefined;
  await invalidateListingsOf(id);
  await recordAudit({
    action: 'user.deactivate',
    by: actor,
    target: { type: 'user', id },
    ...(handover && { details: { moved: movedText(handover.moved, textsIn('en', 'office/users').t) } }),
  });
  return handover;
}

/** Closes or opens an account, and reports the moved work. */
export async function setActive(
  id: string,
  { active, handOver }: UserActive,
  actor: AdminActor<'staff'>,
  language?: Language,
): Promise<string> {
  await assertOther(id, actor);
  if (active) {
    await activate(id, actor);
    return 'Account is active again';
  }
  const handover = await deactivate(id, handOver, actor);
  if (!handover) return 'Account deactivated and signed out';
  const { t } = textsIn(language, 'office/users');
  return t('Account deactivated and signed out. Moved: {moved}', { moved: movedText(handover.moved, t) });
}

/** Undoes a departure: reopens the account and returns the work that is still where it moved to. */
export async function undoDeparture(
  id: string,
  actor: AdminActor<'staff'>,
  language?: Language,
): Promise<string> {
  await assertOther(id, actor);
  const handover = await undoStaffHandover(id);
  const moved = movedText(handover.moved, textsIn('en', 'office/users').t);
  if (await findUser({ _id: id, deactivatedAt: op.exists() }, { _id: 1 }))
    await activate(id, actor, { 'moved back': moved });
  const { t } = textsIn(language, 'office/users');
  return t('Moved back: {moved}', { moved: movedText(handover.moved, t) });
}

/** Signs out one of an account's browsers, or all of them. */
export async function endSessions(
  id: string,
  value: string | undefined,
  actor: AdminActor<'staff'>,
): Promise<number> {
  if (!(await findUser({ _id: id }, { _id: 1 }))) throw notFound('User not found');
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

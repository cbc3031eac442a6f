import 'server-only';
import { agentNumberGiven, profileChanged } from '@/lib/accounts/events';
import { getIdentityNumber, getProfile, type IdentityField } from '@/lib/accounts/users/data';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { updateProfile } from '@/lib/accounts/users/mutations';
import type { ProfileUpdate } from '@/lib/accounts/users/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { isOwner, requireAdmin, requireOwnerOr } from '@/lib/platform/auth/guards';
import type { AnySession, UserSession } from '@/lib/platform/auth/types';
import { fieldError, notFound } from '@/lib/platform/errors';

const MISSING = 'User not found';
const KEEP_AGENT_NUMBER = 'Your advertisements must show it: you can change the number, but not remove it';

/** Reads a profile for the person, or for an admin, who gets identity numbers masked. */
export async function readProfile(session: AnySession | null, id: string): Promise<ProfileDto> {
  const user = requireOwnerOr(session, 'staff', id, MISSING);
  const profile = await getProfile(id, !isOwner(user, id));
  if (!profile) throw notFound(MISSING);
  return profile;
}

/** Rejects with 'conflict' and the stored profile if it was saved since `input.__v`. */
export async function writeProfile(
  session: AnySession | null,
  id: string,
  input: ProfileUpdate,
  ip: string,
): Promise<ProfileDto> {
  const user = requireOwnerOr(session, 'staff', id, MISSING);
  const before = await getProfile(id, true);
  if (before?.role === 'broker' && before.reraAgentNumber && input.reraAgentNumber === '')
    throw fieldError('invalid', 'reraAgentNumber', KEEP_AGENT_NUMBER);
  await updateProfile(id, input, () => readProfile(user, id));
  if (input.reraAgentNumber) await agentNumberGiven.emit({ userId: id });
  await profileChanged.emit({ userId: id });
  await recordAudit({ action: 'user.profile-update', by: user, ip, target: { type: 'user', id } });
  return readProfile(user, id);
}

/** Reveals one full number to an admin after writing the audit log (docs/spec/members.md#identity-numbers). */
export async function revealIdentityNumber(
  session: UserSession,
  id: string,
  field: IdentityField,
  ip: string,
): Promise<string> {
  const admin = requireAdmin(session, undefined, 'staff');
  await recordAudit({
    action: 'identity.reveal',
    by: admin,
    ip,
    target: { type: 'user', id },
    details: { field },
  });
  const value = await getIdentityNumber(id, field);
  if (value === undefined) throw notFound(MISSING);
  return value;
}

import 'server-only';
import { notFound } from 'next/navigation';
import { getPendingEmail } from '@/lib/accounts/email/data';
import { listPasskeys } from '@/lib/accounts/passkeys/data';
import { isPhoneConfirmed } from '@/lib/accounts/phone/data';
import { getFactors } from '@/lib/accounts/second-factor/data';
import { getProfile } from '@/lib/accounts/users/data';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { listSessions } from '@/lib/platform/auth/data';
import { isOwner } from '@/lib/platform/auth/guards';
import { pageAdmin, pageUser } from '@/lib/platform/auth/page-guards';
import { needsSecondFactor } from '@/lib/platform/auth/second-factor';
import { isObjectIdHex } from '@/lib/platform/text/object-id';

/** One's own profile; addresses of other people's profiles answer 404. */
export async function loadOwnProfile(id: string, from: string): Promise<ProfileDto> {
  const session = await pageUser(from);
  if (!isObjectIdHex(id) || !isOwner(session, id.toLowerCase())) notFound();
  return (await getProfile(id, false)) ?? notFound();
}

/** Loads a profile in the office: one's own, or any for admins. Masks identity numbers, even one's own, until revealed. */
export async function loadProfileForAdmin(
  id: string,
  from: string,
): Promise<{ profile: ProfileDto; isSelf: boolean }> {
  const session = await pageAdmin(from, 'read');
  const isSelf = isOwner(session, id.toLowerCase());
  if (!isSelf) await pageAdmin(from, 'staff');
  if (!isObjectIdHex(id)) notFound();
  return { profile: (await getProfile(id, true)) ?? notFound(), isSelf };
}

export type SessionView = { id: string; device: string; ip: string; lastSeenAt: string; current: boolean };

export async function loadSecurity(id: string, from: string) {
  const profile = await loadOwnProfile(id, from);
  const session = await pageUser(from);
  const sessions = await listSessions(profile._id);
  const views: SessionView[] = sessions.map((item) => ({
    id: item.id,
    device: item.userAgent ?? 'Unknown',
    ip: item.ip ?? '',
    lastSeenAt: item.lastSeenAt.toISOString(),
    current: item.id === session.id,
  }));
  const factors = { ...(await getFactors(session)), passkeys: await listPasskeys(profile._id) };
  const confirmed = await isPhoneConfirmed(profile._id);
  const pendingEmail = (await getPendingEmail(profile._id)) ?? null;
  const password = {
    isStaff: needsSecondFactor(session.user.role),
    isShort: session.isPasswordShort === true && needsSecondFactor(session.user.role),
  };
  return { password, profile, sessions: views, factors, pendingEmail, isPhoneConfirmed: confirmed };
}

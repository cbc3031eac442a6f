import { texts } from '@/lib/platform/language/on-server';
import 'server-only';
import { notFound } from 'next/navigation';
import { countHeld, getHandover } from '@/lib/office/handovers/data';
import { listSessions } from '@/lib/platform/auth/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { deviceName } from '@/lib/platform/text/device-name';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { getRoleUndo, listStaff, listStaffInvitations } from '@/lib/teams/staff/data';
import { getUserForAdmin, searchUsers } from './data';
import { userSearchSchema } from './schema';

export async function loadUsers(query: SearchParams) {
  await pageAdmin('/admin/users', 'staff');
  const search = userSearchSchema.parse(query);
  const [list, invitations] = await Promise.all([searchUsers(search), listStaffInvitations()]);
  return { search, list, invitations };
}

export async function loadUser(id: string) {
  const session = await pageAdmin(`/admin/users/${encodeURIComponent(id)}`, 'staff');
  if (!isObjectIdHex(id)) notFound();
  const { t } = await texts('accounts/security');
  const user = (await getUserForAdmin(id)) ?? notFound();
  const sessions = (await listSessions(id)).map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent ?? '', t),
    ip: session.ip ?? '',
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
  const isStaff = user.role === 'admin';
  const [undo, held, handover, staff] = await Promise.all([
    getRoleUndo(id),
    isStaff && user.active ? countHeld(id) : {},
    user.active ? undefined : getHandover(id),
    listStaff(),
  ]);
  const takers = staff.filter((person) => person.id !== id);
  return { user, sessions, isSelf: session.user.id === user.id, undo, held, handover, takers };
}

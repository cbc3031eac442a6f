import 'server-only';
import { notFound } from 'next/navigation';
import { listSessions } from '@/lib/platform/auth/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/browser/list-url';
import { deviceName } from '@/lib/platform/text/device-name';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { getRoleUndo, listStaffInvitations } from '@/lib/teams/staff/data';
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
  const user = (await getUserForAdmin(id)) ?? notFound();
  const sessions = (await listSessions(id)).map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent ?? ''),
    ip: session.ip ?? '',
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
  return { user, sessions, isSelf: session.user.id === user.id, undo: await getRoleUndo(id) };
}

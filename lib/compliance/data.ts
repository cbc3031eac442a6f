import 'server-only';
import { findUsers } from '@/lib/accounts/users/data';
import { isPermitted } from '@/lib/platform/auth/permissions';

/** Ids of staff who can change settings and therefore get the reminders. */
export async function listKeepers(): Promise<string[]> {
  const rows = await findUsers({ role: 'admin', deactivatedAt: null }, { role: 1, officeRole: 1 }).limit(100);
  return rows
    .filter(({ role, officeRole }) => isPermitted({ role, office: officeRole ?? undefined }, 'settings'))
    .map(({ _id }) => String(_id));
}

import 'server-only';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { User } from '@/models/platform/user';

/** Ids of the staff who may change settings: they get the reminders. */
export async function listKeepers(): Promise<string[]> {
  const rows = await User.find({ role: 'admin', deactivatedAt: null }, { role: 1, officeRole: 1 })
    .limit(100)
    .lean();
  return rows
    .filter(({ role, officeRole }) => isPermitted({ role, office: officeRole ?? undefined }, 'settings'))
    .map(({ _id }) => String(_id));
}

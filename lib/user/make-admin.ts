import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import { getCredentials } from './data';
import { setRole } from './mutations';

/** For whoever runs the installation (`npm run make-admin`). False when nobody is registered with this address. */
export async function makeAdmin(email: string): Promise<boolean> {
  const account = await getCredentials({ email });
  if (!account) return false;
  const before = await setRole(account.id, 'admin');
  if (!before) return false;
  await recordAudit({
    action: 'user.role-change',
    by: null,
    target: { type: 'user', id: account.id },
    details: { from: before, to: 'admin', by: 'make-admin' },
  });
  return true;
}

import 'server-only';
import { hasRole } from '@/lib/auth/guards';
import { pageUser } from '@/lib/auth/page-guards';
import { getToday } from './data';

/** The first page of somebody who lists. */
export async function loadToday() {
  const session = await pageUser('/dashboard');
  const today = await getToday({ userId: session.user.id, isAdmin: hasRole(session, 'admin') });
  return { today, name: session.user.name };
}

import 'server-only';
import { findUserById } from '@/lib/accounts/users/data';
import { setTodaySeen } from '@/lib/accounts/users/mutations';
import { seenNow } from './rules';

/** Marks today's page as seen, so that the next visit can be compared with this one. */
export async function recordTodaySeen(userId: string, now = new Date()): Promise<void> {
  const seen = await findUserById(userId, { todaySeenAt: 1, todaySeenBefore: 1 });
  if (seen) await setTodaySeen(userId, seenNow(seen, now));
}

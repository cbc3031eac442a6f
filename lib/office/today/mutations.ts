import 'server-only';
import { User } from '@/models/platform/user';
import { seenNow } from './rules';

/** Marks today's page as seen: the next visit is compared with this one. */
export async function recordTodaySeen(userId: string, now = new Date()): Promise<void> {
  const seen = await User.findById(userId, { todaySeenAt: 1, todaySeenBefore: 1 }).lean();
  if (seen) await User.updateOne({ _id: userId }, { $set: seenNow(seen, now) }, { timestamps: false });
}

import 'server-only';
import { hashSecret } from '@/lib/auth/session';
import type { UserSession } from '@/lib/auth/types';
import { connectDb } from '@/lib/db';
import { CalendarFeed } from '@/models/calendar-feed';
import { User } from '@/models/user';
import type { FeedKind } from './constants';

/** Which feeds a member has, each since when. */
export async function listFeeds(userId: string): Promise<Partial<Record<FeedKind, string>>> {
  await connectDb();
  const rows = await CalendarFeed.find({ user: userId }, { kind: 1, updatedAt: 1 }).lean();
  return Object.fromEntries(rows.map(({ kind, updatedAt }) => [kind, updatedAt.toISOString()]));
}

export type FeedOwner = Pick<UserSession['user'], 'id' | 'name' | 'role' | 'team'> & { kind: FeedKind };

/** Whose feed an address is; a wrong one, a revoked one and that of an account that is closed find nothing alike. */
export async function findFeed(token: string): Promise<FeedOwner | undefined> {
  await connectDb();
  const feed = await CalendarFeed.findOne({ hash: hashSecret(token) }).lean();
  if (!feed) return undefined;
  const user = await User.findOne(
    { _id: feed.user, deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, role: 1, team: 1, teamRole: 1 },
  ).lean();
  if (!user) return undefined;
  const team = user.team && user.teamRole ? { id: String(user.team), role: user.teamRole } : undefined;
  return {
    id: String(user._id),
    name: user.name,
    role: user.role,
    ...(team && { team }),
    kind: feed.kind as FeedKind,
  } as FeedOwner;
}

import 'server-only';
import { findUser } from '@/lib/accounts/users/data';
import { hashSecret } from '@/lib/platform/auth/session';
import type { UserSession } from '@/lib/platform/auth/types';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { DAY_MS } from '@/lib/platform/time/time';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { FEED_IDLE_DAYS, type FeedKind } from './constants';

/** A member's feeds with their creation times. */
export async function listFeeds(userId: string): Promise<Partial<Record<FeedKind, string>>> {
  const rows = await CalendarFeed.find({ user: userId }, { kind: 1, updatedAt: 1 }).lean();
  return Object.fromEntries(rows.map(({ kind, updatedAt }) => [kind, updatedAt.toISOString()]));
}

export type FeedOwner = Pick<UserSession['user'], 'id' | 'name' | 'role' | 'office' | 'team'> & {
  kind: FeedKind;
  language: Language;
};

function usedSince(now: Date) {
  const since = op.gt(new Date(now.getTime() - FEED_IDLE_DAYS * DAY_MS));
  return { $or: [{ usedAt: since }, { usedAt: null, updatedAt: since }] };
}

/** The owner of a feed address. Rejects wrong, revoked and expired addresses and those of closed accounts alike. */
export async function findFeed(
  token: string,
  kinds: readonly FeedKind[],
  now = new Date(),
): Promise<FeedOwner | undefined> {
  const wanted = { hash: hashSecret(token), kind: op.in(kinds) };
  const feed = await CalendarFeed.findOne({ ...wanted, ...usedSince(now) }).lean();
  if (!feed) return undefined;
  const isOld = (feed.usedAt ?? feed.updatedAt).getTime() < now.getTime() - DAY_MS;
  // `updatedAt` is when this address was created
  if (isOld)
    await CalendarFeed.updateOne({ _id: feed._id }, { $set: { usedAt: now } }, { timestamps: false });
  const user = await findUser(
    { _id: feed.user, deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, role: 1, officeRole: 1, team: 1, teamRole: 1, language: 1 },
  );
  if (!user) return undefined;
  const team = user.team && user.teamRole ? { id: String(user.team), role: user.teamRole } : undefined;
  return {
    id: String(user._id),
    name: user.name,
    role: user.role,
    ...(user.officeRole && { office: user.officeRole }),
    ...(team && { team }),
    kind: feed.kind as FeedKind,
    language: user.language ?? 'en',
  } as FeedOwner;
}

import 'server-only';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { siteUrl } from '@/lib/platform/site';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import type { FeedKind } from './constants';

/** Creates a new address, shown once, and revokes the previous one. */
export async function renewFeed(userId: string, kind: FeedKind): Promise<{ url: string }> {
  const token = newToken();
  await CalendarFeed.findOneAndUpdate(
    { user: userId, kind },
    { $set: { hash: hashSecret(token), usedAt: new Date() } },
    { upsert: true },
  );
  const path =
    kind === 'listings' ? `property/feed/${token}/listings.json` : `calendar/feed/${token}/calendar.ics`;
  return { url: `${siteUrl()}/api/${path}` };
}

export async function revokeFeed(userId: string, kind: FeedKind): Promise<void> {
  await CalendarFeed.deleteOne({ user: userId, kind });
}

export async function eraseFeeds(userId: string): Promise<void> {
  await CalendarFeed.deleteMany({ user: userId });
}

import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { readFeed } from '@/lib/visits/calendar/data';
import { CALENDAR_FEEDS } from '@/lib/visits/feeds/constants';
import { findFeed } from '@/lib/visits/feeds/data';
import { feedParams } from '@/lib/visits/feeds/schema';

/** A member's calendar as a feed for calendar apps; the token in the address authorises. */
export const GET = route(
  { auth: 'public', params: feedParams, produces: ['text/calendar'] },
  async ({ params }) => {
    const feed = await findFeed(params.token, CALENDAR_FEEDS);
    if (!feed) throw notFound();
    return new Response(await readFeed(feed), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  },
);

import { SESSION_LIMITS } from '@/lib/auth/constants';
import { GUEST_COOKIE, serializeCookie } from '@/lib/auth/cookies';
import { openSession } from '@/lib/auth/session';
import { guestOwner, visitorOf, visitorOwner } from '@/lib/auth/visitor';
import { adoptEnquiries } from '@/lib/conversation/mutations';
import { AppError } from '@/lib/errors';
import { createGuest } from '@/lib/guest/mutations';
import { guestLoginSchema } from '@/lib/guest/schema';
import { route } from '@/lib/http/route';
import { adoptLeads } from '@/lib/lead/mutations';
import { adoptSubscriptions } from '@/lib/push/mutations';
import { adoptBrowser } from '@/lib/saved-search/mutations';
import { adoptShortlists } from '@/lib/shortlist/mutations';
import { adoptVisits } from '@/lib/visit/mutations';

/** Returns `{guestID}`. A browser that is a guest already keeps its id. */
export const POST = route({ auth: 'public', body: guestLoginSchema, limit: 'guest' }, async (context) => {
  const { body, request, session, headers, ip, userAgent } = context;
  if (session?.kind === 'user') throw new AppError('conflict', 'You are signed in already');
  if (session?.kind === 'guest') return { guestID: session.guestID };
  const guestID = await createGuest({ ...body, name: body.name || undefined, headers: request.headers, ip });
  const visitor = visitorOf(request.headers);
  if (visitor) {
    await adoptShortlists(visitorOwner(visitor), guestOwner(guestID));
    await adoptVisits(visitorOwner(visitor), guestOwner(guestID));
    await adoptBrowser(visitorOwner(visitor), guestOwner(guestID));
    await adoptEnquiries(visitorOwner(visitor), guestOwner(guestID));
    await adoptLeads(visitorOwner(visitor), guestOwner(guestID));
  }
  const opened = await openSession({ guestID }, { userAgent, ip });
  if (visitor) await adoptSubscriptions(visitorOwner(visitor), guestOwner(guestID), opened.id);
  for (const cookie of opened.cookies) headers.append('set-cookie', cookie);
  const maxAge = SESSION_LIMITS.guest.absolute;
  headers.append('set-cookie', serializeCookie(GUEST_COOKIE, guestID, { maxAge }));
  return { guestID };
});

import { adoptSubscriptions } from '@/lib/alerts/push/mutations';
import { adoptBrowser } from '@/lib/alerts/saved-searches/mutations';
import { adoptEnquiries } from '@/lib/enquiries/conversation/mutations';
import { adoptLeads } from '@/lib/enquiries/leads/mutations';
import { SESSION_LIMITS } from '@/lib/platform/auth/constants';
import { GUEST_COOKIE, serializeCookie } from '@/lib/platform/auth/cookies';
import { openSession } from '@/lib/platform/auth/session';
import { guestOwner, visitorOf, visitorOwner } from '@/lib/platform/auth/visitor';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { adoptShortlists } from '@/lib/shortlists/mutations';
import { createGuest } from '@/lib/visitors/guests/mutations';
import { guestLoginSchema } from '@/lib/visitors/guests/schema';
import { adoptVisits } from '@/lib/visits/mutations';

/** Returns `{guestID}`. A browser that already is a guest keeps its id. */
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

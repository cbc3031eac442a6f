import { z } from 'zod';
import { sessionCan } from '@/lib/auth/guards';
import { notFound } from '@/lib/errors';
import { getGuest } from '@/lib/guest/data';
import { guestIdSchema } from '@/lib/guest/schema';
import { route } from '@/lib/http/route';

const params = z.object({ guestID: guestIdSchema });

/** The office reads any guest, a guest only itself; everybody else learns nothing. */
export const GET = route({ auth: 'guest', params }, async ({ session, params: { guestID } }) => {
  const own = session.kind === 'guest' && session.guestID === guestID;
  const guest = own || sessionCan(session, 'read') ? await getGuest(guestID) : undefined;
  if (!guest) throw notFound('Guest not found');
  return guest;
});

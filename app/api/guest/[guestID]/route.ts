import { z } from 'zod';
import { sessionCan } from '@/lib/platform/auth/guards';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { getGuest } from '@/lib/visitors/guests/data';
import { guestDetailDto } from '@/lib/visitors/guests/dto';
import { guestIdSchema } from '@/lib/visitors/guests/schema';

const params = z.object({ guestID: guestIdSchema });

/** A guest, for the office or for that guest. Everyone else gets the same refusal. */
export const GET = route(
  { auth: 'guest', params, reply: guestDetailDto },
  async ({ session, params: { guestID } }) => {
    const own = session.kind === 'guest' && session.guestID === guestID;
    const guest = own || sessionCan(session, 'read') ? await getGuest(guestID) : undefined;
    if (!guest) throw notFound('Guest not found');
    return guest;
  },
);

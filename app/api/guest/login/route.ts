import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { signInAsGuest } from '@/lib/visitors/guests/mutations';
import { guestLoginSchema } from '@/lib/visitors/guests/schema';

/** Returns `{guestID}`. A browser that already is a guest keeps its id. */
export const POST = route(
  { auth: 'public', body: guestLoginSchema, limit: 'guest', reply: z.strictObject({ guestID: z.string() }) },
  async (context) => {
    const { body, request, session, headers, ip, userAgent } = context;
    if (session?.kind === 'user') throw new AppError('conflict', 'You’re already signed in');
    if (session?.kind === 'guest') return { guestID: session.guestID };
    const guest = { ...body, name: body.name || undefined, headers: request.headers, ip, userAgent };
    const { guestID, cookies } = await signInAsGuest(guest);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return { guestID };
  },
);

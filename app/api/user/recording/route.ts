import { z } from 'zod';
import { setUserRecording } from '@/lib/accounts/users/mutations';
import { recordingSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';
import { setGuestRecording } from '@/lib/visitors/guests/mutations';

export const PUT = route(
  { auth: 'guest', body: recordingSchema, reply: z.strictObject({ recordActivity: z.boolean() }) },
  async ({ session, body }) => {
    const { recordActivity } = body;
    if (session.kind === 'user') await setUserRecording(session.user.id, recordActivity);
    else await setGuestRecording(session.guestID, recordActivity);
    return { recordActivity };
  },
);

import { setUserRecording } from '@/lib/accounts/users/mutations';
import { recordingSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';
import { setGuestRecording } from '@/lib/visitors/guests/mutations';

/** Turns recording of one's own activity off or on, as a user or a guest. */
export const PUT = route({ auth: 'guest', body: recordingSchema }, async ({ session, body }) => {
  if (session.kind === 'user') await setUserRecording(session.user.id, body.recordActivity);
  else await setGuestRecording(session.guestID, body.recordActivity);
  return { recordActivity: body.recordActivity };
});

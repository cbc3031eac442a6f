import { setGuestRecording } from '@/lib/guest/mutations';
import { route } from '@/lib/http/route';
import { setUserRecording } from '@/lib/user/mutations';
import { recordingSchema } from '@/lib/user/schema';

/** Refuses or allows recording of one's own activity, as a user or as a guest. */
export const PUT = route({ auth: 'guest', body: recordingSchema }, async ({ session, body }) => {
  if (session.kind === 'user') await setUserRecording(session.user.id, body.recordActivity);
  else await setGuestRecording(session.guestID, body.recordActivity);
  return { recordActivity: body.recordActivity };
});

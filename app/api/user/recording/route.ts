import { recordingSchema } from '@/lib/accounts/users/schema';
import { setRecording } from '@/lib/compliance/receipts/mutations';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** Turns recording of one's own activity off or on, as a user or a guest; the consent gets a receipt. */
export const PUT = route({ auth: 'guest', body: recordingSchema }, async ({ session, body, request }) => {
  await setRecording(session, body.recordActivity, requestLanguage(request.headers));
  return { recordActivity: body.recordActivity };
});

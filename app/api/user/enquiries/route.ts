import { recordEnquiriesSeen } from '@/lib/enquiries/mutations';
import { route } from '@/lib/platform/http/route';

/** The person has seen the enquiries about their own listings. */
export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordEnquiriesSeen(session.user.id);
  return { unread: 0 };
});

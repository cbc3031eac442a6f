import { recordTodaySeen } from '@/lib/office/today/mutations';
import { route } from '@/lib/platform/http/route';

/** The person has seen what there is to do today. */
export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordTodaySeen(session.user.id);
  return { seen: true };
});

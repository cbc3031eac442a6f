import { route } from '@/lib/http/route';
import { recordTodaySeen } from '@/lib/today/mutations';

/** The person has seen what there is to do today. */
export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordTodaySeen(session.user.id);
  return { seen: true };
});

import { recordTodaySeen } from '@/lib/office/today/mutations';
import { route } from '@/lib/platform/http/route';

/** Marks today's page as seen. */
export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordTodaySeen(session.user.id);
  return { seen: true };
});

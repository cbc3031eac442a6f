import { recordTodaySeen } from '@/lib/office/today/mutations';
import { countWork } from '@/lib/office/workspace/data';
import { route } from '@/lib/platform/http/route';

/** Marks today's page as seen. */
export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordTodaySeen(session.user.id);
  return { seen: true };
});

/** Counts of what waits for the caller, as the strip above the home page shows it. */
export const GET = route({ auth: 'user' }, ({ session }) => countWork(session));

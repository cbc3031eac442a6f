import { recordTodaySeen } from '@/lib/office/today/mutations';
import { countWork } from '@/lib/office/workspace/data';
import { route } from '@/lib/platform/http/route';

export const PUT = route({ auth: 'user' }, async ({ session }) => {
  await recordTodaySeen(session.user.id);
  return { seen: true };
});

export const GET = route({ auth: 'user' }, ({ session }) => countWork(session));

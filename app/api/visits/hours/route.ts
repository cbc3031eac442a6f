import { route } from '@/lib/platform/http/route';
import { saveOwnHours } from '@/lib/visits/hours/mutations';
import { ownHoursSchema } from '@/lib/visits/hours/schema';

/** When the caller shows homes; without a day as the agency does. */
export const PUT = route({ auth: 'user', body: ownHoursSchema }, ({ session, body }) =>
  saveOwnHours(session.user.id, body),
);

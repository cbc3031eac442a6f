import { route } from '@/lib/http/route';
import { saveOwnHours } from '@/lib/visit-hours/mutations';
import { ownHoursSchema } from '@/lib/visit-hours/schema';

/** When the caller shows homes; without a day as the agency does. */
export const PUT = route({ auth: 'user', body: ownHoursSchema }, ({ session, body }) =>
  saveOwnHours(session.user.id, body),
);

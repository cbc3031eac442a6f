import { route } from '@/lib/platform/http/route';
import { saveOwnHours } from '@/lib/visits/hours/mutations';
import { ownHoursSchema } from '@/lib/visits/hours/schema';

/** The hours in which the caller shows homes; days without an entry follow the agency's hours. */
export const PUT = route({ auth: 'user', body: ownHoursSchema }, ({ session, body }) =>
  saveOwnHours(session.user.id, body),
);

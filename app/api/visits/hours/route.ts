import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { ownHoursDto } from '@/lib/visits/hours/dto';
import { saveOwnHours } from '@/lib/visits/hours/mutations';
import { ownHoursUpdateSchema } from '@/lib/visits/hours/schema';

/** The hours in which the caller shows homes; days without an entry follow the agency's hours. */
export const PUT = route(
  { auth: 'user', body: ownHoursUpdateSchema, reply: z.strictObject({ data: ownHoursDto }) },
  async ({ session, body }) => ({
    data: await saveOwnHours(session.user.id, body),
  }),
);

import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { ownHoursDto } from '@/lib/visits/hours/dto';
import { saveOwnHours } from '@/lib/visits/hours/mutations';
import { ownHoursUpdateSchema } from '@/lib/visits/hours/schema';

/** Hours in which the caller shows homes. Days without an entry follow the agency's hours. */
export const PUT = route(
  { auth: 'user', body: ownHoursUpdateSchema, reply: z.strictObject({ data: ownHoursDto }) },
  async ({ session, body }) => ({
    data: await saveOwnHours(session.user.id, body),
  }),
);

import { addBusyTime } from '@/lib/busy-time/mutations';
import { busyTimeSchema } from '@/lib/busy-time/schema';
import { route } from '@/lib/http/route';

/** Hours or a day on which the caller shows no homes. */
export const POST = route({ auth: 'user', body: busyTimeSchema }, async ({ actor, body }) =>
  Response.json(await addBusyTime(actor.userId, body), { status: 201 }),
);

import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { addBusyTime } from '@/lib/visits/busy-times/mutations';
import { busyTimeSchema } from '@/lib/visits/busy-times/schema';

export const POST = route(
  { auth: 'user', body: busyTimeSchema, reply: { 201: idDto } },
  async ({ actor, body }) => Response.json(await addBusyTime(actor.userId, body), { status: 201 }),
);

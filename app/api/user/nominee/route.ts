import { z } from 'zod';
import { getNominee } from '@/lib/compliance/nominees/data';
import { nomineeDto } from '@/lib/compliance/nominees/dto';
import { deleteNominee, saveNominee } from '@/lib/compliance/nominees/mutations';
import { nomineeSchema } from '@/lib/compliance/nominees/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', reply: z.strictObject({ nominee: nomineeDto.nullable() }) },
  async ({ actor }) => ({
    nominee: await getNominee(actor.userId),
  }),
);

export const PUT = route(
  { auth: 'user', body: nomineeSchema, reply: messageDto },
  async ({ actor, body }) => {
    await saveNominee(actor, body);
    return { message: 'Nominee saved' };
  },
);

export const DELETE = route({ auth: 'user', reply: messageDto }, async ({ actor }) => {
  await deleteNominee(actor);
  return { message: 'Nominee removed' };
});

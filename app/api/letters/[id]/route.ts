import { z } from 'zod';
import { letterDto } from '@/lib/brokers/letters/dto';
import { updateLetter } from '@/lib/brokers/letters/mutations';
import { letterSchema } from '@/lib/brokers/letters/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  { auth: 'user', params: idParams, body: letterSchema, reply: z.strictObject({ data: letterDto }) },
  async ({ actor, params, body }) => ({ data: await updateLetter(actor, params.id, body) }),
);

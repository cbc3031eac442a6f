import { z } from 'zod';
import { ownerDto } from '@/lib/brokers/letters/dto';
import { updateOwner } from '@/lib/brokers/letters/mutations';
import { ownerUpdateSchema } from '@/lib/brokers/letters/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The home's owner as entered by its lister, who alone can see it. */
export const PUT = route(
  { auth: 'user', params: idParams, body: ownerUpdateSchema, reply: z.strictObject({ data: ownerDto }) },
  async ({ actor, params, body }) => ({ data: await updateOwner(actor, params.id, body) }),
);

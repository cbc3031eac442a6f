import { z } from 'zod';
import { formDto } from '@/lib/deals/forms/dto';
import { saveChecks } from '@/lib/deals/forms/mutations';
import { formChecksSchema } from '@/lib/deals/forms/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: 'user', params: idParams, body: formChecksSchema, reply: z.strictObject({ data: formDto }) },
  async ({ actor, params, body }) => ({ data: await saveChecks(actor, params.id, body) }),
);

import { z } from 'zod';
import { tokenDto } from '@/lib/deals/tokens/dto';
import { moveToken } from '@/lib/deals/tokens/mutations';
import { tokenStepSchema } from '@/lib/deals/tokens/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', params: idParams, body: tokenStepSchema, reply: z.strictObject({ data: tokenDto }) },
  async ({ actor, params, body }) => ({ data: await moveToken(actor, params.id, body) }),
);

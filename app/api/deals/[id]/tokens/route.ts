import { z } from 'zod';
import { getTokens } from '@/lib/deals/tokens/data';
import { tokenDto, tokenPageDto } from '@/lib/deals/tokens/dto';
import { createToken } from '@/lib/deals/tokens/mutations';
import { newTokenSchema } from '@/lib/deals/tokens/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: tokenPageDto }) },
  async ({ actor, params }) => ({
    data: await getTokens(actor, params.id),
  }),
);

export const POST = route(
  {
    auth: 'user',
    params: idParams,
    body: newTokenSchema,
    reply: { 201: z.strictObject({ data: tokenDto }) },
  },
  async ({ actor, params, body }) =>
    Response.json({ data: await createToken(actor, params.id, body) }, { status: 201 }),
);

import { getTokens } from '@/lib/deals/tokens/data';
import { createToken } from '@/lib/deals/tokens/mutations';
import { newTokenSchema } from '@/lib/deals/tokens/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getTokens(actor, params.id),
}));

export const POST = route(
  { auth: 'user', params: idParams, body: newTokenSchema },
  async ({ actor, params, body }) =>
    Response.json({ data: await createToken(actor, params.id, body) }, { status: 201 }),
);

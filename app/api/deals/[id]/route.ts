import { z } from 'zod';
import { getDeal } from '@/lib/deals/data';
import { dealDto } from '@/lib/deals/dto';
import { deleteDeal, updateDeal } from '@/lib/deals/mutations';
import { dealChangeSchema } from '@/lib/deals/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', token: 'deals:read', params: idParams, reply: z.strictObject({ data: dealDto }) },
  async ({ actor, params }) => ({
    data: await getDeal(actor, params.id),
  }),
);

/** The changed fields, based on `__v`; 409 with the stored deal in `details.current`. */
export const PATCH = route(
  {
    auth: 'user',
    token: 'deals:write',
    params: idParams,
    body: dealChangeSchema,
    reply: z.strictObject({ data: dealDto }),
  },
  async ({ actor, params, body }) => ({ data: await updateDeal(actor, params.id, body) }),
);

export const DELETE = route(
  { auth: 'user', token: 'deals:write', params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await deleteDeal(actor, params.id);
    return { message: 'Deal deleted' };
  },
);

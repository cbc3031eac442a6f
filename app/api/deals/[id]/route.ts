import { getDeal } from '@/lib/deal/data';
import { deleteDeal, updateDeal } from '@/lib/deal/mutations';
import { dealChangeSchema } from '@/lib/deal/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getDeal(actor, params.id),
}));

/** What changes, based on `__v`; 409 with the stored deal in `details.current`. */
export const PATCH = route(
  { auth: 'user', params: idParams, body: dealChangeSchema },
  async ({ actor, params, body }) => ({ data: await updateDeal(actor, params.id, body) }),
);

export const DELETE = route({ auth: 'user', params: idParams }, async ({ actor, params }) => {
  await deleteDeal(actor, params.id);
  return { message: 'Deal deleted' };
});

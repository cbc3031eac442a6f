import { findForm, toFormDto } from '@/lib/deals/forms/data';
import { deleteForm, saveForm } from '@/lib/deals/forms/mutations';
import { formVersionSchema } from '@/lib/deals/forms/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await toFormDto(await findForm(actor, params.id)),
}));

/** Stores the next version. */
export const PUT = route(
  { auth: 'user', params: idParams, body: formVersionSchema },
  async ({ actor, params, body }) => ({ data: await saveForm(actor, params.id, body) }),
);

export const DELETE = route({ auth: 'user', params: idParams }, async ({ actor, params }) => {
  await deleteForm(actor, params.id);
  return { message: 'Draft deleted' };
});

import { listForms } from '@/lib/deals/forms/data';
import { createForm } from '@/lib/deals/forms/mutations';
import { newFormSchema } from '@/lib/deals/forms/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await listForms(actor, params.id),
}));

export const POST = route(
  { auth: 'user', params: idParams, body: newFormSchema },
  async ({ actor, params, body }) =>
    Response.json({ data: await createForm(actor, params.id, body) }, { status: 201 }),
);

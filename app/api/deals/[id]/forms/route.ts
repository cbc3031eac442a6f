import { z } from 'zod';
import { listForms } from '@/lib/deals/forms/data';
import { formDto, formHeadDto } from '@/lib/deals/forms/dto';
import { createForm } from '@/lib/deals/forms/mutations';
import { newFormSchema } from '@/lib/deals/forms/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: z.array(formHeadDto) }) },
  async ({ actor, params }) => ({
    data: await listForms(actor, params.id),
  }),
);

export const POST = route(
  { auth: 'user', params: idParams, body: newFormSchema, reply: { 201: z.strictObject({ data: formDto }) } },
  async ({ actor, params, body }) =>
    Response.json({ data: await createForm(actor, params.id, body) }, { status: 201 }),
);

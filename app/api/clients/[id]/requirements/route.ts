import { createRequirement } from '@/lib/clients/requirements/mutations';
import { newRequirementSchema } from '@/lib/clients/requirements/schema';
import { idDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Adds a client's requirement; matching homes are found before the reply. */
export const POST = route(
  {
    auth: ['broker', 'admin'],
    token: 'clients:write',
    params: idParams,
    body: newRequirementSchema,
    reply: { 201: idDto },
  },
  async ({ actor, params, body }) =>
    Response.json({ id: await createRequirement(actor, params.id, body) }, { status: 201 }),
);

import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { createRequirement } from '@/lib/requirement/mutations';
import { newRequirementSchema } from '@/lib/requirement/schema';

/** Adds what a client looks for; the homes that fit are found before the reply. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: newRequirementSchema },
  async ({ actor, params, body }) =>
    Response.json({ id: await createRequirement(actor, params.id, body) }, { status: 201 }),
);

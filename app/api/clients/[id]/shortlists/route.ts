import { createSentList } from '@/lib/clients/shortlists/mutations';
import { newSentListSchema } from '@/lib/clients/shortlists/schema';
import { idDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: newSentListSchema, reply: { 201: idDto } },
  async ({ actor, params, body }) =>
    Response.json({ id: await createSentList(actor, params.id, body) }, { status: 201 }),
);

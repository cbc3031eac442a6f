import { z } from 'zod';
import { findForm, toFormDto } from '@/lib/deals/forms/data';
import { formDto } from '@/lib/deals/forms/dto';
import { deleteForm, saveForm } from '@/lib/deals/forms/mutations';
import { formVersionSchema } from '@/lib/deals/forms/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: formDto }) },
  async ({ actor, params }) => ({
    data: await toFormDto(await findForm(actor, params.id)),
  }),
);

/** Stores the next version. */
export const PUT = route(
  { auth: 'user', params: idParams, body: formVersionSchema, reply: z.strictObject({ data: formDto }) },
  async ({ actor, params, body }) => ({ data: await saveForm(actor, params.id, body) }),
);

export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await deleteForm(actor, params.id);
    return { message: 'Draft deleted' };
  },
);

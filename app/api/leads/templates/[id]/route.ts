import { z } from 'zod';
import { templateDto } from '@/lib/enquiries/templates/dto';
import { deleteTemplate, updateTemplate } from '@/lib/enquiries/templates/mutations';
import { templateUpdateSchema } from '@/lib/enquiries/templates/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  {
    auth: 'user',
    params: idParams,
    body: templateUpdateSchema,
    reply: z.strictObject({ template: templateDto }),
  },
  async ({ actor, params, body }) => ({ template: await updateTemplate(actor, params.id, body) }),
);

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  deleteTemplate(actor, params.id),
);

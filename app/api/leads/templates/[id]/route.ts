import { deleteTemplate, updateTemplate } from '@/lib/answer-template/mutations';
import { templateSchema } from '@/lib/answer-template/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const PUT = route(
  { auth: 'user', params: idParams, body: templateSchema },
  async ({ actor, params, body }) => ({ template: await updateTemplate(actor, params.id, body) }),
);

export const DELETE = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  deleteTemplate(actor, params.id),
);

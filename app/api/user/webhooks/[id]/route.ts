import { webhookDto } from '@/lib/brokers/webhooks/dto';
import { deleteWebhook, updateWebhook } from '@/lib/brokers/webhooks/mutations';
import { webhookChangeSchema } from '@/lib/brokers/webhooks/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  { auth: ['broker'], params: idParams, body: webhookChangeSchema, reply: webhookDto },
  ({ actor, params, body }) => updateWebhook(actor, params.id, body),
);

export const DELETE = route({ auth: ['broker'], params: idParams }, ({ actor, params }) =>
  deleteWebhook(actor, params.id),
);

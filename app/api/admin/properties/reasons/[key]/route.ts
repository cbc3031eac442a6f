import { changeReason, removeReason } from '@/lib/moderation/reasons/mutations';
import { reasonChangeSchema, reasonParams } from '@/lib/moderation/reasons/schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: { can: 'moderate' }, params: reasonParams, body: reasonChangeSchema },
  async ({ params, body, actor }) => {
    await changeReason(actor, params.key, body);
    return { message: 'Saved' };
  },
);

export const DELETE = route(
  { auth: { can: 'moderate' }, params: reasonParams },
  async ({ params, actor }) => {
    await removeReason(actor, params.key);
    return { message: 'Deleted' };
  },
);

import { changeReason, removeReason } from '@/lib/moderation/reasons/mutations';
import { reasonParams, reasonUpdateSchema } from '@/lib/moderation/reasons/schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: { can: 'moderate' }, params: reasonParams, body: reasonUpdateSchema },
  async ({ params, body, actor }) => ({
    message: 'Saved',
    data: await changeReason(actor, params.key, body),
  }),
);

export const DELETE = route(
  { auth: { can: 'moderate' }, params: reasonParams },
  async ({ params, actor }) => {
    await removeReason(actor, params.key);
    return { message: 'Deleted' };
  },
);

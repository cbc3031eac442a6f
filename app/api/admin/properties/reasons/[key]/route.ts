import { z } from 'zod';
import { reasonDto } from '@/lib/moderation/reasons/dto';
import { changeReason, removeReason } from '@/lib/moderation/reasons/mutations';
import { reasonParams, reasonUpdateSchema } from '@/lib/moderation/reasons/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  {
    auth: { can: 'moderate' },
    params: reasonParams,
    body: reasonUpdateSchema,
    reply: z.strictObject({ message: z.string(), data: reasonDto }),
  },
  async ({ params, body, actor }) => ({
    message: 'Saved',
    data: await changeReason(actor, params.key, body),
  }),
);

export const DELETE = route(
  { auth: { can: 'moderate' }, params: reasonParams, reply: messageDto },
  async ({ params, actor }) => {
    await removeReason(actor, params.key);
    return { message: 'Deleted' };
  },
);

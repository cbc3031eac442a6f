import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** A decision on one listing, applied before the reply is sent. */
export const POST = route(
  { auth: { can: 'moderate' }, params: idParams, body: moderationDecisionSchema, reply: messageDto },
  async ({ params, body, actor }) => {
    await decide(params.id, body, actor);
    return { message: 'Decided' };
  },
);

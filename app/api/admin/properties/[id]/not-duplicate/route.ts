import { z } from 'zod';
import { dismissCandidate } from '@/lib/listings/duplicates/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams, objectIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const body = z.object({ other: objectIdSchema });

export const POST = route(
  { auth: { can: 'moderate' }, params: idParams, body, reply: messageDto },
  async ({ params, body, actor }) => {
    await dismissCandidate(actor, params.id, body.other);
    return { message: 'Noted. These are two properties' };
  },
);

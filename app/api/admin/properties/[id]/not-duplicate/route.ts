import { z } from 'zod';
import { idParams, objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { dismissCandidate } from '@/lib/listing-duplicates/mutations';

const body = z.object({ other: objectIdSchema });

export const POST = route(
  { auth: { can: 'moderate' }, params: idParams, body },
  async ({ params, body, actor }) => {
    await dismissCandidate(actor, params.id, body.other);
    return { message: 'Remembered: these are two properties' };
  },
);

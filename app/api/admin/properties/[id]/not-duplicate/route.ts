import { z } from 'zod';
import { dismissSuspect } from '@/lib/duplicates/mutations';
import { idParams, objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';

const body = z.object({ other: objectIdSchema });

export const POST = route(
  { auth: 'admin', params: idParams, body },
  async ({ params, body, session, ip }) => {
    await dismissSuspect(params.id, body.other, { session, ip });
    return { message: 'Remembered: these are two properties' };
  },
);

import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { recordCardsSeen } from '@/lib/visitors/views/mutations';
import { seenSchema } from '@/lib/visitors/views/schema';

/** Cards that appeared on a screen, reported by the browser in batches. */
export const POST = route(
  {
    auth: 'public',
    body: seenSchema,
    limit: 'activity',
    bodyLimit: 4096,
    reply: { 202: z.strictObject({ counted: z.number() }) },
  },
  async ({ body, actor, ip, userAgent }) => {
    const counted = await recordCardsSeen(body.ids, { actor, ip, userAgent });
    return Response.json({ counted }, { status: 202 });
  },
);

import { route } from '@/lib/http/route';
import { recordCardsSeen } from '@/lib/listing-view/mutations';
import { seenSchema } from '@/lib/listing-view/schema';

/** Cards that were on a screen, reported by the browser some at a time. */
export const POST = route(
  { auth: 'public', body: seenSchema, limit: 'activity', bodyLimit: 4096 },
  async ({ body, actor, ip, userAgent }) => {
    const counted = await recordCardsSeen(body.ids, { actor, ip, userAgent });
    return Response.json({ counted }, { status: 202 });
  },
);

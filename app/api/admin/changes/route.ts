import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { LIVE_LISTS } from '@/lib/platform/live/constants';
import { changesAfter } from '@/lib/platform/live/stream';
import { first } from '@/lib/platform/text/list-url';

const query = z.object({ after: z.preprocess(first, z.coerce.number().int().min(0)).optional() });

/** Changes after a position in the log, for pages whose stream from `/api/admin/events` was cut. */
export const GET = route(
  {
    auth: { can: 'read' },
    query,
    reply: z.strictObject({
      seq: z.number(),
      lists: z.array(z.enum(LIVE_LISTS)),
      by: z.enum(['self', 'colleague']).optional(),
    }),
  },
  async ({ query: { after }, actor }) => {
    const change = await changesAfter(after ?? 0, actor.userId);
    return after === undefined ? { seq: change.seq, lists: [] } : change;
  },
);

import { z } from 'zod';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { recordListingView } from '@/lib/visitors/views/mutations';
import { viewSchema } from '@/lib/visitors/views/schema';

/** Records a view of a listing. Pages come from the front, so the browser reports it. */
export const POST = route(
  {
    auth: 'public',
    params: idParams,
    body: viewSchema,
    limit: 'activity',
    bodyLimit: 1024,
    reply: { 202: z.strictObject({ counted: z.boolean() }) },
  },
  async ({ params, body: { source, ...origin }, actor, ip, userAgent }) => {
    const viewer = { actor, ip, userAgent };
    const counted = await recordListingView(params.id, viewer, Date.now(), source, origin);
    return Response.json({ counted }, { status: 202 });
  },
);

import { z } from 'zod';
import { recordContactTap } from '@/lib/enquiries/taps/mutations';
import { contactTapSchema } from '@/lib/enquiries/taps/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: 'public',
    params: idParams,
    limit: 'activity',
    body: contactTapSchema,
    bodyLimit: 1024,
    reply: { 202: z.strictObject({ recorded: z.boolean() }) },
  },
  async ({ params, body, session, ip, userAgent }) => {
    const recorded = await recordContactTap(params.id, body.way, { session, ip, userAgent });
    return Response.json({ recorded }, { status: 202 });
  },
);

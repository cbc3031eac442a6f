import { z } from 'zod';
import { createReport } from '@/lib/moderation/reports/mutations';
import { reportSchema } from '@/lib/moderation/reports/schema';
import { route } from '@/lib/platform/http/route';

/** 'Report this listing'. A bot that fills in the trap field gets the usual reply. */
export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: reportSchema,
    bodyLimit: 16_384,
    reply: { 201: z.strictObject({ success: z.boolean() }) },
  },
  async ({ body, session }) => {
    if (!body.website) await createReport(body, session?.kind === 'user' ? session.user.id : undefined);
    return Response.json({ success: true }, { status: 201 });
  },
);

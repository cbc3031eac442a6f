import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { site } from '@/lib/settings/data';
import { recordVisit } from '@/lib/visitors/exit-popup/mutations';
import { visitRecordSchema } from '@/lib/visitors/exit-popup/schema';

/** Data from the exit popup (docs/spec/pages.md#exit-popup). */
export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: visitRecordSchema,
    bodyLimit: 65_536,
    reply: { 201: z.strictObject({ success: z.boolean() }) },
  },
  async ({ body }) => {
    await recordVisit(body, (await site()).exitText);
    return Response.json({ success: true }, { status: 201 });
  },
);

import { recordVisit } from '@/lib/exit-popup/mutations';
import { visitRecordSchema } from '@/lib/exit-popup/schema';
import { route } from '@/lib/http/route';
import { site } from '@/lib/settings/data';

/** What the exit popup sends (docs/spec.md#exit-popup). */
export const POST = route(
  { auth: 'public', limit: 'enquiry', body: visitRecordSchema, bodyLimit: 65_536 },
  async ({ body }) => {
    await recordVisit(body, (await site()).exitText);
    return Response.json({ success: true }, { status: 201 });
  },
);

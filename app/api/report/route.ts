import { route } from '@/lib/http/route';
import { createReport } from '@/lib/report/mutations';
import { reportSchema } from '@/lib/report/schema';

/** 'Report this listing'. A program that fills the trap field is answered as if it had been heard. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', body: reportSchema, bodyLimit: 16_384 },
  async ({ body, session }) => {
    if (!body.website) await createReport(body, session?.kind === 'user' ? session.user.id : undefined);
    return Response.json({ success: true }, { status: 201 });
  },
);

import { z } from 'zod';
import { searchContacts } from '@/lib/contacts/data';
import { contactPageDto } from '@/lib/contacts/dto';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { isPerson } from '@/lib/enquiries/rules';
import { enquirySchema } from '@/lib/enquiries/schema';
import { can } from '@/lib/platform/auth/actor';
import { ensureVisitorId } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { log } from '@/lib/platform/log/log';

/** An enquiry from the form. Public, protected by `limit` and `judge` instead of a captcha. */
export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: enquirySchema,
    bodyLimit: 16_384,
    reply: {
      201: z.strictObject({ success: z.boolean(), id: z.string().optional() }),
    },
  },
  async ({ body, requestId, actor, session, request, headers }) => {
    if (!(await isPerson(body))) {
      log.info({ requestId }, 'enquiry from a program dropped');
      return Response.json({ success: true }, { status: 201 });
    }
    // the office records this enquiry for another person
    const sender = can(actor, 'enquiries') ? undefined : ensureVisitorId(session, request.headers, headers);
    const language = sender ? requestLanguage(request.headers) : 'en';
    const { id } = await createEnquiry(body, sender, language);
    return Response.json({ success: true, id }, { status: 201 });
  },
);

export const GET = route(
  { auth: { can: 'read' }, query: contactSearchSchema, reply: contactPageDto },
  ({ query }) => searchContacts(query),
);

import { can } from '@/lib/auth/actor';
import { ensureOwner } from '@/lib/auth/visitor';
import { searchContacts } from '@/lib/contact/data';
import { contactSearchSchema } from '@/lib/contact/schema';
import { sendEnquiryMails } from '@/lib/enquiry/events';
import { createEnquiry } from '@/lib/enquiry/mutations';
import { assertPerson } from '@/lib/enquiry/rules';
import { enquirySchema } from '@/lib/enquiry/schema';
import { route } from '@/lib/http/route';
import { requestLanguage } from '@/lib/language/of-request';
import { log } from '@/lib/log';
import { recordEnquiryRelease } from '@/lib/number-release/mutations';

/** An enquiry from the form. Public, and protected by `limit` and `judge` instead of a captcha. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', body: enquirySchema, bodyLimit: 16_384 },
  async ({ body, requestId, actor, session, request, headers }) => {
    if (!assertPerson(body)) {
      log.info({ requestId }, 'enquiry from a program dropped');
      return Response.json({ success: true }, { status: 201 });
    }
    // the office writes down what somebody else asks
    const sender = can(actor, 'enquiries') ? undefined : ensureOwner(session, request.headers, headers);
    const language = sender ? requestLanguage(request.headers) : 'en';
    const enquiry = await createEnquiry(body, sender, language);
    if (!enquiry.repeated) {
      await recordEnquiryRelease(enquiry.id);
      sendEnquiryMails(enquiry, body, language);
    }
    return Response.json({ success: true, id: enquiry.id }, { status: 201 });
  },
);

/** The directory, for the office only. */
export const GET = route({ auth: { can: 'read' }, query: contactSearchSchema }, ({ query }) =>
  searchContacts(query),
);

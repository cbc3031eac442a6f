import { searchContacts } from '@/lib/contact/data';
import { contactSearchSchema } from '@/lib/contact/schema';
import { sendEnquiryMails } from '@/lib/enquiry/events';
import { createEnquiry } from '@/lib/enquiry/mutations';
import { assertPerson } from '@/lib/enquiry/rules';
import { enquirySchema } from '@/lib/enquiry/schema';
import { route } from '@/lib/http/route';
import { log } from '@/lib/log';

/** An enquiry from the form. Public, and protected by `limit` and `judge` instead of a captcha. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', body: enquirySchema, bodyLimit: 16_384 },
  async ({ body, requestId }) => {
    if (!assertPerson(body)) {
      log.info({ requestId }, 'enquiry from a program dropped');
      return Response.json({ success: true }, { status: 201 });
    }
    const enquiry = await createEnquiry(body);
    if (!enquiry.repeated) sendEnquiryMails(enquiry, body);
    return Response.json({ success: true, id: enquiry.id }, { status: 201 });
  },
);

/** The directory, for admins only. */
export const GET = route({ auth: 'admin', query: contactSearchSchema }, ({ query }) => searchContacts(query));

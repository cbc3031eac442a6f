import { searchContacts } from '@/lib/contact/data';
import { contactSearchSchema } from '@/lib/contact/schema';
import { sendEnquiryMails } from '@/lib/enquiry/events';
import { createEnquiry } from '@/lib/enquiry/mutations';
import { judge } from '@/lib/enquiry/rules';
import { enquirySchema } from '@/lib/enquiry/schema';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { log } from '@/lib/log';

/** An enquiry from the form. Public, and protected by `limit` and `judge` instead of a captcha. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', body: enquirySchema, bodyLimit: 16_384 },
  async ({ body, requestId }) => {
    const verdict = judge(body);
    if (verdict === 'too-quick') {
      throw new AppError('invalid', 'That was very quick. Please check the form and send it again');
    }
    if (verdict === 'program') {
      // a program that learns of its failure tries another way
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

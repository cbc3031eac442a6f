import { readLinkedEnquiry } from '@/lib/enquiries/conversation/data';
import { ownEnquiriesDto } from '@/lib/enquiries/conversation/dto';
import { sendLinkedMessage } from '@/lib/enquiries/conversation/mutations';
import { enquiryLinkParams, messageSchema } from '@/lib/enquiries/conversation/schema';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'public', params: enquiryLinkParams, reply: ownEnquiriesDto },
  async ({ params }) => {
    const own = await readLinkedEnquiry(params.token);
    if (!own) throw notFound();
    return own;
  },
);

export const POST = route(
  { auth: 'public', params: enquiryLinkParams, body: messageSchema, limit: 'enquiry' },
  async ({ params, body }) => {
    await sendLinkedMessage(params.token, body);
  },
);

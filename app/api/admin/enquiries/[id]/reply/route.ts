import { replyToEnquiry } from '@/lib/enquiry-inbox/mutations';
import { enquiryReplySchema } from '@/lib/enquiry-inbox/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const POST = route(
  { auth: { can: 'enquiries' }, params: idParams, body: enquiryReplySchema },
  async ({ params, body, actor }) => {
    await replyToEnquiry(params.id, body.text, actor);
    return { message: 'Answer sent' };
  },
);

import { replyToEnquiry } from '@/lib/enquiries/answers.mutations';
import { enquiryReplySchema } from '@/lib/enquiries/inbox/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'enquiries' }, params: idParams, body: enquiryReplySchema, reply: messageDto },
  async ({ params, body, actor }) => {
    await replyToEnquiry(params.id, body, actor);
    return { message: 'Answer sent' };
  },
);

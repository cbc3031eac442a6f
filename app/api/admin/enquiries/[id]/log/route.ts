import { logEnquiry } from '@/lib/enquiries/answers.mutations';
import { enquiryLogSchema } from '@/lib/enquiries/inbox/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'enquiries' }, params: idParams, body: enquiryLogSchema, reply: messageDto },
  async ({ params, body, actor }) => {
    await logEnquiry(params.id, body, actor);
    return {
      message:
        body.way === 'missed'
          ? 'Logged. You reached no one, so it doesn’t count as a reply'
          : 'Logged as a reply',
    };
  },
);

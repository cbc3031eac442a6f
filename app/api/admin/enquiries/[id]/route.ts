import { changeEnquiry } from '@/lib/enquiries/inbox/mutations';
import { enquiryChangeSchema } from '@/lib/enquiries/inbox/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: { can: 'enquiries' }, params: idParams, body: enquiryChangeSchema, reply: messageDto },
  async ({ params, body, actor }) => {
    await changeEnquiry(params.id, body, actor);
    return { message: 'Saved' };
  },
);

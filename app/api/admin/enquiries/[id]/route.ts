import { changeEnquiry } from '@/lib/enquiry-inbox/mutations';
import { enquiryChangeSchema } from '@/lib/enquiry-inbox/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const PUT = route(
  { auth: { can: 'enquiries' }, params: idParams, body: enquiryChangeSchema },
  async ({ params, body, actor }) => {
    await changeEnquiry(params.id, body, actor);
    return { message: 'Saved' };
  },
);

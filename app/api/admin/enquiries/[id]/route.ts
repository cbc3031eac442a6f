import { changeEnquiry } from '@/lib/enquiry-inbox/mutations';
import { enquiryChangeSchema } from '@/lib/enquiry-inbox/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const PUT = route(
  { auth: 'admin', params: idParams, body: enquiryChangeSchema },
  async ({ params, body, session, ip }) => {
    await changeEnquiry(params.id, body, { session, ip });
    return { message: 'Saved' };
  },
);

import { sendMessage } from '@/lib/enquiries/conversation/mutations';
import { enquiryParams, messageSchema } from '@/lib/enquiries/conversation/schema';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'public', limit: 'enquiry', params: enquiryParams, body: messageSchema, bodyLimit: 16_384 },
  async ({ session, actor, request, params, body }) => {
    await sendMessage(ownerOf(session, request.headers), actor, params.id, body);
  },
);

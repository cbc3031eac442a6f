import { ownerOf } from '@/lib/auth/visitor';
import { sendMessage } from '@/lib/conversation/mutations';
import { enquiryParams, messageSchema } from '@/lib/conversation/schema';
import { route } from '@/lib/http/route';

/** A message to the other side of an enquiry. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', params: enquiryParams, body: messageSchema, bodyLimit: 16_384 },
  async ({ session, actor, request, params, body }) => {
    await sendMessage(ownerOf(session, request.headers), actor, params.id, body.text);
  },
);

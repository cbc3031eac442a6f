import { cancelEmailChange, requestEmailChange } from '@/lib/accounts/email/mutations';
import { emailChangeSchema } from '@/lib/accounts/email/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', fresh: true, body: emailChangeSchema, limit: 'mailAddress', reply: messageDto },
  async ({ session, body }) => {
    await requestEmailChange(session, body.email);
    return { message: 'Please open the emails we sent to both addresses' };
  },
);

export const DELETE = route({ auth: 'user', reply: messageDto }, async ({ session }) => {
  await cancelEmailChange(session.user.id);
  return { message: 'Your address hasn’t changed' };
});

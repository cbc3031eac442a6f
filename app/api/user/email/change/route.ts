import { cancelEmailChange, requestEmailChange } from '@/lib/email-change/mutations';
import { emailChangeSchema } from '@/lib/email-change/schema';
import { route } from '@/lib/http/route';

export const POST = route(
  { auth: 'user', fresh: true, body: emailChangeSchema, limit: 'mailAddress' },
  async ({ session, body }) => {
    await requestEmailChange(session, body.email);
    return { message: 'Please open the mails that we have sent to both addresses' };
  },
);

export const DELETE = route({ auth: 'user' }, async ({ session }) => {
  await cancelEmailChange(session.user.id);
  return { message: 'Your address stays as it is' };
});

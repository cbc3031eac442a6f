import { requestPasswordReset } from '@/lib/accounts/mutations';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { forgottenSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { consume, countAccountMail } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

/** Replies alike whether or not the account exists. */
export const POST = route(
  { auth: 'public', body: forgottenSchema, limit: 'mailAddress', reply: messageDto },
  async ({ body }) => {
    await consume('mail', emailKeyOf(body.email));
    await countAccountMail(emailKeyOf(body.email));
    requestPasswordReset(body.email);
    return { message: 'If there is an account with this address, an email with a link is on its way' };
  },
);

import { requestPasswordReset } from '@/lib/account/mutations';
import { consume } from '@/lib/http/rate-limit';
import { route } from '@/lib/http/route';
import { emailKeyOf } from '@/lib/user/data';
import { forgottenSchema } from '@/lib/user/schema';

/** Says the same whether or not there is such an account. */
export const POST = route(
  { auth: 'public', body: forgottenSchema, limit: 'mailAddress' },
  async ({ body }) => {
    await consume('mail', emailKeyOf(body.email));
    requestPasswordReset(body.email);
    return { message: 'If there is an account with this address, a mail with a link is on its way' };
  },
);

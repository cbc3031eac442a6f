import { consume } from '@/lib/http/rate-limit';
import { route } from '@/lib/http/route';
import { requestLink } from '@/lib/saved-search/mutations';
import { linkRequestSchema } from '@/lib/saved-search/schema';
import { emailKeyOf } from '@/lib/user/data';

/** Mails the link to all own alerts. Says the same whether or not there are any. */
export const POST = route(
  { auth: 'public', body: linkRequestSchema, limit: 'mailAddress' },
  async ({ body }) => {
    await consume('mail', emailKeyOf(body.email));
    requestLink(body.email);
    return { message: 'If this address gets alerts, a mail with the link is on its way' };
  },
);

import { emailKeyOf } from '@/lib/accounts/users/data';
import { requestLink } from '@/lib/alerts/saved-searches/mutations';
import { linkRequestSchema } from '@/lib/alerts/saved-searches/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { consume, countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

/** Mails people the link to all their alerts. The reply is the same without any. */
export const POST = route(
  { auth: 'public', body: linkRequestSchema, limit: 'mailAddress', reply: messageDto },
  async ({ body }) => {
    await consume('mail', emailKeyOf(body.email));
    await countUninvitedMail(emailKeyOf(body.email));
    requestLink(body.email);
    return { message: 'If this address gets alerts, an email with the link is on its way' };
  },
);

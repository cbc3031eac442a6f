import { confirmEmail } from '@/lib/email-change/mutations';
import { route } from '@/lib/http/route';
import { verifyEmailSchema } from '@/lib/user/schema';

/** The link of a mail: after a sign-up, or of one of the two mailboxes of a changed address. */
export const POST = route(
  { auth: 'public', body: verifyEmailSchema, limit: 'login' },
  async ({ body, ip }) => ({ message: await confirmEmail(body.token, ip) }),
);

import { confirmEmail } from '@/lib/accounts/email/mutations';
import { verifyEmailSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';

/** The link in a mail: after a sign-up, or in one of the two mailboxes of a changed address. */
export const POST = route(
  { auth: 'public', body: verifyEmailSchema, limit: 'login' },
  async ({ body, ip }) => ({ message: await confirmEmail(body.token, ip) }),
);

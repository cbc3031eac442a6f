import { undoEmailChange } from '@/lib/email-change/mutations';
import { route } from '@/lib/http/route';
import { verifyEmailSchema } from '@/lib/user/schema';

/** By the link that the old mailbox got. */
export const POST = route(
  { auth: 'public', body: verifyEmailSchema, limit: 'login' },
  async ({ body, ip }) => {
    await undoEmailChange(body.token, ip);
    return { message: 'Your address is as it was. Please set a new password now' };
  },
);

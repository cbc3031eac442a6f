import { undoEmailChange } from '@/lib/accounts/email/mutations';
import { verifyEmailSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Undoes an e-mail change through the link sent to the old mailbox. */
export const POST = route(
  { auth: 'public', body: verifyEmailSchema, limit: 'login', reply: messageDto },
  async ({ body, ip }) => {
    await undoEmailChange(body.token, ip);
    return { message: 'Your old address is back. Please set a new password now' };
  },
);

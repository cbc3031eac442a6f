import { resetPassword } from '@/lib/accounts/mutations';
import { resetSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'public', body: resetSchema, limit: 'login', reply: messageDto },
  async ({ body, ip }) => {
    await resetPassword(body.token, body.password, ip);
    return { message: 'Your new password is set. Please sign in with it' };
  },
);

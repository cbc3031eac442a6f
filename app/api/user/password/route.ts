import { changePassword } from '@/lib/accounts/mutations';
import { passwordChangeSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: 'user', body: passwordChangeSchema, reply: messageDto },
  async ({ session, body, ip }) => {
    await changePassword(session, body.currentPassword, body.password, ip);
    return { message: 'Password changed. All other browsers were signed out' };
  },
);

import { changePassword } from '@/lib/account/mutations';
import { route } from '@/lib/http/route';
import { passwordChangeSchema } from '@/lib/user/schema';

export const PUT = route({ auth: 'user', body: passwordChangeSchema }, async ({ session, body, ip }) => {
  await changePassword(session, body.currentPassword, body.password, ip);
  return { message: 'Password changed. All other browsers were signed out' };
});

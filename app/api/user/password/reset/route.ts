import { resetPassword } from '@/lib/account/mutations';
import { route } from '@/lib/http/route';
import { resetSchema } from '@/lib/user/schema';

export const POST = route({ auth: 'public', body: resetSchema, limit: 'login' }, async ({ body, ip }) => {
  await resetPassword(body.token, body.password, ip);
  return { message: 'Your new password is set. Please sign in with it' };
});

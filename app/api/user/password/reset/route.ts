import { resetPassword } from '@/lib/accounts/mutations';
import { resetSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'public', body: resetSchema, limit: 'login' }, async ({ body, ip }) => {
  await resetPassword(body.token, body.password, ip);
  return { message: 'Your new password is set. Please sign in with it' };
});

import { verifyEmail } from '@/lib/account/mutations';
import { route } from '@/lib/http/route';
import { verifyEmailSchema } from '@/lib/user/schema';

export const POST = route({ auth: 'public', body: verifyEmailSchema, limit: 'login' }, async ({ body }) => {
  await verifyEmail(body.token);
  return { message: 'Thank you. Your e-mail address is confirmed' };
});

import { sendVerification } from '@/lib/account/mutations';
import { AppError } from '@/lib/errors';
import { consume } from '@/lib/http/rate-limit';
import { route } from '@/lib/http/route';

export const POST = route({ auth: 'user', limit: 'mailAddress' }, async ({ session }) => {
  if (session.user.isVerified) throw new AppError('conflict', 'Your e-mail address is confirmed already');
  await consume('mail', session.user.id);
  sendVerification(session.user.id);
  return { message: 'A mail with a link is on its way' };
});

import { sendVerification } from '@/lib/accounts/mutations';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { AppError } from '@/lib/platform/errors';
import { consume, countAccountMail } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', limit: 'mailAddress' }, async ({ session }) => {
  if (session.user.isVerified) throw new AppError('conflict', 'Your email address is already confirmed');
  await consume('mail', session.user.id);
  await countAccountMail(emailKeyOf(session.user.email));
  sendVerification(session.user.id);
  return { message: 'An email with a link is on its way' };
});

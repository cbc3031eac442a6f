import { sendVerification } from '@/lib/accounts/mutations';
import { signedUpHere } from '@/lib/accounts/sign-in/mutations';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { AppError } from '@/lib/platform/errors';
import { messageDto } from '@/lib/platform/http/dto';
import { consume, countAccountMail } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

/** Resends a sign-up link for the account, or for the browser that signed up. The reply does not reveal whether a mail was sent. */
export const POST = route(
  { auth: 'public', limit: 'mailAddress', reply: messageDto },
  async ({ session, request }) => {
    const opened = session?.kind === 'user' ? session.user.id : await signedUpHere(request.headers);
    if (!opened) throw new AppError('unauthenticated', 'Please sign in to continue');
    if (session?.kind === 'user' && session.user.isVerified)
      throw new AppError('conflict', 'Your email address is already confirmed');
    await consume('mail', opened);
    if (session?.kind === 'user') await countAccountMail(emailKeyOf(session.user.email));
    sendVerification(opened, session?.kind !== 'user');
    return { message: 'An email with a link is on its way' };
  },
);

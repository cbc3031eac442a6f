import { z } from 'zod';
import { confirmEmail } from '@/lib/accounts/email/mutations';
import { loginAfterSignUp } from '@/lib/accounts/sign-in/mutations';
import { verifyEmailSchema } from '@/lib/accounts/users/schema';
import { loginUserDto } from '@/lib/platform/auth/dto';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Confirms a mailed link: a sign-up, which signs in too, or one of the two mailboxes of an address change. */
export const POST = route(
  {
    auth: 'public',
    body: verifyEmailSchema,
    limit: 'login',
    reply: z.union([messageDto, messageDto.extend({ token: z.string(), user: loginUserDto })]),
  },
  async (context) => {
    const { body, request, session, ip, userAgent, headers } = context;
    const { message, signedUp } = await confirmEmail(body.token, ip);
    const caller = { headers: request.headers, session, ip, userAgent };
    const opened = signedUp && (await loginAfterSignUp(signedUp, caller));
    if (!opened) return { message };
    for (const cookie of opened.cookies) headers.append('set-cookie', cookie);
    return { message, token: opened.token, user: opened.user };
  },
);

import { z } from 'zod';
import { passkeySignInSchema } from '@/lib/accounts/passkeys/schema';
import { loginWithPasskey } from '@/lib/accounts/sign-in/mutations';
import { loginUserDto } from '@/lib/platform/auth/dto';
import { route } from '@/lib/platform/http/route';

/** Replies like `/api/user/login`, because a passkey combines possession with a fingerprint, face or PIN. */
export const POST = route(
  {
    auth: 'public',
    body: passkeySignInSchema,
    limit: 'login',
    reply: z.strictObject({ token: z.string(), user: loginUserDto }),
  },
  async (context) => {
    const { body, request, session, ip, userAgent, headers } = context;
    const from = { headers: request.headers, session, ip, userAgent };
    const { cookies, ...reply } = await loginWithPasskey(body.credential, from);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return reply;
  },
);

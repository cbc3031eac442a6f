import { z } from 'zod';
import { login } from '@/lib/accounts/sign-in/mutations';
import { loginSchema } from '@/lib/accounts/users/schema';
import { loginUserDto } from '@/lib/platform/auth/dto';
import { route } from '@/lib/platform/http/route';

/** Returns `{token, user}` for programs; browsers are signed in by cookie as well. */
export const POST = route(
  {
    auth: 'public',
    body: loginSchema,
    limit: 'login',
    reply: z.strictObject({ token: z.string(), user: loginUserDto }),
  },
  async (context) => {
    const { body, request, session, ip, userAgent, headers } = context;
    const result = await login({ ...body, headers: request.headers, session, ip, userAgent });
    for (const cookie of result.cookies) headers.append('set-cookie', cookie);
    return { token: result.token, user: result.user };
  },
);

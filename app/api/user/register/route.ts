import { z } from 'zod';
import { register } from '@/lib/accounts/mutations';
import { signedUpHere, signUpCookie } from '@/lib/accounts/sign-in/mutations';
import { SIGN_UP_REPLY, SIGNUP_ROLES } from '@/lib/accounts/users/constants';
import { registerSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  {
    auth: 'public',
    body: registerSchema,
    limit: 'register',
    reply: {
      201: z.strictObject({
        message: z.string(),
        user: z.strictObject({
          _id: z.string(),
          name: z.string(),
          email: z.string(),
          role: z.enum(SIGNUP_ROLES),
          isVerified: z.boolean(),
        }),
      }),
    },
  },
  async ({ body, ip, request, headers }) => {
    const { name, email, role } = body;
    const before = await signedUpHere(request.headers, email);
    const _id = await register(body, ip, requestLanguage(request.headers), before);
    headers.append('set-cookie', await signUpCookie(_id, email));
    const user = { _id, name, email, role, isVerified: false };
    return Response.json({ message: SIGN_UP_REPLY, user }, { status: 201 });
  },
);

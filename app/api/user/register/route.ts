import { register } from '@/lib/account/mutations';
import { route } from '@/lib/http/route';
import { requestLanguage } from '@/lib/language/of-request';
import { SIGN_UP_REPLY } from '@/lib/user/constants';
import { registerSchema } from '@/lib/user/schema';

export const POST = route(
  { auth: 'public', body: registerSchema, limit: 'register' },
  async ({ body, ip, request }) => {
    const _id = await register(body, ip, requestLanguage(request.headers));
    const { name, email, role } = body;
    const user = { _id, name, email, role, isVerified: false };
    return Response.json({ message: SIGN_UP_REPLY, user }, { status: 201 });
  },
);

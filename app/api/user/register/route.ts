import { register } from '@/lib/account/mutations';
import { route } from '@/lib/http/route';
import { registerSchema } from '@/lib/user/schema';

export const POST = route(
  { auth: 'public', body: registerSchema, limit: 'register' },
  async ({ body, ip }) => {
    const _id = await register(body, ip);
    const { name, email, role } = body;
    const user = { _id, name, email, role, isVerified: false };
    return Response.json({ message: 'Account created', user }, { status: 201 });
  },
);

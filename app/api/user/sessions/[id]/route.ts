import { deleteSession } from '@/lib/platform/auth/mutations';
import { notFound } from '@/lib/platform/errors';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ session, params }) => {
    if (!(await deleteSession(params.id, session.user.id))) throw notFound('Session not found');
    return { message: 'Signed out' };
  },
);

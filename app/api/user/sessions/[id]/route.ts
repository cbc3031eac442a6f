import { deleteSession } from '@/lib/auth/mutations';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const DELETE = route({ auth: 'user', params: idParams }, async ({ session, params }) => {
  if (!(await deleteSession(params.id, session.user.id))) throw notFound('Session not found');
  return { message: 'Signed out' };
});

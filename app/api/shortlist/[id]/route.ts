import { ownerOf } from '@/lib/auth/visitor';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeList, deleteList } from '@/lib/shortlist/mutations';
import { listChangeSchema } from '@/lib/shortlist/schema';

export const PATCH = route(
  { auth: 'public', params: idParams, body: listChangeSchema },
  async ({ session, request, params, body }) => {
    const owner = ownerOf(session, request.headers);
    if (!owner) throw notFound('List not found');
    await changeList(owner, params.id, body);
  },
);

export const DELETE = route({ auth: 'public', params: idParams }, async ({ session, request, params }) => {
  const owner = ownerOf(session, request.headers);
  if (!owner) throw notFound('List not found');
  await deleteList(owner, params.id);
});

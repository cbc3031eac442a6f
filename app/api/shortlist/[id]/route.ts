import { ownerOf } from '@/lib/platform/auth/visitor';
import { notFound } from '@/lib/platform/errors';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { changeList, deleteList } from '@/lib/shortlists/mutations';
import { listChangeSchema } from '@/lib/shortlists/schema';

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

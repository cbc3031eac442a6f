import { deleteDocument, openDocument } from '@/lib/document/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const GET = route({ auth: 'user', params: idParams }, ({ session, params, ip }) =>
  openDocument(session, params.id, ip),
);

export const DELETE = route({ auth: 'user', params: idParams }, async ({ session, params, ip }) => {
  await deleteDocument(session, params.id, ip);
  return { message: 'Document removed' };
});

import { deleteDocument, openDocument } from '@/lib/document/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'];

export const GET = route({ auth: 'user', params: idParams, produces: TYPES }, ({ session, params, ip }) =>
  openDocument(session, params.id, ip),
);

export const DELETE = route({ auth: 'user', params: idParams }, async ({ session, params, ip }) => {
  await deleteDocument(session, params.id, ip);
  return { message: 'Document removed' };
});

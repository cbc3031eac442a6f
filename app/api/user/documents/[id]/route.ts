import { deleteDocument, openDocument } from '@/lib/accounts/documents/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'];

export const GET = route({ auth: 'user', params: idParams, produces: TYPES }, ({ session, params, ip }) =>
  openDocument(session, params.id, ip),
);

export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ session, params, ip }) => {
    await deleteDocument(session, params.id, ip);
    return { message: 'Document removed' };
  },
);

import { contactDto } from '@/lib/contacts/dto';
import { undoMerge } from '@/lib/contacts/merge/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: { can: 'contacts' }, params: idParams, reply: contactDto },
  ({ params, actor }) => undoMerge(params.id, actor),
);

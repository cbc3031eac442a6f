import { contactBulk } from '@/lib/contacts/bulk/jobs';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'contacts' }, params: idParams }, ({ params, actor }) =>
  contactBulk.undo(params.id, actor),
);
